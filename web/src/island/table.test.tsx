import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { IslandAction, IslandEvent, IslandView } from '../protocol.gen';
import type { LogEntry, Question } from '../store/table';
import { merged, type View } from '../store/view';
import { OwnWords, spoken } from '../store/words';
import { away, happen, names, shown } from '../test/at-a-table';
import { recorded } from '../test/wire';
import { Confirmation } from '../ui/dialog';
import type { Props } from './choosing';
import { middleOf, neighboursOf, stepTo } from './geometry';
import { table } from './table';
import { nameOfUnit } from './units';

type Ask = Question<IslandAction>;

/** Where a seat stands in the recorded game, each time that it is asked. */
interface Situation {
  readonly view: IslandView;
  readonly ask: Ask;
}

const situations: readonly Situation[] = (() => {
  const { welcome, updates } = recorded['chicken-island'];
  let view = welcome.view as View;
  const found: Situation[] = [{ view: view as unknown as IslandView, ask: welcome.ask as unknown as Ask }];
  for (const update of updates) {
    if (update.view) view = merged(view, update.view);
    if (update.ask) found.push({ view: view as unknown as IslandView, ask: update.ask as unknown as Ask });
  }
  return found;
})();

const kinds = [...new Set(situations.map(one => one.ask.decision.kind))];

function situation(kind: string): Situation {
  const found = situations.findLast(one => one.ask.decision.kind === kind);
  if (found === undefined) throw new Error(`nobody is asked ${kind}`);
  return found;
}

/** A group that may still go on. */
function stepping(): Situation {
  const found = situations.find(one => one.ask.options[0]?.text.startsWith('step'));
  if (found === undefined) throw new Error('nobody moves');
  return found;
}

const asking = (kind: string, ...lines: readonly (readonly [string, IslandAction])[]): Ask => ({
  decision: { kind, seat: 0, about: {} },
  options: lines.map(([text, action]) => ({ text, action })),
});

const sent: string[] = [];

function propsOf(view: IslandView, ask: Ask | null, more: Partial<Props> = {}): Props {
  return {
    game: 'chicken-island',
    view,
    setup: recorded['chicken-island'].welcome.table.setup,
    seat: 0,
    seats: [],
    ask,
    async choose(line) {
      sent.push(line);
      return true;
    },
    whyNot: () => undefined,
    busy: false,
    pointed: signal(null),
    recent: null,
    still: signal(true),
    ...more,
  };
}

async function seen(view: IslandView, ask: Ask | null, more: Partial<Props> = {}): Promise<HTMLElement> {
  const { Board } = table;
  return shown(
    <>
      <Board {...propsOf(view, ask, more)} />
      <Confirmation />
    </>,
  );
}

const said = (action: IslandAction): string => spoken.value?.action(action, 'chicken-island') ?? '';
const hex = (root: ParentNode, name: string): SVGElement => {
  const found = root.querySelector<SVGElement>(`[data-hex="${name}"]`);
  if (found === null) throw new Error(`there is no hex ${name}`);
  return found;
};
const press = (element: Element) => happen(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true })));
const type = (element: Element, key: string) =>
  happen(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const lit = (root: ParentNode): string[] =>
  [...root.querySelectorAll('.hex--lit')].map(one => one.getAttribute('data-hex') ?? '').sort();

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
});

afterEach(async () => {
  await away();
  vi.unstubAllGlobals();
});

/** Points at whatever chooses this option, as somebody would who reads the names. */
async function take(root: HTMLElement, { text, action }: Ask['options'][number]): Promise<void> {
  const named = () =>
    [...root.querySelectorAll<Element>('.isle button, .hex[role="button"]')].find(
      one => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === said(action),
    );
  if (named() === undefined) {
    const place = text.match(/[a-z]+\d+$|(?<=@)[a-z]+\d+/)?.[0] ?? '';
    await press(hex(root, place));
  }
  const found = named();
  if (found === undefined) throw new Error(`nothing is called "${said(action)}"`);
  await press(found);
}

describe.each(kinds)('asked %s', kind => {
  test('every option can be chosen on the table by its sentence', async () => {
    const { view, ask } = situation(kind);
    for (const option of ask.options) {
      const root = await seen(view, ask);
      await take(root, option);
      expect(sent.at(-1)).toBe(option.text);
      await away();
    }
  });

  test('the hexes that are lit are those that the options name', async () => {
    const { view, ask } = situation(kind);
    const root = await seen(view, ask);
    const offered = ask.options.flatMap(({ text }) => text.match(/\b[a-z]\d+\b/g)?.slice(0, 1) ?? []);
    expect(lit(root)).toEqual([...new Set(offered)].sort());
  });
});

