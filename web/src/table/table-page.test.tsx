import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableInfo, Welcome } from '../protocol.gen';
import { held, holdInvitation, holdSeat, holdWatch } from '../store/keys';
import { change } from '../store/settings';
import { spoken } from '../store/words';
import { away, button, happen, names, shown } from '../test/at-a-table';
import { HandSocket, handSockets, recorded } from '../test/wire';
import { Saying } from '../ui/saying';
import { LANGUAGES } from '../words/languages';
import { TablePage } from './table-page';

const TABLE = 'recorded1';
const KEY = 'a-token-of-a-seat';
const GAMES = ['chicken-island', 'touche-poulet'] as const;

beforeEach(() => {
  handSockets();
  localStorage.clear();
  change({ text: false, curtain: 'click', sound: false });
  const info: TableInfo = recorded['chicken-island'].welcome.table;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(info)));
});

afterEach(async () => {
  await away();
  vi.unstubAllGlobals();
});

async function welcomed(welcome: Welcome, lang: (typeof LANGUAGES)[number] = 'en'): Promise<HTMLElement> {
  holdSeat(TABLE, { seat: welcome.seat ?? 0, token: KEY });
  const page = (
    <>
      <TablePage table={TABLE} token={null} />
      <Saying />
    </>
  );
  const root = await shown(page, lang);
  await happen(() => HandSocket.last().accept().say(welcome));
  return root;
}

describe.each(GAMES)('%s', game => {
  test.each(LANGUAGES)('the prompt and every option are said in the language of the reader (%s)', async lang => {
    const welcome = recorded[game].welcome;
    const root = await welcomed(welcome, lang);
    const words = spoken.value?.at(['Berta', 'Gaston']);
    if (words === undefined || welcome.ask === null) throw new Error('nothing is asked');
    const decision = welcome.ask.decision as { kind: string; seat: number; about: Record<string, string> };
    expect(root.querySelector('.prompt__text')?.textContent).toBe(words.decision(decision, game));
    const sentences = welcome.ask.options.map(option => words.action(option.action as { type: string }, game));
    expect(names(root, '.option').sort()).toEqual(sentences.sort());
  });

  test('the whole game can be followed, and the log tells it', async () => {
    const { welcome, updates, last } = recorded[game];
    const root = await welcomed(welcome);
    await happen(() => HandSocket.last().say(...updates));
    const told = root.querySelector('.log')?.textContent ?? '';
    expect(told).toContain('Gaston');
    expect(names(root, '.option')).toHaveLength(last.ask?.options.length ?? 0);
  });
});

test('a click sends what the option says', async () => {
  const root = await welcomed(recorded['touche-poulet'].welcome);
  await happen(() => button(root, 'random fleet').click());
  expect(HandSocket.last().sent.at(-1)).toMatchObject({ type: 'act', line: 'random fleet' });
});

test('a refusal is told in the language of the reader, and then one can choose again', async () => {
  const root = await welcomed(recorded['touche-poulet'].welcome);
  await happen(() => button(root, 'random fleet').click());
  expect(button(root, 'random fleet').getAttribute('aria-disabled')).toBe('true');
  await happen(() =>
    HandSocket.last().say({ type: 'refused', id: 1, code: 'out_of_date', sentence: 'something has happened' }),
  );
  expect(root.querySelector('.toast')?.textContent).toBe('Something has happened since: look again before you choose.');
  expect(button(root, 'random fleet').getAttribute('aria-disabled')).toBe('false');
});

test('when the connection is gone the table says so and nothing can be chosen', async () => {
  const root = await welcomed(recorded['touche-poulet'].welcome);
  expect(root.querySelector('.notice--lost')).toBeNull();
  await happen(() => HandSocket.last().close());
  expect(root.querySelector('[role=alert]')?.textContent).toContain('The connection is gone');
  expect(button(root, 'random fleet').getAttribute('aria-disabled')).toBe('true');
});

