/** The farm's pictures, once in the page and used many times; a player's part takes the colour of where it is used. */

import { CELL, unitPrint, ZONES } from './farm';

// All of them in one file with this table, apart from the many small ones that art.tsx fetches.
const FILES = import.meta.glob<string>(
  ['../../art/farm/*.svg', '../../art/farm/zones/*.svg', '../../art/seats/*.svg'],
  {
    query: '?farm&raw',
    import: 'default',
    eager: true,
  },
);
const DRAWING = /<svg ([^>]*)>([\s\S]*)<\/svg>/;

const drawn = Object.entries(FILES).map(([file, text]) => {
  const [, attributes = '', shapes = ''] = DRAWING.exec(text) ?? [];
  const name = file.slice(file.lastIndexOf('/') + 1, -'.svg'.length);
  return { name, attributes: attributes.replace(/xmlns="[^"]*"/, ''), shapes };
});

const symbols = drawn.map(
  ({ name, attributes, shapes }) => `<symbol id="farm-${name}" ${attributes}>${shapes}</symbol>`,
);
const grounds = Object.values(ZONES).map(zone => {
  const box = `width="${CELL}" height="${CELL}"`;
  return `<pattern id="ground-${zone}" patternUnits="userSpaceOnUse" ${box}><use href="#farm-${zone}" ${box}/></pattern>`;
});
const ALL = { __html: [...symbols, ...grounds].join('') };

/** Must stand once where pieces are drawn. */
export function Sprites() {
  return <svg class="farm-sprites" aria-hidden="true" dangerouslySetInnerHTML={ALL} />;
}

interface PieceProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly seat?: number | null;
  readonly class?: string;
}

/** A picture within a larger drawing. */
export function Piece({ name, x, y, width = CELL, height = CELL, seat, class: look = '' }: PieceProps) {
  return (
    <use href={`#farm-${name}`} class={`piece ${look}`} data-seat={seat ?? undefined} {...{ x, y, width, height }} />
  );
}

interface PictureProps {
  readonly name: string;
  readonly seat?: number | null;
  readonly class?: string;
}

/** A picture by itself; square unless it is a unit. */
export function FarmPicture({ name, seat, class: look = '' }: PictureProps) {
  const { width, height } = unitPrint(name);
  return (
    <svg
      class={`farm-picture ${look}`}
      viewBox={`0 0 ${width * CELL} ${height * CELL}`}
      data-seat={seat ?? undefined}
      aria-hidden="true"
    >
      <Piece name={name} x={0} y={0} width={width * CELL} height={height * CELL} />
    </svg>
  );
}
