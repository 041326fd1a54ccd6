import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { IslandAction } from '../protocol.gen';
import { Button } from '../ui/basics';
import { pictureOf } from './cards';
import { attackVerb, moveVerb } from './choosing';
import { type AtIsland, useIsland } from './context';
import { Stats } from './detail';
import { GAME, needsSecond, type Offer } from './offers';
import { Pic } from './pictures';
import { isFaceDown, nameOfUnit, type Unit, unitNamed } from './units';

interface Entry {
  readonly key: string;
  /** The whole sentence; the name of its button. */
  readonly label: string;
  /** What is seen where the unit stands beside it anyway. */
  readonly short: ComponentChildren;
  readonly unit: Unit | undefined;
  /** The option that it is, if it is one. */
  readonly text: string | null;
  choose(): void;
}

/** What is laid on a unit, as a picture. */
const SIGNS: Partial<Readonly<Record<IslandAction['type'], string>>> = {
  place: 'dice/+1',
  lift: 'dice/+1',
  use: 'tokens/star',
  shield: 'tokens/shield',
};

/** All that can be done in the hex whose list is open: its options, and what own units there could do. */
function entriesOf(hex: string, island: AtIsland): readonly Entry[] {
  const { choosing, view, seat } = island;
  const { units } = view.table;
  const stage = choosing.picked === null ? 0 : 1;
  const options = (choosing.lit.get(hex) ?? [])
    .filter(
      (offer, at, all) =>
        stage === 1 || !needsSecond(offer) || all.findIndex(one => one.units[0] === offer.units[0]) === at,
    )
    .map(offer => entryOf(offer, stage, island));
  if (stage === 1 || !choosing.ready.has(hex)) return [...options, ...together(island)];
  const own = units.filter(unit => unit.hex === hex && unit.seat === seat);
  return [...options, ...own.flatMap(unit => deedsOf(unit, island))];
}

function entryOf(offer: Offer, stage: 0 | 1, { choosing, view, words, seat }: AtIsland): Entry {
  const pick = stage === 0 && needsSecond(offer);
  const sign = SIGNS[offer.action.type];
  const label = pick
    ? words.say('isle-pick', { unit: words.name('unit', offer.units[0] ?? '', GAME) })
    : offer.sentence;
  return {
    key: offer.text,
    label,
    short: sign === undefined ? label : <Pic name={sign} seat={seat} class="popover__sign" />,
    unit: unitNamed(offer.units[stage] ?? '', view.table.units),
    text: offer.text,
    choose: () => (pick ? choosing.pick(offer.units[0] ?? null) : choosing.choose(offer)),
  };
}

/** A whole stack sets out: all that may come along, in one line. */
function together({ ask, choosing, words }: AtIsland): readonly Entry[] {
  const others = choosing.offers.filter(offer => offer.action.type === 'with');
  if (ask?.decision.kind !== 'move_band' || others.length < 2) return [];
  const line = others.map(offer => offer.text).join(' ');
  const label = words.say('isle-together');
  return [{ key: 'all', label, short: label, unit: undefined, text: null, choose: () => choosing.attempt(line) }];
}

/** What a unit might do with the actions that are on offer: tried as a whole line. */
function deedsOf(unit: Unit, { choosing, view, words }: AtIsland): readonly Entry[] {
  const name = nameOfUnit(unit, view.table.units);
  const said = { unit: words.name('unit', unit.card, GAME) };
  const [moving, attacking] = [moveVerb(choosing.offers), attackVerb(choosing.offers)];
  const entries: Entry[] = [];
  if (moving !== undefined && unit.speed > 0)
    entries.push({
      key: `move ${name}`,
      label: words.say('isle-move', said),
      short: words.say('isle-move-short'),
      unit,
      text: null,
      choose: () => choosing.attempt(`move ${name}`),
    });
  if (attacking !== undefined && unit.strength > 0)
    entries.push({
      key: `attack ${name}`,
      label: words.say('isle-attack', said),
      short: words.say('isle-attack-short'),
      unit,
      text: null,
      choose: () => choosing.attempt(attacking.text, name),
    });
  return entries;
}

