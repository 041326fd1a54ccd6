import type { ComponentChildren } from 'preact';
import { pictureOf } from './cards';
import { useIsland } from './context';
import { Stats } from './detail';
import { GAME, type Offer } from './offers';
import { Pic } from './pictures';
import { chickenNumber } from './units';

const RESOURCES = ['wood', 'rock', 'metal'] as const;

interface CardProps {
  readonly card: string;
  /** How many of the same lie there. */
  readonly count?: number;
  /** What happens when one takes it; without this it only lies there. */
  readonly offer?: Offer | undefined;
  /** What one would do with it, to be told why that is not possible now. */
  readonly wish?: string | undefined;
  readonly seat?: number | null | undefined;
  readonly children?: ComponentChildren;
  readonly class?: string;
}

/** A card, face up: picture, name, values and what it says. */
export function CardFace({ card, count = 1, offer, wish, seat, children, class: look = '' }: CardProps) {
  const { words, cards, choosing, pointed, busy, view, ask, whyNot } = useIsland();
  const kind = kindOf(card, cards);
  const name = words.name('card', card, GAME);
  const inside = (
    <>
      <span class="face__head">
        <Pic name={pictureOf(card, cards)} seat={seat} class="face__pic" />
        <b class="face__name">{name}</b>
        {count > 1 && <span class="face__count">×{count}</span>}
        {chickenNumber(card) && <span class="face__count">{chickenNumber(card)}</span>}
      </span>
      {kind !== '' && <span class="face__kind">{words.say(`draw-island-kind-${kind.replaceAll('_', '-')}`)}</span>}
      <Printed card={card} />
      <span class="face__text">{words.cardText(card, GAME)}</span>
      {children}
    </>
  );
  if (offer === undefined)
    return (
      <div class={`face face--${kind} ${look}`}>
        {inside}
        {wish !== undefined && ask !== null && (
          <button
            type="button"
            class="face__why"
            aria-label={words.say('isle-why', { card: name })}
            onClick={() => whyNot(wish)}
          >
            ?
          </button>
        )}
      </div>
    );
  const point = (on: boolean) => () => {
    pointed.value = on ? offer.text : null;
  };
  return (
    <div class={`face face--${kind} face--lit ${pointed.value === offer.text ? 'face--meant' : ''} ${look}`}>
      {inside}
      <button
        type="button"
        class="face__take"
        aria-label={offer.sentence}
        aria-description={words.cardText(card, GAME) || undefined}
        aria-disabled={busy}
        aria-pressed={offer.action.type === 'choose' ? view.answer === card : undefined}
        onMouseEnter={point(true)}
        onMouseLeave={point(false)}
        onFocus={point(true)}
        onBlur={point(false)}
        onClick={() => choosing.choose(offer)}
      />
    </div>
  );
}

function kindOf(card: string, { leaders, machines, scrolls }: ReturnType<typeof useIsland>['cards']): string {
  return machines.get(card)?.type ?? scrolls.get(card)?.kind ?? (leaders.has(card) ? 'leader' : '');
}

/** The numbers on a Machine or a Leader. */
function Printed({ card }: { readonly card: string }) {
  const { cards } = useIsland();
  const machine = cards.machines.get(card);
  const facts = machine ?? cards.leaders.get(card);
  if (facts === undefined) return null;
  return (
    <span class="face__facts">
      <Stats {...facts} />
      {machine && <Cost cost={machine.cost} pilots={machine.pilots} />}
    </span>
  );
}

interface CostProps {
  readonly cost: readonly [number, number, number];
  readonly pilots: number;
}

/** What has to be paid, thing by thing. */
export function Cost({ cost, pilots }: CostProps) {
  const { words } = useIsland();
  const parts = RESOURCES.map((resource, at) => [resource, cost[at] ?? 0] as const).filter(([, number]) => number > 0);
  const said = [
    ...parts.map(([resource, number]) => `${number} ${words.name('resource', resource, GAME)}`),
    words.say('draw-island-pilots', { number: pilots }),
  ].join(', ');
  return (
    <span class="cost" role="img" aria-label={said} title={said}>
      {parts.map(([resource, number]) => (
        <span key={resource} class="cost__part">
          {number}
          <Pic name={`resources/${resource}`} />
        </span>
      ))}
      {pilots > 0 && (
        <span class="cost__part">
          {pilots}
          <Pic name="chickens/chicken" />
        </span>
      )}
    </span>
  );
}
