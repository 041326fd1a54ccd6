/** What the choice that somebody points at would do, and what is happening just now. */

import { useWords } from '../store/words';
import { useFarm } from './context';
import { CELL, cellAt, FIELD, NUKE, split, zoneBox } from './farm';
import type { Offer } from './offers';
import { OnCell, unitSize } from './pieces';

/** The thing that would come to lie there. */
function shapeOf({ action }: Offer) {
  switch (action.type) {
    case 'place':
      return { name: action.unit, cell: action.cell, ...unitSize(action.unit) };
    case 'strike':
      return { name: 'nuke', cell: split(action.place).name, width: NUKE, height: NUKE };
    case 'field':
      return { name: 'field', cell: split(action.place).name, width: FIELD, height: FIELD };
    case 'target':
      return { name: 'target', cell: split(action.place).name, width: 1, height: 1 };
    default:
      return null;
  }
}

/** A frame around cells. */
export function Outline({
  cell,
  width = 1,
  height = 1,
  class: look = '',
}: {
  readonly cell: string;
  readonly width?: number;
  readonly height?: number;
  readonly class?: string;
}) {
  const { column, row } = cellAt(cell);
  return (
    <rect
      class={`outline ${look}`}
      x={column * CELL + 1.5}
      y={row * CELL + 1.5}
      width={width * CELL - 3}
      height={height * CELL - 3}
      rx={5}
    />
  );
}

export function Ghost({ board }: { readonly board: number }) {
  const { offers, pointed, seat } = useFarm();
  const text = pointed.value;
  if (text === null) return null;
  const zone = [...offers.zones].find(([, offer]) => offer.text === text)?.[0];
  if (zone !== undefined) return split(zone).board === board ? <ZoneOutline zone={split(zone).name} /> : null;
  const [place, offer] = [...offers.cells].find(([, one]) => one.text === text) ?? [];
  if (place === undefined || offer === undefined || split(place).board !== board) return null;
  const shape = shapeOf(offer);
  if (shape === null) return <Outline cell={split(place).name} class="outline--pointed" />;
  return (
    <g class="ghost">
      <OnCell {...shape} seat={seat} class="ghost__piece" />
      <Outline cell={shape.cell} width={shape.width} height={shape.height} class="outline--pointed" />
    </g>
  );
}

function ZoneOutline({ zone }: { readonly zone: string }) {
  const { column, row, width, height } = zoneBox(zone);
  const cell = `${String.fromCharCode(65 + column)}${row + 1}`;
  return <Outline cell={cell} width={width} height={height} class="outline--pointed" />;
}

/** A flash where a shot lands. */
export function Happening({ board }: { readonly board: number }) {
  const words = useWords();
  const { picture } = useFarm();
  if (picture === null || !('place' in picture.event)) return null;
  const { board: on, name: cell } = split(picture.event.place);
  if (on !== board) return null;
  const { column, row } = cellAt(cell);
  const kind = picture.event.type.replaceAll('_', '-');
  return (
    <g key={picture.number} transform={`translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`}>
      <g class={`happening happening--${kind}`}>
        <circle class="happening__ring" r={CELL * 0.55} />
        <circle class="happening__ring happening__ring--late" r={CELL * 0.55} />
        {RAYS.map(angle => (
          <path key={angle} class="happening__ray" d="M0 -20V-34" transform={`rotate(${angle})`} />
        ))}
      </g>
      {(kind === 'hit' || kind === 'missed') && (
        <text class={`verdict verdict--${kind}`} y={row === 0 ? 38 : -24}>
          {words.say(kind === 'hit' ? 'farm-verdict-hit' : 'farm-verdict-miss')}
        </text>
      )}
    </g>
  );
}

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];
