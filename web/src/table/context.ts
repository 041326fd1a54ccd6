import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableStore } from '../store/table';

/** The other seats of this screen, and the way to hand it over. */
export interface OneScreen {
  readonly seats: readonly number[];
  handOver(to: number | null): void;
}

/** What the parts of a table's frame share. */
export interface AtTable {
  readonly store: TableStore;
  /** The option that somebody points at. */
  readonly pointed: Signal<string | null>;
  /** The answer to the last question "why not?". */
  readonly explained: Signal<Explanation | null>;
  readonly screen: OneScreen | null;
}

export interface Explanation {
  readonly line: string;
  /** null: it is on offer. */
  readonly rule: string | null;
  readonly sentence: string;
}

export const TableContext = createContext<AtTable | null>(null);

export function atTable(store: TableStore, screen: OneScreen | null): AtTable {
  return { store, screen, pointed: signal(null), explained: signal(null) };
}

export function useTable(): AtTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('this belongs to a table');
  return table;
}
