/** One table as one viewer sees it: what the server has said, as signals. `close` forgets all of it. */

import { batch, computed, type Signal, signal } from '@preact/signals';
import { type Link, type Listener, NotConnected, NotDone, TableSocket, type Wish } from '../net/socket';
import type {
  BackAsked,
  Bye,
  Hello,
  Hinted,
  LessonStep,
  Past,
  Presence,
  Refused,
  TableInfo,
  Update,
  Welcome,
} from '../protocol.gen';
import type { Decision, Face } from '../words/words';
import { lastSeen, noteSeen, randomToken } from './keys';
import { merged, type View } from './view';

/** An action or an event with its fields. */
export type AnyFace = Face & Readonly<Record<string, unknown>>;

/** One of the choices on offer: what to send, and the same with named fields. */
export interface Choice<Action extends Face = AnyFace> {
  readonly text: string;
  readonly action: Action;
}

export interface Question<Action extends Face = AnyFace> {
  readonly decision: Decision;
  readonly options: readonly Choice<Action>[];
  readonly deadline?: number | null;
  /** A secret answer is in; it may be changed until all are. */
  readonly answered?: boolean;
  /** In a guided game: the step that it stands at, which has a single option. */
  readonly step?: LessonStep | null;
}

/** Something that happened, as the log shows it. */
export interface LogEntry<Event extends Face = AnyFace> {
  readonly number: number;
  readonly at: number;
  readonly seat: number | null;
  readonly events: readonly Event[];
  readonly talk?: { readonly seat: number | null; readonly text: string } | undefined;
  readonly back?: 'off' | 'done' | undefined;
}

export type Standing = 'pass_combat' | 'pass_until_play';

/** Why a wish was not fulfilled. */
export type Trouble = { readonly refusal: Refused } | 'not_connected';

/** What makes up a table for a viewer. */
export class TableStore {
  readonly table: string;
  readonly link: Signal<Link> = signal('connecting');
  readonly info: Signal<TableInfo | null> = signal(null);
  readonly seat: Signal<number | null> = signal(null);
  readonly view: Signal<View | null> = signal(null);
  readonly ask: Signal<Question | null> = signal(null);
  readonly log: Signal<readonly LogEntry[]> = signal([]);
  /** The update that came last, for animation; null after a welcome, which shows where things stand. */
  readonly recent: Signal<LogEntry | null> = signal(null);
  /** What others did since this seat last looked. */
  readonly digest: Signal<readonly LogEntry[]> = signal([]);
  readonly standing: Signal<Standing | null> = signal(null);
  readonly muted: Signal<readonly (number | null)[]> = signal([]);
  readonly wish: Signal<BackAsked | null> = signal(null);
  readonly present: Signal<readonly boolean[]> = signal([]);
  readonly watchers = signal(0);
  /** Whether an answer is on its way to the server. */
  readonly busy = signal(false);
  readonly dismissed: Signal<Refused | Bye | null> = signal(null);
  /** Whether the others wait for this seat: it is asked and has not answered. */
  readonly asked = computed(() => this.ask.value !== null && !this.ask.value.answered);
  readonly begun = computed(() => this.view.value !== null);

  readonly #token: string;
  readonly #socket: TableSocket;
  #number = 0;
  #left = false;

