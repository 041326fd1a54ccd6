/** What a reader of the page has chosen; this browser remembers it. */

import { computed, effect, signal } from '@preact/signals';
import { chosenLanguage, type Lang } from '../words/languages';
import { keep, kept } from './storage';

export interface Settings {
  readonly lang: Lang;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'less' | 'full';
  readonly sound: boolean;
  readonly notify: boolean;
  readonly size: 'small' | 'normal' | 'large';
  /** On one screen: whether the curtain falls by itself when somebody else is asked. */
  readonly curtain: 'click' | 'at_once';
  /** Whether the table is shown as text, which is what a screen reader likes. */
  readonly text: boolean;
  /** What one calls oneself at new tables. */
  readonly name: string;
}

function usual(): Settings {
  return {
    lang: chosenLanguage(navigator.languages),
    theme: 'system',
    motion: 'system',
    sound: !matchMedia('(pointer: coarse)').matches, // phones are in company
    notify: false,
    size: 'normal',
    curtain: 'click',
    text: false,
    name: '',
  };
}

export const settings = signal<Settings>({ ...usual(), ...kept<Partial<Settings>>('settings', {}) });

export function change(what: Partial<Settings>): void {
  settings.value = { ...settings.value, ...what };
  keep('settings', settings.value);
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = signal({ dark: dark.matches, still: still.matches });

for (const query of [dark, still]) {
  query.addEventListener('change', () => {
    system.value = { dark: dark.matches, still: still.matches };
  });
}

export const theme = computed(() => {
  const chosen = settings.value.theme;
  return chosen === 'system' ? (system.value.dark ? 'dark' : 'light') : chosen;
});

/** Whether things should stand still: by choice here, or by that of the system. */
export const lessMotion = computed(() => {
  const { motion } = settings.value;
  return motion === 'system' ? system.value.still : motion === 'less';
});

/** Lets the style sheets know. */
export function showSettings(root: HTMLElement = document.documentElement): () => void {
  return effect(() => {
    root.dataset['theme'] = theme.value;
    root.dataset['motion'] = lessMotion.value ? 'less' : 'full';
    root.dataset['size'] = settings.value.size;
  });
}
