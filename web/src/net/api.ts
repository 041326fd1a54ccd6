/** The server's HTTP side: the lobby, lists of tables, replays. */

import type { MyTable, NewTable, Problem, SeatLink, SitDown, TableInfo, TableMade } from '../protocol.gen';

// What the lobby can offer. These five stand here until they are generated.

export interface HouseRule {
  readonly name: string;
  readonly kind: 'word' | 'flag' | 'number' | 'names';
  readonly default: string | number | boolean | readonly string[] | null;
  readonly words?: readonly string[];
  readonly low?: number;
  readonly high?: number;
  readonly optional?: boolean;
  readonly rules?: readonly string[];
}

export interface FlagInfo {
  readonly name: string;
  readonly editions: readonly string[];
  readonly modes: readonly string[];
  readonly players: readonly number[];
}

export interface IslandInfo {
  readonly name: string;
  readonly title: string;
  readonly players: number;
  readonly map: string;
  readonly cards: string | null;
  readonly usual?: boolean;
}

export interface GameInfo {
  readonly id: string;
  readonly players: readonly number[];
  readonly editions: readonly { readonly name: string; readonly options: Readonly<Record<string, unknown>> }[];
  readonly modes: readonly { readonly name: string; readonly players: readonly number[] }[];
  readonly flags: readonly FlagInfo[];
  readonly options: readonly HouseRule[];
  readonly sets: readonly { readonly name: string; readonly title: string; readonly leaders: readonly string[] }[];
  readonly islands: readonly IslandInfo[];
  readonly bots: readonly { readonly name: string; readonly sentence: string }[];
}

export interface Games {
  readonly games: readonly GameInfo[];
  readonly invitation: boolean;
  readonly talk: boolean;
  readonly version: string;
}

/** The server said no, in a sentence. */
export class ApiProblem extends Error {
  readonly code: string;

  constructor({ code, sentence }: Problem) {
    super(sentence);
    this.code = code;
  }
}

async function ask<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const init: RequestInit = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
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

export interface MyTables {
  readonly first: number;
  readonly tables: readonly MyTable[];
  readonly more: boolean;
}

export const myTables = (key: string, first = 0, count = 20): Promise<MyTables> =>
  ask('/api/mine', { key, first, count });
