import { render } from 'preact';
import { expect, test } from 'vitest';
import { App } from './app';
import { loadWords } from './words/load';

test('the page says whose it is, in the language of the reader', async () => {
  render(<App words={await loadWords('de')} />, document.body);
  expect(document.querySelector('h1')?.textContent).toBe('Top Cluck');
  expect(document.querySelector('p')?.textContent).toBe('Zwei Spiele, ein Hühnerstall.');
});
