/** What can be chosen now, and how far a choice has come: a unit that was picked, a hex with several options. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../table/game-table';
import { confirm } from '../ui/dialog';
import type { Words } from '../words/words';
import { distance, wayTo } from './geometry';
import { at, needsSecond, type Offer, offerOf, type Place, placeOf } from './offers';
import { hexOf, nameOfUnit, stacksOf, type Unit, unitNamed } from './units';

export type Props = BoardProps<'chicken-island'>;

export interface Choosing {
  readonly offers: readonly Offer[];
  /** The options that a hex takes part in, at this stage of choosing. */
  readonly lit: ReadonlyMap<string, readonly Offer[]>;
  /** Hexes with own units, while an action that moves or attacks is on offer: they open a list. */
  readonly ready: ReadonlySet<string>;
  /** Hexes farther away that a move could be led to, with the steps that would be tried. */
  readonly far: ReadonlyMap<string, readonly string[]>;
  /** The unit that was pointed at first. */
  readonly picked: string | null;
  /** The hex whose list is open. */
  readonly open: string | null;
  of(place: Place): readonly Offer[];
  choose(offer: Offer): void;
  /** Tries a line of the notation; the game says no if it must. */
  attempt(line: string, then?: string): void;
  pick(unit: string | null): void;
  show(hex: string | null): void;
  /** A hex was pointed at. */
  press(hex: string): void;
  /** One step back; false: there was nothing to go back from. */
  back(): boolean;
}

const MOVES = ['free_move', 'claw_move'];
const ATTACKS = ['free_attack', 'claw_attack'];
export const verbOf = (offers: readonly Offer[], verbs: readonly string[]): Offer | undefined =>
  offers.find(offer => verbs.includes(offer.action.type));
export const moveVerb = (offers: readonly Offer[]) => verbOf(offers, MOVES);
export const attackVerb = (offers: readonly Offer[]) => verbOf(offers, ATTACKS);

export function useChoosing(props: Props, words: Words): Choosing {
  const { ask, view, seat } = props;
  const [picked, pick] = useState<string | null>(null);
  const [open, show] = useState<string | null>(null);
  const next = useRef<string | null>(null);
  /** Where a list was open when something was chosen from it: if the same is asked again, it opens again. */
  const left = useRef<{ readonly hex: string; readonly kind: string } | null>(null);
  const offers = useMemo(() => (ask?.options ?? []).map(option => offerOf(option, words)), [ask, words]);

  useEffect(() => {
    const wished = next.current;
    if (ask !== null) next.current = null;
    pick(offers.some(offer => needsSecond(offer) && offer.units[0] === wished) ? wished : null);
    const again = left.current;
    const goesOn =
      ask !== null && again?.kind === ask.decision.kind && (at(offers, null).get(again.hex)?.length ?? 0) > 1;
    show(goesOn ? again.hex : null);
    left.current = null;
  }, [ask]);

  const lit = useMemo(() => at(offers, picked), [offers, picked]);
  const ready = useMemo(() => readyHexes(offers, view.table.units, seat), [offers, view.table.units, seat]);
  const far = useMemo(() => farHexes(props, offers), [ask, view.table]);

  const choose = async (offer: Offer) => {
    if (props.busy || !(await isMeant(offer, props, words))) return;
    if (open !== null && ask !== null) left.current = { hex: open, kind: ask.decision.kind };
    show(null);
    void props.choose(offer.text);
  };
  const attempt = (line: string, then?: string) => {
    if (props.busy) return;
    next.current = then ?? null;
    show(null);
    void props.choose(line);
  };

  return {
    offers,
    lit,
    ready,
    far,
    picked,
    open,
    of: place => offers.filter(offer => placeOf(offer, view) === place),
    choose: offer => void choose(offer),
    attempt,
    pick,
    show,
    press(hex) {
      const here = lit.get(hex) ?? [];
      const only = here.length === 1 ? here[0] : undefined;
      if (only !== undefined && picked === null && needsSecond(only)) return pick(only.units[0] ?? null);
      if (only !== undefined && !(picked === null && ready.has(hex))) return void choose(only);
      const first = sameFirst(here);
      if (picked === null && first !== null && !ready.has(hex)) return pick(first);
      if (here.length > 0 || ready.has(hex)) return show(open === hex ? null : hex);
      const way = far.get(hex);
      if (way !== undefined) attempt(`step ${way.join(' ')}`);
    },
    back() {
      if (open === null && picked === null) return false;
      if (open !== null) show(null);
      else pick(null);
      return true;
    },
  };
}

