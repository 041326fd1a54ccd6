/** A game step by step, as far as it has come from the server: it comes in stretches, each with a whole view first. */

import type { Replay, ReplayStep, TableInfo } from '../protocol.gen';
import type { AnyFace, LogEntry } from '../store/table';
import { merged, type View } from '../store/view';
import type { GameId } from '../words/games';

/** What begins a turn, or a round where seats take turns within one. */
const TURNS: Readonly<Record<GameId, readonly string[]>> = {
  'chicken-island': ['turn_began'],
  'touche-poulet': ['round_began', 'resolution_began'],
};

interface Shot {
  readonly step: ReplayStep;
  readonly view: View;
}

type Fetch = (first: number) => Promise<Replay>;

export class Film {
  readonly info: TableInfo;
  readonly seat: number | null;
  /** How many steps there are. */
  readonly length: number;
  readonly #shots: readonly (Shot | undefined)[];

  private constructor(info: TableInfo, seat: number | null, length: number, shots: readonly (Shot | undefined)[]) {
    this.info = info;
    this.seat = seat;
    this.length = length;
    this.#shots = shots;
  }

  /** A film of which one stretch is known. */
  static of(stretch: Replay): Film {
    return new Film(stretch.table, stretch.seat, stretch.entries, []).with(stretch);
  }

  /** The same with one more stretch; what a running game has added since the first one is left out. */
  with({ first, steps }: Replay): Film {
    const shots = Array.from({ length: this.length }, (_, at) => this.#shots[at]);
    let view: View = {};
    for (const [at, step] of steps.entries()) {
      view = merged(view, step.view);
      if (first + at < this.length) shots[first + at] = { step, view };
    }
    return new Film(this.info, this.seat, this.length, shots);
  }

  get game(): GameId {
    return this.info.game as GameId;
  }

  has(at: number): boolean {
    return this.#shots[at] !== undefined;
  }

  /** The first step that is still missing; null: all are there. */
  get missing(): number | null {
    const at = this.#shots.indexOf(undefined);
    return at < 0 ? null : at;
  }

  /** A number within the film. */
  within(at: number): number {
    return Math.max(0, Math.min(at, this.length - 1));
  }

  /** The table as it stood after a step; null while that is still missing. */
  view(at: number): View | null {
    return this.#shots[at]?.view ?? null;
  }

  entry(at: number): LogEntry | null {
    const step = this.#shots[at]?.step;
    if (step === undefined) return null;
    const events = step.events as unknown as readonly AnyFace[];
    return { number: at, at: 0, seat: step.seat, events, back: step.kind === 'back' ? 'done' : undefined };
  }

  /** What has happened up to a step. */
  log(at: number): readonly LogEntry[] {
    return Array.from({ length: at + 1 }, (_, one) => this.entry(one)).filter(entry => entry !== null);
  }

  /** The steps with which turns begin. */
  get turns(): readonly number[] {
    const kinds = TURNS[this.game];
    return this.#shots.flatMap((shot, at) =>
      shot?.step.events.some(event => kinds.includes(String(event['type']))) ? [at] : [],
    );
  }
}

/** Fetches a game: first what is to be seen at once, then the rest; each time it tells what there is. */
export async function watch(fetch: Fetch, at: number, tell: (film: Film) => boolean): Promise<void> {
  const opening = await fetch(Math.max(0, at));
  let film = Film.of(opening.steps.length ? opening : await fetch(0)); // a link may point beyond the end
  while (tell(film)) {
    const { missing } = film;
    if (missing === null) return;
    film = film.with(await fetch(missing));
    if (film.missing === missing) return; // there is no more: the game went back meanwhile
  }
}
