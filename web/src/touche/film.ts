/** What happened, shot by shot: between what was seen and what is, a picture for each thing that shows. */

import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { ToucheBoardView, ToucheEvent, TouchePlayerView, ToucheView } from '../protocol.gen';
import type { LogEntry } from '../store/table';
import { cellAt, footprint, split, unitPrint } from './farm';

export interface Picture {
  readonly view: ToucheView;
  readonly event: ToucheEvent;
  readonly number: number; // counts on, so that an animation begins anew
}

/** How long a picture stays, in milliseconds; what is not here is not shown by itself. */
const STAY: Readonly<Partial<Record<ToucheEvent['type'], number>>> = {
  fired: 450,
  target_placed: 280,
  strike_placed: 700,
  hit: 750,
  missed: 480,
  target_returned: 300,
  unit_destroyed: 1200,
  egg_on_sale: 350,
  ears_gained: 450,
  ears_stolen: 600,
  field_placed: 500,
  spied: 900,
  patched: 700,
};
const ACTS: readonly ToucheEvent['type'][] = ['fired', 'target_placed', 'strike_placed', 'hit', 'missed'];
const MOST = 80; // pictures that may wait; who was away longer sees the rest at once

/** The pictures that lead from one view to the next. */
export function filmOf(from: ToucheView, to: ToucheView, events: readonly ToucheEvent[]): Omit<Picture, 'number'>[] {
  let view = from;
  return events.flatMap(event => {
    view = after(view, to, event);
    return STAY[event.type] === undefined ? [] : [{ view, event }];
  });
}

/** The view as it shows one thing more; who does it is the one to look at. */
function after(before: ToucheView, to: ToucheView, event: ToucheEvent): ToucheView {
  const view = ACTS.includes(event.type) && 'seat' in event ? { ...before, turn: event.seat } : before;
  switch (event.type) {
    case 'round_began':
      return { ...view, round: event.round, first_seat: event.seat, turn: event.seat, phase: 'targeting' };
    case 'resolution_began':
      return { ...view, phase: 'resolution' };
    case 'target_placed':
      return player(view, event.seat, one => ({
        ...one,
        attacks: [...one.attacks, { arm: '', places: [event.place] }],
      }));
    case 'strike_placed':
      return player(view, event.seat, one => ({
        ...one,
        attacks: [...one.attacks, { arm: 'nuclear', places: [event.place] }],
      }));
    case 'hit':
      return marked(withoutTarget(view, event.place), event.place, String(event.seat + 1));
    case 'missed':
      return marked(withoutTarget(view, event.place), event.place, 'o');
    case 'target_returned':
      return withoutTarget(view, event.place);
    case 'unit_destroyed':
      return wrecked(view, to, event.owner, event.place);
    case 'ears_gained':
      return player(view, event.seat, one => ({ ...one, ears: one.ears + event.amount }));
    case 'ears_paid':
      return player(view, event.seat, one => ({ ...one, ears: one.ears - event.amount }));
    case 'ears_stolen':
      return player(
        player(view, event.seat, one => ({ ...one, ears: one.ears + event.amount })),
        event.victim,
        one => ({ ...one, ears: one.ears - event.amount }),
      );
    case 'fired':
      return player(view, event.seat, one => ({ ...one, tilted: [...one.tilted, event.unit] }));
    case 'field_placed':
      return player(view, event.seat, one => ({ ...one, field: event.place }));
    case 'field_removed':
      return player(view, event.seat, one => ({ ...one, field: null }));
    case 'egg_on_sale':
      return {
        ...view,
        eggs: view.eggs.map(egg => (egg.egg === event.egg ? { ...egg, where: 'on_sale' } : egg)),
      };
    case 'patched':
      return marked(view, event.place, '.');
    default:
      return view;
  }
}

function player(view: ToucheView, seat: number, change: (one: TouchePlayerView) => TouchePlayerView): ToucheView {
  return { ...view, players: view.players.map((one, at) => (at === seat ? change(one) : one)) };
}

function board(view: ToucheView, seat: number, change: (one: ToucheBoardView) => ToucheBoardView): ToucheView {
  return { ...view, boards: view.boards.map((one, at) => (at === seat ? change(one) : one)) };
}

function withoutTarget(view: ToucheView, place: string): ToucheView {
  const attacks = (one: TouchePlayerView) =>
    one.attacks.map(attack =>
      attack.arm === 'nuclear' ? attack : { ...attack, places: attack.places.filter(other => other !== place) },
    );
  return { ...view, players: view.players.map(one => ({ ...one, attacks: attacks(one) })) };
}

function marked(view: ToucheView, place: string, mark: string): ToucheView {
  const { board: seat, name } = split(place);
  return board(view, seat, one => ({ ...one, shots: withMarks(one.shots, [name], mark) }));
}

function withMarks(shots: readonly string[], cells: readonly string[], mark: string): string[] {
  const rows = shots.map(row => [...row]);
  for (const { column, row } of cells.map(cellAt)) rows[row]?.splice(column, 1, mark);
  return rows.map(row => row.join(''));
}

/** The wreck that covers the place now. */
function wrecked(view: ToucheView, to: ToucheView, owner: number, place: string): ToucheView {
  const { name } = split(place);
  const wreck = to.boards[owner]?.wrecks.find(one => footprint(one.cell, unitPrint(one.unit)).includes(name));
  if (wreck === undefined) return view;
  const cells = footprint(wreck.cell, unitPrint(wreck.unit));
  return board(view, owner, one => ({
    ...one,
    shots: withMarks(one.shots, cells, '#'),
    wrecks: [...one.wrecks, wreck],
    fleet: one.fleet?.filter(token => token.cell !== wreck.cell) ?? null,
  }));
}

type Recent = LogEntry<ToucheEvent> | null;

export interface Film {
  /** What is to be seen now. */
  readonly view: ToucheView;
  /** What is happening in it; null: this is where things stand. */
  readonly picture: Picture | null;
  skip(): void;
}

/** Plays what came last, one thing after the other; `still` shows where it leads at once. */
export function useFilm(view: ToucheView, recent: Recent, still: boolean): Film {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const reel = useRef<{ recent: Recent; view: ToucheView; waiting: Picture[]; count: number }>({
    recent,
    view,
    waiting: [],
    count: 0,
  });
  const now = reel.current;
  if (now.recent !== recent) {
    const from = now.waiting.length ? (now.waiting.at(-1)?.view ?? now.view) : now.view;
    const taken = still || recent === null || recent.back ? null : filmOf(from, view, recent.events);
    now.waiting = taken === null ? [] : [...now.waiting, ...taken.map(one => ({ ...one, number: ++now.count }))];
    if (now.waiting.length > MOST) now.waiting = [];
    now.recent = recent;
  }
  now.view = view;
  const picture = now.waiting[0] ?? null;
  useEffect(() => {
    if (picture === null) return;
    const hurry = now.waiting.length > 12 ? 2 : 1;
    const timer = setTimeout(
      () => {
        now.waiting = now.waiting.slice(1);
        draw(undefined);
      },
      (STAY[picture.event.type] ?? 0) / hurry,
    );
    return () => clearTimeout(timer);
  }, [picture]);
  const skip = () => {
    now.waiting = [];
    draw(undefined);
  };
  return { view: picture?.view ?? view, picture, skip };
}
