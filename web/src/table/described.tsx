/** Every key of a view as readable text: nothing is left out, whatever a game puts into its view. */

import type { ComponentChildren } from 'preact';
import { type GameId, gameWords } from '../words/games';
import type { Words } from '../words/words';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that hold the number of a seat, or several; everything else that is a number is one. */
const SEATS: Readonly<Record<GameId, readonly string[]>> = {
  'chicken-island': [
    'seat',
    'owner',
    'active',
    'start',
    'resigned',
    'deciding',
    'outcome',
    'humbled',
    'source',
    'tags',
  ],
  'touche-poulet': ['seat', 'first_seat', 'turn', 'asked', 'winners'],
};

/** Rows of which the first belongs to seat 0, the second to seat 1 …; the Challenger comes after them. */
const BY_SEAT: readonly string[] = ['seats', 'players', 'boards'];

const NOTHING = '–';

export interface Saying {
  readonly words: Words;
  readonly game: GameId;
}

export function label(key: string, { words, game }: Saying): string {
  const name = key.replaceAll('_', '-');
  const own = [`view-${gameWords(game).prefix}-${name}`, `view-${name}`].find(one => words.has(one));
  return own === undefined ? key.replaceAll('_', ' ') : words.say(own);
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value without parts of its own. */
export function plainText(key: string, value: unknown, saying: Saying): string {
  const { words, game } = saying;
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return words.say(value ? 'rules-yes' : 'rules-no');
  if (typeof value === 'number') return SEATS[game].includes(key) ? words.seat(value, game) : String(value);
  if (Array.isArray(value)) return value.map(one => plainText(key, one, saying)).join(', ') || NOTHING;
  if (isFields(value)) {
    const parts = Object.entries(value).map(
      ([name, part]) => `${label(name, saying)} ${plainText(name, part, saying)}`,
    );
    return parts.join(', ') || NOTHING;
  }
  return words.name('card', String(value), game);
}

interface DescribedProps extends Saying {
  readonly name: string;
  readonly value: unknown;
}

/** One part of the view: a word, a table of rows, or a list of fields. */
export function Described({ name, value, ...saying }: DescribedProps): ComponentChildren {
  if (Array.isArray(value) && value.some(isFields))
    return <Rows name={name} rows={value.filter(isFields)} {...saying} />;
  if (!isFields(value)) return plainText(name, value, saying);
  return (
    <dl class="fields">
      {Object.entries(value).map(([key, part]) => (
        <div key={key}>
          <dt>{label(key, saying)}</dt>
          <dd>
            <Described name={key} value={part} {...saying} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface RowsProps extends Saying {
  readonly name: string;
  readonly rows: readonly Fields[];
}

function Rows({ name, rows, ...saying }: RowsProps) {
  const keys = Object.keys(rows[0] ?? {});
  const bySeat = BY_SEAT.includes(name);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div class="rows" tabIndex={0}>
      <table aria-label={label(name, saying)}>
        <thead>
          <tr>
            {bySeat && <th scope="col">{label('seat', saying)}</th>}
            {keys.map(key => (
              <th scope="col" key={key}>
                {label(key, saying)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {bySeat && <th scope="row">{saying.words.seat(at, saying.game)}</th>}
              {keys.map(key => (
                <td key={key}>{plainText(key, row[key], saying)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
