import { expect, test } from 'vitest';
import { accountOf } from './combat';
import { losses, waysOf } from './motion';
import type { Unit } from './units';
import { nameOfUnit, unitNamed } from './units';

const unit = (id: string, card: string, hex: string): Unit => ({
  id,
  seat: id.charCodeAt(0) - 65,
  card,
  hex,
  shields: 0,
  plus: 0,
  attached: [],
  pilots: [],
  speed: 1,
  strength: 1,
  armor: 1,
  range: 1,
});

const UNITS = [
  unit('A0', 'keekmee', 'c7'),
  unit('A7', 'tin_can_soldier', 'd5'),
  unit('A8', 'tin_can_soldier', 'd5'),
  unit('B1', 'token', 'e4'),
  unit('B2', 'token', 'e4'),
];

test.each([
  ['leader@c7', 'A0'],
  ['keekmee@c7', 'A0'],
  ['tin_can_soldier@d5', 'A7'],
  ['tin_can_soldier#2@d5', 'A8'],
  ['token1@e4', 'B2'],
  ['token2@e4', 'B1'],
])('%s is the unit %s', (name, id) => {
  expect(unitNamed(name, UNITS)?.id).toBe(id);
});

test('a unit is called as the notation calls it', () => {
  expect(UNITS.map(one => nameOfUnit(one, UNITS))).toEqual([
    'leader@c7',
    'tin_can_soldier@d5',
    'tin_can_soldier#2@d5',
    'token2@e4',
    'token1@e4',
  ]);
});

test('a unit that takes several steps is followed from name to name', () => {
  const ways = waysOf(
    [
      { type: 'unit_moved', seat: 0, unit: 'leader@c7', to: 'd6' },
      { type: 'unit_moved', seat: 0, unit: 'leader@d6', to: 'e5' },
      { type: 'units_swapped', seat: 0, unit: 'leader@e5', other: 'token1@e4' },
    ],
    UNITS,
  );
  expect(ways.get('A0')).toEqual(['c7', 'd6', 'e5', 'e4']);
  expect(ways.get('B2')).toEqual(['e4', 'e5']);
});

test('feathers fly where somebody was lost', () => {
  expect(losses([{ type: 'unit_destroyed', seat: 1, unit: 'chicken3@d5' }])).toEqual(['d5']);
});

test('what was added in the running combat is counted from its beginning; who lays again takes back all passes', () => {
  const account = accountOf([
    { type: 'bonus_given', seat: 0, card: 'peck', stat: 'strength', amount: 2 },
    { type: 'attack_declared', seat: 0, attacker: 'leader@c7', defender: 'token1@e4' },
    { type: 'strength_die_used', seat: 0, die: '+3' },
    { type: 'passed', seat: 1 },
    { type: 'scrolls_laid', seat: 0, number: 1, scrolls: null },
    { type: 'passed', seat: 0 },
    { type: 'bonus_given', seat: 1, card: 'pillow_fort', stat: 'armor', amount: 3 },
  ]);
  expect(account.added).toEqual([
    { stat: 'strength', amount: 3, card: null, die: '+3' },
    { stat: 'armor', amount: 3, card: 'pillow_fort', die: null },
  ]);
  expect([...account.passed]).toEqual([0]);
});
