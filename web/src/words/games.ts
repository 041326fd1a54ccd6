import { GAMES } from './faces.gen';

export type GameId = keyof typeof GAMES;
export type FaceSort = 'action' | 'event';

/** The names of a face's fields in order, and the kind of thing that each names; "card*" is a row of cards. */
type Kinds = Readonly<Record<string, string>>;

/** What sentences about a game need to know of it. */
export interface GameWords {
  readonly prefix: string;
  readonly seats: readonly string[];
  readonly verbs: Readonly<Record<string, string>>;
  readonly action: Readonly<Record<string, Kinds>>;
  readonly event: Readonly<Record<string, Kinds>>;
  /** The rules that an event comes from. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

export const gameWords = (game: GameId): GameWords => GAMES[game];