test('nothing is a button on the island while nobody asks', async () => {
  const root = await seen(situation('action').view, null);
  expect(root.querySelectorAll('.map [role="button"]')).toHaveLength(0);
  expect(root.querySelectorAll('.isle button')).toHaveLength(0);
  await press(hex(root, situation('action').view.table.units[0]?.hex ?? ''));
  expect(sent).toEqual([]);
});

test('nothing is sent while an answer is on its way', async () => {
  const { view, ask } = situation('claim');
  const root = await seen(view, ask, { busy: true });
  await press(hex(root, lit(root)[0] ?? ''));
  expect(sent).toEqual([]);
});

test('who stands on a hex, and whose it is, can be read from its name', async () => {
  const { view } = situation('action');
  const leader = view.table.units.find(unit => unit.id === 'B0');
  const root = await seen(view, null);
  const name = hex(root, leader?.hex ?? '').getAttribute('aria-label') ?? '';
  expect(name).toContain(spoken.value?.name('card', leader?.card ?? '', 'chicken-island'));
  expect(name).toContain('Base of B');
});

test('an attack is chosen by its attacker and then its defender; Escape goes back', async () => {
  const { view } = situation('action');
  const { units } = view.table;
  const [attacker = units[0], first = units[0], second = units[0]] = ['A0', 'B0', 'B1'].map(id =>
    units.find(unit => unit.id === id),
  );
  if (!attacker || !first || !second) throw new Error('units are missing');
  const attack = (defender: typeof first): readonly [string, IslandAction] => {
    const [by, on] = [nameOfUnit(attacker, units), nameOfUnit(defender, units)];
    return [`attack ${by} ${on}`, { type: 'attack', attacker: by, defender: on }];
  };
  const ask = asking('attack_with', attack(first), attack(second));
  const root = await seen(view, ask);
  expect(lit(root)).toEqual([attacker.hex]);
  expect(hex(root, attacker.hex).getAttribute('aria-label')).toMatch(/^Attack with /);
  await press(hex(root, attacker.hex));
  expect(lit(root)).toEqual([first.hex]);
  await type(hex(root, first.hex), 'Escape');
  expect(lit(root)).toEqual([attacker.hex]);
  await press(hex(root, attacker.hex));
  await press(hex(root, first.hex));
  expect(names(root, '.popover button').sort()).toEqual(ask.options.map(option => said(option.action)).sort());
  await press(root.querySelectorAll('.popover button')[1] as Element);
  expect(sent).toEqual([ask.options[1]?.text]);
});

test('a click on an own stack offers to move who stands there', async () => {
  const { view } = situation('action');
  const root = await seen(view, asking('action', ['free move', { type: 'free_move' }], ['end', { type: 'end' }]));
  const own = view.table.units.find(unit => unit.id === 'A0');
  await press(hex(root, own?.hex ?? ''));
  const move = [...root.querySelectorAll('.popover button')].find(one => one.textContent?.startsWith('Move'));
  await press(move as Element);
  expect(sent[0]).toMatch(/^move \w+@/);
});

describe('why not', () => {
  test('a hex that is not lit asks the game why, in terms of what is on offer', async () => {
    const { view, ask } = stepping();
    const asked: string[] = [];
    const root = await seen(view, ask, { whyNot: line => asked.push(line) });
    const dark = root.querySelector('.hex--look');
    await press(dark as Element);
    expect(asked).toEqual([`step ${dark?.getAttribute('data-hex')}`]);
    expect(sent).toEqual([]);
  });

  test('so does a card that cannot be played', async () => {
    const { view } = situation('action');
    const asked: string[] = [];
    const root = await seen(view, asking('action', ['end', { type: 'end' }]), { whyNot: line => asked.push(line) });
    await press(root.querySelector('.lineup .face__why') as Element);
    expect(asked).toEqual([`build ${view.table.lineup[0]}`]);
  });
});

