import { describe, expect, test } from 'vitest';
import { axialOf, distance, middleOf, nameOf, neighboursOf, stepTo, territoryFrom, wayTo } from './geometry';

test('the six neighbours of e5 are those of the notation', () => {
  expect([...neighboursOf('e5')].sort()).toEqual(['d5', 'd6', 'e4', 'e6', 'f4', 'f5']);
});

test('names lead to places and back, beyond z as well', () => {
  for (const name of ['a1', 'c4', 'z9', 'aa12']) expect(nameOf(axialOf(name))).toBe(name);
});

test('neighbours are equally far away', () => {
  const here = middleOf('e5');
  for (const name of neighboursOf('e5')) {
    const there = middleOf(name);
    expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeCloseTo(86.6, 0);
    expect(distance('e5', name)).toBe(1);
  }
});

describe('arrow keys', () => {
  const all = ['e4', 'f4', 'd5', 'e5', 'f5', 'd6', 'e6', 'c7'];
  test.each([
    ['ArrowLeft', 'd5'],
    ['ArrowRight', 'f5'],
    ['ArrowUp', 'e4'],
    ['ArrowDown', 'd6'],
  ])('%s from e5 leads to %s', (key, to) => {
    expect(stepTo('e5', key, all, middleOf('e5').x - 1)).toBe(to);
  });

  test('at the edge nothing happens', () => {
    expect(stepTo('f5', 'ArrowRight', all, 0)).toBeNull();
  });
});

test('a way goes around what is not free', () => {
  const free = new Set(['e4', 'f4', 'f5', 'e6']);
  expect(wayTo('d5', 'e6', hex => free.has(hex))).toEqual(['e4', 'f4', 'f5', 'e6']);
  expect(wayTo('d5', 'e6', () => false)).toBeNull();
});

test('a Territory is four hexes, turned by sixths', () => {
  expect(territoryFrom('e5', 0)).toEqual(['e5', 'f5', 'e6', 'f6']);
  expect(territoryFrom('e5', 1)).toEqual(['e5', 'e6', 'd6', 'd7']);
  expect(territoryFrom('e5', 3)).toEqual(['e5', 'd5', 'e4', 'd4']);
});
