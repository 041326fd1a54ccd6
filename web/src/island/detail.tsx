import type { Signal } from '@preact/signals';
import type { IslandView } from '../protocol.gen';
import { pictureOf } from './cards';
import { useIsland } from './context';
import { middleOf } from './geometry';
import { described } from './hex';
import { GAME } from './offers';
import { Pic } from './pictures';
import { isFaceDown, type Unit } from './units';

const FEW = 2;
const OFFERS = 3;

/** What one points at, close up: the ground, everybody there with values, and what could be done. */
export function Detail({ hovered }: { readonly hovered: Signal<string | null> }) {
  const island = useIsland();
  const { view, choosing } = island;
  const hex = hovered.value;
  if (hex === null || choosing.open !== null) return null;
  const stack = view.table.units.filter(unit => unit.hex === hex);
  const offers = choosing.lit.get(hex) ?? [];
  if (stack.length === 0 && offers.length === 0) return null;
  return (
    <div class={`detail${isLeft(hex, view) ? ' detail--right' : ''}`} aria-hidden="true">
      <p class="detail__head">{described(hex, [], island)}</p>
      <div class={`detail__units${stack.length > FEW ? ' detail__units--many' : ''}`}>
        {stack.toReversed().map(unit => (
          <UnitLine key={unit.id} unit={unit} />
        ))}
      </div>
      {offers.length > 0 && (
        <ul class="detail__offers">
          {offers.slice(0, OFFERS).map(offer => (
            <li key={offer.text}>{offer.sentence}</li>
          ))}
          {offers.length > OFFERS && <li>…</li>}
        </ul>
      )}
    </div>
  );
}

/** Whether a hex lies in the left half of the island; then what is told about it stands on the right. */
function isLeft(hex: string, view: IslandView): boolean {
  const xs = view.table.board.map(one => middleOf(one.name).x);
  return middleOf(hex).x < (Math.min(...xs) + Math.max(...xs)) / 2;
}

function UnitLine({ unit }: { readonly unit: Unit }) {
  const { cards, words, view } = useIsland();
  const text = words.cardText(unit.card, GAME);
  const token = view.table.tokens.find(one => one.id === unit.id);
  return (
    <div class="unit-line" data-seat={unit.seat}>
      <Pic name={pictureOf(unit.card, cards)} seat={unit.seat} class="unit-line__pic" />
      <div>
        <b>{words.name('unit', unit.card, GAME)}</b>
        {!isFaceDown(unit) && <Stats {...unit} />}
        {isFaceDown(unit) && token && (
          <small>
            {words.say('isle-may-be', { tokens: token.may_be.map(one => words.name('unit', one, GAME)).join(', ') })}
          </small>
        )}
        {unit.pilots.length > 0 && (
          <small>
            {words.say('isle-pilots', { pilots: unit.pilots.map(one => words.name('unit', one, GAME)).join(', ') })}
          </small>
        )}
        {unit.attached.map(card => (
          <small key={card}>
            {words.name('card', card, GAME)}: {words.cardText(card, GAME)}
          </small>
        ))}
        {text && <small>{text}</small>}
      </div>
    </div>
  );
}

interface StatsProps {
  readonly strength: number;
  readonly armor: number;
  readonly speed: number;
  readonly range: number;
  readonly shields?: number;
}

/** The values of a unit, each with its word for who does not see the sign. */
export function Stats({ strength, armor, speed, range, shields = 0 }: StatsProps) {
  const { words } = useIsland();
  const stats = [
    ['strength', strength],
    ['armor', armor],
    ['speed', speed],
    ...(range > 1 ? [['range', range] as const] : []),
  ] as const;
  return (
    <span class="stats">
      {stats.map(([stat, value]) => (
        <span key={stat} class={`stat stat--${stat}`} title={words.say(`island-stat-${stat}`)}>
          <span class="hidden-but-read">{words.say(`island-stat-${stat}`)} </span>
          {value}
        </span>
      ))}
      {shields > 0 && (
        <span class="stat stat--shields" title={words.say('isle-shields', { count: shields })}>
          <Pic name="tokens/shield" class="stat__pic" title={words.say('isle-shields', { count: shields })} />
          {shields > 1 && shields}
        </span>
      )}
    </span>
  );
}