  constructor(table: string, token: string, makeSocket = (listener: Listener) => new TableSocket(listener)) {
    this.table = table;
    this.#token = token;
    this.#socket = makeSocket({
      hello: () => this.#hello(),
      heard: message => batch(() => this.#hear(message)),
      linked: link => {
        this.link.value = link;
      },
      dismissed: reason => {
        this.dismissed.value = reason;
      },
    });
  }

  /** The number of the last update that this viewer has. */
  get number(): number {
    return this.#number;
  }

  open(): this {
    this.#socket.open();
    return this;
  }

  /** Hangs up and forgets everything that only this viewer may know. */
  close(): void {
    this.#left = true;
    this.#socket.close();
    batch(() => {
      this.view.value = null;
      this.ask.value = null;
      this.log.value = [];
      this.recent.value = null;
      this.digest.value = [];
      this.standing.value = null;
      this.#number = 0;
    });
  }

  #hello(): Hello {
    const { table } = this;
    return { type: 'hello', table, token: this.#token, have: this.#number, word: randomToken() };
  }

  // -- what the server says --

  #hear(message: Welcome | Update | Presence): void {
    if (message.type === 'presence') this.#look(message);
    else if (message.type === 'welcome') this.#welcome(message);
    else if (message.number === this.#number + 1) this.#update(message);
    else if (message.number > this.#number) this.#socket.again();
  }

  #look({ seats, watchers }: Presence): void {
    this.present.value = seats;
    this.watchers.value = watchers;
  }

  #welcome(message: Welcome): void {
    const missed = message.missed.map(entryOf);
    const first = this.#number === 0;
    const seen = first && message.seat !== null ? lastSeen(this.table, message.seat) : this.#number;
    this.seat.value = message.seat;
    this.#inform(message.table);
    this.view.value = message.view;
    this.ask.value = message.ask as Question | null;
    this.log.value = first ? missed : [...this.log.value, ...missed];
    this.recent.value = null;
    this.digest.value =
      seen === undefined
        ? []
        : missed.filter(one => one.number > seen && one.seat !== message.seat && one.events.length > 0);
    this.standing.value = message.standing ?? null;
    this.muted.value = message.muted ?? [];
    this.wish.value = message.back ?? null;
    this.#reached(message.number);
  }

  #update(message: Update): void {
    const entry = entryOf(message);
    this.log.value = [...this.log.value, entry];
    if (entry.events.length || entry.back) this.recent.value = entry;
    if (message.table) this.#inform(message.table);
    if (message.view) this.view.value = merged(this.view.value ?? {}, message.view);
    if (message.ask !== undefined) this.ask.value = message.ask as Question | null;
    if (message.back !== undefined) this.wish.value = typeof message.back === 'string' ? null : message.back;
    if (message.standing) this.standing.value = message.standing === 'off' ? null : message.standing;
    this.#reached(message.number);
  }

  #inform(info: TableInfo): void {
    this.info.value = info;
    this.present.value = info.seats.map(seat => seat.here ?? false);
    this.watchers.value = info.watchers ?? 0;
  }

  #reached(number: number): void {
    this.#number = number;
    const seat = this.seat.peek();
    if (seat !== null && !document.hidden) noteSeen(this.table, seat, number);
  }

  // -- what the viewer wishes --

  /** Carries out an option, or a line of the notation; refused if something has happened since it was chosen. */
  async act(line: string): Promise<Trouble | null> {
    this.busy.value = true;
    const trouble = await this.wishFor({ type: 'act', line, at: this.#number });
    if (trouble === null) this.digest.value = [];
    this.busy.value = false;
    return trouble;
  }

  /** Whatever else can be wished for; null: it is done. */
  async wishFor(wish: Wish): Promise<Trouble | null> {
    try {
      await this.#socket.request(wish);
      if (wish.type === 'mute') this.#mute(wish.seat, wish.on);
      return null;
    } catch (problem) {
      return this.#left ? null : troubleOf(problem); // who has gone away does not want to hear of it
    }
  }

  #mute(seat: number | null, on: boolean): void {
    this.muted.value = [...this.muted.value.filter(one => one !== seat), ...(on ? [seat] : [])];
  }

  /** What a bot would do, and what it looked at; null: nobody wants to hear of it any more. */
  async hint(): Promise<Hinted | Trouble | null> {
    try {
      const answer = await this.#socket.request({ type: 'hint' });
      return answer.type === 'hinted' && !this.#left ? answer : null;
    } catch (problem) {
      return this.#left ? null : troubleOf(problem);
    }
  }

  /** The rule that forbids a line; null: it is on offer. */
  async whyNot(
    line: string,
  ): Promise<{ rule: string; message: string; args: Record<string, string> } | Trouble | null> {
    try {
      const answer = await this.#socket.request({ type: 'why_not', line });
      if (answer.type !== 'explained' || answer.rule === null) return null;
      return { rule: answer.rule, message: answer.message ?? '', args: answer.args ?? {} };
    } catch (problem) {
      return troubleOf(problem);
    }
  }
}

function troubleOf(problem: unknown): Trouble {
  if (problem instanceof NotDone) return { refusal: problem.refusal };
  if (problem instanceof NotConnected) return 'not_connected';
  throw problem;
}

function entryOf(past: Past | Update): LogEntry {
  const { number, at } = past;
  const back = typeof past.back === 'string' ? past.back : undefined;
  const events = (past.events ?? []) as unknown as readonly AnyFace[];
  return { number, at, seat: past.seat ?? null, events, talk: past.talk ?? undefined, back };
}
