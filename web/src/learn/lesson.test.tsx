import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ask, LessonStep, Welcome } from '../protocol.gen';
import { holdSeat } from '../store/keys';
import { change } from '../store/settings';
import { TablePage } from '../table/table-page';
import { away, button, happen, names, shown } from '../test/at-a-table';
import { HandSocket, handSockets, recorded } from '../test/wire';
import { LearnPage } from './learn-page';

const TABLE = 'recorded1';
const { welcome } = recorded['chicken-island'];

beforeEach(() => {
  handSockets();
  localStorage.clear();
  change({ text: false, sound: false });
});

afterEach(async () => {
  await away();
  vi.unstubAllGlobals();
});

/** The recorded game as if it were a lesson that stands at a step. */
function lesson(step: LessonStep | null, more: Partial<Welcome> = {}): Welcome {
  const asked = welcome.ask;
  if (asked === null) throw new Error('nothing is asked');
  const ask: Ask = step === null ? asked : { ...asked, options: asked.options.slice(0, 1), step };
  return { ...welcome, table: { ...welcome.table, lesson: 'first-island' }, ask, ...more };
}

async function taught(message: Welcome): Promise<HTMLElement> {
  holdSeat(TABLE, { seat: welcome.seat ?? 0, token: 'a-token-of-a-seat' });
  const root = await shown(<TablePage table={TABLE} token={null} />);
  await happen(() => HandSocket.last().accept().say(message));
  return root;
}

const text = (root: HTMLElement) => root.querySelector('.lesson__text')?.textContent ?? '';

describe('a guided game', () => {
  test('says the step, how far one has come, and which click it waits for', async () => {
    const root = await taught(lesson({ id: 'dice', number: 3, of: 36, look: ['dice'] }));
    expect(text(root)).toContain('Banner');
    expect(root.querySelector('.lesson__progress')?.textContent).toBe('Step 3 of 36');
    expect(root.querySelector('.lesson__now')?.textContent).toMatch(/^Now: ./);
    expect(root.querySelector('main')?.dataset['look']).toBe('dice');
  });

  test('does the step for who cannot find it', async () => {
    const message = lesson({ id: 'dice', number: 3, of: 36 });
    const root = await taught(message);
    await happen(() => button(root, 'Do it for me').click());
    expect(HandSocket.last().sent.at(-1)).toMatchObject({ type: 'act', line: message.ask?.options[0]?.text });
  });

  test('says that one waits, and offers nothing meanwhile', async () => {
    const root = await taught(lesson(null, { ask: null }));
    expect(text(root)).toContain('thinking');
    expect(names(root, '.lesson button')).toEqual(['Start over', 'Leave the lesson']);
  });

  test('says that one has left it', async () => {
    expect(text(await taught(lesson(null)))).toContain('left the lesson');
  });

  test('congratulates who has won, and leads on to a real game', async () => {
    const outcome = { winners: [welcome.seat], reason: 'tags', rule: 'WIN-1' };
    const table = { ...welcome.table, lesson: 'first-island', status: 'over' as const, outcome };
    const root = await taught(lesson(null, { ask: null, table }));
    expect(text(root)).toContain('the island is yours');
    expect(names(root, '.lesson a')).toEqual(['Play a real game']);
    expect(names(root, 'button')).not.toContain('Another round');
  });

  test('no other table says anything of the kind', async () => {
    const root = await taught(welcome);
    expect(root.querySelector('.lesson')).toBeNull();
  });

  test('starts over at a new table', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      asked.push(`${path} ${init.body}`);
      return new Response(JSON.stringify({ table: 'another01', seats: [], invite: '', watch: '' }));
    });
    const root = await taught(lesson({ id: 'dice', number: 3, of: 36 }));
    await happen(() => button(root, 'Start over').click());
    expect(asked[0]).toContain('"lesson":"first-island"');
    expect(location.pathname).toBe('/t/another01');
  });
});

test('the page lists the lessons of all games, with the time that they take', async () => {
  const games = [
    { id: 'chicken-island', lessons: [{ name: 'first-island', minutes: 10 }] },
    { id: 'touche-poulet', lessons: [{ name: 'first-farm', minutes: 5 }] },
  ];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ games, invitation: false, talk: true })));
  const root = await shown(<LearnPage />);
  await happen();
  expect(names(root, '.learn__lesson h2')).toEqual(['War for Chicken Island', 'Touché Poulet']);
  expect(names(root, '.learn__minutes')).toEqual(['about 10 minutes', 'about 5 minutes']);
  expect(names(root, '.learn__lesson button')).toEqual([
    'Start the lesson: War for Chicken Island',
    'Start the lesson: Touché Poulet',
  ]);
});
