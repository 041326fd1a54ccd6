import { useState } from 'preact/hooks';
import type { Choice, Question } from '../store/table';
import { useWords } from '../store/words';
import { Icon } from '../ui/icons';
import { type GameId, gameWords } from '../words/games';
import type { Words } from '../words/words';
import { useTable } from './context';

const MANY = 14; // options from which on it pays to search

/** Options that begin with the same verb stand together, in the order in which the game offers them. */
export function byVerb(options: readonly Choice[]): readonly (readonly Choice[])[] {
  return [...Map.groupBy(options, option => option.action.type).values()];
}

/** What the card says that an option names, if it names one. */
function cardHint({ action }: Choice, words: Words, game: GameId): string {
  const kinds = gameWords(game).action[action.type] ?? {};
  const card = Object.entries(kinds).find(([, kind]) => kind === 'card')?.[0];
  return card === undefined ? '' : words.cardText(String(action[card]), game);
}

interface OptionsProps {
  readonly game: GameId;
  readonly ask: Question;
  /** Whether the board offers all this as well, so that the list may be folded. */
  readonly folded: boolean;
  choose(line: string): void;
}

/** All that may be answered, as buttons with sentences: complete, whatever the board can do. */
export function Options({ game, ask, folded, choose }: OptionsProps) {
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const said = ask.options.map(option => ({ option, sentence: words.action(option.action, game) }));
  const sentences = new Map(said.map(({ option, sentence }) => [option, sentence]));
  const found = wanted
    ? said.filter(one => `${one.sentence} ${one.option.text}`.toLowerCase().includes(wanted.toLowerCase()))
    : said;
  return (
    <details class="options" open={!folded}>
      <summary>
        <Icon name="list" />
        {words.say('table-options', { count: ask.options.length })}
      </summary>
      {ask.options.length >= MANY && (
        <input
          class="input options__search"
          type="search"
          value={wanted}
          placeholder={words.say('table-search')}
          aria-label={words.say('table-search')}
          onInput={event => setWanted(event.currentTarget.value)}
        />
      )}
      {byVerb(found.map(one => one.option)).map(group => (
        <ul class="options__group" key={group[0]?.action.type}>
          {group.map(option => (
            <li key={option.text}>
              <OptionButton
                option={option}
                sentence={sentences.get(option) ?? option.text}
                hint={cardHint(option, words, game)}
                choose={choose}
              />
            </li>
          ))}
        </ul>
      ))}
    </details>
  );
}

interface OptionProps {
  readonly option: Choice;
  readonly sentence: string;
  readonly hint: string;
  choose(line: string): void;
}

function OptionButton({ option, sentence, hint, choose }: OptionProps) {
  const { store, pointed } = useTable();
  const idle = store.busy.value || store.link.value !== 'open';
  const point = (on: boolean) => () => {
    pointed.value = on ? option.text : null;
  };
  return (
    <button
      type="button"
      class={`button option${pointed.value === option.text ? ' option--pointed' : ''}`}
      aria-disabled={idle}
      aria-description={hint || undefined}
      title={hint || option.text}
      onMouseEnter={point(true)}
      onMouseLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
      onClick={() => !idle && choose(option.text)}
    >
      {sentence}
    </button>
  );
}
