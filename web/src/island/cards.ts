/** What is printed on the cards of the table's set: type, cost and values. Names and texts come from the words. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasArt } from '../art';

export interface MachineFacts {
  readonly id: string;
  readonly type: string;
  readonly speed: number;
  readonly strength: number;
  readonly armor: number;
  readonly range: number;
  readonly pilots: number;
  readonly cost: readonly [number, number, number];
  readonly banding: boolean;
}

export interface LeaderFacts {
  readonly id: string;
  readonly speed: number;
  readonly strength: number;
  readonly armor: number;
  readonly range: number;
}

export interface ScrollFacts {
  readonly id: string;
  readonly kind: 'magic' | 'strategy' | 'catastrophe';
}

interface SetFile {
  readonly leaders: readonly LeaderFacts[];
  readonly machines: readonly MachineFacts[];
  readonly scrolls: readonly ScrollFacts[];
}

export interface Cards {
  readonly leaders: ReadonlyMap<string, LeaderFacts>;
  readonly machines: ReadonlyMap<string, MachineFacts>;
  readonly scrolls: ReadonlyMap<string, ScrollFacts>;
}

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map(cards.map(card => [card.id, card]));

export const cardsOf = ({ leaders, machines, scrolls }: SetFile): Cards => ({
  leaders: byId(leaders),
  machines: byId(machines),
  scrolls: byId(scrolls),
});

const NONE: Cards = { leaders: new Map(), machines: new Map(), scrolls: new Map() };
const shelf = signal<ReadonlyMap<string, Cards>>(new Map());
const asked = new Set<string>();

/** Puts a set on the shelf; tests bring their own. */
export function shelve(name: string, cards: Cards): void {
  asked.add(name);
  shelf.value = new Map(shelf.peek()).set(name, cards);
}

async function fetchSet(name: string): Promise<void> {
  if (asked.has(name)) return;
  asked.add(name);
  try {
    const response = await fetch(`/api/sets/${encodeURIComponent(name)}`);
    if (response.ok) shelve(name, cardsOf((await response.json()) as SetFile));
  } catch {
    asked.delete(name); // cards are drawn without their values until somebody asks again
  }
}

/** The cards of a table; empty until they are there. */
export function useCards(setup: Readonly<Record<string, unknown>>): Cards {
  const name = String(setup['cards'] ?? '');
  useEffect(() => void (name && fetchSet(name)), [name]);
  return shelf.value.get(name) ?? NONE;
}

/** The picture of a unit or card. */
export function pictureOf(card: string, cards: Cards): string {
  const type = cards.machines.get(card)?.type;
  if (type !== undefined) return `machines/${type}`;
  if (card.startsWith('chicken')) return 'chickens/chicken';
  if (card === 'token') return 'chickens/back';
  if (hasArt(`leaders/${card}`)) return `leaders/${card}`;
  if (hasArt(`catastrophes/${card}`)) return `catastrophes/${card}`;
  const kind = cards.scrolls.get(card)?.kind;
  return kind === undefined ? 'scrolls/back' : `scrolls/${kind}`;
}
