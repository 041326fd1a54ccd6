// biome-ignore-all lint/a11y/useSemanticElements: these lie over a drawing; a table would bring its own layout

/** The cells of a board for pointers, keyboards and screen readers; those on offer are buttons. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { buttonOf, useFarm } from './context';
import { CELLS, COLUMNS, cellAt, cellName, isOnBoard, placeName } from './farm';
import { lineFor } from './offers';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads from a cell; undefined: it is no key for walking. */
export function walk(cell: string, key: string): string | undefined {
  const { column, row } = cellAt(cell);
  if (key === 'Home') return cellName({ column: 0, row });
  if (key === 'End') return cellName({ column: COLUMNS - 1, row });
  const [right, down] = STEPS[key] ?? [0, 0];
  if (!right && !down) return undefined;
  const next = { column: column + right, row: row + down };
  return isOnBoard(next) ? cellName(next) : cell;
}

interface GridProps {
  readonly board: number;
  readonly name: string;
  describe(cell: string): string;
}

export function Grid({ board, name, describe }: GridProps) {
  const farm = useFarm();
  const offered = (cell: string) => farm.offers.cells.get(placeName(board, cell));
  const [at, setAt] = useState<string | null>(null);
  const here = at ?? CELLS.find(offered) ?? 'A1';
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const focusOn = (cell: string) =>
    box.current
      ?.querySelector<HTMLElement>(`[data-cell="${cell}"] > button, [data-cell="${cell}"]:not(:has(button))`)
      ?.focus();
  useLayoutEffect(() => {
    // a cell that was chosen is drawn anew, and the browser forgets that the focus was on it
    if (focused.current && document.activeElement === document.body) focusOn(here);
  });
  const ask = (cell: string) => {
    const line = lineFor(farm.offers, board, cell);
    if (line !== null) farm.whyNot(line);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      focused.current = false;
      farm.pointed.value = null;
      (document.activeElement as HTMLElement | null)?.blur();
      return;
    }
    if (event.key === 'Enter' && !offered(here)) return ask(here);
    const next = walk(here, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    focusOn(next);
  };
  return (
    <div
      class="grid"
      role="grid"
      aria-label={name}
      ref={box}
      onKeyDown={onKeyDown}
      onFocusIn={event => {
        focused.current = true;
        const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset['cell'];
        if (cell !== undefined) setAt(cell);
      }}
      onFocusOut={event => {
        if (event.relatedTarget !== null) focused.current = false;
      }}
    >
      {Array.from({ length: CELLS.length / COLUMNS }, (_, row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus goes from cell to cell
        <div key={row} role="row" class="grid__row">
          {CELLS.slice(row * COLUMNS, (row + 1) * COLUMNS).map(cell => {
            const offer = offered(cell);
            const stop = cell === here ? 0 : -1;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of its cells
              <div
                key={cell}
                role="gridcell"
                class="cell"
                data-cell={cell}
                aria-label={describe(cell)}
                tabIndex={offer ? undefined : stop}
                onClick={offer ? undefined : () => ask(cell)}
              >
                {offer && <button {...buttonOf(farm, offer)} class="cell__lit" tabIndex={stop} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
