import { expect, test } from 'vitest';
import { merged } from './view';

test('parts take the place of old ones, also inside of a large part', () => {
  const view = { hand: ['pillow_fort'], seat: 0, table: { turn: 3, units: ['keekmee'], lineup: ['wood_golem'] } };
  const now = merged(view, { hand: [], 'table.turn': 4, 'table.units': [] });
  expect(now).toEqual({ hand: [], seat: 0, table: { turn: 4, units: [], lineup: ['wood_golem'] } });
});

test('what has not changed is the very same as before, and the old view stays as it was', () => {
  const view = { hand: ['pillow_fort'], table: { turn: 3, lineup: ['wood_golem'] } };
  const now = merged(view, { 'table.turn': 4 });
  expect(now['hand']).toBe(view.hand);
  expect((now['table'] as typeof view.table).lineup).toBe(view.table.lineup);
  expect(view.table.turn).toBe(3);
});

test('a view can begin with its parts', () => {
  expect(merged({}, { seat: null, 'table.turn': 0 })).toEqual({ seat: null, table: { turn: 0 } });
});
