/** The rules of a game in the reader's language; the twin of `topcluck/words/rulebook.py`. */

import { type GameId, gameWords } from '../words/games';
import type { Editions, OptionValue, Rules } from '../words/rules';
import { format, type Words } from '../words/words';

const NOT_PLAYED = 'not_played'; // the value of an option that an edition has no use for

/** An option with what it decides, what an edition says to it, and the rules that read it. */
export interface Point {
  readonly option: string;
  readonly decides: string;
  /** A text for each edition that was asked for. */
  readonly values: readonly string[];
  /** Whether these editions disagree. */
  readonly differs: boolean;
  readonly rules: readonly string[];
}

export class Book {
  readonly game: GameId;
  readonly ids: readonly string[];
  readonly chapters: readonly string[];
  /** The editions, the usual one first; a single one if everybody plays by the same book. */
  readonly editions: readonly string[];
  readonly #rules: Rules;
  readonly #values: Editions;
  readonly #words: Words;

  constructor(game: GameId, rules: Rules, values: Editions, words: Words) {
    this.game = game;
    this.ids = Object.keys(rules.references);
    this.chapters = [...new Set(this.ids.map(chapterOf))];
    this.editions = Object.keys(values);
    this.#rules = rules;
    this.#values = values;
    this.#words = words;
  }

  // -- texts --

  title(chapter: string): string {
    return this.#say('chapter', chapter) ?? chapter;
  }

  text(id: string): string {
    return this.#say('rule', id.replaceAll('.', '-')) ?? id;
  }

  option(name: string): string {
    return this.#say('option', name) ?? name;
  }

  term(name: string): string {
    return this.#say('term', name) ?? name;
  }

  /** What the value of an option means. */
  value(option: string, value: OptionValue): string {
    if (typeof value === 'boolean') return this.#words.say(value ? 'rules-yes' : 'rules-no');
    if (value === NOT_PLAYED) return this.#words.say('rules-not-played');
    if (value === null) return this.#words.say('rules-no-number', { option });
    if (typeof value === 'string' || typeof value === 'number') {
      return this.#say('option', option, String(value)) ?? String(value);
    }
    const cards = value.map(card => this.#words.name('card', card, this.game));
    return cards.join(', ') || this.#words.say('rules-no-cards');
  }

  #say(sort: string, name: string, attribute: string | null = null): string | null {
    return format(this.#rules.messages, `${gameWords(this.game).prefix}-${sort}-${name}`, attribute, {});
  }

  // -- what belongs together --

  has(place: string): boolean {
    return this.ids.includes(place) || this.chapters.includes(place);
  }

  rulesOf(chapter: string): readonly string[] {
    return this.ids.filter(id => chapterOf(id) === chapter);
  }

  rulings(id: string): readonly string[] {
    return this.#rules.references[id]?.rulings ?? [];
  }

  see(id: string): readonly string[] {
    return this.#rules.references[id]?.see ?? [];
  }

  get quick(): readonly string[] {
    return this.#rules.guide.quick;
  }

  /** The terms of the glossary in the order of the alphabet, and the rules that explain each. */
  get glossary(): readonly { readonly term: string; readonly rules: readonly string[] }[] {
    const inOrder = new Intl.Collator(this.#words.lang).compare;
    return Object.entries(this.#rules.guide.terms)
      .map(([name, rules]) => ({ term: this.term(name), rules }))
      .sort((one, other) => inOrder(one.term, other.term));
  }

  /** The options that these rules read, each once, and what the editions say to them. */
  points(ids: readonly string[], editions: readonly string[]): readonly Point[] {
    const read = ids.flatMap(id => this.#rules.references[id]?.options ?? []);
    return [...new Set(read)].map(option => {
      const values = editions.map(edition => this.#values[edition]?.[option] ?? null);
      return {
        option,
        decides: this.option(option),
        values: values.map(value => this.value(option, value)),
        differs: new Set(values.map(value => JSON.stringify(value))).size > 1,
        rules: this.ids.filter(id => this.#rules.references[id]?.options?.includes(option)),
      };
    });
  }

  /** The rules that have all these words, or parts of them, in their text or id; case and accents do not matter. */
  search(text: string): readonly string[] {
    const words = plain(text).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return this.ids.filter(id => {
      const told = plain(`${id} ${this.text(id)}`);
      return words.every(word => told.includes(word));
    });
  }
}

/** "MOVE" of "MOVE-4", "TP-9" of "TP-9.5". */
export const chapterOf = (id: string): string => id.slice(0, id.lastIndexOf(id.includes('.') ? '.' : '-'));

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Rules in the order in which they come, by chapter. */
export function byChapter(ids: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  const chapters = [...new Set(ids.map(chapterOf))];
  return chapters.map(chapter => [chapter, ids.filter(id => chapterOf(id) === chapter)] as const);
}
