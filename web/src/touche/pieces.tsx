/** What lies on a board: units, wrecks, craters, explosions, targets, fields, strikes, and what pigeons counted. */

import type { ToucheView } from '../protocol.gen';
import { CELL, CELLS, cellAt, FIELD, footprint, NUKE, split, unitPrint, zoneBox } from './farm';
import { Piece } from './sprites';

interface OnBoard {
  readonly view: ToucheView;
  readonly board: number;
}

interface AtCell {
  readonly name: string;
  readonly cell: string;
  readonly seat?: number | null;
  /** In cells; else one. */
  readonly width?: number;
  readonly height?: number;
  readonly class?: string;
}

/** A picture on a cell, or on several from there. */
export function OnCell({ name, cell, seat = null, width = 1, height = 1, class: look = '' }: AtCell) {
  const { column, row } = cellAt(cell);
  return (
    <Piece
      name={name}
      seat={seat}
      class={look}
      x={column * CELL}
      y={row * CELL}
      width={width * CELL}
      height={height * CELL}
    />
  );
}

/** A small emblem that says whose something is. */
export function Emblem({
  cell,
  seat,
  size = 15,
}: {
  readonly cell: string;
  readonly seat: number;
  readonly size?: number;
}) {
  const { column, row } = cellAt(cell);
  const [x, y] = [(column + 0.5) * CELL - size / 2, (row + 0.5) * CELL - size / 2];
  return <Piece name={String(seat)} seat={seat} x={x} y={y} width={size} height={size} />;
}

export const markAt = (shots: readonly string[], cell: string): string => {
  const { column, row } = cellAt(cell);
  return shots[row]?.[column] ?? '.';
};

export function Fleet({ view, board }: OnBoard) {
  return (
    <g class="fleet">
      {(view.boards[board]?.fleet ?? []).map(({ unit, cell }) => (
        <OnCell key={`${unit}${cell}`} name={unit} cell={cell} seat={board} {...unitSize(unit)} class="fleet__unit" />
      ))}
    </g>
  );
}

export const unitSize = (unit: string) => {
  const { width, height } = unitPrint(unit);
  return { width, height };
};

/** Burnt ground, what is left of the unit, and smoke. */
export function Wrecks({ view, board }: OnBoard) {
  return (
    <g class="wrecks">
      {(view.boards[board]?.wrecks ?? []).map(({ unit, cell }) => {
        const { width, height } = unitPrint(unit);
        const { column, row } = cellAt(cell);
        const last = footprint(cell, { width, height }).at(-1) ?? cell;
        return (
          <g key={cell}>
            <rect
              class="wreck__ground"
              x={column * CELL + 1}
              y={row * CELL + 1}
              width={width * CELL - 2}
              height={height * CELL - 2}
              rx={6}
            />
            <OnCell name={unit} cell={cell} seat={board} width={width} height={height} class="wreck__unit" />
            <OnCell
              name="wreck"
              cell={last}
              class={width * height > 1 ? 'wreck__bits' : 'wreck__bits wreck__bits--only'}
            />
          </g>
        );
      })}
    </g>
  );
}

/** Smaller than what it missed: there will be many. */
function Crater({ cell }: { readonly cell: string }) {
  const { column, row } = cellAt(cell);
  const size = CELL * 0.74;
  const [x, y] = [(column + 0.5) * CELL - size / 2, (row + 0.5) * CELL - size / 2];
  return <Piece name="crater" class="mark--crater" x={x} y={y} width={size} height={size} />;
}

export function Marks({ view, board }: OnBoard) {
  const shots = view.boards[board]?.shots ?? [];
  return (
    <g class="marks">
      {CELLS.map(cell => {
        const mark = markAt(shots, cell);
        if (mark === 'o') return <Crater key={cell} cell={cell} />;
        if (!/\d/.test(mark)) return null;
        const seat = Number(mark) - 1;
        return (
          <g key={cell}>
            <OnCell name="explosion" cell={cell} seat={seat} />
            <Emblem cell={cell} seat={seat} />
          </g>
        );
      })}
    </g>
  );
}

