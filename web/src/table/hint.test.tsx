import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hinted, Welcome } from '../protocol.gen';
import { holdSeat } from '../store/keys';
import { change } from '../store/settings';
import { away, button, happen, names, shown } from '../test/at-a-table';
import { HandSocket, handSockets, recorded } from '../test/wire';
import { Saying } from '../ui/saying';
import { LANGUAGES } from '../words/languages';
import { TablePage } from './table-page';

const TABLE = 'recorded1';
const ASK = 'What would a bot do?';

beforeEach(() => {
  handSockets();
  localStorage.clear();
  change({ text: false, curtain: 'click', sound: false });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(recorded['touche-poulet'].welcome.table)));
});

afterEach(async () => {
  await away();
  vi.unstubAllGlobals();
});

/** The farm at its first question, with hints or without. */
async function atTable(hints: boolean, lang: (typeof LANGUAGES)[number] = 'en'): Promise<HTMLElement> {
  const { welcome } = recorded['touche-poulet'];
  const told: Welcome = { ...welcome, table: { ...welcome.table, hints } };
  holdSeat(TABLE, { seat: told.seat ?? 0, token: 'a-token-of-a-seat' });
  const root = await shown(
    <>
      <TablePage table={TABLE} token={null} />
      <Saying />
    </>,
    lang,
  );
  await happen(() => HandSocket.last().accept().say(told));
  return root;
}

function hinted(looked: Hinted['looked'] = []): Hinted {
  return { type: 'hinted', id: 1, at: 1, bot: 'top-cluck', text: 'random fleet', looked };
}

test('a table without hints has no button for them', async () => {
  const root = await atTable(false);
  expect(names(root, 'button')).not.toContain(ASK);
});

test('the bot says what it would do and what it looked at, and one can do it', async () => {
  const root = await atTable(true);
  await happen(() => button(root, ASK).click());
  expect(HandSocket.last().sent.at(-1)).toEqual({ type: 'hint', id: 1 });
  expect(button(root, 'The bot is thinking …').getAttribute('aria-disabled')).toBe('true');
  const other = recorded['touche-poulet'].welcome.ask?.options[0]?.text ?? '';
  const looked = [
    { text: 'random fleet', visits: 30, chance: 0.75 },
    { text: other, visits: 1, chance: 0.5 },
    { text: 'never tried', visits: 0, chance: 0 },
  ];
  await happen(() => HandSocket.last().say(hinted(looked)));
  const panel = root.querySelector('section.hint');
  expect(panel?.getAttribute('aria-label')).toBe('Hint');
  expect(panel?.querySelector('h3')?.textContent).toContain('Top Cluck');
  expect(document.activeElement).toBe(panel?.querySelector('h3'));
  expect([...root.querySelectorAll('meter')].map(meter => meter.value)).toEqual([0.75, 0.5]);
  expect(names(root, '.hint__share')).toEqual(['about 75%, tried 30 times', 'about 50%, tried once']);
  await happen(() => button(root, 'Do it').click());
  expect(HandSocket.last().sent.at(-1)).toMatchObject({ type: 'act', line: 'random fleet' });
});

test('a hint without reasons says so, and can be put away', async () => {
  const root = await atTable(true);
  await happen(() => button(root, ASK).click());
  await happen(() => HandSocket.last().say(hinted()));
  expect(root.querySelector('.hint')?.textContent).toContain('did not need to look around');
  await happen(() => root.querySelector<HTMLElement>('.hint button[aria-label="Close"]')?.click());
  expect(root.querySelector('.hint')).toBeNull();
  expect(names(root, 'button')).toContain(ASK);
});

test('a refusal is told', async () => {
  const root = await atTable(true);
  await happen(() => button(root, ASK).click());
  await happen(() => HandSocket.last().say({ type: 'refused', id: 1, code: 'no_hint', sentence: 'no idea' }));
  expect(root.querySelector('.toast')?.textContent).toBe('The bot has no idea just now; try again.');
});

test.each(LANGUAGES)('the button speaks the language of the reader (%s)', async lang => {
  const root = await atTable(true, lang);
  const said = {
    en: ASK,
    fr: 'Que ferait un robot\u202f?',
    it: 'Che cosa farebbe un bot?',
    de: 'Was täte ein Computerhuhn?',
  };
  expect(names(root, 'button')).toContain(said[lang]);
});