describe('keys', () => {
  test('the focus starts on something lit, End leads to the last such hex, Enter chooses it', async () => {
    const { view, ask } = stepping();
    const root = await seen(view, ask);
    const focused = () => root.querySelectorAll<SVGElement>('.hex[tabindex="0"]');
    expect([...focused()].map(one => one.classList.contains('hex--lit'))).toEqual([true]);
    await type(focused()[0] as Element, 'End');
    const [last] = focused();
    expect(last?.getAttribute('data-hex')).toBe(
      ask.options.findLast(one => one.text.startsWith('step'))?.text.slice(5),
    );
    await type(last as Element, 'Enter');
    expect(sent).toEqual([`step ${last?.getAttribute('data-hex')}`]);
  });

  test('an arrow key leads to a neighbour, and the way back leads back', async () => {
    const { view, ask } = stepping();
    const root = await seen(view, ask);
    const focused = () => root.querySelector('.hex[tabindex="0"]') as Element;
    const from = focused().getAttribute('data-hex') ?? '';
    const way =
      ['ArrowRight', 'ArrowLeft'].find(key =>
        stepTo(
          from,
          key,
          view.table.board.map(one => one.name),
          0,
        ),
      ) ?? '';
    await type(focused(), way);
    expect(neighboursOf(from)).toContain(focused().getAttribute('data-hex'));
    await type(focused(), way === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight');
    expect(focused().getAttribute('data-hex')).toBe(from);
    expect(root.querySelectorAll('.hex[tabindex="0"]')).toHaveLength(1);
  });

  test('who goes up and down again comes back to where they were', async () => {
    const { view, ask } = stepping();
    const root = await seen(view, ask);
    const focused = () => root.querySelector('.hex[tabindex="0"]') as Element;
    const all = view.table.board.map(one => one.name);
    for (const from of all) {
      await happen(() => hex(root, from).dispatchEvent(new FocusEvent('focus')));
      for (const [away, back] of [
        ['ArrowUp', 'ArrowDown'],
        ['ArrowDown', 'ArrowUp'],
      ] as const) {
        if (stepTo(from, away, all, middleOf(from).x) === null) continue;
        await type(hex(root, from), away);
        await type(focused(), back);
        expect(focused().getAttribute('data-hex')).toBe(from);
      }
    }
  });
});

describe('a step that can kill', () => {
  function ontoLava(): Situation {
    const { view } = situation('action');
    const lava = view.table.board.find(one => one.ground === 'lava')?.name ?? '';
    const own = view.table.units.find(unit => unit.seat === 0);
    const group = own ? nameOfUnit(own, view.table.units) : '';
    const ask = asking('move_step', [`step ${lava}`, { type: 'step', hex: lava }]);
    return { view, ask: { ...ask, decision: { kind: 'move_step', seat: 0, about: { group, steps: '0' } } } };
  }

  test.each([true, false])('asks once, and is taken only if that is meant (%s)', async meant => {
    const { view, ask } = ontoLava();
    const root = await seen(view, ask);
    await press(hex(root, ask.options[0]?.text.slice(5) ?? ''));
    expect(sent).toEqual([]);
    await press([...document.querySelectorAll('.dialog__foot button')][meant ? 1 : 0] as Element);
    expect(sent).toEqual(meant ? [ask.options[0]?.text] : []);
  });
});

test('every language says everything on the table', async () => {
  for (const lang of ['en', 'fr', 'it', 'de'] as const) {
    const { view, ask } = situation('action');
    const { Board } = table;
    const root = await shown(<Board {...propsOf(view, ask)} />, lang);
    expect(root.innerHTML).not.toMatch(/(isle|draw-island|island-[a-z]+)-[a-z]/);
    await away();
  }
});

test('names of players stand in place of letters', async () => {
  const { view } = situation('action');
  const words = spoken.value?.at(['Berta', 'Gaston']) ?? null;
  const { Board } = table;
  const root = await shown(
    <OwnWords.Provider value={words}>
      <Board {...propsOf(view, null)} />
    </OwnWords.Provider>,
  );
  expect(names(root, '.banner__name')).toEqual(['Berta', 'Gaston']);
});

test('what others did is told below the island while nobody asks', async () => {
  const { view } = situation('action');
  const event: IslandEvent = { type: 'turn_began', seat: 1, turn: 4 };
  const recent: LogEntry<IslandEvent> = { number: 9, at: 0, seat: 1, events: [event] };
  const root = await seen(view, null, { recent });
  expect(root.querySelector('.ticker')?.textContent).toBe('Turn 4: B is up.');
});
