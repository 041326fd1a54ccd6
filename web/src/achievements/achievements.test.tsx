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
  expect(names(root, '.feat h2')).toEqual(['Heavyweight', 'No Assembly Required', 'Jack of All Perches']);
  expect(names(root, '.feat__when')).toEqual(['Not yet', 'Earned on May 17, 2026', 'Not yet']);
  expect(root.querySelector('.feats__count')?.textContent).toBe('1 of 3 earned');
  expect(names(root, '.feat__progress p')).toEqual(['1 of 3', 'Done: Standard', 'Still to do: Team, Solo']);
  expect(root.textContent).toContain('Win a regular game against others without a build action.');
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
