import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../store/words';
import { Button } from '../ui/basics';
import { note } from '../ui/saying';
import type { GameId } from '../words/games';
import { useTable } from './context';
import { RuleText } from './rule-hint';
import { listed, tell } from './talking';

/** A clear word when the connection is gone, and when it is back. */
export function ConnectionNotice() {
  const words = useWords();
  const link = useTable().store.link.value;
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (link === 'lost') setGone(true);
    if (link !== 'open' || !gone) return;
    setGone(false);
    note(words.say('table-back-again'));
  }, [link, gone]);
  if (link !== 'lost') return null;
  return (
    <p class="notice notice--lost" role="alert">
      {words.say('table-lost')}
    </p>
  );
}

/** Somebody wants to go back. */
export function BackNotice({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { store } = useTable();
  const wish = store.wish.value;
  const seat = store.seat.value;
  if (wish === null) return null;
  const answer = async (agree: boolean) => void tell(await store.wishFor({ type: 'answer_back', agree }), words, game);
  const agreed = wish.agreed.map(one => words.seat(one, game));
  const own = wish.seat === seat;
  return (
    <div class="notice" role="alert">
      <p>{words.say('table-back-asked', { name: words.seat(wish.seat, game), agreed: listed(agreed, words) })}</p>
      {seat !== null && (
        <div class="row">
          {!own && !wish.agreed.includes(seat) && (
            <Button looks="main" onClick={() => answer(true)}>
              {words.say('table-back-agree')}
            </Button>
          )}
          <Button onClick={() => answer(false)}>{words.say(own ? 'table-back-withdraw' : 'table-back-refuse')}</Button>
        </div>
      )}
    </div>
  );
}

/** A bot plays the own seat. */
export function SubstituteNotice({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { store } = useTable();
  const own = store.info.value?.seats.find(one => one.seat === store.seat.value);
  if (!own?.substitute || store.info.value?.status !== 'running') return null;
  const takeOver = async () => void tell(await store.wishFor({ type: 'substitute', on: false }), words, game);
  return (
    <div class="notice">
      <p>{words.say('table-substituted')}</p>
      <Button looks="main" onClick={takeOver}>
        {words.say('table-take-over')}
      </Button>
    </div>
  );
}

const STANDING = ['pass_combat', 'pass_until_play'] as const;
const FITTING = ['combat_play', 'window']; // decisions in which one passes again and again

/** Answers that one leaves with the server, where one would pass again and again. */
export function StandingAnswers({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { store } = useTable();
  const left = store.standing.value;
  const stand = async (what: (typeof STANDING)[number] | null) =>
    void tell(await store.wishFor({ type: 'stand', what }), words, game);
  if (left !== null) {
    return (
      <div class="notice">
        <p>{words.say(`table-stand-${left.replaceAll('_', '-')}`)}</p>
        <Button onClick={() => stand(null)}>{words.say('table-stand-off')}</Button>
      </div>
    );
  }
  const kind = store.ask.value?.decision.kind;
  if (kind === undefined || !FITTING.includes(kind)) return null;
  return (
    <div class="row">
      {STANDING.map(what => (
        <Button key={what} small onClick={() => stand(what)}>
          {words.say(`table-stand-${what.replaceAll('_', '-')}`)}
        </Button>
      ))}
    </div>
  );
}

/** The answer to "why not?": rule and sentence. */
export function WhyNotNotice({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { explained } = useTable();
  const found = explained.value;
  if (found === null) return null;
  const close = () => {
    explained.value = null;
  };
  return (
    <div class="notice" role="status">
      <div class="digest__head">
        <h3>{words.say('table-why-not', { line: found.line })}</h3>
        <Button looks="quiet" icon="close" name={words.say('page-close')} onClick={close} />
      </div>
      <p>{found.sentence}</p>
      {found.rule !== null && <RuleText rule={found.rule} game={game} />}
    </div>
  );
}

/** On one screen: somebody else who sits here is asked. */
export function HandOver({ game, next }: { readonly game: GameId; readonly next: number | null }) {
  const words = useWords();
  const { screen } = useTable();
  if (screen === null || next === null) return null;
  return (
    <div class="notice notice--hand-over">
      <p>{words.say('table-next-asked', { name: words.seat(next, game) })}</p>
      <Button looks="main" onClick={() => screen.handOver(next)}>
        {words.say('table-hand-over')}
      </Button>
    </div>
  );
}
