/** The words of a language come as a file of their own, when somebody wants to read it. */

import type { Lang } from './languages';
import { type SeatNames, type Source, Words } from './words';

const FILES: Readonly<Record<Lang, () => Promise<{ readonly default: Source }>>> = {
  en: () => import('./gen/en.words.json'),
  fr: () => import('./gen/fr.words.json'),
  it: () => import('./gen/it.words.json'),
  de: () => import('./gen/de.words.json'),
};

/** Fetches the words of a language; the browser keeps the file, so asking again is cheap. */
export async function loadWords(lang: Lang, seatNames: SeatNames = [], ownCards = ''): Promise<Words> {
  const { default: source } = await FILES[lang]();
  return new Words(lang, source, seatNames, ownCards);
}
