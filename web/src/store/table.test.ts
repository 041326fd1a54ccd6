import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HandSocket, handSockets, recorded } from '../test/wire';
import { noteSeen } from './keys';
import { TableStore } from './table';

const GAMES = ['chicken-island', 'touche-poulet'] as const;

beforeEach(() => {
  handSockets();
  localStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

function opened(game: (typeof GAMES)[number]) {
  const store = new TableStore('recorded1', 'a-token-of-a-seat').open();
  const wire = HandSocket.last().accept().say(recorded[game].welcome);
  return { store, wire };
}

test.each(GAMES)('updates lead to where a welcome would have led (%s)', game => {
  const { updates, last } = recorded[game];
  const { store, wire } = opened(game);
  wire.say(...updates);
  expect(store.view.value).toEqual(last.view);
  expect(store.ask.value).toEqual(last.ask);
  expect(store.number).toBe(last.number);
  expect(store.log.value.slice(-last.missed.length).map(entry => entry.events)).toEqual(
    last.missed.map(past => past.events ?? []),
  );
});

test.each(GAMES)('who was away has the same view and the same log (%s)', game => {
  const { updates, last } = recorded[game];
  const { store, wire } = opened(game);
  const other = new TableStore('recorded1', 'a-token-of-a-seat').open();
  HandSocket.last()
    .accept()
    .say(recorded[game].welcome, ...updates);
  wire.say(last);
  expect(store.view.value).toEqual(other.view.value);
  expect(store.log.value).toEqual(other.log.value);
});

test('an update that was missed makes the store say hello again', () => {
  const { updates } = recorded['touche-poulet'];
  const { store, wire } = opened('touche-poulet');
  const [first, , third] = updates;
  if (first === undefined || third === undefined) throw new Error('too few updates were recorded');
  wire.say(first, third);
  expect(wire.closed).toBe(true);
  expect(HandSocket.all).toHaveLength(2);
  expect(HandSocket.last().accept().hello.have).toBe(first.number);
  expect(store.number).toBe(first.number);
});

test('an update that came twice counts once', () => {
  const { updates } = recorded['touche-poulet'];
  const { store, wire } = opened('touche-poulet');
  wire.say(...updates.slice(0, 2), ...updates.slice(0, 2));
  expect(store.log.value.filter(entry => entry.number === updates[0]?.number)).toHaveLength(1);
});

test('the digest holds what others did since this seat last looked, and nothing that it did itself', () => {
  const { last } = recorded['chicken-island'];
  const seen = last.number - 30;
  noteSeen('recorded1', 0, seen);
  const store = new TableStore('recorded1', 'a-token-of-a-seat').open();
  HandSocket.last().accept().say(last);
  const digest = store.digest.value;
  expect(digest.length).toBeGreaterThan(0);
  expect(digest.every(entry => entry.number > seen && entry.seat !== 0 && entry.events.length > 0)).toBe(true);
});

test('who looks at a table for the first time has missed nothing', () => {
  const store = new TableStore('recorded1', 'a-token-of-a-seat').open();
  HandSocket.last().accept().say(recorded['chicken-island'].last);
  expect(store.digest.value).toEqual([]);
});

test('an action says at which update it was chosen', async () => {
  const { store, wire } = opened('touche-poulet');
  const acted = store.act('random');
  expect(store.busy.value).toBe(true);
  expect(wire.sent.at(-1)).toEqual({ type: 'act', id: 1, line: 'random', at: store.number });
  wire.say({ type: 'refused', id: 1, code: 'out_of_date', sentence: 'look again' });
  expect(await acted).toEqual({ refusal: { type: 'refused', id: 1, code: 'out_of_date', sentence: 'look again' } });
  expect(store.busy.value).toBe(false);
});

test('talk, wishes to go back and standing answers are kept', () => {
  const { store, wire } = opened('chicken-island');
  const number = store.number;
  wire.say(
    { type: 'update', number: number + 1, at: 1, seat: 1, talk: { seat: 1, text: 'cluck', at: 1 } },
    { type: 'update', number: number + 2, at: 1, seat: 1, back: { seat: 1, to: 0, agreed: [1] } },
    { type: 'update', number: number + 3, at: 1, seat: 0, standing: 'pass_combat' },
  );
  expect(store.log.value.at(-3)?.talk?.text).toBe('cluck');
  expect(store.wish.value?.seat).toBe(1);
  expect(store.standing.value).toBe('pass_combat');
  wire.say(
    { type: 'update', number: number + 4, at: 1, seat: 0, back: 'off' },
    { type: 'update', number: number + 5, at: 1, seat: 0, standing: 'off' },
  );
  expect(store.wish.value).toBeNull();
  expect(store.standing.value).toBeNull();
});

test('who is here is heard of', () => {
  const { store, wire } = opened('chicken-island');
  expect(store.present.value).toEqual([true, false]);
  wire.say({ type: 'presence', seats: [true, true], watchers: 2 });
  expect(store.present.value).toEqual([true, true]);
  expect(store.watchers.value).toBe(2);
});

test('closing forgets everything that only this seat may know', () => {
  const { store, wire } = opened('chicken-island');
  wire.say(...recorded['chicken-island'].updates);
  store.close();
  expect(wire.closed).toBe(true);
  for (const part of [store.view, store.ask, store.recent, store.standing]) expect(part.value).toBeNull();
  expect(store.log.value).toEqual([]);
  expect(store.digest.value).toEqual([]);
});
