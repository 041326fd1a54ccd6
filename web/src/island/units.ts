/** Which unit of the view a name of the notation means. */

import type { IslandUnitSheet, IslandView } from '../protocol.gen';

export type Unit = IslandUnitSheet;

const WRITTEN = /^([^@#]+)(?:#(\d+))?@(.+)$/;
const TOKEN = /^token(\d+)$/;

export const isLeader = (unit: Unit): boolean => unit.id.slice(1) === '0';
export const isChicken = (unit: Unit): boolean => /^[A-Z][1-6]$/.test(unit.id);
export const isMachine = (unit: Unit): boolean => !isLeader(unit) && !isChicken(unit);
export const isFaceDown = (unit: Unit): boolean => unit.card === 'token';

/** The hex that a unit's name ends with; null for one that is off the island. */
export const hexOf = (name: string): string | null => WRITTEN.exec(name)?.[3] ?? null;

/** Units of a hex from the bottom to the top of the stack. */
export function stacksOf(units: readonly Unit[]): ReadonlyMap<string, readonly Unit[]> {
  return Map.groupBy(units, unit => unit.hex);
}

/** `rock_golem#2@c4`, `leader@c4`, `token2@c4` */
export function unitNamed(name: string, units: readonly Unit[]): Unit | undefined {
  const [, what = '', mark, hex] = WRITTEN.exec(name) ?? [];
  const stack = units.filter(unit => unit.hex === hex);
  const depth = TOKEN.exec(what)?.[1];
  if (depth !== undefined) return stack.filter(isChicken).at(-Number(depth));
  const alike = stack.filter(unit => unit.card === what || (what === 'leader' && isLeader(unit)));
  return alike[Number(mark ?? 1) - 1];
}

/** How the notation calls a unit on the island. */
export function nameOfUnit(unit: Unit, units: readonly Unit[]): string {
  const stack = units.filter(other => other.hex === unit.hex);
  if (isFaceDown(unit)) {
    const tokens = stack.filter(isChicken);
    return `token${tokens.length - tokens.indexOf(unit)}@${unit.hex}`;
  }
  const alike = stack.filter(other => other.card === unit.card);
  const at = alike.indexOf(unit);
  return `${isLeader(unit) ? 'leader' : unit.card}${at > 0 ? `#${at + 1}` : ''}@${unit.hex}`;
}

/** The number on a Chicken token. */
export const chickenNumber = (card: string): string => /^chicken(\d)$/.exec(card)?.[1] ?? '';

/** Whether a seat is the army without a seat. */
export const isChallenger = (view: IslandView, seat: number): boolean =>
  view.table.challenger !== null && seat === view.table.seats.length - 1;
