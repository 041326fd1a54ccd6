/** What the table of a game brings along; everything around it is the same for all games. */

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type {
  IslandAction,
  IslandEvent,
  IslandView,
  SeatInfo,
  ToucheAction,
  ToucheEvent,
  ToucheView,
} from '../protocol.gen';
import type { LogEntry, Question } from '../store/table';
import type { GameId } from '../words/games';

export interface GameTypes {
  'chicken-island': { readonly view: IslandView; readonly action: IslandAction; readonly event: IslandEvent };
  'touche-poulet': { readonly view: ToucheView; readonly action: ToucheAction; readonly event: ToucheEvent };
}

export interface BoardProps<Id extends GameId = GameId> {
  readonly game: Id;
  readonly view: GameTypes[Id]['view'];
  /** The complete setup of the table, as the game made it: edition, mode, options, cards, island. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** From where one looks; null is a spectator. */
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  /** What this seat is asked and all that it may answer; null: nothing. What can be clicked is what stands here. */
  readonly ask: Question<GameTypes[Id]['action']> | null;
  /** Sends an option's text, or a line of the notation that stands for several steps. Refusals are shown by the frame. */
  choose(line: string): Promise<boolean>;
  /** Shows why a line is not on offer: rule and sentence. */
  whyNot(line: string): void;
  /** An answer is on its way, or the connection is gone: nothing can be chosen meanwhile. */
  readonly busy: boolean;
  /** The text of the option that somebody points at, in the list or on the board: each shows what the other means. */
  readonly pointed: Signal<string | null>;
  /** The update that came last, for animation; null: this is where things stand, with nothing to be played. */
  readonly recent: LogEntry<GameTypes[Id]['event']> | null;
  /** Whether things should stand still. */
  readonly still: ReadonlySignal<boolean>;
}

export interface GameTable<Id extends GameId = GameId> {
  readonly Board: ComponentType<BoardProps<Id>>;
  /** What belongs beside the board: a hand, a banner; above the log. */
  readonly Aside?: ComponentType<BoardProps<Id>>;
  /**
   * Whether the board lets one choose everything that is on offer now. Then the list of options starts folded; it can
   * always be opened. Without this it starts open.
   */
  covers?(ask: Question<GameTypes[Id]['action']>): boolean;
}

export const GAME_TABLES: { readonly [Id in GameId]: () => Promise<GameTable<Id>> } = {
  'chicken-island': () => import('../island/table').then(part => part.table),
  'touche-poulet': () => import('../touche/table').then(part => part.table),
};

/** What a game brings along; null until it is there. */
export function useGameTable(game: GameId): GameTable | null {
  const [brought, setBrought] = useState<GameTable | null>(null);
  useEffect(() => {
    const load: () => Promise<unknown> = GAME_TABLES[game];
    load().then(
      table => setBrought(table as GameTable),
      () => undefined, // the text view goes on
    );
  }, [game]);
  return brought;
}

/** Which seats must answer now, as far as this viewer may know. */
export function deciding(view: Readonly<Record<string, unknown>> | null): readonly number[] {
  const seats = view?.['deciding'] ?? view?.['asked'];
  return Array.isArray(seats) ? (seats as number[]) : [];
}
