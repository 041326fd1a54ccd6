import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Achievements, Welcome } from '../protocol.gen';
import { holdSeat } from '../store/keys';
import { change } from '../store/settings';
import { TablePage } from '../table/table-page';
import { away, happen, names, shown } from '../test/at-a-table';
import { HandSocket, handSockets, recorded } from '../test/wire';
import { AchievementsPage } from './achievements-page';
import { unseen } from './feats';

const MODES = ['standard', 'team', 'solo'];
const FEATS = [
  { id: 'ACH-1', args: { deed: 'tag', regular: false, multiplayer: false } },
  { id: 'ACH-4', args: { deed: 'win', regular: true, multiplayer: false } },
  { id: 'ACH-10', args: { deed: 'by_hand', regular: false, multiplayer: false } },
  { id: 'ACH-9', args: { deed: 'modes', regular: false, multiplayer: false }, needed: 3, modes: MODES },
];
const GAMES = { games: [{ id: 'chicken-island', editions: [{ name: 'second-en', options: {}, feats: FEATS }] }] };
const MINE: Achievements = {
  earned: ['ACH-4'],
  steps: { 'ACH-9': ['standard'] },
  when: { 'ACH-4': Date.UTC(2026, 4, 17, 12) / 1000 },
};

beforeEach(() => {
  handSockets();
  localStorage.clear();
  change({ text: true, sound: false });
  vi.stubGlobal('fetch', async (path: string) => new Response(JSON.stringify(path === '/api/profile' ? MINE : GAMES)));
});

afterEach(async () => {
  await away();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  change({ text: false });
});

test('the page lists all achievements of an edition: earned and when, or how far one is', async () => {
  const root = await shown(<AchievementsPage />);
  await happen();
  expect(names(root, '.feat h2')).toEqual([
    'Heavyweight',
    'No Assembly Required',
    'A Coat of Paint',
    'Jack of All Perches',
  ]);
  expect(names(root, '.feat__when')).toEqual(['Not yet', 'Earned on May 17, 2026', 'Not yet', 'Not yet']);
  expect(root.querySelector('.feats__count')?.textContent).toBe('1 of 4 earned');
  expect(names(root, '.feat__progress p')).toEqual(['1 of 3', 'Done: Standard', 'Still to do: Team, Solo']);
  expect(root.textContent).toContain('Win a regular game against others without a build action.');
});

test('what only people can witness is ticked off by hand, and nothing else', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path !== '/api/profile/tick') return new Response(JSON.stringify(path === '/api/profile' ? MINE : GAMES));
    const tick = JSON.parse(String(init?.body));
    asked.push([tick.feat, tick.done]);
    return new Response(JSON.stringify({ ...MINE, earned: tick.done ? ['ACH-4', 'ACH-10'] : ['ACH-4'] }));
  });
  const root = await shown(<AchievementsPage />);
  await happen();
  const boxes = root.querySelectorAll<HTMLInputElement>('.feat input');
  expect([...boxes].map(box => box.closest('.feat')?.querySelector('h2')?.textContent)).toEqual(['A Coat of Paint']);
  await happen(() => boxes[0]?.click());
  await happen();
  expect(root.querySelector('.feats__count')?.textContent).toBe('2 of 4 earned');
  expect(names(root, '.feat__when')).toEqual(['Not yet', 'Earned on May 17, 2026', 'Earned', 'Not yet']);
  await happen(() => root.querySelector<HTMLInputElement>('.feat input')?.click());
  await happen();
  expect(root.querySelector('.feats__count')?.textContent).toBe('1 of 4 earned');
  expect(asked).toEqual([
    ['ACH-10', true],
    ['ACH-10', false],
  ]);
  expect(unseen({ ...MINE, earned: ['ACH-4'] })).toEqual([]);
});

test('a tick that the server does not take is told and not shown', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/profile/tick'
      ? new Response(JSON.stringify({ code: 'unavailable', sentence: 'not now' }), { status: 503 })
      : new Response(JSON.stringify(path === '/api/profile' ? MINE : GAMES)),
  );
  const root = await shown(<AchievementsPage />);
  await happen();
  await happen(() => root.querySelector<HTMLInputElement>('.feat input')?.click());
  await happen();
  expect(root.querySelector('[role=alert]')?.textContent).toBeTruthy();
  expect(root.querySelector<HTMLInputElement>('.feat input')?.checked).toBe(false);
  expect(root.querySelector('.feats__count')?.textContent).toBe('1 of 4 earned');
});

test('what was told once is not told again', () => {
  expect(unseen(MINE)).toEqual(['ACH-4']);
  expect(unseen(MINE)).toEqual([]);
  expect(unseen({ ...MINE, earned: ['ACH-1', 'ACH-4'] })).toEqual(['ACH-1']);
});

async function ended(more: Partial<Welcome['table']>): Promise<HTMLElement> {
  const { welcome } = recorded['chicken-island'];
  holdSeat('recorded1', { seat: welcome.seat ?? 0, token: 'a-token-of-a-seat' });
  const root = await shown(<TablePage table="recorded1" token={null} />);
  await happen(() =>
    HandSocket.last()
      .accept()
      .say({ ...welcome, ask: null, table: { ...welcome.table, status: 'over', ...more } }),
  );
  await happen(() => new Promise(done => setTimeout(done, 900)));
  return root;
}

test('the end of a game tells what was earned by it', async () => {
  const root = await ended({});
  expect(root.querySelector('.notice--earned')?.textContent).toContain('No Assembly Required');
});

test('a lesson earns nothing', async () => {
  const root = await ended({ lesson: 'first-island' });
  expect(root.querySelector('.notice--earned')).toBeNull();
});
