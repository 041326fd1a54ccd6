import { expect, test } from 'vitest';
import type { GameInfo } from '../../protocol.gen';
import {
  companies,
  fitting,
  islandsFor,
  lacksLeaders,
  leadersFor,
  tableFor,
  usualWish,
  withMode,
  withPlayers,
} from './wish';

const ISLAND: GameInfo = {
  id: 'chicken-island',
  players: [1, 2, 3, 4],
  editions: [
    { name: 'second-en', options: {} },
    { name: 'first-de', options: {} },
  ],
  modes: [
    { name: 'standard', players: [2, 3, 4], leaders: { 'second-en': 2, 'first-de': 2 } },
    { name: 'team', players: [4], leaders: { 'second-en': 2, 'first-de': 2 } },
    { name: 'flag', players: [2, 3, 4], leaders: { 'second-en': 0, 'first-de': 0 } },
    { name: 'solo', players: [1], leaders: { 'second-en': 2, 'first-de': 3 } },
  ],
  flags: [
    { name: 'expert', editions: ['second-en'], modes: ['standard', 'team'], players: [2, 3, 4] },
    { name: 'quick_game', editions: ['first-de'], modes: ['standard'], players: [1, 2, 3, 4] },
  ],
  options: [],
  sets: [
    {
      name: 'house@1',
      title: 'House',
      languages: [],
      leaders: ['keekmee', 'abigail', 'cluckatoa', 'blackbeak', 'shell'],
    },
    { name: 'own@1', title: 'Own', languages: [], leaders: ['abigail', 'ghost', 'hen', 'egg'] },
  ],
  islands: [
    { name: 'two', title: 'Two', players: 2, map: '', cards: 'house@1', usual: true },
    { name: 'other', title: 'Other', players: 2, map: '', cards: 'house@1' },
    { name: 'three', title: 'Three', players: 3, map: '', cards: null },
  ],
  bots: [
    { name: 'chick', sentence: '' },
    { name: 'hen', sentence: '' },
  ],
};
const FARM: GameInfo = {
  ...ISLAND,
  id: 'touche-poulet',
  players: [2, 3, 4],
  editions: [],
  modes: [{ name: 'standard', players: [2, 3, 4] }],
  flags: [],
  sets: [],
  islands: [],
};

test('three clicks are enough: the rest has usual values', () => {
  const wish = usualWish(ISLAND, 'bots', 'Berta');
  expect(tableFor(wish, ISLAND, { key: 'k' })).toEqual({
    game: 'chicken-island',
    seats: [
      { who: 'me', name: 'Berta' },
      { who: 'bot', bot: 'hen' },
    ],
    options: { edition: 'second-en', mode: 'standard', cards: 'house@1' },
    clock: null,
    talk: true,
    hints: true,
    key: 'k',
  });
});

test('a game without editions, modes and sets is asked for without them', () => {
  expect(tableFor(usualWish(FARM, 'screen', ''), FARM, {}).options).toEqual({});
  expect(usualWish(FARM, 'screen', '').seats).toEqual(['me', 'me']);
});

test('who plays decides who sits', () => {
  expect(usualWish(ISLAND, 'online', '').seats).toEqual(['me', 'free']);
  expect(usualWish(ISLAND, 'solo', '').seats).toEqual(['me']);
  expect(usualWish(ISLAND, 'solo', '').mode).toBe('solo');
  expect(companies(ISLAND)).toEqual(['bots', 'solo', 'screen', 'online']);
  expect(companies(FARM)).toEqual(['bots', 'screen', 'online']);
});

test('more players bring more of the same company', () => {
  const wish = withPlayers(usualWish(ISLAND, 'bots', ''), ISLAND, 4);
  expect(wish.seats).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(withPlayers(wish, ISLAND, 2).seats).toEqual(['me', 'bot']);
});

test('a mode brings its number of players', () => {
  expect(withMode(usualWish(ISLAND, 'online', ''), ISLAND, 'team').seats).toHaveLength(4);
});

test('variants and islands that no longer go with the rest are dropped', () => {
  const wish = { ...usualWish(ISLAND, 'bots', ''), flags: ['expert'], island: 'other' };
  expect(fitting(wish, ISLAND)).toEqual(wish);
  expect(fitting({ ...wish, edition: 'first-de' }, ISLAND).flags).toEqual([]);
  expect(withPlayers(wish, ISLAND, 3).island).toBe('');
});

test('islands are for so many armies: alone one plays on those for two', () => {
  expect(islandsFor(usualWish(ISLAND, 'solo', ''), ISLAND).map(one => one.name)).toEqual(['two', 'other']);
});

test('Leaders that were chosen are asked for; all of them are no choice', () => {
  const wish = { ...usualWish(ISLAND, 'bots', ''), leaders: ['keekmee', 'abigail', 'cluckatoa', 'blackbeak'] };
  expect(tableFor(fitting(wish, ISLAND), ISLAND, {}).options).toMatchObject({ leaders: wish.leaders });
  expect(fitting({ ...wish, leaders: [...wish.leaders, 'shell'] }, ISLAND).leaders).toBeNull();
  expect(fitting({ ...wish, cards: 'own@1' }, ISLAND).leaders).toEqual(['abigail']);
  expect(fitting({ ...wish, mode: 'flag' }, ISLAND).leaders).toBeNull();
  expect(leadersFor({ ...wish, mode: 'flag' }, ISLAND)).toEqual([]);
});

test('there must be enough Leaders for everybody', () => {
  const wish = { ...usualWish(ISLAND, 'bots', ''), leaders: ['keekmee', 'abigail', 'cluckatoa', 'blackbeak'] };
  expect(lacksLeaders(wish, ISLAND)).toBe(false);
  expect(lacksLeaders({ ...wish, leaders: wish.leaders.slice(1) }, ISLAND)).toBe(true);
  expect(lacksLeaders(withPlayers(wish, ISLAND, 3), ISLAND)).toBe(true);
  const alone = { ...usualWish(ISLAND, 'solo', ''), leaders: ['keekmee', 'abigail'] };
  expect(lacksLeaders(alone, ISLAND)).toBe(false);
  expect(lacksLeaders({ ...alone, edition: 'first-de' }, ISLAND)).toBe(true);
});
