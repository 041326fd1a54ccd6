import type { Signal } from '@preact/signals';
import type { AtIsland } from './context';
import { useIsland } from './context';
import { corners, middleOf } from './geometry';
import { GAME, lineAt, needsSecond, type Offer } from './offers';
import { nameOfUnit, type Unit } from './units';

const WHOLE = corners(50);
const INNER = corners(45.5);

interface HexProps {
  readonly hex: string;
  readonly stack: readonly Unit[];
  readonly focus: Signal<string | null>;
  readonly hovered: Signal<string | null>;
}

/** What can be done with a hex: choose it, open its list, go there in several steps, or only look. */
type Use = 'lit' | 'ready' | 'far' | 'look';

function useOf(hex: string, { ask, choosing }: AtIsland): Use {
  if (ask === null) return 'look';
  if (choosing.lit.has(hex)) return 'lit';
  if (choosing.picked === null && choosing.ready.has(hex)) return 'ready';
  return choosing.far.has(hex) ? 'far' : 'look';
}

/** What lies there and who stands there. */
export function described(hex: string, stack: readonly Unit[], { view, words }: AtIsland): string {
  const sheet = view.table.board.find(one => one.name === hex);
  const ground = words.say(`island-ground-${sheet?.ground ?? 'sea'}`);
  const owned =
    sheet?.owner == null ? ground : words.say('thing-of', { thing: ground, owner: words.seat(sheet.owner, GAME) });
  const standing = stack.map(unit => words.name('unit', unit.card, GAME)).join(', ');
  const owner = stack[0] === undefined ? '' : words.seat(stack[0].seat, GAME);
  return words.say('isle-hex', { hex, ground: owned, owner, units: standing, count: stack.length });
}

/** The name of the button: the option's sentence if it is one option. */
export function labelOf(hex: string, use: Use, stack: readonly Unit[], island: AtIsland): string {
  const { choosing, words } = island;
  const here = choosing.lit.get(hex) ?? [];
  const [only] = here;
  if (use === 'far') return words.say('isle-far', { hex, count: choosing.far.get(hex)?.length ?? 0 });
  if (use === 'ready' || (use === 'lit' && choosing.picked === null && choosing.ready.has(hex)))
    return words.say('isle-ready', { about: described(hex, stack, island) });
  if (only === undefined) return described(hex, stack, island);
  if (choosing.picked === null && here.every(needsSecond) && firsts(here).length === 1)
    return words.say('isle-pick', { unit: words.name('unit', only.units[0] ?? '', GAME) });
  return here.length === 1 ? only.sentence : words.say('isle-several', { hex, count: here.length });
}

const firsts = (offers: readonly Offer[]): readonly string[] => [...new Set(offers.map(offer => offer.units[0] ?? ''))];

/** A hex as something to point at: by mouse, finger or keyboard. */
export function HexButton({ hex, stack, focus, hovered }: HexProps) {
  const island = useIsland();
  const { choosing, pointed, words, busy } = island;
  const use = useOf(hex, island);
  const here = choosing.lit.get(hex) ?? [];
  const { x, y } = middleOf(hex);
  const only = here.length === 1 ? here[0] : undefined;
  const meant =
    pointed.value !== null && choosing.offers.some(one => one.text === pointed.value && one.hexes.includes(hex));
  const picked = choosing.picked?.endsWith(`@${hex}`) ?? false;
  const top = stack.at(-1);
  const name = top === undefined ? null : nameOfUnit(top, island.view.table.units);
  const whyNot = use === 'look' && island.ask !== null ? lineAt(hex, name, choosing.offers, choosing.picked) : null;
  const point = (on: boolean) => {
    if (on) hovered.value = hex;
    else if (hovered.peek() === hex) hovered.value = null;
    if (only !== undefined) pointed.value = on ? only.text : null;
  };
  const press = () => {
    focus.value = hex;
    if (use !== 'look' && !busy) choosing.press(hex);
    else if (picked) choosing.pick(null);
    else {
      hovered.value = hex;
      if (whyNot !== null) island.whyNot(whyNot);
    }
  };
  const look = [
    'hex',
    `hex--${use}`,
    meant && 'hex--meant',
    picked && 'hex--picked',
    choosing.open === hex && 'hex--open',
  ];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it opens a list only where it is a button
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen is a button; the rest shows what is there
    <g
      class={look.filter(Boolean).join(' ')}
      transform={`translate(${x} ${y})`}
      data-hex={hex}
      role={use === 'look' ? 'img' : 'button'}
      aria-label={labelOf(hex, use, stack, island)}
      aria-description={use === 'look' || use === 'ready' ? undefined : described(hex, stack, island)}
      aria-expanded={use !== 'look' && (here.length > 1 || use === 'ready') ? choosing.open === hex : undefined}
      aria-disabled={use !== 'look' && busy ? true : undefined}
      tabindex={focus.value === hex ? 0 : -1}
      onClick={press}
      onMouseEnter={() => point(true)}
      onMouseLeave={() => point(false)}
      onFocus={() => {
        focus.value = hex;
        point(true);
      }}
      onBlur={() => point(false)}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      }}
    >
      <polygon class="hex__area" points={WHOLE} />
      {use === 'lit' && <polygon class="hex__rim" points={INNER} />}
      {use !== 'look' && <polygon class="hex__glow" points={INNER} />}
      <text class="hex__name" y="45">
        {hex}
      </text>
      {use === 'lit' && stack.length === 0 && <circle class="hex__dot" r="9" />}
      {use === 'far' && stack.length === 0 && <circle class="hex__dot hex__dot--far" r="6" />}
      {here.length > 1 && <title>{words.say('isle-several', { hex, count: here.length })}</title>}
    </g>
  );
}
