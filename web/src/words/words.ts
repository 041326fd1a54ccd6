/**
 * The sentences of one language: events, actions, decisions, refusals, outcomes and names.
 *
 * The twin of `topcluck/words/sentences.py`, which says how keys and arguments are made; both say the same, word for
 * word, and a test compares them.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type FaceSort, type GameId, gameWords } from './games';
import type { Lang } from './languages';

const HIDDEN = 'hidden';
const PLAIN = ['number', 'plain'];
const WRITTEN = /^(?:(?<owner>[A-Z][0-9]?)[.:])?(?<thing>[^@#.:]+)(?:#(?<mark>[0-9]+))?(?:@(?<place>.+))?$/;
const NUMBERED = /^(.*[^0-9])([0-9]+)$/;

/** The messages of a language, and by game the names and texts of its cards, in Fluent. */
export interface Source {
  readonly messages: string;
  readonly cards: Readonly<Record<GameId, string>>;
}

/** An action or an event as the server sends it. */
export interface Face {
  readonly type: string;
}

export interface Decision {
  readonly kind: string;
  readonly seat: number;
  readonly about: Readonly<Record<string, string>>;
}

export interface Refusal {
  readonly rule: string;
  readonly message: string;
  readonly args: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly rule: string;
}

type Value = string | number | boolean | null | undefined;
type Args = Record<string, Value>;

/** How the people at a table are called; a seat without a name keeps its letter. */
export type SeatNames = readonly (string | undefined)[];

export class Words {
  readonly lang: Lang;
  readonly seatNames: SeatNames;
  readonly #messages: FluentBundle;
  readonly #cards: ReadonlyMap<string, FluentBundle>;
  readonly #ownCards: FluentBundle;

  /** `ownCards` are the messages of cards that a table brought with it. */
  constructor(lang: Lang, source: Source | Words, seatNames: SeatNames = [], ownCards = '') {
    this.lang = lang;
    this.seatNames = seatNames;
    this.#ownCards = bundle(lang, ownCards);
    if (source instanceof Words) {
      this.#messages = source.#messages;
      this.#cards = source.#cards;
    } else {
      this.#messages = bundle(lang, source.messages);
      this.#cards = new Map(Object.entries(source.cards).map(([game, text]) => [game, bundle(lang, text)]));
    }
  }

  /** The same words for a table where seats have names. */
  at(seatNames: SeatNames, ownCards = ''): Words {
    return new Words(this.lang, this, seatNames, ownCards);
  }

  // -- any message --

  has(key: string): boolean {
    return this.#messages.hasMessage(key);
  }

  /** The message with these arguments; without a message, the key and the arguments as they are. */
  say(key: string, args: Args = {}): string {
    return this.#spoken(key, args) || bare(key, args);
  }

  #spoken(key: string, args: Args): string | null {
    return format(this.#messages, key, null, args);
  }

  // -- names of things --

  /** How a seat is called. */
  seat(seat: number, game: GameId): string {
    return this.seatNames[seat] ?? gameWords(game).seats[seat] ?? String(seat);
  }