/** The one unit with which all these begin, if it is one and a second must follow. */
function sameFirst(offers: readonly Offer[]): string | null {
  const firsts = new Set(offers.filter(needsSecond).map(offer => offer.units[0] ?? null));
  return firsts.size === 1 && offers.every(needsSecond) ? ([...firsts][0] ?? null) : null;
}

function readyHexes(offers: readonly Offer[], units: readonly Unit[], seat: number | null): ReadonlySet<string> {
  if (seat === null || (moveVerb(offers) === undefined && attackVerb(offers) === undefined)) return new Set();
  return new Set(units.filter(unit => unit.seat === seat).map(unit => unit.hex));
}

/** Where a unit that is on the move might get in several steps; the game has the last word. */
function farHexes({ ask, view, seat }: Props, offers: readonly Offer[]): ReadonlyMap<string, readonly string[]> {
  const steps = offers.filter(offer => offer.action.type === 'step').flatMap(offer => offer.hexes);
  const group = ask?.decision.about['group']?.split('+') ?? [];
  const movers = group.map(name => unitNamed(name, view.table.units)).filter(unit => unit !== undefined);
  const here = group.map(hexOf)[0];
  if (steps.length === 0 || movers.length === 0 || !here) return new Map();
  const left = Math.min(...movers.map(unit => unit.speed)) - Number(ask?.decision.about['steps'] ?? 0);
  const stacks = stacksOf(view.table.units);
  const tiles = view.table.board.filter(hex => hex.ground !== 'lava').map(hex => hex.name);
  const free = new Set(tiles.filter(hex => (stacks.get(hex)?.[0]?.seat ?? seat) === seat));
  const found = new Map<string, readonly string[]>();
  for (const hex of free) {
    if (steps.includes(hex) || hex === here || distance(here, hex) > left) continue;
    const way = wayTo(here, hex, one => free.has(one) && (distance(here, one) > 1 || steps.includes(one)));
    if (way !== null && way.length <= left && steps.includes(way[0] ?? '')) found.set(hex, way);
  }
  return found;
}

const ONTO: readonly string[] = ['step', 'to'];

/** Asks once before an own unit goes where units perish: from firm ground onto Lava or into the Sea. */
async function isMeant(offer: Offer, { ask, view, seat }: Props, words: Words): Promise<boolean> {
  const to = offer.hexes[0];
  if (to === undefined || !ONTO.includes(offer.action.type)) return true;
  const about = ask?.decision.about ?? {};
  const who = (about['group']?.split('+') ?? [about['unit'] ?? ''])[0] ?? '';
  const mover = unitNamed(who, view.table.units);
  if (mover === undefined || mover.seat !== seat) return true;
  const ground = (hex: string) => view.table.board.find(one => one.name === hex)?.ground ?? 'sea';
  const deadly = (hex: string) => ['lava', 'sea'].includes(ground(hex));
  if (!deadly(to) || deadly(mover.hex)) return true;
  const where = words.say(`island-ground-${ground(to)}`);
  const text = words.say('isle-deadly', {
    unit: words.name('unit', nameOfUnit(mover, view.table.units), 'chicken-island'),
    hex: to,
    ground: where,
  });
  return confirm(words.say('isle-deadly-title'), text, offer.sentence);
}
