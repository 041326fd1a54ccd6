import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Replay, ReplayStep, TableInfo } from '../protocol.gen';
import { holdSeat, holdWatch } from '../store/keys';
import { change } from '../store/settings';
import { merged, type View } from '../store/view';
import { away, button, happen, names, shown } from '../test/at-a-table';
import { recorded } from '../test/wire';
import { Saying } from '../ui/saying';
import type { GameId } from '../words/games';
import { LANGUAGES, type Lang } from '../words/languages';
import { Film, watch } from './film';
import { ReplayPage } from './replay-page';

const TABLE = 'recorded1';
const KEY = 'a-token-of-a-seat';
const PAGE = 20; // steps at once; the server gives more
const GAMES: readonly GameId[] = ['chicken-island', 'touche-poulet'];

/** A recorded game as the server would show it once more. */
function stepsOf(game: GameId): ReplayStep[] {
  const { welcome, updates } = recorded[game];
  const begin = { entry: 0, kind: 'begin', seat: null, text: '', events: [], view: { ...welcome.view } } as const;
  const rest = updates.map(
    ({ number, seat, events, view }): ReplayStep => ({
      entry: number,
      kind: 'act',
      seat: seat ?? null,
      text: '',
      events: events ?? [],
      view: view ?? {},
    }),
  );
  return [{ ...begin, events: [] }, ...rest];
}

function stretch(game: GameId, first: number, status: TableInfo['status'] = 'over', seat: number | null = 0): Replay {
  const steps = stepsOf(game);
  const shown = steps.slice(first, first + PAGE);
  const whole = steps.slice(0, first + 1).reduce<View>((view, step) => merged(view, step.view), {});
  const table = { ...recorded[game].welcome.table, id: TABLE, status };
  if (shown[0]) shown[0] = { ...shown[0], view: { ...whole } };
  return { table, seat, first, entries: steps.length, steps: shown };
}

interface Asked {
  readonly first: number;
  readonly seat: string | null;
  readonly token: string | null;
}

let asked: Asked[] = [];

/** A server with one game; while it runs only the key opens it. */
function serve(game: GameId, status: 'over' | 'running' = 'over'): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const query = new URL(path, location.origin).searchParams;
    const token = new Headers(init.headers).get('authorization');
    asked.push({ first: Number(query.get('first')), seat: query.get('seat'), token });
    if (status === 'running' && token !== `Bearer ${KEY}`) {
      return new Response(JSON.stringify({ code: 'not_over', sentence: 'the game goes on' }), { status: 403 });
    }
    const seat = query.get('seat');
    return new Response(
      JSON.stringify(stretch(game, Number(query.get('first')), status, seat === null ? null : Number(seat))),
    );
  });
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
  change({ text: true });
});

afterEach(async () => {
  await away();
  vi.unstubAllGlobals();
});

async function opened(at: number | null = null, lang: Lang = 'en'): Promise<HTMLElement> {
  const page = (
    <>
      <ReplayPage table={TABLE} at={at} />
      <Saying />
    </>
  );
  const root = await shown(page, lang);
  await happen(() => new Promise(done => setTimeout(done, 30)));
  return root;
}

function slider(root: HTMLElement): HTMLInputElement {
  const found = root.querySelector<HTMLInputElement>('input[type=range]');
  if (found === null) throw new Error('there is no timeline');
  return found;
}

