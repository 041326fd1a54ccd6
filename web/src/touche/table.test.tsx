import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { ToucheAction, ToucheEvent, ToucheView } from '../protocol.gen';
import { spoken } from '../store/words';
import type { BoardProps } from '../table/game-table';
import { away, button, happen, names, shown } from '../test/at-a-table';
import positions from '../words/gen/farm.json';
import {
  EGG_PRICE,
  EGGS_TO_WIN,
  FIELD,
  footprint,
  MAP,
  placeName,
  split,
  UNITS,
  type UnitPrint,
  unitPrint,
  WILD_PRICES,
  ZONES,
} from './farm';
import { filmOf } from './film';
import { walk } from './grid';
import type { FarmQuestion } from './offers';
import { table } from './table';

/** Positions that tools/recorded_farm.py met: one for each kind of decision, and the end. */
interface Position {
  readonly seat: number;
  readonly view: ToucheView;
  readonly ask: FarmQuestion | null;
}

interface Shots {
  readonly seat: number;
  readonly before: ToucheView;
  readonly after: ToucheView;
  readonly events: readonly ToucheEvent[];
}

/** The set as Python reads it. */
interface Printed {
  readonly map: readonly string[];
  readonly zones: readonly { readonly id: string; readonly letter: string }[];
  readonly units: readonly (UnitPrint & { readonly attack: UnitPrint['attack'] | null })[];
  readonly egg_price: number;
  readonly wild_eggs: readonly number[];
  readonly eggs_to_win: number;
  readonly field: number;
}

const { shots, printed, ...met } = positions as { readonly shots: Shots; readonly printed: Printed };
const asked = Object.entries(met as unknown as Readonly<Record<string, Position>>).filter(
  ([, { ask }]) => ask !== null,
);
const position = (kind: string): Position => {
  const found = (met as unknown as Readonly<Record<string, Position>>)[kind];
  if (found === undefined) throw new Error(`no ${kind} was met`);
  return found;
};

const GAME = 'touche-poulet';
const sent: string[] = [];
const { Board } = table;

function props({ seat, view, ask }: Position, more: Partial<BoardProps<'touche-poulet'>> = {}) {
  return {
    game: GAME,
    view,
    seat,
    ask,
    setup: {},
    seats: [],
    busy: false,
    pointed: signal<string | null>(null),
    recent: null,
    still: signal(true),
    whyNot: () => undefined,
    choose: async (line: string) => {
      sent.push(line);
      return true;
    },
    ...more,
  } as const;
}

const sentence = (action: ToucheAction): string => spoken.value?.action(action, GAME) ?? '';

afterEach(async () => {
  sent.length = 0;
  await away();
});

test('a lesson has a place for each unit: it does not offer to scatter them', async () => {
  const { ask, ...where } = position('placement');
  if (ask === null) throw new Error('nothing is asked');
  const one = { ...ask, options: ask.options.slice(0, 1) };
  expect(names(await shown(<Board {...props({ ...where, ask: one })} />), '.orders button')).toContain(
    'Scatter the rest',
  );
  await away();
  const taught = { ...one, step: { id: 'barn', number: 1, of: 9 } };
  expect(names(await shown(<Board {...props({ ...where, ask: taught })} />), '.orders button')).toEqual([]);
});

describe.each(asked)('%s', (_, where) => {
  const options = where.ask?.options ?? [];

  test('everything on offer is a button with its sentence that sends it, and nothing else is a button', async () => {
    const root = await shown(<Board {...props(where)} />);
    const own = ['Scatter the rest', ...names(root, '.farm-tab')]; // what the page itself offers
    const buttons = names(root, 'button').filter(name => !own.includes(name));
    expect(buttons.sort()).toEqual([...new Set(options.map(({ action }) => sentence(action)))].sort());
    for (const { text, action } of options.slice(0, 6)) {
      await happen(() => button(root, sentence(action)).click());
      expect(sent.at(-1)).toBe(text);
    }
    expect(where.ask && table.covers?.(where.ask)).toBe(true);
  });

  test('nothing can be chosen while nothing is asked or an answer is on its way', async () => {
    const root = await shown(<Board {...props({ ...where, ask: null })} />);
    expect(names(root, 'button:not(.farm-tab)')).toEqual([]);
    await away();
    const busy = await shown(<Board {...props(where, { busy: true })} />);
    const [first] = options;
    if (first) await happen(() => button(busy, sentence(first.action)).click());
    expect(sent).toEqual([]);
  });
});

