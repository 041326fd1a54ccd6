/** The server's HTTP side: the lobby, lists of tables, replays. */

import type {
  Achievements,
  Games,
  Mine,
  MyTables,
  NewTable,
  Problem,
  Replay,
  SeatLink,
  SitDown,
  TableInfo,
  TableMade,
  Tick,
} from '../protocol.gen';

/** The server said no, in a sentence. */
export class ApiProblem extends Error {
  readonly code: string;

  constructor({ code, sentence }: Problem) {
    super(sentence);
    this.code = code;
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return answered(path, body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) });
}

async function answered<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, init).catch(() => {
    throw new ApiProblem({ code: 'offline', sentence: 'the server cannot be reached' });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw new ApiProblem(isProblem(answer) ? answer : { code: 'server', sentence: response.statusText });
}

const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'sentence' in answer;

let offered: Promise<Games> | null = null;

/** What can be played here; asked once. */
export function games(): Promise<Games> {
  offered ??= ask<Games>('/api/games').catch(problem => {
    offered = null;
    throw problem;
  });
  return offered;
}

export const openTable = (wish: NewTable): Promise<TableMade> => ask('/api/tables', wish);

export const tableInfo = (table: string): Promise<TableInfo> => ask(`/api/tables/${table}`);

export const sitDown = (table: string, wish: SitDown): Promise<SeatLink> => ask(`/api/tables/${table}/seats`, wish);

export const myTables = (wish: Mine): Promise<MyTables> => ask('/api/mine', wish);

/** What this browser has achieved. */
export const profile = (key: string): Promise<Achievements> => ask('/api/profile', { key });

export const tick = (what: Tick): Promise<Achievements> => ask('/api/profile/tick', what);

/** From where a replay is seen: of a finished game from any seat, of a running one from the seat of the token. */
export interface Eyes {
  readonly seat: number | null;
  readonly token: string | null;
}

/** A stretch of a replay: as many steps as the server gives at once. */
export function replay(table: string, first: number, { seat, token }: Eyes): Promise<Replay> {
  const asked = new URLSearchParams({ first: String(first) });
  if (seat !== null) asked.set('seat', String(seat));
  const init = token === null ? {} : { headers: { authorization: `Bearer ${token}` } };
  return answered(`/api/tables/${table}/replay?${asked}`, init);
}