/** Cells that were hit and mended: everybody knows that a unit lies there. */
export function mendedCells({ view, board }: OnBoard): readonly string[] {
  const { patched, shots } = view.boards[board] ?? { patched: [], shots: [] };
  return [...new Set(patched.flat())].filter(cell => markAt(shots, cell) === '.');
}

export function Mended({ view, board }: OnBoard) {
  return (
    <g class="mended">
      {mendedCells({ view, board }).map(cell => {
        const { column, row } = cellAt(cell);
        return (
          <g key={cell} transform={`translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL}) rotate(-35)`}>
            <rect class="mended__strip" x={-15} y={-6} width={30} height={12} rx={6} />
            <rect class="mended__pad" x={-5} y={-6} width={10} height={12} />
          </g>
        );
      })}
    </g>
  );
}

/** Targets on this board with their owners, in the order of placing. */
export function targetsOn({ view, board }: OnBoard): readonly { readonly cell: string; readonly seat: number }[] {
  return view.players.flatMap((player, seat) =>
    player.attacks
      .filter(attack => attack.arm !== 'nuclear')
      .flatMap(attack => attack.places)
      .map(split)
      .filter(place => place.board === board)
      .map(place => ({ cell: place.name, seat })),
  );
}

export function Targets({ view, board }: OnBoard) {
  return (
    <g class="targets">
      {targetsOn({ view, board }).map(({ cell, seat }) => (
        <g key={cell} class="target">
          <OnCell name="target" cell={cell} seat={seat} />
          <Emblem cell={cell} seat={seat} size={13} />
        </g>
      ))}
    </g>
  );
}

/** Blocks: fields with their owners, and strikes that have been called. */
export function blocksOn({ view, board }: OnBoard) {
  const on = (place: string | null) => (place !== null && split(place).board === board ? [split(place).name] : []);
  return view.players.flatMap((player, seat) => [
    ...on(player.field).map(cell => ({ kind: 'field' as const, cell, seat, size: FIELD })),
    ...player.attacks
      .filter(attack => attack.arm === 'nuclear')
      .flatMap(attack => attack.places.flatMap(on))
      .map(cell => ({ kind: 'nuke' as const, cell, seat, size: NUKE })),
  ]);
}

export function Blocks({ view, board }: OnBoard) {
  return (
    <g class="blocks">
      {blocksOn({ view, board }).map(({ kind, cell, seat, size }) => (
        <g key={`${kind}${seat}`} class={`block block--${kind}`}>
          <OnCell name={kind} cell={cell} seat={seat} width={size} height={size} />
          <Emblem cell={cell} seat={seat} size={16} />
        </g>
      ))}
    </g>
  );
}

/** The latest count of each zone. */
export function pigeonsOn({ view, board }: OnBoard) {
  const reports = view.pigeons.filter(pigeon => split(pigeon.area).board === board);
  return [...new Map(reports.map(pigeon => [pigeon.area, pigeon])).values()].map(pigeon => ({
    ...pigeon,
    zone: split(pigeon.area).name,
  }));
}

export function Pigeons({ view, board }: OnBoard) {
  return (
    <g class="pigeons">
      {pigeonsOn({ view, board }).map(({ zone, count }) => {
        const { column, row, width, height } = zoneBox(zone);
        const [x, y] = [(column + width) * CELL - 31, (row + height) * CELL - 25];
        return (
          <g key={zone} transform={`translate(${x} ${y})`}>
            <rect class="pigeon__plate" x={-2} y={0} width={32} height={24} rx={11} />
            <Piece name="pigeon" x={-6} y={-4} width={25} height={25} />
            <text class="pigeon__count" x={22} y={17.5}>
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
}
