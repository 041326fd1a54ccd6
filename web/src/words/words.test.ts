import { expect, test } from 'vitest';
import type { GameId } from './games';
import cases from './gen/cases.json';
import { chosenLanguage, LANGUAGES, type Lang } from './languages';
import { loadWords } from './load';
import { loadRules } from './rules';
import type { Decision, Face, Outcome, Refusal, Words } from './words';

/** A thing from a recorded game, and what Python says to it; written by tools/page_words.py. */
type Case = { readonly game: GameId; readonly said: Readonly<Record<Lang, string>> } & (
  | { readonly sort: 'action' | 'event'; readonly data: Face }
  | { readonly sort: 'decision'; readonly data: Decision }
  | { readonly sort: 'refusal'; readonly data: Refusal }
  | { readonly sort: 'outcome'; readonly data: Outcome }
);

function said(words: Words, { sort, data, game }: Case): string {
  switch (sort) {
    case 'action':
      return words.action(data, game);
    case 'event':
      return words.event(data, game);
    case 'decision':
      return words.decision(data, game);
    case 'refusal':
      return words.refusal(data, game);
    case 'outcome':
      return words.outcome(data, game);
  }
}

test.each(LANGUAGES)('the page and Python say the same, word for word (%s)', async lang => {
  const words = await loadWords(lang);
  const told = cases as readonly Case[];
  expect(told.length).toBeGreaterThan(1000);
  const differing = told.filter(thing => said(words, thing) !== thing.said[lang]);
  expect(differing.map(thing => [said(words, thing), thing.said[lang]])).toEqual([]);
});

test('people are called by their names where the table knows them', async () => {
  const words = await loadWords('en', ['Anna', undefined]);
  expect(words.event({ type: 'resigned', seat: 0 } as Face, 'chicken-island')).toContain('Anna');
  expect(words.event({ type: 'resigned', seat: 1 } as Face, 'chicken-island')).toContain('B');
  expect(words.name('unit', 'A.chicken3', 'chicken-island')).toContain('Anna');
});

test('a thing without a message is told in its plain form', async () => {
  const words = await loadWords('fr');
  expect(words.event({ type: 'cow_landed' }, 'touche-poulet')).toBe('cow landed');
  expect(words.action({ type: 'add_cow', to: 'c4' } as Face, 'chicken-island')).toBe('add_cow c4');
  expect(words.say('no-such-key', { seat: 'A', seat_id: 0 })).toBe('no-such-key (seat A)');
});

test('a table may bring cards of its own', async () => {
  const words = await loadWords('de', [], 'tin_hen = Blechhenne\n    .text = Sie klappert.');
  expect(words.name('card', 'tin_hen', 'chicken-island')).toBe('Blechhenne');
  expect(words.cardText('tin_hen', 'chicken-island')).toBe('Sie klappert.');
});

test('the rules of both games come when somebody asks for them', async () => {
  const rules = await loadRules('chicken-island', 'it');
  expect(Object.keys(rules.references)).toContain('MOVE-5');
  expect((await loadRules('touche-poulet', 'fr')).messages.hasMessage('touche-rule-TP-9-1')).toBe(true);
});

test.each([
  [['fr-BE', 'en'], 'fr'],
  [['pt', 'DE-at'], 'de'],
  [[], 'en'],
] as const)('who wants %j reads %s', (wanted, lang) => {
  expect(chosenLanguage(wanted)).toBe(lang);
});
