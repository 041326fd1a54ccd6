import { expect, test } from 'vitest';
import { pathOf } from './home/open-link';
import { type Route, routeOf } from './router';

const TOKEN = 'pKUE7Jp5QdK_qoAUigLpJkgU4GfqPhalakpH7fPAERU';

test.each<[string, string, Route, string?]>([
  ['/', '', { to: 'home' }],
  ['/rules', '', { to: 'rules', place: null }],
  ['/rules', '#MOVE-4', { to: 'rules', place: 'MOVE-4' }],
  ['/rules', '#TP-9.5', { to: 'rules', place: 'TP-9.5' }],
  ['/rules', '#TP-9', { to: 'rules', place: 'TP-9' }],
  ['/rules', '#main', { to: 'rules', place: null }],
  ['/learn', '', { to: 'learn' }],
  ['/achievements', '', { to: 'achievements' }],
  ['/settings', '', { to: 'settings' }],
  ['/t/vQkdqbx_7gkO3HCV', '', { to: 'table', table: 'vQkdqbx_7gkO3HCV', token: null }],
  ['/t/vQkdqbx_7gkO3HCV', `#${TOKEN}`, { to: 'table', table: 'vQkdqbx_7gkO3HCV', token: TOKEN }],
  ['/t/vQkdqbx_7gkO3HCV', '#main', { to: 'table', table: 'vQkdqbx_7gkO3HCV', token: null }],
  ['/r/vQkdqbx_7gkO3HCV', '', { to: 'replay', table: 'vQkdqbx_7gkO3HCV', at: null }],
  ['/r/vQkdqbx_7gkO3HCV', '', { to: 'replay', table: 'vQkdqbx_7gkO3HCV', at: 120 }, '?at=120'],
  ['/r/vQkdqbx_7gkO3HCV', '', { to: 'replay', table: 'vQkdqbx_7gkO3HCV', at: null }, '?at=-1'],
  ['/t/', '', { to: 'nowhere' }],
  ['/t/short', '', { to: 'nowhere' }],
  ['/t/vQkdqbx_7gkO3HCV/more', '', { to: 'nowhere' }],
  ['/barn/vQkdqbx_7gkO3HCV', '', { to: 'nowhere' }],
])('%s%s leads there', (pathname, hash, route, search = '') => {
  expect(routeOf({ pathname, hash, search })).toEqual(route);
});

test('a link can be pasted whole or in part; others lead nowhere', () => {
  expect(pathOf(` https://hens.example/t/vQkdqbx_7gkO3HCV#${TOKEN} `)).toBe(`/t/vQkdqbx_7gkO3HCV#${TOKEN}`);
  expect(pathOf('/r/vQkdqbx_7gkO3HCV')).toBe('/r/vQkdqbx_7gkO3HCV');
  expect(pathOf('https://hens.example/r/vQkdqbx_7gkO3HCV?at=12')).toBe('/r/vQkdqbx_7gkO3HCV?at=12');
  expect(pathOf('https://hens.example/rules')).toBeNull();
  expect(pathOf('cluck')).toBeNull();
});
