import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LogEntry } from '../store/table';
import { useWords } from '../store/words';
import { Button } from '../ui/basics';
import { SeatMark } from '../ui/icons';
import { type GameId, gameWords } from '../words/games';
import type { Words } from '../words/words';
import { useTable } from './context';
import { RuleHint } from './rule-hint';

const SHOWN = 60; // entries at first

/** What an entry says: a sentence for each event, with the rules that it comes from. */
export function told(entry: LogEntry, words: Words, game: GameId): { sentence: string; rules: readonly string[] }[] {
  const lines = entry.events.map(event => ({
    sentence: words.event(event, game),
    rules: gameWords(game).rules[event.type] ?? [],
  }));
  return entry.back === 'done' ? [...lines, { sentence: words.say('table-went-back'), rules: [] }] : lines;
}

interface LogProps {
  readonly game: GameId;
  readonly entries: readonly LogEntry[];
}

/** What happened, in words; the latest stands at the bottom and is kept in sight. */
export function Log({ game, entries }: LogProps) {
  const words = useWords();
  const [shown, setShown] = useState(SHOWN);
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lines = entries.filter(entry => entry.events.length > 0 || entry.back === 'done');
  useLayoutEffect(() => {
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
  });
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: { currentTarget: HTMLElement }) => {
    atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div class="log" ref={box} onScroll={onScroll} tabIndex={0} role="log" aria-label={words.say('table-log')}>
      {lines.length > shown && (
        <Button small looks="quiet" onClick={() => setShown(shown + 200)}>
          {words.say('table-earlier')}
        </Button>
      )}
      {lines.length === 0 && <p class="log__empty">{words.say('table-log-empty')}</p>}
      <Entries game={game} entries={lines.slice(-shown)} />
    </div>
  );
}

export function Entries({ game, entries }: LogProps) {
  const words = useWords();
  return (
    <ol class="entries">
      {entries.map(entry => (
        <li key={entry.number} class="entry" data-seat={entry.seat ?? undefined}>
          {entry.seat !== null && <SeatMark seat={entry.seat} />}
          <div>
            {told(entry, words, game).map(({ sentence, rules }, at) => (
              <p key={at}>
                {sentence}{' '}
                {rules.map(rule => (
                  <RuleHint key={rule} rule={rule} game={game} />
                ))}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What others did since this seat last looked. */
export function Digest({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { digest } = useTable().store;
  if (digest.value.length === 0) return null;
  const close = () => {
    digest.value = [];
  };
  return (
    <section class="notice digest" aria-label={words.say('table-digest')}>
      <div class="digest__head">
        <h3>{words.say('table-digest')}</h3>
        <Button looks="quiet" icon="close" name={words.say('page-close')} onClick={close} />
      </div>
      <Entries game={game} entries={digest.value.slice(-12)} />
    </section>
  );
}
