/** Where hexes lie. They stand on a corner; columns lean to the right on the way down (docs/notation.md). */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** From the middle of a hex to a corner, and to the middle of a side. */
export const RADIUS = 50;
export const HALF = 43.3;

const LETTERS = 26;

/** Column and row of a hex by its name: `c4` is column 2, row 3. */
export function axialOf(name: string): Axial {
  const [, letters = '', row = '1'] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  let column = 0;
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - 96;
  return { q: column - 1, r: Number(row) - 1 };
}

export function nameOf({ q, r }: Axial): string {
  return `${letterOf(q)}${r + 1}`;
}

const letterOf = (column: number): string =>
  column < LETTERS
    ? String.fromCharCode(97 + column)
    : letterOf(Math.floor(column / LETTERS) - 1) + letterOf(column % LETTERS);

/** The middle of a hex. */
export function middleOf(name: string): Point {
  const { q, r } = axialOf(name);
  return { x: HALF * (2 * q + r), y: 1.5 * RADIUS * r };
}

export const corners = (radius: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map(corner => (Math.PI / 3) * corner - Math.PI / 2)
    .map(angle => `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`)
    .join(' ');

const AROUND: readonly Axial[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

export function neighboursOf(name: string): readonly string[] {
  const { q, r } = axialOf(name);
  return AROUND.map(step => ({ q: q + step.q, r: r + step.r }))
    .filter(hex => hex.q >= 0 && hex.r >= 0)
    .map(nameOf);
}

export function distance(one: string, other: string): number {
  const [a, b] = [axialOf(one), axialOf(other)];
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
}

/** The part of the plane that shows all these hexes. */
export function boxAround(
  names: readonly string[],
  margin: number,
): { x: number; y: number; width: number; height: number } {
  const points = names.map(middleOf);
  const [xs, ys] = [points.map(point => point.x), points.map(point => point.y)];
  const [left, top] = [Math.min(...xs) - HALF - margin, Math.min(...ys) - RADIUS - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + HALF + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}

/** The Sea that touches the land. */
export function coastOf(land: readonly string[]): readonly string[] {
  const known = new Set(land);
  return [...new Set(land.flatMap(neighboursOf))].filter(name => !known.has(name));
}

/**
 * The hex that an arrow key leads to: along the row, or in the next row the one nearest to the column in which one
 * started out. Gaps are jumped over.
 */
export function stepTo(from: string, key: string, all: readonly string[], column: number): string | null {
  const here = middleOf(from);
  const spots = all.map(name => ({ name, ...middleOf(name) }));
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const way = key === 'ArrowLeft' ? -1 : 1;
    const row = spots.filter(spot => spot.y === here.y && (spot.x - here.x) * way > 0);
    return nearest(row, here.x);
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const way = key === 'ArrowUp' ? -1 : 1;
  const beyond = spots.filter(spot => (spot.y - here.y) * way > 0);
  const row = Math.min(...beyond.map(spot => (spot.y - here.y) * way));
  return nearest(
    beyond.filter(spot => (spot.y - here.y) * way === row),
    column,
  );
}

function nearest(spots: readonly { name: string; x: number }[], x: number): string | null {
  const sorted = [...spots].sort((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x));
  return sorted[0]?.name ?? null;
}

/** A way over these hexes with the fewest steps; null: there is none. */
export function wayTo(from: string, to: string, free: (hex: string) => boolean): readonly string[] | null {
  const cameFrom = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at === to) return trail(cameFrom, from, to);
    for (const next of neighboursOf(at)) {
      if (cameFrom.has(next) || !(next === to || free(next))) continue;
      cameFrom.set(next, at);
      queue.push(next);
    }
  }
  return null;
}

function trail(cameFrom: ReadonlyMap<string, string>, from: string, to: string): readonly string[] {
  const way: string[] = [];
  for (let at = to; at !== from; at = cameFrom.get(at) ?? from) way.unshift(at);
  return way;
}

/** The other hexes of a Territory tile, a rhombus of four, turned by sixths: for drawing what would be laid. */
export function territoryFrom(first: string, turn: number): readonly string[] {
  const { q, r } = axialOf(first);
  const cells = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: 1, r: 1 },
  ];
  return cells.map(cell => turned(cell, turn)).map(cell => nameOf({ q: q + cell.q, r: r + cell.r }));
}

const turned = (cell: Axial, times: number): Axial =>
  times === 0 ? cell : turned({ q: -cell.r, r: cell.q + cell.r }, times - 1);
