import { useEffect, useRef, useState } from 'preact/hooks';
import type { Hinted } from '../protocol.gen';
import type { Question } from '../store/table';
import { useWords } from '../store/words';
import { Button } from '../ui/basics';
import type { GameId } from '../words/games';
import type { Words } from '../words/words';
import { useTable } from './context';
import { tell } from './talking';

const SHOWN = 5; // options that the bot looked at

interface HintProps {
  readonly game: GameId;
  readonly ask: Question;
  choose(line: string): void;
}

/** What a bot would do, for who asks: a button, then what the bot thinks. It is gone with the question. */
export function Hint({ game, ask, choose }: HintProps) {
  const words = useWords();
  const { store } = useTable();
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState<{ readonly of: Question; readonly hint: Hinted } | null>(null);
  if (!store.info.value?.hints || store.seat.value === null || !store.asked.value) return null;
  const wonder = async () => {
    if (asking) return;
    setAsking(true);
    const answer = await store.hint();
    setAsking(false);
    if (answer === null || store.ask.peek() !== ask) return; // the game has gone on meanwhile
    if (answer !== 'not_connected' && 'text' in answer) setFound({ of: ask, hint: answer });
    else tell(answer, words, game);
  };
  if (found?.of === ask) {
    return <Thought game={game} ask={ask} hint={found.hint} choose={choose} close={() => setFound(null)} />;
  }
  return (
    <div class="row">
      <Button small icon="robot" aria-disabled={asking} aria-busy={asking} onClick={wonder}>
        {words.say(asking ? 'hint-thinking' : 'hint-ask')}
      </Button>
    </div>
  );
}

interface ThoughtProps extends HintProps {
  readonly hint: Hinted;
  close(): void;
}

/** What the bot would choose and what it looked at. */
function Thought({ game, ask, hint, choose, close }: ThoughtProps) {
  const words = useWords();
  const { store } = useTable();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const idle = store.busy.value || store.link.value !== 'open';
  const level = words.say('table-bot', { level: hint.bot });
  const looked = hint.looked.filter(one => one.visits > 0); // for all others there was no time
  return (
    <section class="notice hint" aria-label={words.say('hint-title')}>
      <div class="digest__head">
        <h3 ref={head} tabIndex={-1}>
          {words.say('hint-would', { level, action: sentence(hint.text, ask, words, game) })}
        </h3>
        <Button looks="quiet" icon="close" name={words.say('page-close')} onClick={close} />
      </div>
      {looked.length > 0 ? (
        <>
          <p>{words.say('hint-why', { count: looked.length })}</p>
          <ul class="hint__looked">
            {looked.slice(0, SHOWN).map(one => (
              <Looked key={one.text} {...one} said={sentence(one.text, ask, words, game)} />
            ))}
          </ul>
        </>
      ) : (
        <p>{words.say('hint-no-reason')}</p>
      )}
      <Button looks="main" aria-disabled={idle} onClick={() => !idle && choose(hint.text)}>
        {words.say('hint-do')}
      </Button>
    </section>
  );
}

interface LookedProps {
  readonly said: string;
  readonly visits: number;
  readonly chance: number;
}

/** One option that the bot looked at, with a bar. */
function Looked({ said, visits, chance }: LookedProps) {
  const words = useWords();
  const share = new Intl.NumberFormat(words.lang, { style: 'percent' }).format(chance);
  return (
    <li>
      <span>{said}</span>
      <meter min={0} max={1} value={chance} aria-label={words.say('hint-chance')}>
        {share}
      </meter>
      <span class="hint__share">{words.say('hint-looked', { share, visits })}</span>
    </li>
  );
}

/** An option in a sentence. */
function sentence(text: string, ask: Question, words: Words, game: GameId): string {
  const option = ask.options.find(one => one.text === text);
  return option === undefined ? text : words.action(option.action, game);
}