test('lit are exactly the cells that the options name', async () => {
  for (const kind of ['attack_cell', 'line_cell', 'bonus_cell', 'strike_block', 'field_block', 'patching']) {
    const where = position(kind);
    const root = await shown(<Board {...props(where)} />);
    const lit = [...root.querySelectorAll<HTMLElement>('.farm')].flatMap(farm =>
      [...farm.querySelectorAll<HTMLElement>('[data-cell]:has(> button)')].map(cell =>
        placeName(Number(farm.dataset['board']), cell.dataset['cell'] ?? ''),
      ),
    );
    const named = (where.ask?.options ?? []).flatMap(({ action }) => ('place' in action ? [action.place] : []));
    expect(lit.sort()).toEqual(named.sort());
    await away();
  }
});

test('of other fleets there is no trace before the end, in no attribute and no text', async () => {
  const { seat, view } = position('attack_cell');
  const root = await shown(<Board {...props({ seat, view, ask: null })} />);
  for (const farm of root.querySelectorAll<HTMLElement>('.farm')) {
    const board = Number(farm.dataset['board']);
    expect(farm.querySelectorAll('.fleet use')).toHaveLength(view.boards[board]?.fleet?.length ?? 0);
    if (board === seat) continue;
    expect(view.boards[board]?.fleet).toBeNull();
    const units = UNITS.map(({ id }) => spoken.value?.name('unit', id, GAME) ?? id);
    const cells = [...farm.querySelectorAll('[data-cell]')].map(cell => cell.getAttribute('aria-label') ?? '');
    const wrecks = new Set(view.boards[board]?.wrecks.flatMap(one => footprint(one.cell, unitPrint(one.unit))));
    const told = cells.filter(label => units.some(unit => label.includes(unit)));
    expect(told.every(label => wrecks.has(label.split(',', 1)[0] ?? ''))).toBe(true);
  }
});

test('at the end all fleets are shown, and who has won', async () => {
  const { view } = position('over');
  const root = await shown(<Board {...props(position('over'))} />);
  for (const [board, { fleet }] of view.boards.entries()) {
    const units = root.querySelectorAll(`#farm-board-${board} .fleet use`);
    expect(units).toHaveLength(fleet?.length ?? -1);
  }
  expect(root.querySelector('.ending__text')?.textContent).toContain(
    spoken.value?.seat(view.outcome?.winners[0] ?? 0, GAME),
  );
});

