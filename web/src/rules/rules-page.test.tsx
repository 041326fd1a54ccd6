import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { go } from '../shell/router';
import { spoken } from '../store/words';
import { away, button, happen, names, shown } from '../test/at-a-table';
import type { GameId } from '../words/games';
import pythonPoints from '../words/gen/points.json';
import { LANGUAGES, type Lang } from '../words/languages';
import { loadWords } from '../words/load';
import { loadEditions, loadRules } from '../words/rules';
import { Book } from './book';
import { RulesPage } from './rules-page';

const GAMES: readonly GameId[] = ['chicken-island', 'touche-poulet'];

interface Told {
  readonly edition: string;
  readonly option: string;
  readonly decides: Readonly<Record<Lang, string>>;
  readonly said: Readonly<Record<Lang, string>>;
}

const POINTS = pythonPoints as Readonly<Record<GameId, readonly Told[]>>;

const bookOf = async (game: GameId, lang: Lang = 'en'): Promise<Book> =>
  new Book(game, await loadRules(game, lang), await loadEditions(game), await loadWords(lang));

describe.each(GAMES)('the book of %s', game => {
  test.each(LANGUAGES)('says what Python says to every option of every edition (%s)', async lang => {
    const book = await bookOf(game, lang);
    expect(POINTS[game].length).toBeGreaterThan(0);
    for (const { edition, option, decides, said } of POINTS[game]) {
      const point = book.points(book.ids, [edition]).find(one => one.option === option);
      expect([option, point?.decides, point?.values]).toEqual([option, decides[lang], [said[lang]]]);
    }
  });

  test.each(LANGUAGES)('has a text for every rule, chapter and term (%s)', async lang => {
    const book = await bookOf(game, lang);
    for (const id of book.ids) expect(book.text(id)).not.toBe(id);
    for (const chapter of book.chapters) expect(book.title(chapter)).not.toBe(chapter);
    for (const { term, rules } of book.glossary) {
      expect(term).not.toMatch(/^[a-z]+-[a-z]+$/);
      for (const id of rules) expect(book.ids).toContain(id);
    }
    for (const id of book.quick) expect(book.ids).toContain(id);
  });
});

test('search wants all words, or parts of them, and does not mind case and accents', async () => {
  const book = await bookOf('chicken-island', 'fr');
  expect(book.search('EPIQUE').length).toBe(book.search('épique').length);
  expect(book.search('épique').length).toBeGreaterThan(0);
  const found = (await bookOf('chicken-island')).search('speed cannot');
  expect(found).toContain('MOVE-2');
  expect(found).not.toContain('MOVE-1');
  expect((await bookOf('touche-poulet')).search('tp-9.5')).toEqual(['TP-9.5']);
  expect(book.search('  ')).toEqual([]);
});

