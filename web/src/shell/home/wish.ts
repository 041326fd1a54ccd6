/** What somebody wants to play, from three clicks to every detail, and the table that comes of it. */

import type { Clock, GameInfo, NewTable, SeatWish } from '../../protocol.gen';

export const COMPANIES = ['bots', 'solo', 'screen', 'online'] as const;
export type Company = (typeof COMPANIES)[number];
export type Sitter = SeatWish['who'];

export interface Wish {
  readonly game: string;
  readonly company: Company;
  /** Who sits where; how many there are is how many play. */
  readonly seats: readonly Sitter[];
  readonly names: readonly string[];
  readonly bot: string;
  readonly edition: string;
  readonly mode: string;
  readonly flags: readonly string[];
  readonly cards: string;
  /** Empty: the usual one. */
  readonly island: string;
  /** Who can be dealt; null: everybody of the card set. */
  readonly leaders: readonly string[] | null;
  /** Only what was changed. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly clock: Clock | null;
  readonly talk: boolean;
  /** Whether one may ask what a bot would do; null: only who plays alone. */
  readonly hints: boolean | null;
}

const USUAL_BOT = 'hen'; // the better ones are for who wants to be beaten
const SOLO = 'solo';
const STANDARD = 'standard';

/** Whom a company needs: oneself first, and then who keeps one company. */
const OTHERS: Readonly<Record<Company, Sitter>> = { bots: 'bot', solo: 'bot', screen: 'me', online: 'free' };

export function companies(game: GameInfo): readonly Company[] {
  const alone = game.modes.some(mode => mode.name === SOLO);
  return COMPANIES.filter(company => company !== 'solo' || alone);
}

/** How many may play in a mode. */
export function playersOf(game: GameInfo, mode: string): readonly number[] {
  return game.modes.find(one => one.name === mode)?.players ?? game.players;
}

/** What a game starts with if nobody chooses anything. */
export function usualWish(game: GameInfo, company: Company, name: string): Wish {
  const mode = company === 'solo' ? SOLO : STANDARD;
  const wish: Wish = {
    game: game.id,
    company,
    seats: [],
    names: [name],
    bot: (game.bots.find(bot => bot.name === USUAL_BOT) ?? game.bots.at(-1))?.name ?? '',
    edition: game.editions[0]?.name ?? '',
    mode,
    flags: [],
    cards: game.sets[0]?.name ?? '',
    island: '',
    leaders: null,
    rules: {},
    clock: null,
    talk: true,
    hints: null,
  };
  return withPlayers(wish, game, playersOf(game, mode)[0] ?? 2);
}

/** The same with so many seats; who sat there stays. */
export function withPlayers(wish: Wish, game: GameInfo, players: number): Wish {
  const allowed = playersOf(game, wish.mode);
  const count = allowed.includes(players) ? players : (allowed[0] ?? players);
  const seats = Array.from({ length: count }, (_, at) => wish.seats[at] ?? (at === 0 ? 'me' : OTHERS[wish.company]));
  return fitting({ ...wish, seats }, game);
}

export function withMode(wish: Wish, game: GameInfo, mode: string): Wish {
  return withPlayers({ ...wish, mode }, game, wish.seats.length);
}

/** Drops what does not go together with the rest: variants, an island for more or fewer, Leaders of other cards. */
export function fitting(wish: Wish, game: GameInfo): Wish {
  const flags = wish.flags.filter(name => flagsFor(wish, game).some(flag => flag.name === name));
  const island = islandsFor(wish, game).some(one => one.name === wish.island) ? wish.island : '';
  const known = leadersFor(wish, game);
  const chosen = wish.leaders?.filter(name => known.includes(name)) ?? known;
  const leaders = chosen.length < known.length ? chosen : null;
  return { ...wish, flags, island, leaders };
}

export function flagsFor({ edition, mode, seats }: Wish, game: GameInfo): GameInfo['flags'] {
  return game.flags.filter(
    flag => flag.editions.includes(edition) && flag.modes.includes(mode) && flag.players.includes(seats.length),
  );
}

/** The islands for these cards and so many armies; a single player has the Challenger against itself. */
export function islandsFor({ cards, seats }: Wish, game: GameInfo): GameInfo['islands'] {
  const armies = Math.max(2, seats.length);
  return game.islands.filter(one => one.players === armies && (one.cards === null || one.cards === cards));
}

/** The Leaders of these cards; none where nobody has one. */
export function leadersFor(wish: Wish, game: GameInfo): readonly string[] {
  return leadersNeeded(wish, game) ? (game.sets.find(one => one.name === wish.cards)?.leaders ?? []) : [];
}

/** How many Leaders there must be to choose from. */
export function leadersNeeded({ edition, mode, seats }: Wish, game: GameInfo): number {
  return (game.modes.find(one => one.name === mode)?.leaders?.[edition] ?? 0) * seats.length;
}

/** Whether more Leaders were left out than the game can do without. */
export function lacksLeaders(wish: Wish, game: GameInfo): boolean {
  return wish.leaders !== null && wish.leaders.length < leadersNeeded(wish, game);
}

/** Whether there will be hints: as chosen, otherwise where only one person plays. */
export function withHints({ hints, seats }: Wish): boolean {
  return hints ?? seats.filter(who => who !== 'bot').length === 1;
}

/** The request to the server. */
export function tableFor(wish: Wish, game: GameInfo, secrets: Pick<NewTable, 'word' | 'key' | 'code'>): NewTable {
  const options: Record<string, unknown> = {};
  if (game.editions.length) options['edition'] = wish.edition;
  if (game.modes.length > 1) options['mode'] = wish.mode;
  if (game.sets.length) options['cards'] = wish.cards;
  if (wish.flags.length) options['flags'] = wish.flags;
  if (wish.island) options['island'] = wish.island;
  if (wish.leaders) options['leaders'] = wish.leaders;
  if (Object.keys(wish.rules).length) options['options'] = wish.rules;
  const seats = wish.seats.map((who, at): SeatWish => {
    if (who === 'bot') return { who, bot: wish.bot };
    const name = wish.names[at]?.trim();
    return who === 'me' && name ? { who, name } : { who };
  });
  const hints = withHints(wish);
  return { game: wish.game, seats, options, clock: wish.clock, talk: wish.talk, hints, ...secrets };
}
