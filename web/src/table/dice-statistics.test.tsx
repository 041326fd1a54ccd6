import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdSeat } from '../store/keys';
import { change } from '../store/settings';
import { away, button, happen, names, shown } from '../test/at-a-table';
import { HandSocket, handSockets, recorded } from '../test/wire';
import { rolledIn } from './dice-statistics';
import { TablePage } from './table-page';

beforeEach(() => {
  handSockets();
  localStorage.clear();
  change({ text: true, sound: false });
});

afterEach(async () => {
  await away();
  change({ text: false });
});

const roll = (number: number, seat: number, ...faces: string[]) => ({
  number,
  at: 0,
  seat,
  events: [
    { type: 'dice_rolled', seat, faces },
    { type: 'roll_skipped', seat },
  ],
});

test('every die that was rolled counts, seat by seat', () => {
  const rolled = rolledIn([roll(1, 1, 'claw', '+3'), roll(2, 0, 'star'), roll(3, 1, 'claw')]);
  expect(rolled).toEqual([
    { seat: 0, dice: 1, faces: [0, 0, 1, 0, 0, 0] },
    { seat: 1, dice: 3, faces: [2, 0, 0, 0, 0, 1] },
  ]);
});

test('the menu opens a table that says for each face what came up and what was expected', async () => {
  const { last } = recorded['chicken-island'];
  holdSeat('recorded1', { seat: last.seat ?? 0, token: 'a-token-of-a-seat' });
  const root = await shown(<TablePage table="recorded1" token={null} />);
  await happen(() => HandSocket.last().accept().say(last));
  await happen(() => button(root, 'More at this table').click());
  await happen(() => button(root, 'Dice of the game').click());
  expect(names(root, '.dice-table tbody th')).toEqual(['claw', 'chicken', 'star', '+1', '+2', '+3']);
  expect(names(root, '.dice-table td')[0]).toMatch(/^\d+, expected \d+(\.\d)?$/);
});