/** A small list beside a hex. */
export function Popover() {
  const island = useIsland();
  const { choosing, words } = island;
  const hex = choosing.open;
  const box = useRef<HTMLDivElement>(null);
  const place = usePlace(hex, box);
  const entries = hex === null ? [] : entriesOf(hex, island);
  useEffect(() => {
    if (hex === null) return;
    box.current?.querySelector('button')?.focus();
    const outside = (event: Event) => {
      const at = event.target as Element;
      if (!box.current?.contains(at) && at.closest?.('.hex--open') === null) choosing.show(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [hex]);
  if (hex === null) return null;
  const close = () => {
    choosing.show(null);
    document.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus();
  };
  return (
    <div
      ref={box}
      class="popover"
      role="dialog"
      aria-label={words.say('isle-several', { hex, count: entries.length })}
      style={place}
      onKeyDown={event => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          close();
        } else walk(event, box.current);
      }}
    >
      {[...Map.groupBy(entries, entry => entry.unit?.id ?? entry.key)].map(([key, rows]) => (
        <Row key={key} entries={rows} />
      ))}
    </div>
  );
}

/** One unit, and what can be done with it. */
function Row({ entries }: { readonly entries: readonly Entry[] }) {
  const { cards, words } = useIsland();
  const [first] = entries;
  const unit = first?.unit;
  const pic = unit && <Pic name={pictureOf(unit.card, cards)} seat={unit.seat} class="popover__pic" />;
  if (first === undefined) return null;
  if (entries.length === 1)
    return (
      <EntryButton entry={first} class="popover__entry">
        {pic}
        {first.label}
      </EntryButton>
    );
  return (
    <div class="popover__row">
      {pic}
      <span class="popover__name">
        {unit && words.name('unit', unit.card, GAME)}
        {unit && !isFaceDown(unit) && <Stats {...unit} />}
      </span>
      {entries.map(entry => (
        <EntryButton key={entry.key} entry={entry} class="popover__short">
          {entry.short}
        </EntryButton>
      ))}
    </div>
  );
}

interface EntryProps {
  readonly entry: Entry;
  readonly class: string;
  readonly children: ComponentChildren;
}

function EntryButton({ entry, class: look, children }: EntryProps) {
  const { pointed } = useIsland();
  const point = (on: boolean) => () => {
    pointed.value = on ? entry.text : null;
  };
  return (
    <Button
      class={look}
      aria-label={entry.label}
      title={entry.label}
      onMouseEnter={point(true)}
      onMouseLeave={point(false)}
      onClick={entry.choose}
    >
      {children}
    </Button>
  );
}

function walk(event: KeyboardEvent, box: HTMLElement | null): void {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (way === undefined || box === null) return;
  event.preventDefault();
  const all = [...box.querySelectorAll('button')];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  all[(at + way + all.length) % all.length]?.focus();
}

/** Beside the hex, within the stage. */
function usePlace(hex: string | null, box: { readonly current: HTMLElement | null }): { left: string; top: string } {
  const [place, setPlace] = useState({ left: '0', top: '0' });
  useLayoutEffect(() => {
    const stage = box.current?.closest('.stage')?.getBoundingClientRect();
    const target = document.querySelector(`[data-hex="${hex}"]`)?.getBoundingClientRect();
    const own = box.current?.getBoundingClientRect();
    if (!stage || !target || !own) return;
    const right = target.right - stage.left + 6;
    const left = right + own.width > stage.width ? target.left - stage.left - own.width - 6 : right;
    const top = target.top - stage.top + target.height / 2 - own.height / 2;
    setPlace({
      left: `${Math.max(6, Math.min(left, stage.width - own.width - 6))}px`,
      top: `${Math.max(6, Math.min(top, stage.height - own.height - 6))}px`,
    });
  }, [hex]);
  return place;
}
