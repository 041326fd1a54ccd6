import { useState } from 'preact/hooks';
import { Art } from '../../art';
import { ApiProblem, openTable } from '../../net/api';
import type { GameInfo, Games } from '../../protocol.gen';
import { browserKey, holdTable, randomToken } from '../../store/keys';
import { change, settings } from '../../store/settings';
import { useWords } from '../../store/words';
import { Button } from '../../ui/basics';
import { problemText } from '../problems';
import { go } from '../router';
import { Details } from './details';
import { type Company, companies, lacksLeaders, leadersNeeded, tableFor, usualWish, type Wish } from './wish';

/** The picture of a game on its card. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  'chicken-island': ['leaders/keekmee', 'machines/golem', 'leaders/blackbeak'],
  'touche-poulet': ['farm/tractank', 'clans/pigs', 'farm/eggwitzer'],
};

/** Three clicks: which game, who plays, go. Everything else has a usual value and is folded away. */
export function StartGame({ offered }: { readonly offered: Games }) {
  const words = useWords();
  const [wish, setWish] = useState<Wish | null>(null);
  const game = offered.games.find(one => one.id === wish?.game);
  return (
    <section class="start" aria-label={words.say('home-start')}>
      <h2>{words.say('home-which-game')}</h2>
      <div class="start__games">
        {offered.games.map(one => (
          <GameCard
            key={one.id}
            game={one.id}
            chosen={one.id === wish?.game}
            onChoose={() => setWish(usualWish(one, 'bots', settings.value.name))}
          />
        ))}
      </div>
      {game !== undefined && wish !== null && <WhoPlays game={game} wish={wish} onChange={setWish} />}
      {game !== undefined && wish !== null && <Go offered={offered} game={game} wish={wish} onChange={setWish} />}
    </section>
  );
}

interface GameCardProps {
  readonly game: string;
  readonly chosen: boolean;
  onChoose(): void;
}

function GameCard({ game, chosen, onChoose }: GameCardProps) {
  const words = useWords();
  return (
    <button type="button" class={`game-card game-card--${game}`} aria-pressed={chosen} onClick={onChoose}>
      <span class="game-card__pictures">
        {(PICTURES[game] ?? []).map((name, at) => (
          <Art key={name} name={name} seat={at} class="game-card__art" />
        ))}
      </span>
      <span class="game-card__name">{words.say(`game-${game}`)}</span>
      <span class="game-card__about">{words.say(`home-about-${game}`)}</span>
    </button>
  );
}

interface StepProps {
  readonly game: GameInfo;
  readonly wish: Wish;
  onChange(wish: Wish): void;
}

function WhoPlays({ game, wish, onChange }: StepProps) {
  const words = useWords();
  const choose = (company: Company) => onChange(usualWish(game, company, settings.value.name));
  return (
    <>
      <h2>{words.say('home-who-plays')}</h2>
      <div class="start__companies">
        {companies(game).map(company => (
          <button
            key={company}
            type="button"
            class="button company"
            aria-pressed={wish.company === company}
            onClick={() => choose(company)}
          >
            <b>{words.say(`home-company-${company}`)}</b>
            <span>{words.say(`home-company-${company}-hint`)}</span>
          </button>
        ))}
      </div>
    </>
  );
}

function Go({ offered, game, wish, onChange }: StepProps & { readonly offered: Games }) {
  const words = useWords();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState('');
  const lacking = lacksLeaders(wish, game);
  const open = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const secrets = { word: randomToken(), key: browserKey(), ...(code ? { code } : {}) };
      const made = await openTable(tableFor(wish, game, secrets));
      if (wish.names[0]) change({ name: wish.names[0] });
      holdTable(made);
      go(`/t/${made.table}`);
    } catch (failed) {
      if (!(failed instanceof ApiProblem)) throw failed;
      setProblem(failed);
      setBusy(false);
    }
  };
  return (
    <form class="start__go" onSubmit={open}>
      {offered.invitation && (
        <label class="field">
          <span>{words.say('home-code')}</span>
          <input class="input" value={code} required onInput={event => setCode(event.currentTarget.value)} />
        </label>
      )}
      <Button type="submit" looks="main" class="start__button" disabled={busy || lacking}>
        {words.say('home-go')}
      </Button>
      {lacking && (
        <p class="problem" role="alert">
          {words.say('home-leaders-lacking', { needed: leadersNeeded(wish, game) })}
        </p>
      )}
      {problem !== null && (
        <p class="problem" role="alert">
          {problemText(problem, words)}
        </p>
      )}
      <Details game={game} wish={wish} talk={offered.talk} onChange={onChange} />
    </form>
  );
}
