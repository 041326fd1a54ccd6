/** What the options on offer point at: hexes, cards, or neither. No rule stands here: what is lit is what is offered. */

import type { IslandAction, IslandView } from '../protocol.gen';
import type { Choice } from '../store/table';
import { gameWords } from '../words/games';
import type { Words } from '../words/words';
import { hexOf } from './units';

export const GAME = 'chicken-island';

/** An option with the places where it can be chosen. */
export interface Offer {
  readonly text: string;
  readonly action: IslandAction;
  /** What the list of options calls it. */
  readonly sentence: string;
  /** The units that are chosen one after the other, by name; then their hexes are in `hexes`. */
  readonly units: readonly string[];
  /** The hexes to be pointed at, one after the other. */
  readonly hexes: readonly string[];
  /** The card that it names. */
  readonly card: string | null;
}

const fieldsOf = (action: IslandAction): Readonly<Record<string, unknown>> =>
  action as unknown as Readonly<Record<string, unknown>>;

/** The values of all fields of a kind. */
export function named(action: IslandAction, kind: string): readonly string[] {
  const kinds = gameWords(GAME).action[action.type] ?? {};
  return Object.entries(kinds)
    .filter(([, one]) => one === kind)
    .map(([field]) => String(fieldsOf(action)[field]));
}

export function offerOf({ text, action }: Choice<IslandAction>, words: Words): Offer {
  const units = named(action, 'unit');
  const standing = units.map(hexOf);
  const onIsland = standing.every(hex => hex !== null);
  return {
    text,
    action,
    sentence: words.action(action, GAME),
    units: onIsland ? units : [],
    hexes: [...named(action, 'hex'), ...(onIsland ? (standing as string[]) : [])],
    card: named(action, 'card')[0] ?? null,
  };
}

/** The own cards in hand that an option plays, lays or discards. */
const FROM_HAND: readonly IslandAction['type'][] = ['play', 'lay', 'discard'];

export const isFromHand = (offer: Offer, view: IslandView): boolean =>
  FROM_HAND.includes(offer.action.type) && offer.card !== null && view.hand.includes(offer.card);

export const isFromLineup = (offer: Offer): boolean => offer.action.type === 'build';

/** Where an option is chosen: on the island, from the hand, from the lineup, or from the tray below. */
export type Place = 'island' | 'hand' | 'lineup' | 'tray';

export function placeOf(offer: Offer, view: IslandView): Place {
  if (offer.hexes.length > 0) return 'island';
  if (isFromHand(offer, view)) return 'hand';
  return isFromLineup(offer) ? 'lineup' : 'tray';
}

/** Those that go on from the unit that was picked first, and where they lead to. */
export function at(offers: readonly Offer[], picked: string | null): ReadonlyMap<string, readonly Offer[]> {
  const open = picked === null ? offers : offers.filter(offer => offer.units.length > 1 && offer.units[0] === picked);
  const stage = picked === null ? 0 : 1;
  const lit = new Map<string, Offer[]>();
  for (const offer of open) {
    const hex = offer.hexes[stage];
    if (hex !== undefined) lit.set(hex, [...(lit.get(hex) ?? []), offer]);
  }
  return lit;
}

/** Whether a second unit has to be pointed at. */
export const needsSecond = (offer: Offer): boolean => offer.units.length > 1;

/**
 * What somebody means who points at a hex that is not lit: the same as what is on offer elsewhere, but there. The game
 * then says why not. Null: nothing on offer is like it.
 */
export function lineAt(
  hex: string,
  top: string | null,
  offers: readonly Offer[],
  picked: string | null,
): string | null {
  const like = offers.find(offer => offer.hexes.length > 0 && (picked === null || needsSecond(offer)));
  if (like === undefined) return null;
  const verb = gameWords(GAME).verbs[like.action.type] ?? like.action.type;
  if (like.units.length === 0) return `${verb} ${hex}`;
  if (top === null || (needsSecond(like) && picked === null)) return null;
  return picked === null ? `${verb} ${top}` : `${verb} ${picked} ${top}`;
}
