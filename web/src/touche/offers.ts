/** What may be chosen, by the thing on the table that one chooses it with. */

import type { ToucheAction } from '../protocol.gen';
import type { Choice, Question } from '../store/table';
import type { Words } from '../words/words';
import { placeName, seatAt, split } from './farm';

export type FarmChoice = Choice<ToucheAction>;
export type FarmQuestion = Question<ToucheAction>;

export interface Offer {
  readonly text: string;
  readonly action: ToucheAction;
  /** What the button is called. */
  readonly sentence: string;
}

/** Each sort of thing by its name in the notation; players by seat. */
export interface Offers {
  readonly cells: ReadonlyMap<string, Offer>;
  readonly lifts: ReadonlyMap<string, Offer>;
  readonly boards: ReadonlyMap<number, Offer>;
  readonly purses: ReadonlyMap<number, Offer>;
  readonly zones: ReadonlyMap<string, Offer>;
  readonly units: ReadonlyMap<string, Offer>;
  readonly weapons: ReadonlyMap<string, Offer>;
  readonly display: ReadonlyMap<string, Offer>;
  readonly eggs: ReadonlyMap<string, Offer>;
  /** What belongs to no thing: ready, done, no field, resolve, end. */
  readonly orders: readonly Offer[];
}

type Sort = Exclude<keyof Offers, 'orders'>;

/** Which thing an action is chosen with; null: an order. A kind of action that is missing here does not compile. */
export function thingOf(action: ToucheAction, seat: number): readonly [Sort, string | number] | null {
  switch (action.type) {
    case 'place':
      return ['cells', placeName(seat, action.cell)];
    case 'target':
    case 'strike':
    case 'field':
    case 'patch':
      return ['cells', action.place];
    case 'lift':
      return ['lifts', placeName(seat, action.cell)];
    case 'aim':
      return ['boards', seatAt(action.player)];
    case 'rob':
      return ['purses', seatAt(action.player)];
    case 'spy':
      return ['zones', action.area];
    case 'fire':
      return ['units', action.unit];
    case 'play':
      return ['weapons', action.weapon];
    case 'take':
      return ['display', action.weapon];
    case 'buy':
      return ['eggs', action.egg];
    case 'random_fleet':
    case 'confirm':
    case 'change':
    case 'done':
    case 'skip':
    case 'resolve':
    case 'end':
      return null;
  }
}

/** All that is on offer; nothing without a question. */
export function offersOf(ask: FarmQuestion | null, seat: number | null, words: Words): Offers {
  const things: Record<Sort, Map<string | number, Offer>> = {
    cells: new Map(),
    lifts: new Map(),
    boards: new Map(),
    purses: new Map(),
    zones: new Map(),
    units: new Map(),
    weapons: new Map(),
    display: new Map(),
    eggs: new Map(),
  };
  const orders: Offer[] = [];
  for (const { text, action } of ask?.options ?? []) {
    const offer = { text, action, sentence: words.action(action, 'touche-poulet') };
    const thing = thingOf(action, seat ?? 0);
    if (thing === null) orders.push(offer);
    else things[thing[0]].set(thing[1], offer);
  }
  return { ...things, orders } as Offers;
}

/** The boards on which something can be chosen. */
export function boardsOffered(offers: Offers): ReadonlySet<number> {
  const named = [...offers.cells.keys(), ...offers.lifts.keys(), ...offers.zones.keys()];
  return new Set([...offers.boards.keys(), ...named.map(name => seatAt(name.split(':', 1)[0] ?? ''))]);
}

/** What choosing another cell would be called; null where no cells are chosen. */
export function lineFor({ cells }: Offers, board: number, cell: string): string | null {
  const [place, offer] = [...cells][0] ?? [];
  if (place === undefined || offer === undefined) return null;
  if (offer.text.endsWith(place)) return offer.text.slice(0, -place.length) + placeName(board, cell);
  return offer.text.slice(0, -split(place).name.length) + cell;
}
