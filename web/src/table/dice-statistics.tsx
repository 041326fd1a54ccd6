import { Art } from '../art';
import type { AnyFace, LogEntry } from '../store/table';
import { useWords } from '../store/words';
import { Dialog } from '../ui/dialog';
import { SeatMark } from '../ui/icons';
import type { GameId } from '../words/games';
import { useTable } from './context';

const FACES = ['claw', 'chicken', 'star', '+1', '+2', '+3'] as const;

/** How often each face came up, seat by seat. */
export interface Rolled {
  readonly seat: number;
  readonly dice: number;
  readonly faces: readonly number[];
}

const isRoll = (event: AnyFace): event is AnyFace & { readonly seat: number; readonly faces: readonly string[] } =>
  event.type === 'dice_rolled' && Array.isArray(event['faces']);

/** Counts the dice in a log. */
export function rolledIn(log: readonly LogEntry[]): readonly Rolled[] {
  const rolls = log.flatMap(entry => entry.events).filter(isRoll);
  return [...Map.groupBy(rolls, roll => roll.seat)]
    .sort(([one], [other]) => one - other)
    .map(([seat, own]) => {
      const all = own.flatMap(roll => roll.faces);
      return { seat, dice: all.length, faces: FACES.map(face => all.filter(one => one === face).length) };
    });
}

/** Whether a game has dice. */
export const hasDice = (game: GameId): boolean => game === 'chicken-island';

interface StatisticsProps {
  readonly game: GameId;
  onClose(): void;
}

/** What was rolled so far against what one might have expected: a table that also reads well aloud. */
export function DiceStatistics({ game, onClose }: StatisticsProps) {
  const words = useWords();
  const log = useTable().store.log.value;
  const rolled = rolledIn(log);
  const most = Math.max(1, ...rolled.flatMap(one => one.faces));
  return (
    <Dialog title={words.say('stats-title')} onClose={onClose}>
      <p>{words.say(rolled.length ? 'stats-hint' : 'stats-none')}</p>
      {(log[0]?.number ?? 1) > 1 && <p class="field__hint">{words.say('stats-partial')}</p>}
      {rolled.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <div class="rows" tabIndex={0}>
          <table class="dice-table" aria-label={words.say('stats-title')}>
            <thead>
              <tr>
                <th scope="col">{words.say('stats-face')}</th>
                {rolled.map(({ seat, dice }) => (
                  <th scope="col" key={seat}>
                    <SeatMark seat={seat} /> {words.seat(seat, game)}
                    <small>{words.say('stats-dice', { count: dice })}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {FACES.map((face, at) => (
                <tr key={face}>
                  <th scope="row">
                    <Art name={`dice/${face}`} class="dice-table__die" />{' '}
                    <span class="dice-table__face">{words.name('face', face, game)}</span>
                  </th>
                  {rolled.map(one => (
                    <Cell key={one.seat} rolled={one} count={one.faces[at] ?? 0} most={most} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}

interface CellProps {
  readonly rolled: Rolled;
  readonly count: number;
  readonly most: number;
}

function Cell({ rolled: { seat, dice }, count, most }: CellProps) {
  const words = useWords();
  const expected = new Intl.NumberFormat(words.lang, { maximumFractionDigits: 1 }).format(dice / FACES.length);
  const share = (number: number) => (100 * number) / Math.max(most, dice / FACES.length);
  return (
    <td data-seat={seat}>
      <svg class="dice-table__bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share(count)} height="10" fill="var(--seat)" />
        <rect x={Math.min(98, share(dice / FACES.length) - 1)} width="2" height="10" fill="var(--fg)" />
      </svg>
      {words.say('stats-cell', { count, expected })}
    </td>
  );
}
