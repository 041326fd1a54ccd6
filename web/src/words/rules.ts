/** The texts of a game's rules, which are many: they come when somebody opens the rules. */

import type { FluentBundle } from '@fluent/bundle';
import type { GameId } from './games';
import type { Lang } from './languages';
import { bundle } from './words';

/** What belongs to a rule: its rulings, other rules to see, and the options that it reads. */
export interface References {
  readonly rulings?: readonly string[];
  readonly see?: readonly string[];
  readonly options?: readonly string[];
}

/** The rules that one looks up again and again, and those that explain a term. */
export interface Guide {
  readonly quick: readonly string[];
  readonly terms: Readonly<Record<string, readonly string[]>>;
}

export interface Source {
  readonly messages: string;
  readonly references: Readonly<Record<string, References>>;
  readonly guide: Guide;
}

/** The rules of a game in one language: the messages, and every rule by its id in the order of the book. */
export interface Rules {
  readonly messages: FluentBundle;
  readonly references: Readonly<Record<string, References>>;
  readonly guide: Guide;
}

/** What an edition says to an option: a word, a number, yes or no, cards, or no number at all. */
export type OptionValue = string | number | boolean | readonly string[] | null;

/** What each edition says, option by option; "usual" where everybody plays by the same book. */
export type Editions = Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;

type Loaded = Promise<{ readonly default: Source }>;

const FILES: Readonly<Record<GameId, Readonly<Record<Lang, () => Loaded>>>> = {
  'chicken-island': {
    en: () => import('./gen/chicken-island.en.rules.json'),
    fr: () => import('./gen/chicken-island.fr.rules.json'),
    it: () => import('./gen/chicken-island.it.rules.json'),
    de: () => import('./gen/chicken-island.de.rules.json'),
  },
  'touche-poulet': {
    en: () => import('./gen/touche-poulet.en.rules.json'),
    fr: () => import('./gen/touche-poulet.fr.rules.json'),
    it: () => import('./gen/touche-poulet.it.rules.json'),
    de: () => import('./gen/touche-poulet.de.rules.json'),
  },
};

/** Fetches the rules of a game. */
export async function loadRules(game: GameId, lang: Lang): Promise<Rules> {
  const { default: source } = await FILES[game][lang]();
  return { messages: bundle(lang, source.messages), references: source.references, guide: source.guide };
}

const EDITIONS: Readonly<Record<GameId, () => Promise<{ readonly default: Editions }>>> = {
  'chicken-island': () => import('./gen/chicken-island.editions.json'),
  'touche-poulet': () => import('./gen/touche-poulet.editions.json'),
};

/** Fetches what the editions of a game say. */
export async function loadEditions(game: GameId): Promise<Editions> {
  return (await EDITIONS[game]()).default;
}
