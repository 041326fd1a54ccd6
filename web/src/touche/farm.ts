/** The printed farm: how things are drawn and what stands on the cards. Print, no rules; a test compares it to the set. */

export const CELL = 40; // units of a drawing in web/art/farm

export const MAP: readonly string[] = [
  'MMMMPDDDD',
  'MMMMPDDDD',
  'MMMMPDDDD',
  'MMMMPLLLL',
  'MMMMPLLLL',
  'GGGGPLLLL',
  'GGGGPWWWW',
  'GGGGPWWWW',
  'GGGGPWWWW',
];

export const ZONES: Readonly<Record<string, string>> = {
  M: 'meadow',
  D: 'duck_pond',
  L: 'lavender_field',
  G: 'vegetable_garden',
  P: 'path',
  W: 'wheat_field',
};

export interface UnitPrint {
  readonly id: string;
  readonly tokens: number;
  readonly width: number;
  readonly height: number;
  readonly ears: number; // for each cell
  readonly egg: boolean;
  readonly attack?: { readonly pattern: 'free' | 'line'; readonly cells: number };
}

/** From the largest to the smallest. */
export const UNITS: readonly UnitPrint[] = [
  { id: 'barn', tokens: 1, width: 3, height: 2, ears: 5, egg: true, attack: { pattern: 'free', cells: 3 } },
  { id: 'sprayer', tokens: 1, width: 1, height: 3, ears: 5, egg: true, attack: { pattern: 'free', cells: 1 } },
  { id: 'tractank', tokens: 1, width: 2, height: 2, ears: 5, egg: true, attack: { pattern: 'line', cells: 2 } },
  { id: 'harvester', tokens: 1, width: 3, height: 1, ears: 5, egg: true, attack: { pattern: 'line', cells: 2 } },
  { id: 'granary', tokens: 1, width: 2, height: 1, ears: 10, egg: true, attack: { pattern: 'line', cells: 3 } },
  { id: 'reaper', tokens: 2, width: 1, height: 1, ears: 15, egg: false, attack: { pattern: 'free', cells: 2 } },
  { id: 'eggwitzer', tokens: 2, width: 1, height: 1, ears: 15, egg: false, attack: { pattern: 'free', cells: 1 } },
  { id: 'war_chest', tokens: 1, width: 1, height: 1, ears: 20, egg: false },
];

export const EGGS_TO_WIN = 5;
export const EGG_PRICE = 25;
export const WILD_PRICES: readonly number[] = [35, 40, 45];
export const FIELD = 2; // cells a side
export const NUKE = 3;

const ONE_CELL: UnitPrint = { id: '', tokens: 1, width: 1, height: 1, ears: 0, egg: false };

/** What is printed on a unit; one cell for what nobody knows. */
export const unitPrint = (id: string): UnitPrint => UNITS.find(unit => unit.id === id) ?? ONE_CELL;

export const COLUMNS = MAP[0]?.length ?? 0;
export const ROWS = MAP.length;

// -- places by name: `C4` a cell, `P2:C4` one of a board --

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const cellName = ({ column, row }: Cell): string => `${String.fromCharCode(65 + column)}${row + 1}`;

export const cellAt = (name: string): Cell => ({ column: name.charCodeAt(0) - 65, row: Number(name.slice(1)) - 1 });

export const isOnBoard = ({ column, row }: Cell): boolean => row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;

/** The seat of `P2`. */
export const seatAt = (name: string): number => Number(name.slice(1)) - 1;

export const seatName = (seat: number): string => `P${seat + 1}`;

export const placeName = (board: number, cell: string): string => `${seatName(board)}:${cell}`;

/** The two halves of `P2:C4` or `P2:granary`. */
export function split(place: string): { readonly board: number; readonly name: string } {
  const [owner = '', name = ''] = place.split(':', 2);
  return { board: seatAt(owner), name };
}

/** All cells that something covers, by its top left one. */
export function footprint(cell: string, { width, height }: { readonly width: number; readonly height: number }) {
  const { column, row } = cellAt(cell);
  return Array.from({ length: width * height }, (_, at) =>
    cellName({ column: column + (at % width), row: row + Math.floor(at / width) }),
  );
}

/** All cells in reading order. */
export const CELLS: readonly string[] = footprint('A1', { width: COLUMNS, height: ROWS });

export function zoneOf(cell: string): string {
  const { column, row } = cellAt(cell);
  return ZONES[MAP[row]?.[column] ?? ''] ?? '';
}

/** The smallest rectangle around a zone. */
export function zoneBox(zone: string): Cell & { readonly width: number; readonly height: number } {
  const cells = CELLS.filter(cell => zoneOf(cell) === zone).map(cellAt);
  const columns = cells.map(cell => cell.column);
  const rows = cells.map(cell => cell.row);
  const [column, row] = [Math.min(...columns), Math.min(...rows)];
  return { column, row, width: Math.max(...columns) - column + 1, height: Math.max(...rows) - row + 1 };
}