  /** The name of a thing as the notation writes it: `rock_golem#2@c4`, `A.chicken3`; unknown things stay as they are. */
  name(kind: string, text: string, game: GameId): string {
    if (kind === 'seat' && /^\d+$/.test(text)) return this.seat(Number(text), game);
    if (kind === 'seat_name' || this.#isNamed(text, game)) return this.#owner(text, game);
    const { owner, thing, mark, place } = WRITTEN.exec(text)?.groups ?? {};
    let name = thing === undefined ? null : this.#ownName(kind, thing, game);
    if (name === null && owner && this.#isNamed(owner, game)) name = thing ?? null; // a cell of somebody's board
    if (name === null) return text;
    if (mark) name = this.say('thing-number', { thing: name, number: mark });
    if (owner) name = this.say('thing-of', { thing: name, owner: this.#owner(owner, game) });
    return place ? this.say('thing-at', { thing: name, place }) : name;
  }

  /** Whether this is the letter of a seat whose player has a name. */
  #isNamed(letter: string, game: GameId): boolean {
    return this.seatNames[gameWords(game).seats.indexOf(letter)] !== undefined;
  }

  #owner(letter: string, game: GameId): string {
    const seat = gameWords(game).seats.indexOf(letter);
    return seat < 0 ? letter : this.seat(seat, game);
  }

  #ownName(kind: string, thing: string, game: GameId): string | null {
    const { prefix } = gameWords(game);
    for (const sort of [dashed(kind), 'name']) {
      const key = `${prefix}-${sort}-${dashed(thing)}`;
      if (this.has(key)) return this.say(key);
    }
    const card = this.#card(thing, game, null);
    if (card !== null) return card;
    const [, root, number] = NUMBERED.exec(thing) ?? [];
    const name = root === undefined ? null : this.#ownName(kind, root, game);
    return name && `${name} ${number}`;
  }

  /** What a card says; empty if it says nothing. */
  cardText(card: string, game: GameId, attribute = 'text'): string {
    return this.#card(card, game, attribute) ?? '';
  }

  #card(card: string, game: GameId, attribute: string | null): string | null {
    const stock = this.#cards.get(game);
    return format(this.#ownCards, card, attribute, {}) ?? (stock ? format(stock, card, attribute, {}) : null);
  }

  // -- what the games report --

  /** What happened, as a sentence. */
  event(event: Face, game: GameId): string {
    return this.#face('event', event, game);
  }

  /** What could be done, as a short phrase. */
  action(action: Face, game: GameId): string {
    return this.#face('action', action, game);
  }

  /** What a seat is asked. */
  decision(decision: Decision, game: GameId): string {
    const args = { seat: this.seat(decision.seat, game), ...this.#details(decision.about, game) };
    return this.#ofGame(game, 'decision', decision.kind, args) ?? bare(decision.kind, args);
  }

  /** Why something is not on offer; the rule's id stands in brackets. */
  refusal(refusal: Refusal, game: GameId): string {
    const args = this.#details(refusal.args, game);
    const reason = this.#ofGame(game, 'refusal', refusal.message, args) ?? bare(refusal.message, refusal.args);
    return this.say('refused-by-rule', { reason, rule: refusal.rule });
  }

  /** How the game ended. */
  outcome(outcome: Outcome, game: GameId): string {
    const winners = outcome.winners.map(seat => this.seat(seat, game));
    const args = { winners: winners.join(', '), winners_count: winners.length };
    const reason = this.#ofGame(game, 'outcome', outcome.reason, args) ?? outcome.reason;
    return this.say('game-over', { reason, rule: outcome.rule, ...args });
  }

  #face(sort: FaceSort, face: Face, game: GameId): string {
    const kinds = gameWords(game)[sort][face.type] ?? {};
    const values = face as unknown as Readonly<Record<string, Value | readonly Value[]>>;
    const args: Args = {};
    for (const [name, kind] of Object.entries(kinds)) {
      if (kind.endsWith('*')) args[`${name}_count`] = 0; // a row that the reader may not know is not counted either
      Object.assign(args, this.#argument(name, kind.replace('*', ''), values[name], game));
    }
    return this.#ofGame(game, sort, face.type, args) ?? plain(sort, face, game);
  }

  /** The sentence of a game, or the one that all games share. */
  #ofGame(game: GameId, sort: string, key: string, args: Args): string | null {
    const own = `${sort}-${dashed(key)}`;
    return this.#spoken(`${gameWords(game).prefix}-${own}`, args) ?? this.#spoken(own, args);
  }

  /** Named details whose kind is their name; numbers are numbers, so that plurals work. */
  #details(details: Readonly<Record<string, string>>, game: GameId): Args {
    const args: Args = {};
    for (const [name, text] of Object.entries(details)) {
      if (name !== 'seat' && /^-?\d+$/.test(text)) args[name] = Number(text);
      else Object.assign(args, this.#argument(name, name, text, game));
    }
    return args;
  }

  /** What a message gets to know about one field. */
  #argument(name: string, kind: string, value: Value | readonly Value[], game: GameId): Args {
    if (isRow(value)) {
      const shown = value.map(item => this.#thing(kind, item, game)).join(', ');
      return { [name]: shown || '–', [`${name}_count`]: value.length };
    }
    return { [name]: this.#thing(kind, value, game), [`${name}_id`]: value ?? HIDDEN };
  }

  /** One value: a number, or the name of a thing, or what the reader may not know. */
  #thing(kind: string, value: Value, game: GameId): Value {
    if (value === null || value === undefined) return HIDDEN;
    if (PLAIN.includes(kind) || typeof value === 'boolean') return value;
    return this.name(kind, String(value), game);
  }
}

/** A bundle of messages; no invisible marks around arguments, as in Python. */
export function bundle(lang: Lang, messages: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(messages));
  return made;
}

/** A message, or one of its attributes, if the bundle has it. */
export function format(spoken: FluentBundle, key: string, attribute: string | null, args: Args): string | null {
  const message = spoken.getMessage(key);
  const pattern = attribute === null ? message?.value : message?.attributes[attribute];
  if (pattern === null || pattern === undefined) return null;
  const shown = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)]));
  return spoken.formatPattern(pattern, shown, []);
}

/** An argument as Fluent takes it; rules have no use for thousands separators. */
function argument(value: Value): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : String(value);
}

/** A message that is missing: what would have been said, without the grammar. */
function bare(key: string, args: Args): string {
  const details = Object.entries(args).filter(([name]) => !name.endsWith('_id'));
  return details.length ? `${key} (${details.map(([name, value]) => `${name} ${value}`).join(', ')})` : key;
}

/** A face without a message: an action as the notation writes it, an event as it is. */
function plain(sort: FaceSort, face: Face, game: GameId): string {
  const { type, ...fields } = face;
  if (sort === 'event') return bare(type.replaceAll('_', ' '), fields);
  return [gameWords(game).verbs[type] ?? type, ...Object.values(fields)].join(' ');
}

const dashed = (text: string): string => text.replaceAll('_', '-');

const isRow = (value: Value | readonly Value[]): value is readonly Value[] => Array.isArray(value);
