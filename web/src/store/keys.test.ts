import { beforeEach, expect, test } from 'vitest';
import { browserKey, forgetTable, held, heldSeats, holdRematch, holdSeat, holdTable, randomToken } from './keys';

beforeEach(() => localStorage.clear());

test('a key has 43 characters that an address can hold, and no two are alike', () => {
  expect(randomToken()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(randomToken()).not.toBe(randomToken());
});

test('a browser keeps its own key', () => {
  expect(browserKey()).toBe(browserKey());
});

test('the keys of a table add up', () => {
  holdTable({ table: 'henhouse', seats: [{ seat: 0, token: 'first' }], invite: 'come', watch: 'look' });
  holdSeat('henhouse', { seat: 2, token: 'third' });
  expect(held('henhouse')).toEqual({ seats: { 0: 'first', 2: 'third' }, invite: 'come', watch: 'look' });
  expect(heldSeats('henhouse')).toEqual([0, 2]);
  forgetTable('henhouse');
  expect(held('henhouse')).toEqual({ seats: {} });
});

test('in the next game everybody sits one seat further, with the same keys', () => {
  holdTable({
    table: 'henhouse',
    seats: [
      { seat: 0, token: 'first' },
      { seat: 2, token: 'third' },
    ],
    invite: 'come',
    watch: 'look',
  });
  holdRematch('henhouse', 'next-one', 3);
  expect(held('next-one').seats).toEqual({ 1: 'first', 0: 'third' });
  expect(held('next-one').watch).toBe('look');
});
