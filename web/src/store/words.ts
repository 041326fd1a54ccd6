/** The words of the language that is chosen now. */

import { signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Lang } from '../words/languages';
import { loadWords } from '../words/load';
import type { Words } from '../words/words';
import { change, settings } from './settings';

export const spoken = signal<Words | null>(null);

/** The words of a part of the page in which seats have names: those of a table. */
export const OwnWords = createContext<Words | null>(null);

export async function speak(lang: Lang): Promise<void> {
  const words = await loadWords(lang);
  if (settings.value.lang !== lang) change({ lang });
  document.documentElement.lang = lang;
  spoken.value = words;
}

/** What to say things with; a component that uses it is drawn anew when the language changes. */
export function useWords(): Words {
  const own = useContext(OwnWords);
  const words = own ?? spoken.value;
  if (words === null) throw new Error('no language was loaded before the page was drawn');
  return words;
}
