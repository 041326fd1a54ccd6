/** The keys that this browser holds: its own, and those to seats and tables. Who has a key plays; there are no accounts. */

import { signal } from '@preact/signals';
import type { SeatLink, TableMade } from '../protocol.gen';
import { forget, keep, kept } from './storage';

/** What this browser holds of a table: seats by number, and what can be passed on to others. */
export interface Held {
  readonly seats: Readonly<Record<number, string>>;
  readonly invite?: string;
  readonly watch?: string;
}

const NOTHING: Held = { seats: {} };
const changes = signal(0); // who has looked at keys looks again when there are new ones

/** Random text in the alphabet of web addresses: 32 bytes, 43 characters. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The private key of this browser, under which the server lists its tables. */
export function browserKey(): string {
  const known = kept<string | null>('key', null);
  if (known !== null) return known;
  const key = randomToken();
  keep('key', key);
  return key;
}

export function held(table: string): Held {
  void changes.value;
  return kept(`table.${table}`, NOTHING);
}

export const heldSeats = (table: string): number[] => Object.keys(held(table).seats).map(Number);

function hold(table: string, more: Partial<Held>): void {
  const now = held(table);
  keep(`table.${table}`, { ...now, ...more, seats: { ...now.seats, ...more.seats } });
  changes.value += 1;
}

export function holdSeat(table: string, { seat, token }: SeatLink): void {
  hold(table, { seats: { [seat]: token } });
}

export const holdInvitation = (table: string, invite: string): void => hold(table, { invite });

export const holdWatch = (table: string, watch: string): void => hold(table, { watch });

export function holdTable({ table, seats, invite, watch }: TableMade): void {
  hold(table, { seats: Object.fromEntries(seats.map(one => [one.seat, one.token])), invite, watch });
}

/** The same people go on at another table, with the same keys; who sat in seat n sits one further. */
export function holdRematch(table: string, next: string, players: number): void {
  const { seats, ...rest } = held(table);
  const moved = Object.entries(seats).map(([seat, token]) => [(Number(seat) + 1) % players, token]);
  hold(next, { ...rest, seats: Object.fromEntries(moved) });
}

export function forgetTable(table: string): void {
  for (const name of [`table.${table}`, `seen.${table}`]) forget(name);
}

// -- how far each seat has looked --

export const lastSeen = (table: string, seat: number): number | undefined =>
  kept<Record<number, number>>(`seen.${table}`, {})[seat];

export function noteSeen(table: string, seat: number, number: number): void {
  keep(`seen.${table}`, { ...kept<Record<number, number>>(`seen.${table}`, {}), [seat]: number });
}
