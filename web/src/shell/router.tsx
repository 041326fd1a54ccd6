/** Which part of the page an address leads to. Keys stand behind the `#`: they never reach the server's logs. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export type Route =
  | { readonly to: 'home' | 'learn' | 'achievements' | 'settings' | 'nowhere' }
  | { readonly to: 'rules'; readonly place: string | null }
  | { readonly to: 'table'; readonly table: string; readonly token: string | null }
  | { readonly to: 'replay'; readonly table: string; readonly at: number | null };

const PLACES = ['learn', 'achievements', 'settings'] as const;
const ID = /^[A-Za-z0-9_-]{8,32}$/;
const TOKEN = /^[A-Za-z0-9_-]{16,64}$/;

const RULE = /^[A-Z][A-Z0-9]*(-[0-9]+(\.[0-9]+)?)?$/; // or a chapter
const STEP = /^[0-9]{1,6}$/;

/** Reads an address. */
export function routeOf({ pathname, hash, search }: Pick<Location, 'pathname' | 'hash' | 'search'>): Route {
  const [place = '', id = '', ...more] = pathname.split('/').filter(Boolean);
  if (place === '') return { to: 'home' };
  const known = PLACES.find(one => one === place);
  if (known !== undefined) return { to: known };
  if (place === 'rules') return { to: 'rules', place: RULE.test(hash.slice(1)) ? hash.slice(1) : null };
  if (more.length || !ID.test(id)) return { to: 'nowhere' };
  if (place === 'r') {
    const at = new URLSearchParams(search).get('at') ?? '';
    return { to: 'replay', table: id, at: STEP.test(at) ? Number(at) : null };
  }
  const token = hash.slice(1);
  return place === 't' ? { to: 'table', table: id, token: TOKEN.test(token) ? token : null } : { to: 'nowhere' };
}

export const route = signal<Route>(routeOf(location));

const read = (): void => {
  route.value = routeOf(location);
};
addEventListener('popstate', read);
addEventListener('hashchange', read);

/** Goes to another part of the page; `replace` leaves no way back to this one. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  read();
  if (!replace) scrollTo(0, 0);
}

interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly children: ComponentChildren;
  readonly current?: boolean;
}

export function Link({ to, class: look = '', children, current }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} class={look} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
