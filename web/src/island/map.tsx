import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { IslandHexSheet } from '../protocol.gen';
import { useIsland } from './context';
import { boxAround, coastOf, corners, middleOf, RADIUS, stepTo, territoryFrom } from './geometry';
import { HexButton } from './hex';
import { Drawn } from './pictures';
import { Stack } from './stack';
import { stacksOf } from './units';

const EDGE = corners(RADIUS);
const MARGIN = 30;
const FINGER = 42; // pixels that a hex is wide at least

/** The island in the Sea: what lies where, who stands where, and what can be pointed at. */
export function IslandMap({ hovered }: { readonly hovered: Signal<string | null> }) {
  const { view, choosing, words } = useIsland();
  const { board, units, flags } = view.table;
  const land = useMemo(() => board.map(hex => hex.name), [board]);
  const extra = [...choosing.lit.keys(), ...units.map(unit => unit.hex)].filter(hex => !land.includes(hex));
  const shown = [...land, ...new Set(extra)];
  const box = boxAround(shown, MARGIN);
  const stacks = stacksOf(units);
  const keys = useKeys(shown, hovered);
  const lying = flags.filter(flag => flag.carrier === '-' && !stacks.has(flag.hex));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no set of form fields
    <svg
      class="map"
      ref={keys.svg}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      style={{ '--least': `${Math.round((box.width / 86.6) * FINGER)}px` }}
      role="group"
      aria-label={words.say('isle-map')}
      onKeyDown={keys.onKeyDown}
    >
      <Coast land={land} />
      {board.map(hex => (
        <Ground key={hex.name} hex={hex} taken={stacks.has(hex.name)} />
      ))}
      <Ghosts land={land} hovered={hovered} />
      {shown.map(hex => (
        <HexButton key={hex} hex={hex} stack={stacks.get(hex) ?? []} focus={keys.focus} hovered={hovered} />
      ))}
      <g class="map__pieces">
        {[...stacks].map(([hex, stack]) => (
          <Stack key={hex} hex={hex} stack={stack} flags={flags.filter(flag => flag.hex === hex)} />
        ))}
        {lying.map(flag => (
          <Stack key={`flag-${flag.seat}`} hex={flag.hex} stack={[]} flags={[flag]} />
        ))}
      </g>
      <g class="map__effects" />
    </svg>
  );
}

/** One hex of the board has the focus; arrow keys go on to its neighbours, Home and End to what is lit. */
function useKeys(shown: readonly string[], hovered: Signal<string | null>) {
  const { choosing } = useIsland();
  const svg = useRef<SVGSVGElement>(null);
  const focus = useSignal<string | null>(null);
  /** The column in which one goes up and down, and the hex up to which one has gone there. */
  const column = useRef({ hex: '', x: 0 });
  const lit = [...choosing.lit.keys()];
  useEffect(() => {
    const now = focus.peek();
    const usable = [...lit, ...choosing.ready];
    if (now === null || !shown.includes(now) || (usable.length > 0 && !hasFocus(svg.current) && !usable.includes(now)))
      focus.value = usable[0] ?? shown[0] ?? null;
  });
  const go = (hex: string | undefined | null) => {
    if (hex === undefined || hex === null) return;
    focus.value = hex;
    hovered.value = hex;
    svg.current?.querySelector<SVGGElement>(`[data-hex="${hex}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = focus.peek();
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'Escape') return void (choosing.back() && event.stopPropagation());
    if (key === 'Home' || key === 'End') go(key === 'Home' ? lit[0] : lit.at(-1));
    else if (!key.startsWith('Arrow')) return;
    else {
      const x = column.current.hex === from ? column.current.x : middleOf(from).x;
      const to = stepTo(from, key, shown, x);
      const vertical = key === 'ArrowUp' || key === 'ArrowDown';
      if (to !== null && vertical) column.current = { hex: to, x };
      go(to);
    }
    event.preventDefault();
  };
  return { svg, focus, onKeyDown };
}

const hasFocus = (element: Element | null): boolean => element?.contains(document.activeElement) ?? false;

/** Sand, foam and shallow water around the tiles. */
function Coast({ land }: { readonly land: readonly string[] }) {
  const around = land.map(hex => {
    const { x, y } = middleOf(hex);
    return <polygon key={hex} points={EDGE} transform={`translate(${x} ${y})`} />;
  });
  return (
    <g class="coast">
      <g class="coast__grid">
        {coastOf(land).map(hex => {
          const { x, y } = middleOf(hex);
          return <polygon key={hex} points={EDGE} transform={`translate(${x} ${y})`} />;
        })}
      </g>
      <g class="coast__shallow">{around}</g>
      <g class="coast__foam">{around}</g>
      <g class="coast__sand">{around}</g>
    </g>
  );
}

/** One tile. */
function Ground({ hex, taken }: { readonly hex: IslandHexSheet; readonly taken: boolean }) {
  const { x, y } = middleOf(hex.name);
  return (
    <g class="ground" data-ground={hex.ground} data-seat={hex.owner ?? undefined} transform={`translate(${x} ${y})`}>
      <Drawn name={`terrain/${hex.ground}`} x={-43.3} y={-50} width={86.6} height={100} />
      {hex.ground === 'base' && hex.owner !== null && !taken && (
        <Drawn name={`seats/${hex.owner}`} x={-36} y={-31} width={17} height={17} />
      )}
    </g>
  );
}

/** What an action would lay on an empty hex. */
const LAID: Readonly<Record<string, string>> = { lava: 'lava', neutral: 'neutral' };
const ASKED: Readonly<Record<string, string>> = { tile_place: 'territory', tile_base: 'base' };

/** Tiles that could be laid: where they are offered, pale; where one points, all hexes of a Territory. */
function Ghosts({ land, hovered }: { readonly land: readonly string[]; readonly hovered: Signal<string | null> }) {
  const { choosing, ask, seat } = useIsland();
  const empty = [...choosing.lit].filter(([hex]) => !land.includes(hex));
  const kind = ask?.decision.kind ?? '';
  const shape = Number(ask?.decision.about['shape'] ?? -1);
  const whole = kind === 'tile_place' && shape >= 0 && hovered.value !== null && choosing.lit.has(hovered.value);
  return (
    <g class="ghosts" data-seat={seat ?? undefined}>
      {empty.map(([hex, offers]) => (
        <Ghost key={hex} hex={hex} ground={LAID[offers[0]?.action.type ?? ''] ?? ASKED[kind] ?? 'sea'} />
      ))}
      {whole &&
        territoryFrom(hovered.value ?? '', shape).map(hex => (
          <Ghost key={`t-${hex}`} hex={hex} ground="territory" strong />
        ))}
    </g>
  );
}

function Ghost({ hex, ground, strong }: { readonly hex: string; readonly ground: string; readonly strong?: boolean }) {
  const { x, y } = middleOf(hex);
  return (
    <g class={`ghost${strong ? ' ghost--strong' : ''}`} transform={`translate(${x} ${y})`}>
      <Drawn name={`terrain/${ground}`} x={-43.3} y={-50} width={86.6} height={100} />
    </g>
  );
}
