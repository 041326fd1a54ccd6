import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../store/words';
import type { GameId } from '../words/games';
import type { Outcome, Words } from '../words/words';
import { type AtTable, useTable } from './context';
import { deciding } from './game-table';
import { listed } from './talking';

/** What is asked, or who is waited for, or how it ended: one sentence. */
export function promptText({ store }: AtTable, words: Words, game: GameId): string {
  const info = store.info.value;
  const ask = store.ask.value;
  if (info?.status === 'stuck') return words.say('table-stuck', { problem: info.stuck ?? '' });
  if (info?.outcome) return words.outcome(info.outcome as unknown as Outcome, game);
  if (ask !== null && store.asked.value) return words.decision(ask.decision, game);
  const waited = deciding(store.view.value).filter(seat => seat !== store.seat.value);
  const names = waited.map(seat => words.seat(seat, game));
  return names.length ? words.say('table-waiting', { names: listed(names, words) }) : words.say('table-waiting-server');
}

export function Prompt({ game }: { readonly game: GameId }) {
  const words = useWords();
  const table = useTable();
  const ask = table.store.ask.value;
  return (
    <div class={`prompt${table.store.asked.value ? ' prompt--asked' : ''}`}>
      <h2 class="prompt__text">{promptText(table, words, game)}</h2>
      {ask?.deadline != null && <Countdown until={ask.deadline} />}
    </div>
  );
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time that is left, as briefly as it can be said. */
export function timeLeft(seconds: number, words: Words): string {
  if (seconds >= 2 * DAY) return words.say('table-days', { days: Math.floor(seconds / DAY) });
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  const two = (number: number) => String(number).padStart(2, '0');
  const rest = `${two(minutes)}:${two(Math.floor(seconds % MINUTE))}`;
  return hours ? `${hours}:${rest}` : rest;
}

function Countdown({ until }: { readonly until: number }) {
  const words = useWords();
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, until - now);
  return (
    <span class={`clock${left < 15 ? ' clock--short' : ''}`} role="timer" aria-label={words.say('table-time-left')}>
      {timeLeft(left, words)}
    </span>
  );
}