describe('on one screen', () => {
  const { welcome, last } = recorded['chicken-island'];
  const other: Welcome = { ...welcome, seat: 1 };

  async function curtain(): Promise<HTMLElement> {
    holdSeat(TABLE, { seat: 0, token: KEY });
    holdSeat(TABLE, { seat: 1, token: 'a-token-of-the-other' });
    const root = await shown(<TablePage table={TABLE} token={null} />);
    await happen();
    return root;
  }

  test('the page asks who looks before it asks the server for anything', async () => {
    const root = await curtain();
    expect(HandSocket.all).toHaveLength(0);
    expect(names(root, '.curtain button')).toEqual(['I am Berta', 'I am Gaston']);
  });

  test('when the curtain falls the line is closed and nothing of what was seen is left', async () => {
    const root = await curtain();
    await happen(() => button(root, 'I am Berta').click());
    const first = HandSocket.last().accept();
    expect(first.hello.token).toBe(KEY);
    await happen(() => first.say(last));
    const hand = (last.view as { hand: string[] }).hand;
    const named = hand.map(card => spoken.value?.name('card', card, 'chicken-island') ?? card);
    expect(named.length).toBeGreaterThan(0);
    for (const card of named) expect(root.textContent).toContain(card);

    await happen(() => button(root, 'More at this table').click());
    await happen(() => button(root, 'Let the curtain fall').click());
    expect(first.closed).toBe(true);
    for (const card of named) expect(document.body.textContent).not.toContain(card);

    await happen(() => button(root, 'I am Gaston').click());
    expect(HandSocket.last()).not.toBe(first);
    expect(HandSocket.last().accept().hello).toMatchObject({ token: 'a-token-of-the-other', have: 0 });
    await happen(() => HandSocket.last().say(other));
    for (const card of named) expect(document.body.textContent).not.toContain(card);
  });

  test('who is asked next is offered the screen', async () => {
    const waiting: Welcome = { ...welcome, ask: null, view: { ...welcome.view, deciding: [1] } };
    const root = await curtain();
    await happen(() => button(root, 'I am Berta').click());
    await happen(() => HandSocket.last().accept().say(waiting));
    expect(root.querySelector('.notice--hand-over')?.textContent).toContain('Now Gaston is asked.');
    await happen(() => button(root, 'Hand the screen over').click());
    expect(root.querySelector('h1')?.textContent).toBe('The screen goes to Gaston');
  });

  test('who has answered in secret may change the answer, but is waited for no more', async () => {
    if (welcome.ask === null) throw new Error('nothing is asked');
    const answered: Welcome = { ...welcome, ask: { ...welcome.ask, answered: true } };
    const root = await curtain();
    await happen(() => button(root, 'I am Berta').click());
    await happen(() => HandSocket.last().accept().say(answered));
    expect(root.querySelector('.prompt__text')?.textContent).toBe('Waiting for Gaston.');
    expect(names(root, '.option')).toHaveLength(welcome.ask.options.length);
    expect(root.querySelector('.notice--hand-over')?.textContent).toContain('Now Gaston is asked.');
  });

  test('the curtain falls by itself after a turn, if that is wished', async () => {
    change({ curtain: 'at_once' });
    const root = await curtain();
    await happen(() => button(root, 'I am Berta').click());
    await happen(() => HandSocket.last().accept().say(welcome));
    const number = welcome.number + 1;
    await happen(() =>
      HandSocket.last().say({ type: 'update', number, at: 1, seat: 0, ask: null, view: { deciding: [1] } }),
    );
    expect(root.querySelector('h1')?.textContent).toBe('The screen goes to Gaston');
  });
});

describe('a key from an address', () => {
  const arrived = (): Promise<HTMLElement> => shown(<TablePage table={TABLE} token={KEY} />);

  test('to a seat is kept, and taken out of the address', async () => {
    history.replaceState(null, '', `/t/${TABLE}#${KEY}`);
    await arrived();
    await happen(() => HandSocket.last().accept().say(recorded['chicken-island'].welcome));
    expect(held(TABLE)).toEqual({ seats: { 0: KEY } });
    expect(location.pathname + location.hash).toBe(`/t/${TABLE}`);
    expect(HandSocket.last().closed).toBe(true);
  });

  test('for watching is kept as such', async () => {
    await arrived();
    await happen(() =>
      HandSocket.last()
        .accept()
        .say({ ...recorded['chicken-island'].welcome, seat: null }),
    );
    expect(held(TABLE)).toEqual({ seats: {}, watch: KEY });
  });

  test('that opens no view may be an invitation', async () => {
    await arrived();
    await happen(() =>
      HandSocket.last().accept().say({ type: 'bye', code: 'not_welcome', sentence: 'sit down first' }),
    );
    expect(held(TABLE)).toEqual({ seats: {}, invite: KEY });
  });
});

test('without any key the page says what is missing', async () => {
  const root = await shown(<TablePage table={TABLE} token={null} />);
  expect(root.querySelector('h1')?.textContent).toBe('You need a link for this table');
});

test('who watches is asked nothing and can do nothing', async () => {
  holdWatch(TABLE, KEY);
  const root = await shown(<TablePage table={TABLE} token={null} />);
  await happen(() =>
    HandSocket.last()
      .accept()
      .say({ ...recorded['chicken-island'].last, seat: null, ask: null }),
  );
  expect(names(root, '.option')).toEqual([]);
  expect(() => button(root, 'Take back')).toThrow();
});

test('an invitation is answered with a name', async () => {
  holdInvitation(TABLE, KEY);
  change({ name: '' });
  const root = await shown(<TablePage table={TABLE} token={null} />);
  await happen();
  expect(root.querySelector('h1')?.textContent).toBe('You are invited: War for Chicken Island');
});

test('the table can be read and played as text', async () => {
  change({ text: true });
  const root = await welcomed(recorded['chicken-island'].last);
  const input = root.querySelector<HTMLInputElement>('.command__input');
  const send = async (line: string) => {
    await happen(() => {
      if (input === null) throw new Error('there is no line for commands');
      input.value = line;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await happen(() => button(root, 'Send').click());
    return root.querySelector('.command__answers li:last-child')?.textContent;
  };
  expect(root.querySelector('.in-words')?.textContent).toContain('Scrolls in the deck');
  expect(await send('view scroll_deck')).toMatch(/^view scroll_deck\d+$/);
  expect(await send('ask')).toContain(root.querySelector('.prompt__text')?.textContent);
  await send('why star pardon');
  expect(HandSocket.last().sent.at(-1)).toMatchObject({ type: 'why_not', line: 'star pardon' });
  await send('step c4');
  expect(HandSocket.last().sent.at(-1)).toMatchObject({ type: 'act', line: 'step c4' });
});