test('arrow keys walk over the cells, and Enter is the button of the cell', async () => {
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'Home'];
  expect(keys.map(key => walk('C4', key)).join(' ')).toBe('D4 C5 B4 C3 I4 A4');
  expect(walk('I9', 'ArrowRight')).toBe('I9');
  expect(walk('A1', 'x')).toBeUndefined();

  const where = position('attack_cell');
  const root = await shown(<Board {...props(where)} />);
  const board = split(where.ask?.options[0]?.text.replace('target ', '') ?? '').board;
  const grid = root.querySelector<HTMLElement>(`#farm-board-${board} [role=grid]`);
  expect(grid?.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  const focus = () => document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  await happen(() => grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  const start = focus() ?? '';
  for (const key of ['ArrowDown', 'ArrowRight']) {
    await happen(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  }
  expect(focus()).toBe(walk(walk(start, 'ArrowDown') ?? '', 'ArrowRight'));
  expect(grid?.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('who chooses a cell that is not lit is told why not', async () => {
  const where = position('line_cell');
  const why: string[] = [];
  const root = await shown(<Board {...props(where, { whyNot: line => void why.push(line) })} />);
  const cells = root.querySelectorAll<HTMLElement>(`#farm-board-${where.seat} [data-cell="C4"]`);
  await happen(() => cells[0]?.click());
  expect(why).toEqual([`target ${placeName(where.seat, 'C4')}`]);
  expect(sent).toEqual([]);
});

test('who chooses a card that is not lit is told why not', async () => {
  const where = position('line_cell');
  const why: string[] = [];
  const root = await shown(<Board {...props(where, { whyNot: line => void why.push(line) })} />);
  await happen(() => root.querySelector<HTMLElement>('.unit-card.unlit')?.click());
  expect(why).toEqual(['fire barn']);
  expect(sent).toEqual([]);
});

test('what somebody points at in the list of options shows on the board', async () => {
  const where = position('strike_block');
  const pointed = signal<string | null>(null);
  const root = await shown(<Board {...props(where, { pointed })} />);
  expect(root.querySelector('.ghost')).toBeNull();
  await happen(() => {
    pointed.value = where.ask?.options[0]?.text ?? null;
  });
  expect(root.querySelector('.ghost use')?.getAttribute('href')).toBe('#farm-nuke');
});

describe('shots', () => {
  test('are played one by one, and lead from what was to what is', () => {
    const film = filmOf(shots.before, shots.after, shots.events);
    const marks = (view: ToucheView) => view.boards.map(board => board.shots.join(''));
    const changed = film
      .map(({ event }) => event.type)
      .filter(type => ['hit', 'missed', 'unit_destroyed'].includes(type));
    expect(changed).toEqual(
      shots.events.map(event => event.type).filter(type => ['hit', 'missed', 'unit_destroyed'].includes(type)),
    );
    expect(marks(film[0]?.view ?? shots.after)).not.toEqual(marks(shots.after));
    expect(marks(film.at(-1)?.view ?? shots.before)).toEqual(marks(shots.after));
    expect(film.at(-1)?.view.players.map(player => player.ears)).toEqual(
      shots.after.players.map(player => player.ears),
    );
  });

  test('can be skipped, and are not played where things stand still', async () => {
    const recent = { number: 9, at: 0, seat: shots.seat, events: shots.events };
    const was: Position = { seat: shots.seat, view: shots.before, ask: null };
    const is: Position = { ...was, view: shots.after };
    for (const still of [false, true]) {
      const root = await shown(<Board {...props(was, { still: signal(still) })} />);
      await happen(() => render(<Board {...props(is, { still: signal(still), recent })} />, root));
      expect(names(root, '.farms__skip')).toEqual(still ? [] : ['Skip']);
      if (!still) await happen(() => button(root, 'Skip').click());
      expect(root.querySelectorAll('.farms__skip')).toHaveLength(0);
      await away();
    }
  });
});

describe('placing', () => {
  test('a unit can be dragged onto a cell on offer, and nowhere else', async () => {
    const where = position('placement');
    const root = await shown(<Board {...props(where)} />);
    const next = root.querySelector<HTMLElement>('.tray__unit--next');
    const over = root.querySelector<HTMLElement>('.farm__over');
    if (over) over.getBoundingClientRect = () => new DOMRect(0, 0, 360, 360);
    const drag = async (x: number, y: number) => {
      const at = (type: string, clientX: number, clientY: number) =>
        new PointerEvent(type, { clientX, clientY, bubbles: true, button: 0 });
      await happen(() => next?.dispatchEvent(at('pointerdown', 500, 100)));
      await happen(() => dispatchEvent(at('pointermove', x, y)));
      await happen(() => dispatchEvent(at('pointerup', x, y)));
    };
    await drag(500, 500);
    expect(sent).toEqual([]);
    await drag(60, 40); // the middle of a barn whose corner is on A1
    expect(sent).toEqual(['place barn A1']);
  });

  test('who has answered waits, and nobody is told who else has', async () => {
    const { seat, view } = position('placement');
    const change: ToucheAction = { type: 'change' };
    const ask = { decision: { kind: 'placement', seat, about: {} }, options: [{ text: 'change', action: change }] };
    const root = await shown(<Board {...props({ seat, view: { ...view, answer: 'confirmed' }, ask })} />);
    expect(names(root, 'button')).toEqual(['change the fleet']);
    expect(root.querySelector('.placing__stamp')?.textContent).toBe('Ready!');
    expect(root.querySelectorAll('.banner')).toHaveLength(1);
  });
});

test('the printed farm is the one that the game is played with', () => {
  expect(printed.map).toEqual(MAP);
  expect(Object.fromEntries(printed.zones.map(({ id, letter }) => [letter, id]))).toEqual(ZONES);
  const told = printed.units.map(({ id, tokens, width, height, ears, egg, attack }) => {
    return { id, tokens, width, height, ears, egg, ...(attack === null ? {} : { attack }) };
  });
  expect(told).toEqual(UNITS);
  expect([printed.egg_price, printed.wild_eggs, printed.eggs_to_win]).toEqual([EGG_PRICE, WILD_PRICES, EGGS_TO_WIN]);
  expect(printed.field).toBe(FIELD);
});
