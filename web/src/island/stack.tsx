import type { IslandFlagSheet } from '../protocol.gen';
import { pictureOf } from './cards';
import { useIsland } from './context';
import { middleOf } from './geometry';
import { Drawn } from './pictures';
import { chickenNumber, isChicken, isFaceDown, type Unit } from './units';

interface Spot {
  readonly unit: Unit;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Middles of so many equal things, row by row, around the origin. */
function rows(counts: readonly number[], size: number, gap: number): readonly { x: number; y: number }[] {
  return counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => ({
      x: (at - (count - 1) / 2) * gap,
      y: (row - (counts.length - 1) / 2) * size * 0.86,
    })),
  );
}

/** How many stand in each row when nobody else is there. */
const CROWD: readonly (readonly number[])[] = [[], [1], [2], [1, 2], [2, 2], [2, 3], [3, 3]];

/** Leaders and Machines are large, Chickens small; each has its place in the hex, so that all can be told apart. */
export function arranged(stack: readonly Unit[]): readonly Spot[] {
  const small = stack.filter(isChicken);
  const large = stack.filter(unit => !isChicken(unit));
  if (large.length === 0) {
    const size = small.length === 1 ? 58 : small.length === 2 ? 42 : small.length <= 4 ? 36 : 31;
    const places = rows(CROWD[Math.min(small.length, 6)] ?? [], size, size * 0.82);
    return small.map((unit, at) => ({ unit, size, ...(places[at] ?? { x: 0, y: 0 }) }));
  }
  const up = small.length > 0 ? -11 : -1;
  const size = [0, small.length ? 57 : 66, 47, 39, 34][Math.min(large.length, 4)] ?? 30;
  const gap = size * (large.length > 3 ? 0.55 : 0.78);
  const crowd = small.length > MANY ? small.slice(-MANY) : small;
  return [
    ...large.map((unit, at) => ({ unit, size, x: (at - (large.length - 1) / 2) * gap, y: up })),
    ...crowd.map((unit, at) => ({ unit, size: 29, x: (at - (crowd.length - 1) / 2) * 19, y: 28 })),
  ];
}

/** How many Chickens beside a large unit there may be, before only their number is told. */
const MANY = 3;

/** Chickens that are not drawn one by one. */
function hiddenCount(stack: readonly Unit[]): number {
  const small = stack.filter(isChicken).length;
  return small < stack.length && small > MANY ? small : 0;
}

interface StackProps {
  readonly hex: string;
  readonly stack: readonly Unit[];
  readonly flags: readonly IslandFlagSheet[];
}

/** All units of one hex. */
export function Stack({ hex, stack, flags }: StackProps) {
  const { x, y } = middleOf(hex);
  return (
    <g class="stack" transform={`translate(${x} ${y})`} data-seat={stack[0]?.seat}>
      {arranged(stack).map(spot => (
        <Piece key={spot.unit.id} {...spot} flags={flags.filter(flag => flag.carrier === spot.unit.id)} />
      ))}
      {stack[0] !== undefined && (
        <Drawn name={`seats/${stack[0].seat}`} x={-42} y={-25} width={17} height={17} class="stack__seat" />
      )}
      {hiddenCount(stack) > 0 && (
        <g transform="translate(33 35)">
          <rect class="coin" x="-12" y="-8.5" width="24" height="17" rx="8.5" />
          <text class="coin__text coin__text--dark">×{hiddenCount(stack)}</text>
        </g>
      )}
      {flags
        .filter(flag => flag.carrier === '-')
        .map(flag => (
          <g key={flag.seat} data-seat={flag.seat} class="lying-flag">
            <Drawn name="tokens/flag" x={-20} y={-26} width={40} height={40} />
          </g>
        ))}
    </g>
  );
}

function Piece({ unit, x, y, size, flags }: Spot & { readonly flags: readonly IslandFlagSheet[] }) {
  const { cards, view } = useIsland();
  const transit = view.table.transit.includes(unit.id);
  const fighting = view.table.combat?.attacker === unit.id || view.table.combat?.defender === unit.id;
  const look = `piece${transit ? ' piece--transit' : ''}${fighting ? ' piece--fighting' : ''}`;
  return (
    <g class={look} transform={`translate(${x} ${y})`} data-seat={unit.seat}>
      <g class="piece__body" data-unit={unit.id}>
        <ellipse class="piece__foot" cx="0" cy={size * 0.43} rx={size * 0.5} ry={size * 0.17} />
        <Drawn name={pictureOf(unit.card, cards)} x={-size / 2} y={-size / 2} width={size} height={size} />
        <Marks unit={unit} size={size} />
        {flags.map(flag => (
          <g key={flag.seat} data-seat={flag.seat} class="carried-flag">
            <Drawn name="tokens/flag" x={size * 0.05} y={-size * 0.85} width={size * 0.62} height={size * 0.62} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** What lies on a unit, and what it is worth. */
function Marks({ unit, size }: { readonly unit: Unit; readonly size: number }) {
  const half = size / 2;
  if (isFaceDown(unit)) return null;
  return (
    <>
      {isChicken(unit) && (
        <g transform={`translate(${half * 0.62} ${half * 0.55})`}>
          <circle class="coin" r="6.4" />
          <text class="coin__text">{chickenNumber(unit.card)}</text>
        </g>
      )}
      {!isChicken(unit) && <Values unit={unit} half={half} />}
      {unit.shields > 0 && (
        <g transform={`translate(${-half * 0.8} ${-half * 0.55})`}>
          <Drawn name="tokens/shield" x={-9} y={-9} width={18} height={18} />
          {unit.shields > 1 && <text class="count">{unit.shields}</text>}
        </g>
      )}
      {unit.plus > 0 && (
        <g transform={`translate(${half * 0.8} ${-half * 0.6})`}>
          <Drawn name="dice/+1" x={-9} y={-9} width={18} height={18} />
          {unit.plus > 1 && <text class="count">{unit.plus}</text>}
        </g>
      )}
      {unit.attached.length > 0 && <Drawn name="scrolls/magic" x={half * 0.5} y={-4} width={16} height={16} />}
    </>
  );
}

function Values({ unit, half }: { readonly unit: Unit; readonly half: number }) {
  const [x, y, scale] = half > 26 ? [half * 1.02, half * 0.5, 1] : [half * 0.42, half * 0.95, 0.78];
  return (
    <>
      <g transform={`translate(${-x} ${y}) scale(${scale})`}>
        <circle class="coin coin--strength" r="8.4" />
        <text class="coin__text coin__text--large">{unit.strength}</text>
      </g>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <path class="coin coin--armor" d="M-8.2 -8h16.4v8.6q0 5.6 -8.2 9.2q-8.2 -3.6 -8.2 -9.2z" />
        <text class="coin__text coin__text--large">{unit.armor}</text>
      </g>
    </>
  );
}