const press = (key: string, target: EventTarget = document.body) =>
  happen(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

describe.each(GAMES)('a film of %s', game => {
  test('comes in stretches, and every step has the view of the table as it stood then', async () => {
    const films: Film[] = [];
    const fetch = async (first: number) => stretch(game, first);
    await watch(fetch, 30, film => films.push(film) > 0);
    expect(films[0]?.has(30)).toBe(true);
    expect(films[0]?.has(29)).toBe(false);
    const film = films.at(-1);
    expect(film?.missing).toBeNull();
    let view: View = {};
    for (const [at, step] of stepsOf(game).entries()) {
      view = merged(view, step.view);
      expect(film?.view(at)).toEqual(view);
    }
  });

  test('knows where turns begin', async () => {
    let film = Film.of(stretch(game, 0));
    while (film.missing !== null) film = film.with(stretch(game, film.missing));
    const kinds = ['turn_began', 'round_began', 'resolution_began'];
    const begun = stepsOf(game).flatMap((step, at) =>
      step.events.some(event => kinds.includes(String(event['type']))) ? [at] : [],
    );
    expect(film.turns).toEqual(begun);
    expect(begun.length).toBeGreaterThan(1);
  });

  test.each(LANGUAGES)('is shown in the language of the reader (%s)', async lang => {
    serve(game);
    const root = await opened(40, lang);
    expect(root.textContent).not.toMatch(/\b(replay|table|page)-[a-z]/);
    for (const name of names(root, 'button, select, input')) expect(name).not.toMatch(/^(replay|table|page)-/);
    expect(root.querySelector('.log')?.textContent).toContain('Gaston');
  });
});

test('a film ends where the game goes no further, and a link beyond that leads to the end', async () => {
  serve('touche-poulet');
  const root = await opened(5000);
  expect(slider(root).value).toBe(slider(root).max);
  expect(Number(slider(root).max)).toBe(stepsOf('touche-poulet').length - 1);
});

test('a finished game needs no key, and can be seen from any seat', async () => {
  serve('chicken-island');
  const root = await opened();
  expect(asked.every(({ token, seat }) => token === null && seat === null)).toBe(true);
  expect(asked.map(({ first }) => first)).toEqual([0, 20, 40, 60]);
  const select = root.querySelector<HTMLSelectElement>('.replay__seen select');
  if (select === null) throw new Error('nobody to look with');
  asked = [];
  select.value = '1';
  await happen(() => select.dispatchEvent(new Event('change', { bubbles: true })));
  expect(asked[0]?.seat).toBe('1');
});

test("one's own running game opens with the key of the seat, and only with it", async () => {
  serve('chicken-island', 'running');
  const closed = await opened();
  expect(closed.querySelector('h1')?.textContent).toBe('There is no replay here');
  await away();
  holdSeat(TABLE, { seat: 0, token: KEY });
  const root = await opened();
  expect(slider(root).max).toBe(String(stepsOf('chicken-island').length - 1));
  expect(root.querySelector('.replay__seen')).toBeNull();
});

test('who watches a running game looks back with the key for watching', async () => {
  serve('chicken-island', 'running');
  holdWatch(TABLE, KEY);
  expect(slider(await opened()).value).toBe('0');
});

test('with several seats at one screen nobody is shown anything before somebody says who looks', async () => {
  serve('chicken-island', 'running');
  holdSeat(TABLE, { seat: 0, token: KEY });
  holdSeat(TABLE, { seat: 1, token: 'the-token-of-another-seat' });
  const root = await opened();
  expect(asked).toEqual([{ first: 0, seat: null, token: null }]);
  await happen(() => button(root, 'A').click());
  await happen();
  expect(asked[1]?.token).toBe(`Bearer ${KEY}`);
  expect(slider(root).value).toBe('0');
});

describe('going through a game', () => {
  beforeEach(() => serve('chicken-island'));

  test('a link leads to its moment, and the log tells what had happened until then', async () => {
    const root = await opened(30);
    expect(slider(root).value).toBe('30');
    expect(slider(root).getAttribute('aria-valuetext')).toMatch(/^Step 30 of 60/);
    const until = root.querySelectorAll('.log .entry').length;
    const happened = stepsOf('chicken-island').slice(0, 31);
    expect(until).toBe(happened.filter(step => step.events.length > 0).length);
  });

  test('buttons and arrow keys go step by step', async () => {
    const root = await opened(30);
    await happen(() => button(root, 'One step forward').click());
    expect(slider(root).value).toBe('31');
    await happen(() => button(root, 'One step back').click());
    await press('ArrowLeft');
    expect(slider(root).value).toBe('29');
    await press('ArrowRight', button(root, 'Play'));
    expect(slider(root).value).toBe('30');
    await press('End');
    expect(slider(root).value).toBe('60');
    expect(button(root, 'One step forward').hasAttribute('disabled')).toBe(true);
    await press('Home');
    expect(slider(root).value).toBe('0');
  });

  test('keys that come faster than pictures all count', async () => {
    const root = await opened(30);
    await happen(() => {
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    });
    expect(slider(root).value).toBe('33');
  });

  test('the slider keeps its own keys, and whoever has used a key for something else keeps it', async () => {
    const root = await opened(30);
    await press('ArrowRight', slider(root));
    expect(slider(root).value).toBe('30');
    const board = root.querySelector('.table__board');
    board?.addEventListener('keydown', event => event.preventDefault());
    await press('ArrowRight', board ?? root);
    expect(slider(root).value).toBe('30');
  });

  test('the slider leads to any moment', async () => {
    const root = await opened();
    slider(root).value = '45';
    await happen(() => slider(root).dispatchEvent(new Event('input', { bubbles: true })));
    expect(slider(root).getAttribute('aria-valuetext')).toMatch(/^Step 45 of 60/);
  });

  test('turns are marked, and one can go from one to the next', async () => {
    const root = await opened();
    const marks = root.querySelectorAll('.timeline__turns path');
    await press('PageDown');
    const first = Number(slider(root).value);
    expect(marks[0]?.getAttribute('d')).toBe(`M${first} 0V1`);
    await happen(() => button(root, 'To the next turn').click());
    expect(marks[1]?.getAttribute('d')).toBe(`M${slider(root).value} 0V1`);
    await happen(() => button(root, 'To the turn before').click());
    expect(slider(root).value).toBe(String(first));
  });

  test('it plays by itself, faster if wished, and stops at the end', async () => {
    const root = await opened(58);
    const speed = root.querySelector<HTMLSelectElement>('select[aria-label=Speed]');
    if (speed === null) throw new Error('no speed');
    speed.value = '8';
    await happen(() => speed.dispatchEvent(new Event('change', { bubbles: true })));
    await happen(() => button(root, 'Play').click());
    expect(names(root, 'button')).toContain('Pause');
    await vi.waitFor(() => expect(slider(root).value).toBe('60'));
    await happen();
    expect(names(root, 'button')).toContain('Play');
  });

  test('pausing stays where it is', async () => {
    const root = await opened(10);
    await press(' ');
    await press(' ');
    await happen(() => new Promise(done => setTimeout(done, 50)));
    expect(slider(root).value).toBe('10');
    expect(names(root, 'button')).toContain('Play');
  });

  test('the moment can be passed on', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const root = await opened(30);
    await happen(() => button(root, 'Link to this moment').click());
    expect(copied).toHaveBeenCalledWith(`${location.origin}/r/${TABLE}?at=30`);
    await vi.waitFor(() => expect(location.search).toBe('?at=30'));
  });
});
