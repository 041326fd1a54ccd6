import { expect, test } from 'vitest';
import { pathOf } from './home/open-link';
import { type Route, routeOf } from './router';

const TOKEN = 'pKUE7Jp5QdK_qoAUigLpJkgU4GfqPhalakpH7fPAERU';

test.each<[string, string, Route]>([
  ['/', '', { to: 'home' }],
  ['/rules', '', { to: 'rules' }],
  ['/learn', '', { to: 'learn' }],
  ['/achievements', '', { to: 'achievements' }],
  ['/settings', '', { to: 'settings' }],
  ['/t/vQkdqbx_7gkO3HCV', '', { to: 'table', table: 'vQkdqbx_7gkO3HCV', token: null }],
  ['/t/vQkdqbx_7gkO3HCV', `#${TOKEN}`, { to: 'table', table: 'vQkdqbx_7gkO3HCV', token: TOKEN }],
  ['/t/vQkdqbx_7gkO3HCV', '#main', { to: 'table', table: 'vQkdqbx_7gkO3HCV', token: null }],
  ['/r/vQkdqbx_7gkO3HCV', '', { to: 'replay', table: 'vQkdqbx_7gkO3HCV' }],
  ['/t/', '', { to: 'nowhere' }],
  ['/t/short', '', { to: 'nowhere' }],
  ['/t/vQkdqbx_7gkO3HCV/more', '', { to: 'nowhere' }],
  ['/barn/vQkdqbx_7gkO3HCV', '', { to: 'nowhere' }],
])('%s%s leads there', (pathname, hash, route) => {
  expect(routeOf({ pathname, hash })).toEqual(route);
});

test('a link can be pasted whole or in part; others lead nowhere', () => {
  expect(pathOf(` https://hens.example/t/vQkdqbx_7gkO3HCV#${TOKEN} `)).toBe(`/t/vQkdqbx_7gkO3HCV#${TOKEN}`);
  expect(pathOf('/r/vQkdqbx_7gkO3HCV')).toBe('/r/vQkdqbx_7gkO3HCV');
  expect(pathOf('https://hens.example/rules')).toBeNull();
  expect(pathOf('cluck')).toBeNull();
});
