/** What happened, as movement: units walk, the beaten burst into feathers, tags fly. A click or Escape cuts it short. */

import { useEffect, useRef } from 'preact/hooks';
import type { IslandEvent, IslandView } from '../protocol.gen';
import type { Props } from './choosing';
import { middleOf, type Point } from './geometry';
import { type Unit, unitNamed } from './units';

const STEP = 260; // milliseconds from hex to hex
const BURST = 700;
const MOST = 2400; // whatever happened, it is over after this

/** The way of each unit through the events of one update, by its id; the first point is where it started. */
export function waysOf(
  events: readonly IslandEvent[],
  before: readonly Unit[],
): ReadonlyMap<string, readonly string[]> {
  const units = before.map(unit => ({ ...unit }));
  const ways = new Map<string, string[]>();
  const go = (name: string, to: string) => {
    const unit = unitNamed(name, units);
    if (unit === undefined) return;
    ways.set(unit.id, [...(ways.get(unit.id) ?? [unit.hex]), to]);
    unit.hex = to;
  };
  for (const event of events) {
    if (event.type === 'unit_moved' || event.type === 'unit_placed') go(event.unit, event.to);
    if (event.type === 'units_swapped') {
      const [one, other] = [unitNamed(event.unit, units)?.hex, unitNamed(event.other, units)?.hex];
      if (one === undefined || other === undefined) continue;
      go(event.unit, other);
      go(event.other, one);
    }
  }
  return ways;
}

/** The hexes in which somebody was lost. */
export function losses(events: readonly IslandEvent[]): readonly string[] {
  return events
    .filter(event => event.type === 'unit_destroyed')
    .map(event => event.unit.split('@')[1])
    .filter(hex => hex !== undefined);
}

export function useMotion(props: Props, root: { readonly current: HTMLElement | null }): void {
  const { recent, view, still } = props;
  const before = useRef<IslandView>(view);
  useEffect(() => {
    const old = before.current;
    before.current = view;
    if (recent === null || still.peek() || root.current === null) return;
    const running = [
      ...walks(root.current, recent.events, old.table.units),
      ...bursts(root.current, recent.events),
      ...arrivals(root.current, recent.events),
    ];
    return cutShort(running);
  }, [recent]);
  useEffect(() => {
    before.current = view;
  });
}

/** Any click or Escape ends what is moving. */
function cutShort(running: readonly Animation[]): () => void {
  const finish = () => {
    for (const one of running) one.finish();
  };
  const key = (event: KeyboardEvent) => event.key === 'Escape' && finish();
  document.addEventListener('pointerdown', finish);
  document.addEventListener('keydown', key);
  const timer = setTimeout(finish, MOST);
  return () => {
    finish();
    clearTimeout(timer);
    document.removeEventListener('pointerdown', finish);
    document.removeEventListener('keydown', key);
  };
}

/** Not every browser for tests can animate. */
function animate(element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions): Animation[] {
  return element !== null && typeof element.animate === 'function' ? [element.animate(frames, options)] : [];
}

function walks(root: HTMLElement, events: readonly IslandEvent[], before: readonly Unit[]): readonly Animation[] {
  return [...waysOf(events, before)].flatMap(([id, way]) => {
    const piece = root.querySelector(`[data-unit="${id}"]`);
    const end = middleOf(way.at(-1) ?? 'a1');
    const hops = way.map(middleOf).flatMap((point, at): Keyframe[] => hop(point, way.map(middleOf)[at - 1], end));
    return animate(piece, hops, { duration: STEP * (way.length - 1), easing: 'ease-in-out' });
  });
}

/** From hex to hex in small jumps. */
function hop(point: Point, last: Point | undefined, end: Point): Keyframe[] {
  const shift = ({ x, y }: Point, lift = 0) => `translate(${x - end.x}px, ${y - end.y - lift}px)`;
  if (last === undefined) return [{ transform: shift(point) }];
  const half = { x: (point.x + last.x) / 2, y: (point.y + last.y) / 2 };
  return [{ transform: shift(half, 16) }, { transform: shift(point) }];
}

const FEATHERS = 9;
const SVG = 'http://www.w3.org/2000/svg';

/** Feathers fly where somebody was lost. */
function bursts(root: HTMLElement, events: readonly IslandEvent[]): readonly Animation[] {
  const layer = root.querySelector('.map__effects');
  if (layer === null) return [];
  return losses(events).flatMap(hex => {
    const { x, y } = middleOf(hex);
    const group = document.createElementNS(SVG, 'g');
    group.setAttribute('transform', `translate(${x} ${y})`);
    layer.append(group);
    const flying = Array.from({ length: FEATHERS }, (_, at) => feather(group, at)).flat();
    const last = flying.at(-1);
    if (last === undefined) group.remove();
    else last.addEventListener('finish', () => group.remove());
    return flying;
  });
}

function feather(group: Element, at: number): Animation[] {
  const angle = (2 * Math.PI * at) / FEATHERS;
  const one = document.createElementNS(SVG, 'path');
  one.setAttribute('class', 'feather');
  one.setAttribute('d', 'M0 -13q9 13 0 26q-9 -13 0 -26z');
  group.append(one);
  const turn = `rotate(${Math.round((angle * 180) / Math.PI)}deg)`;
  const far = `translate(${Math.round(Math.cos(angle) * 52)}px, ${Math.round(Math.sin(angle) * 52 + 14)}px)`;
  return animate(
    one,
    [
      { transform: `scale(0.2) ${turn}`, opacity: 1 },
      { transform: `${far} scale(1) ${turn}`, opacity: 1, offset: 0.6 },
      { transform: `${far} translateY(16px) scale(0.8) ${turn}`, opacity: 0 },
    ],
    { duration: BURST, easing: 'ease-out', fill: 'forwards' },
  );
}

/** New Machines and Chickens that come back pop up; a Banner that gets a tag shakes. */
function arrivals(root: HTMLElement, events: readonly IslandEvent[]): readonly Animation[] {
  return events.flatMap(event => {
    if (event.type === 'tag_placed')
      return animate(root.querySelector(`[data-banner="${event.banner}"]`), SHAKE, { duration: 600 });
    if (event.type !== 'machine_built' && event.type !== 'chicken_recovered' && event.type !== 'token_recovered')
      return [];
    const hex = event.type === 'machine_built' ? event.hex : event.base;
    const { x, y } = middleOf(hex);
    const stack = [...root.querySelectorAll('.stack')].find(
      one => one.getAttribute('transform') === `translate(${x} ${y})`,
    );
    return animate(stack?.lastElementChild?.firstElementChild ?? null, POP, { duration: 420, easing: 'ease-out' });
  });
}

const POP: Keyframe[] = [
  { transform: 'scale(0)' },
  { transform: 'scale(1.25)', offset: 0.7 },
  { transform: 'scale(1)' },
];
const SHAKE: Keyframe[] = [0, -6, 6, -4, 4, 0].map(x => ({ transform: `translateX(${x}px)` }));
