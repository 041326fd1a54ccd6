import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import { App } from './app';
import { speak } from './store/words';

test('the page says whose it is, in the language of the reader', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
  await speak('de');
  render(<App />, document.body);
  expect(document.querySelector('h1')?.textContent).toBe('Top Cluck');
  expect(document.querySelector('.home__greeting')?.textContent).toBe('Zwei Spiele, ein Hühnerstall.');
});
