/** Placing one's fleet: drag a unit or tap a cell, take it back, scatter what is left, be ready. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../store/words';
import { Button } from '../ui/basics';
import { useFarm } from './context';
import { COLUMNS, cellName, isOnBoard, placeName, ROWS, split, UNITS, unitPrint } from './farm';
import { FarmBoard, over } from './farm-board';
import { Outline } from './ghost';
import type { Offers } from './offers';
import { OnCell, unitSize } from './pieces';
import { FarmPicture } from './sprites';

const GAME = 'touche-poulet';
const FAR = 6; // pixels from which on a press is a drag

interface Drag {
  readonly unit: string;
  readonly x: number;
  readonly y: number;
  readonly size: number; // pixels of a cell
  /** The top left cell where it would stand; null: beside the board. */
  readonly cell: string | null;
}

/** The unit that is placed next, as the offers name it. */
export function nextUnit(offers: Offers): string | null {
  const [offer] = offers.cells.values();
  return offer?.action.type === 'place' ? offer.action.unit : null;
}

export function Placing({ seat }: { readonly seat: number }) {
  const words = useWords();
  const farm = useFarm();
  const { view, offers } = farm;
  const drag = useDragging(seat);
  const scatter = useScattering(offers);
  const answer = view.answer ?? 'placing';
  return (
    <div class={`placing placing--${answer}${drag.now ? ' placing--dragging' : ''}`}>
      <div class="placing__board">
        <FarmBoard board={seat}>{drag.now?.cell && <DragGhost drag={drag.now} seat={seat} />}</FarmBoard>
        <Lifts seat={seat} begin={drag.begin} />
        {answer !== 'placing' && (
          <p class="placing__stamp">{words.say(answer === 'random' ? 'farm-stamp-random' : 'farm-stamp-ready')}</p>
        )}
      </div>
      <div class="placing__side">
        <p class="placing__hint">{words.say(`farm-hint-${hintOf(answer, offers)}`)}</p>
        <div class="orders">
          {offers.orders.map(({ text, sentence, action }) => (
            <Button
              key={text}
              looks={action.type === 'random_fleet' ? 'plain' : 'main'}
              aria-disabled={farm.busy}
              title={action.type === 'random_fleet' ? words.say('farm-random-hint') : undefined}
              onClick={() => !farm.busy && farm.choose(text)}
            >
              {sentence}
            </Button>
          ))}
          {nextUnit(offers) !== null && !farm.taught && (
            <Button aria-pressed={scatter.on} title={words.say('farm-scatter-hint')} onClick={scatter.toggle}>
              {words.say('farm-scatter')}
            </Button>
          )}
        </div>
        {answer === 'placing' && <Tray seat={seat} begin={drag.begin} />}
      </div>
      {drag.now && <Flying drag={drag.now} seat={seat} />}
    </div>
  );
}

function hintOf(answer: string, offers: Offers): string {
  if (answer !== 'placing') return 'waiting';
  return nextUnit(offers) === null ? 'complete' : 'placing';
}

type Begin = (unit: string, event: PointerEvent, lift?: string) => void;

/** Follows the pointer with a unit; where it is let go decides, if that is on offer. */
function useDragging(seat: number): { readonly now: Drag | null; readonly begin: Begin } {
  const farm = useFarm();
  const [now, setNow] = useState<Drag | null>(null);
  const latest = useRef(farm);
  latest.current = farm;
  const begin: Begin = (unit, pressed, lift) => {
    if (pressed.button !== 0) return;
    let lifted = lift === undefined;
    farm.pointed.value = null;
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < FAR && now === null && !lifted)
        return;
      if (!lifted && lift !== undefined) latest.current.choose(lift);
      lifted = true;
      setNow(dragAt(unit, event));
    };
    const end = (event: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const cell = lifted && event.type === 'pointerup' ? dragAt(unit, event).cell : null;
      const offer = cell === null ? undefined : latest.current.offers.cells.get(placeName(seat, cell));
      if (offer?.action.type === 'place' && offer.action.unit === unit) latest.current.choose(offer.text);
      setNow(null);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
  return { now, begin };
}

