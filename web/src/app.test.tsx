import { render } from 'preact';
import { expect, test } from 'vitest';
import { App } from './app';

test('the page says whose it is', () => {
  render(<App />, document.body);
  expect(document.querySelector('h1')?.textContent).toBe('Top Cluck');
});