describe('the page', () => {
  beforeEach(() => go('/rules', true));
  afterEach(away);

  async function opened(place: string | null = null, lang: Lang = 'en'): Promise<HTMLElement> {
    const root = await shown(<RulesPage place={place} />, lang);
    while (root.querySelector('.tabs') === null) await happen(); // the texts are on their way
    return root;
  }

  const tab = (root: HTMLElement, name: string) =>
    happen(() => [...root.querySelectorAll<HTMLElement>('[role=tab]')].find(one => one.textContent === name)?.click());

  async function choose(root: HTMLElement, label: string, value: string): Promise<void> {
    const field = [...root.querySelectorAll('label')].find(one => one.textContent?.startsWith(label));
    const select = field?.querySelector('select');
    if (!select) throw new Error(`there is no ${label}`);
    select.value = value;
    await happen(() => select.dispatchEvent(new Event('change', { bubbles: true })));
  }

  test('shows every rule of the island as an anchor, with the chapters as navigation', async () => {
    const root = await opened();
    const book = await bookOf('chicken-island');
    expect([...root.querySelectorAll('.rule')].map(one => one.id)).toEqual(book.ids);
    expect([...root.querySelectorAll('nav a')].map(one => one.getAttribute('href'))).toEqual(
      book.chapters.map(chapter => `#${chapter}`),
    );
    const rule = root.querySelector('#MOVE-4');
    expect(rule?.textContent).toContain('Only the Chickens and the Leader of its owner may enter a Base');
    expect(rule?.querySelector('.point')?.textContent).toBe("Who may enter a Base: its owner's Leader and Chickens");
  });

  test('another edition says otherwise, and that is marked', async () => {
    const root = await opened();
    expect(root.querySelectorAll('.point--differs')).toHaveLength(0);
    await choose(root, 'Edition', 'first-de');
    expect(root.querySelector('#MOVE-4 .point--differs')?.textContent).toBe('Who may enter a Base: any unit');
    expect(location.search).toContain('edition=first-de');
  });

  test('a link to a rule leads to it, whatever the game', async () => {
    const root = await opened('TP-9.5');
    expect(root.querySelector('[aria-current=true]')?.id).toBe('TP-9.5');
    expect(document.activeElement?.id).toBe('TP-9.5');
    expect(root.querySelector('#MOVE-4')).toBeNull();
    expect(names(root, '[role=tab]')).toEqual(['All rules', 'Quick reference', 'Glossary']);
  });

  test('searching leaves the rules that have the words', async () => {
    const root = await opened();
    const field = root.querySelector<HTMLInputElement>('input[type=search]');
    if (field === null) throw new Error('nowhere to search');
    field.value = 'speed 0';
    await happen(() => field.dispatchEvent(new Event('input', { bubbles: true })));
    const left = [...root.querySelectorAll('.rule')].map(one => one.id);
    expect(left).toEqual((await bookOf('chicken-island')).search('speed 0'));
    expect(root.querySelector('.reader [role=status]')?.textContent).toContain(`${left.length} rule`);
  });

  test('two editions stand side by side with nothing but what differs', async () => {
    const root = await opened();
    await tab(root, 'Editions side by side');
    const book = await bookOf('chicken-island');
    const differing = book.points(book.ids, ['second-en', 'first-de']).filter(point => point.differs);
    expect(differing.length).toBeGreaterThan(10);
    expect(names(root, '.compared h3')).toEqual(differing.map(point => point.decides));
    await choose(root, 'Compared with', 'second-en');
    expect(root.querySelector('.compared')).toBeNull();
    expect(root.textContent).toContain('The editions agree here.');
  });

  test('quick reference and glossary are made of rules', async () => {
    const root = await opened();
    await tab(root, 'Quick reference');
    expect(root.querySelector('.quick')?.textContent).toContain('A claw pays for one attack or one move.');
    await tab(root, 'Glossary');
    const terms = names(root, '.glossary dt');
    expect(terms).toContain('Humiliation tag');
    expect(terms).toEqual([...terms].sort(new Intl.Collator('en').compare));
  });

  test.each(LANGUAGES)('everything around the rules is said in the language of the reader (%s)', async lang => {
    const root = await opened(null, lang);
    await tab(root, spoken.value?.say('rules-look-compare') ?? '');
    expect(root.textContent).not.toMatch(/\b(rules|page|home)-[a-z]/);
    await choose(root, spoken.value?.say('home-edition') ?? '', 'second-fr');
    await tab(root, spoken.value?.say('rules-look-quick') ?? '');
    expect(root.textContent).not.toMatch(/\b(rules|page|home)-[a-z]/);
  });

  test('a game without editions has nothing to compare', async () => {
    const root = await opened();
    await tab(root, 'Editions side by side');
    const farm = root.querySelectorAll<HTMLInputElement>('input[type=radio]')[1];
    await happen(() => farm?.click());
    expect(root.querySelector('#TP-9\\.5')).not.toBeNull();
    expect(root.querySelector('select')).toBeNull();
    expect(() => button(root, 'Editions side by side')).toThrow();
  });
});