/** Where the unit would stand if it were let go here: its middle is under the pointer. */
function dragAt(unit: string, { clientX: x, clientY: y }: PointerEvent): Drag {
  const box = document.querySelector('.placing .farm__over')?.getBoundingClientRect();
  const { width, height } = unitPrint(unit);
  if (box === undefined || box.width === 0) return { unit, x, y, size: 40, cell: null };
  const size = box.width / COLUMNS;
  const column = Math.round((x - box.left) / size - width / 2);
  const row = Math.round((y - box.top) / (box.height / ROWS || size) - height / 2);
  const inside = isOnBoard({ column, row }) && isOnBoard({ column: column + width - 1, row: row + height - 1 });
  return { unit, x, y, size, cell: inside ? cellName({ column, row }) : null };
}

function DragGhost({ drag: { unit, cell }, seat }: { readonly drag: Drag; readonly seat: number }) {
  const { offers } = useFarm();
  if (cell === null) return null;
  const offer = offers.cells.get(placeName(seat, cell));
  const good = offer?.action.type === 'place' && offer.action.unit === unit;
  return (
    <g class="ghost">
      <OnCell name={unit} cell={cell} seat={seat} {...unitSize(unit)} class="ghost__piece" />
      <Outline cell={cell} {...unitSize(unit)} class={good ? 'outline--pointed' : 'outline--bad'} />
    </g>
  );
}

function Flying({ drag: { unit, x, y, size }, seat }: { readonly drag: Drag; readonly seat: number }) {
  const { width, height } = unitPrint(unit);
  const style = {
    inlineSize: `${width * size}px`,
    blockSize: `${height * size}px`,
    translate: `${x - (width * size) / 2}px ${y - (height * size) / 2}px`,
  };
  return (
    <div class="flying" style={style} aria-hidden="true">
      <FarmPicture name={unit} seat={seat} />
    </div>
  );
}

/** Units on the board can be taken back, or dragged elsewhere. */
function Lifts({ seat, begin }: { readonly seat: number; readonly begin: Begin }) {
  const { view, offers, busy, choose } = useFarm();
  const fleet = view.boards[seat]?.fleet ?? [];
  return (
    <div class="placing__lifts">
      {[...offers.lifts].map(([place, { text, sentence }]) => {
        const unit = fleet.find(token => token.cell === split(place).name)?.unit ?? '';
        return (
          <button
            key={place}
            type="button"
            class="lift"
            aria-label={sentence}
            aria-disabled={busy}
            style={over(split(place).name, unitPrint(unit))}
            onPointerDown={event => begin(unit, event, text)}
            onClick={() => !busy && choose(text)}
          />
        );
      })}
    </div>
  );
}

/** All units; the one that comes next can be dragged to the board. */
function Tray({ seat, begin }: { readonly seat: number; readonly begin: Begin }) {
  const words = useWords();
  const { view, offers } = useFarm();
  const next = nextUnit(offers);
  const fleet = view.boards[seat]?.fleet ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ul class="tray" aria-label={words.say('farm-tray')} tabIndex={0}>
      {UNITS.map(unit => {
        const { id, tokens, width, height } = unit;
        const left = tokens - fleet.filter(token => token.unit === id).length;
        const state = left === 0 ? 'placed' : id === next ? 'next' : 'later';
        const label = words.say('farm-tray-unit', { unit: words.name('unit', id, GAME), count: left, state });
        return (
          <li
            key={id}
            class={`tray__unit tray__unit--${state}`}
            aria-label={label}
            title={words.say(`farm-unit-${id.replaceAll('_', '-')}`)}
            onPointerDown={event => id === next && begin(id, event)}
          >
            <span class="tray__pieces">
              {Array.from({ length: Math.max(left, 1) }, (_, at) => (
                <span key={at} class={`tray__piece tray__piece--${width}x${height}`}>
                  <FarmPicture name={id} seat={seat} />
                </span>
              ))}
            </span>
            <span class="tray__name">{words.name('unit', id, GAME)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Places what is left by itself, each unit on any of the cells on offer; one can still change everything. */
function useScattering(offers: Offers): { readonly on: boolean; toggle(): void } {
  const { busy, choose } = useFarm();
  const [steps, setSteps] = useState(0);
  const on = steps > 0;
  useEffect(() => {
    if (!on || busy) return;
    const places = [...offers.cells.values()];
    const lifts = [...offers.lifts.values()];
    const ready = offers.orders.some(order => order.action.type === 'confirm');
    const choices = places.length ? places : lifts; // nowhere left to go: take one back and try again
    const chosen = choices[Math.floor(Math.random() * choices.length)];
    if (ready || chosen === undefined) return setSteps(0);
    setSteps(steps - 1);
    choose(chosen.text);
  }, [offers, on, busy]);
  return { on, toggle: () => setSteps(on ? 0 : 60) };
}
