/** The bare board: zones with their edges, the grid, letters and numbers. */

import { CELL, CELLS, COLUMNS, cellAt, MAP, ROWS, ZONES, zoneBox, zoneOf } from './farm';

export const RIM = 15; // for letters and numbers
export const EDGE = 5; // the other two sides
export const BOX = `${-RIM} ${-RIM} ${COLUMNS * CELL + RIM + EDGE} ${ROWS * CELL + RIM + EDGE}`;

const WIDE = COLUMNS * CELL;
const HIGH = ROWS * CELL;

/** Where one zone ends and another begins. */
const HEDGES = CELLS.map(cellAt)
  .flatMap(({ column, row }) => {
    const [x, y, own] = [column * CELL, row * CELL, MAP[row]?.[column]];
    return [
      ...(column > 0 && MAP[row]?.[column - 1] !== own ? [`M${x} ${y}v${CELL}`] : []),
      ...(row > 0 && MAP[row - 1]?.[column] !== own ? [`M${x} ${y}h${CELL}`] : []),
    ];
  })
  .join('');

const LINES = [
  ...Array.from({ length: COLUMNS - 1 }, (_, at) => `M${(at + 1) * CELL} 0v${HIGH}`),
  ...Array.from({ length: ROWS - 1 }, (_, at) => `M0 ${(at + 1) * CELL}h${WIDE}`),
].join('');

/** The cells of a zone as one shape. */
const shapeOf = (zone: string): string =>
  CELLS.filter(cell => zoneOf(cell) === zone)
    .map(cellAt)
    .map(({ column, row }) => `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h${-CELL}z`)
    .join('');

const SHAPES = Object.values(ZONES).map(zone => ({ zone, shape: shapeOf(zone), box: zoneBox(zone) }));

const ground = (
  <g>
    <rect class="ground__frame" x={-RIM} y={-RIM} width={WIDE + RIM + EDGE} height={HIGH + RIM + EDGE} rx={9} />
    {SHAPES.map(({ zone, shape }) => (
      <path key={zone} d={shape} fill={`url(#ground-${zone})`} />
    ))}
    <path class="ground__lines" d={LINES} />
    <path class="ground__hedges" d={HEDGES} />
    <rect class="ground__edge" width={WIDE} height={HIGH} />
    {CELLS.slice(0, COLUMNS).map((cell, at) => (
      <text key={cell} class="ground__letter" x={(at + 0.5) * CELL} y={-3.5}>
        {cell[0]}
      </text>
    ))}
    {MAP.map((_, at) => (
      <text key={at} class="ground__letter" x={-RIM / 2} y={(at + 0.5) * CELL + 4}>
        {at + 1}
      </text>
    ))}
  </g>
);

/** The same for everybody, so it is made once. */
export const Ground = () => ground;
