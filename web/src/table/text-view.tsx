import { useId, useState } from 'preact/hooks';
import { useWords } from '../store/words';
import { Button } from '../ui/basics';
import type { GameId } from '../words/games';
import type { Words } from '../words/words';
import { type AtTable, useTable } from './context';
import { isFields, plainText } from './described';
import { told } from './log';
import { promptText } from './prompt';
import { explain, troubleText } from './talking';
import { ViewInWords } from './view-in-words';

interface Answered {
  readonly line: string;
  readonly answers: readonly string[];
}

const KEPT = 20; // answers in sight

/** The table as text, with a line for commands in our notation: what somebody uses who does not see the board. */
export function TextView({ game }: { readonly game: GameId }) {
  const words = useWords();
  const view = useTable().store.view.value;
  return (
    <div class="text-view">
      <CommandLine game={game} />
      {view !== null && <ViewInWords view={view} words={words} game={game} />}
    </div>
  );
}

function CommandLine({ game }: { readonly game: GameId }) {
  const words = useWords();
  const table = useTable();
  const [line, setLine] = useState('');
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const options = useId();
  const send = async (event: Event) => {
    event.preventDefault();
    const said = line.trim();
    if (said === '') return;
    setLine('');
    const answers = await obey(said, table, words, game);
    setAnswered(before => [...before, { line: said, answers }].slice(-KEPT));
  };
  return (
    <form class="command" onSubmit={send}>
      <label class="field">
        <span>{words.say('table-command')}</span>
        <input
          class="input command__input"
          value={line}
          list={options}
          maxLength={400}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={event => setLine(event.currentTarget.value)}
        />
        <span class="field__hint">{words.say('table-command-hint')}</span>
      </label>
      <Button type="submit">{words.say('table-send')}</Button>
      <datalist id={options}>
        {table.store.ask.value?.options.map(option => (
          <option key={option.text} value={option.text}>
            {words.action(option.action, game)}
          </option>
        ))}
      </datalist>
      <ol class="command__answers" aria-live="polite" aria-label={words.say('table-answers')}>
        {answered.map((one, at) => (
          <li key={at}>
            <code>{one.line}</code>
            {one.answers.map((answer, number) => (
              <p key={number}>{answer}</p>
            ))}
          </li>
        ))}
      </ol>
    </form>
  );
}

type Command = (rest: string, table: AtTable, words: Words, game: GameId) => string[] | Promise<string[]>;

/** What a line may begin with besides an action of the game. */
const COMMANDS: Readonly<Record<string, Command>> = {
  help: (_, __, words) => words.say('table-command-help').split('\n'),
  why: async (rest, { store }, words, game) => [(await explain(store, rest, words, game)).sentence],
  ask: (_, table, words, game) => [promptText(table, words, game)],
  options: (_, { store }, words, game) =>
    (store.ask.value?.options ?? []).map(option => `${option.text}: ${words.action(option.action, game)}`),
  log: (rest, { store }, words, game) =>
    store.log.value
      .flatMap(entry => told(entry, words, game))
      .slice(-(Number(rest) || 10))
      .map(one => one.sentence),
  card: (rest, _, words, game) => [words.name('card', rest, game), words.cardText(rest, game)].filter(Boolean),
  view: (rest, { store }, words, game) => [seen(rest, store.view.value ?? {}, words, game)],
  say: async (rest, { store }, words, game) => outcome(await store.wishFor({ type: 'say', text: rest }), words, game),
  undo: async (_, { store }, words, game) => outcome(await store.wishFor({ type: 'take_back' }), words, game),
};

function outcome(trouble: Parameters<typeof troubleText>[0] | null, words: Words, game: GameId): string[] {
  return trouble === null ? [] : [troubleText(trouble, words, game)];
}

/** A part of the view by its key: `hand`, `table.lineup`, or `lineup`. */
function seen(key: string, view: Readonly<Record<string, unknown>>, words: Words, game: GameId): string {
  const all = Object.entries(view).flatMap(([name, value]) =>
    isFields(value) ? [[name, value] as const, ...Object.entries(value)] : [[name, value] as const],
  );
  const found = all.find(([name]) => name === key.split('.').at(-1));
  if (found === undefined) return words.say('table-command-keys', { keys: all.map(([name]) => name).join(', ') });
  return plainText(found[0], found[1], { words, game });
}

/** Carries out a line: a command, or else an action of the game. What is not on offer is answered with the rule. */
export async function obey(line: string, table: AtTable, words: Words, game: GameId): Promise<readonly string[]> {
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  const command = COMMANDS[first.toLowerCase()];
  const offered = table.store.ask.value?.options.some(option => option.text === line) ?? false;
  if (command !== undefined && !offered) return command(rest, table, words, game);
  const before = table.store.number;
  const trouble = await table.store.act(line);
  if (trouble !== null) return [troubleText(trouble, words, game)];
  const news = table.store.log.value.filter(entry => entry.number > before);
  return news.flatMap(entry => told(entry, words, game)).map(one => one.sentence);
}
