import './achievements.css';
import { useEffect, useState } from 'preact/hooks';
import { Art } from '../art';
import { ApiProblem, games } from '../net/api';
import type { Achievements, EditionInfo, FeatInfo } from '../protocol.gen';
import { Loading } from '../shell/lazy';
import { problemText } from '../shell/problems';
import { useWords } from '../store/words';
import { Choices, Switch } from '../ui/basics';
import { BY_HAND, dayOf, GAME, myAchievements, nameOf, textOf, thingsOf, tickOff, unseen } from './feats';

/** Notes what no game can see, or takes it back. */
type Tick = (id: string, done: boolean) => void;

interface Found {
  readonly editions: readonly EditionInfo[];
  readonly mine: Achievements;
}

/** The achievements of each edition: what was earned and when, and how far one is with those over several games. */
export function AchievementsPage() {
  const words = useWords();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const fail = (failed: unknown) => setProblem(failed instanceof ApiProblem ? failed : null);
  const tick: Tick = (id, done) =>
    tickOff(id, done).then(mine => {
      unseen(mine); // who ticks it off knows of it
      setProblem(null);
      setFound(before => before && { ...before, mine });
    }, fail);
  useEffect(() => {
    Promise.all([games(), myAchievements()]).then(([offered, mine]) => {
      unseen(mine);
      setFound({ editions: offered.games.find(one => one.id === GAME)?.editions ?? [], mine });
    }, fail);
  }, []);
  return (
    <main class="sheet feats">
      <h1>{words.say('page-achievements')}</h1>
      <p class="sheet__hint">{words.say('feats-hint')}</p>
      {problem !== null && (
        <p class="problem" role="alert">
          {problemText(problem, words)}
        </p>
      )}
      {found === null ? problem === null && <Loading /> : <Lists {...found} onTick={tick} />}
    </main>
  );
}

function Lists({ editions, mine, onTick }: Found & { readonly onTick: Tick }) {
  const words = useWords();
  const [name, setName] = useState(editions[0]?.name ?? '');
  const feats = editions.find(one => one.name === name)?.feats ?? [];
  const earned = feats.filter(feat => mine.earned.includes(feat.id)).length;
  return (
    <>
      <Choices
        legend={words.say('home-edition')}
        value={name}
        options={editions.map(one => ({ value: one.name, label: words.say(`home-edition-${one.name}`) }))}
        onChoose={edition => setName(edition)}
      />
      <p class="feats__count">
        <b>{words.say('feats-count', { earned, number: feats.length })}</b>
        <progress value={earned} max={feats.length} aria-hidden="true" />
      </p>
      <ul class="feats__list">
        {feats.map(feat => (
          <FeatCard key={feat.id} feat={feat} mine={mine} onTick={onTick} />
        ))}
      </ul>
    </>
  );
}

interface FeatProps {
  readonly feat: FeatInfo;
  readonly mine: Achievements;
  readonly onTick: Tick;
}

function FeatCard({ feat, mine, onTick }: FeatProps) {
  const words = useWords();
  const byHand = feat.args['deed'] === BY_HAND;
  const earned = mine.earned.includes(feat.id);
  const day = dayOf(mine, feat.id, words);
  const said = earned ? (day === null ? words.say('feats-earned') : words.say('feats-earned-on', { when: day })) : null;
  return (
    <li class={`card feat${earned ? ' feat--earned' : ''}`}>
      <Art name={earned ? 'dice/star' : 'dice/blank'} class="feat__star" />
      <div class="feat__main">
        <h2>{nameOf(feat, words)}</h2>
        <p>{textOf(feat, words)}</p>
        {!earned && (feat.needed ?? 0) > 0 && <Progress feat={feat} done={mine.steps[feat.id] ?? []} />}
        <p class="feat__when">{said ?? words.say('feats-open')}</p>
        {byHand && <Switch label={words.say('feats-tick')} on={earned} onChange={done => onTick(feat.id, done)} />}
      </div>
    </li>
  );
}

/** How far one is with something that takes several games. */
function Progress({ feat, done }: { readonly feat: FeatInfo; readonly done: readonly string[] }) {
  const words = useWords();
  const { needed = 0, modes = [] } = feat;
  const missing = modes.filter(mode => !done.includes(mode));
  const said = words.say('feats-steps', { done: done.length, needed });
  return (
    <div class="feat__progress">
      <p>
        {said} <progress value={done.length} max={needed} aria-hidden="true" />
      </p>
      {done.length > 0 && <p>{words.say('feats-done', { things: thingsOf(done, words) })}</p>}
      {missing.length > 0 && <p>{words.say('feats-missing', { things: thingsOf(missing, words) })}</p>}
    </div>
  );
}
