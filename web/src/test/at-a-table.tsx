/** A table on the page, with the test as its server. */

import { type ComponentChildren, render } from 'preact';
import { act } from 'preact/test-utils';
import { speak } from '../store/words';
import type { Lang } from '../words/languages';

let root = document.createElement('div');

/** Takes away what was shown last, as leaving that part of the page would. */
export async function away(): Promise<void> {
  await act(() => render(null, root));
  root.remove();
}

/** Draws something in a language, after all that was loaded meanwhile. */
export async function shown(what: ComponentChildren, lang: Lang = 'en'): Promise<HTMLElement> {
  await speak(lang);
  root = document.createElement('div');
  document.body.append(root);
  await act(() => render(what, root));
  return root;
}

/** Lets something happen, and what follows from it. */
export async function happen(what: () => unknown = () => undefined): Promise<void> {
  await act(async () => {
    await what();
    await new Promise(done => setTimeout(done, 5));
  });
}

/** What a screen reader would find: the names of all that has this role. */
export function names(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].map(
    one => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '',
  );
}

export function button(root: ParentNode, name: string | RegExp): HTMLElement {
  const found = [...root.querySelectorAll<HTMLElement>('button')].find(one => {
    const called = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
    return typeof name === 'string' ? called === name : name.test(called);
  });
  if (found === undefined) throw new Error(`there is no button ${name}`);
  return found;
}
