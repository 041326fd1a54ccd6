/** Which languages there are, and which one somebody wants. */

export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** The first of the wanted languages (`navigator.languages`: "fr-BE") that there are words for, or English. */
export function chosenLanguage(wanted: readonly string[]): Lang {
  const short = wanted.map(tag => tag.toLowerCase().split('-')[0]);
  return short.flatMap(tag => LANGUAGES.filter(lang => lang === tag))[0] ?? 'en';
}
