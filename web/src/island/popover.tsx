import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../ui/basics';
import { pictureOf } from './cards';
import { attackVerb, moveVerb } from './choosing';
import { type AtIsland, useIsland } from './context';
import { GAME, needsSecond } from './offers';
import { Pic } from './pictures';
import { nameOfUnit, type Unit, unitNamed } from './units';

interface Entry {
  readonly key: string;
  readonly label: string;
  readonly unit: Unit | undefined;
  readonly text: string | null;
  choose(): void;
}

/** All that can be done in the hex whose list is open: its options, and what own units there could do. */
function entriesOf(hex: string, island: AtIsland): readonly Entry[] {
  const { choosing, view, words, seat } = island;
  const { units } = view.table;
  const stage = choosing.picked === null ? 0 : 1;
  const options = (choosing.lit.get(hex) ?? [])
    .filter(
      (offer, at, all) =>
        stage === 1 || !needsSecond(offer) || all.findIndex(one => one.units[0] === offer.units[0]) === at,
    )
    .map(offer => {
      const unit = unitNamed(offer.units[stage] ?? '', units);
      const pick = stage === 0 && needsSecond(offer);
      return {
        key: offer.text,
        label: pick ? words.say('isle-pick', { unit: words.name('unit', offer.units[0] ?? '', GAME) }) : offer.sentence,
        unit,
        text: offer.text,
        choose: () => (pick ? choosing.pick(offer.units[0] ?? null) : choosing.choose(offer)),
      };
    });
  if (stage === 1 || !choosing.ready.has(hex)) return options;
  const own = units.filter(unit => unit.hex === hex && unit.seat === seat);
  return [...options, ...own.flatMap(unit => deedsOf(unit, island))];
}

/** What a unit might do with the actions that are on offer: tried as a whole line. */
function deedsOf(unit: Unit, { choosing, view, words }: AtIsland): readonly Entry[] {
  const name = nameOfUnit(unit, view.table.units);
  const said = words.name('unit', unit.card, GAME);
  const [moving, attacking] = [moveVerb(choosing.offers), attackVerb(choosing.offers)];
  const entries: Entry[] = [];
  if (moving !== undefined && unit.speed > 0)
    entries.push({
      key: `m-${name}`,
      label: words.say('isle-move', { unit: said }),
      unit,
      text: null,
      choose: () => choosing.attempt(`move ${name}`),
    });
  if (attacking !== undefined && unit.strength > 0)
    entries.push({
      key: `a-${name}`,
      label: words.say('isle-attack', { unit: said }),
      unit,
      text: null,
      choose: () => choosing.attempt(attacking.text, name),
    });
  return entries;
}

/** A small list beside a hex. */
export function Popover() {
  const island = useIsland();
  const { choosing, words, pointed } = island;
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
      {entries.map(entry => (
        <Button
          key={entry.key}
          class="popover__entry"
          onMouseEnter={() => (pointed.value = entry.text)}
          onMouseLeave={() => (pointed.value = null)}
          onClick={entry.choose}
        >
          {entry.unit && <EntryPic unit={entry.unit} />}
          {entry.label}
        </Button>
      ))}
    </div>
  );
}

function EntryPic({ unit }: { readonly unit: Unit }) {
  const { cards } = useIsland();
  return <Pic name={pictureOf(unit.card, cards)} seat={unit.seat} class="popover__pic" />;
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
