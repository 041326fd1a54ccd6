import type { IslandAction, IslandEvent } from '../protocol.gen';
import { Button } from '../ui/basics';
import { Portrait } from './banner-frame';
import { CardFace } from './card-face';
import { useIsland } from './context';
import { GAME, named, type Offer } from './offers';
import { Pic } from './pictures';

/** Choices that end or carry on something: they stand out. */
const MAIN: readonly IslandAction['type'][] = [
  'roll',
  'go',
  'done',
  'pass',
  'stop',
  'end',
  'keep',
  'yes',
  'skip',
  'stay',
  'no',
];

/** Everything on offer that is neither on the island nor in the hand nor in the lineup. */
export function Tray() {
  const { choosing, ask, words, view } = useIsland();
  const offers = choosing.of('tray');
  if (view.table.outcome !== null) return <Winners />;
  if (ask === null) return <Ticker />;
  const cards = offers.filter(offer => offer.card !== null);
  const things = offers.filter(offer => offer.card === null && !MAIN.includes(offer.action.type));
  const main = offers.filter(offer => MAIN.includes(offer.action.type));
  return (
    <div class={`tray${cards.length > 0 ? ' tray--cards' : ''}`}>
      <p class="tray__ask" aria-hidden="true">
        {words.decision(ask.decision, GAME)}
      </p>
      {cards.length > 0 && (
        <div class="tray__cards">
          {cards.map(offer => (
            <CardFace
              key={offer.text}
              card={offer.card ?? ''}
              offer={offer}
              seat={ask.decision.seat}
              class="face--tray"
            />
          ))}
        </div>
      )}
      <div class="tray__things">
        {things.map(offer => (
          <Thing key={offer.text} offer={offer} />
        ))}
        {main.map(offer => (
          <Thing key={offer.text} offer={offer} main={offer.action.type !== 'skip' && offer.action.type !== 'no'} />
        ))}
        {choosing.picked !== null && (
          <Button looks="quiet" icon="back" onClick={() => choosing.pick(null)}>
            {words.say('isle-unpick', { unit: words.name('unit', choosing.picked, GAME) })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Who rules the roost. */
function Winners() {
  const { view, words } = useIsland();
  const mask = view.table.outcome?.[1] ?? 0;
  const winners = view.table.seats.map((_, seat) => seat).filter(seat => (mask >> seat) & 1);
  return (
    <div class="tray tray--won">
      <div class="winners">
        <Pic name="tokens/star" class="winners__star" />
        {winners.map(seat => (
          <Portrait key={seat} seat={seat} />
        ))}
        <Pic name="tokens/star" class="winners__star" />
      </div>
      <p class="ticker">{words.event({ type: 'game_ended', winners } as IslandEvent, GAME)}</p>
    </div>
  );
}

const LINES = 3;

/** While others play: what they just did. The log tells it all, so readers of the screen need no second voice. */
function Ticker() {
  const { recent, words } = useIsland();
  const told = (recent?.events ?? []).slice(-LINES);
  return (
    <div class="tray tray--idle" aria-hidden="true">
      {told.map((event, at) => (
        <p key={`${recent?.number}-${at}`} class="ticker">
          {words.event(event, GAME)}
        </p>
      ))}
    </div>
  );
}

function Thing({ offer, main = false }: { readonly offer: Offer; readonly main?: boolean }) {
  const { choosing, pointed, busy } = useIsland();
  const point = (on: boolean) => () => {
    pointed.value = on ? offer.text : null;
  };
  return (
    <Button
      looks={main ? 'main' : 'plain'}
      class={`thing ${pointed.value === offer.text ? 'thing--meant' : ''}`}
      aria-disabled={busy}
      onMouseEnter={point(true)}
      onMouseLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
      onClick={() => choosing.choose(offer)}
    >
      <ThingPics offer={offer} />
      <span>{offer.sentence}</span>
    </Button>
  );
}

/** What an action costs or does, as a picture. */
const SIGNS: Partial<Readonly<Record<IslandAction['type'], string>>> = {
  claw_move: 'dice/claw',
  claw_attack: 'dice/claw',
  chicken_retrieve: 'dice/chicken',
  star_lineup: 'dice/star',
  star_sift: 'dice/star',
  star_draw: 'dice/star',
  star_feast: 'dice/star',
  star_shield: 'tokens/shield',
  star_pardon: 'tokens/tag',
  add_spent: 'dice/blank',
  roll: 'dice/star',
  draw: 'scrolls/back',
};

const COMPASS: Readonly<Record<string, number>> = { ne: -60, e: 0, se: 60, sw: 120, w: 180, nw: -120 };

function ThingPics({ offer: { action } }: { readonly offer: Offer }) {
  const { view, seat } = useIsland();
  const sign = SIGNS[action.type];
  const owner = view.table.active ?? seat;
  const seats = named(action, 'seat_name').map(letter => letter.charCodeAt(0) - 65);
  return (
    <>
      {sign !== undefined && <Pic name={sign} seat={owner} class="thing__pic" />}
      {named(action, 'face').map((face, at) => (
        <Pic key={at} name={`dice/${face}`} seat={owner} class="thing__pic" />
      ))}
      {named(action, 'resource').map((resource, at) => (
        <Pic key={at} name={`resources/${resource}`} class="thing__pic" />
      ))}
      {seats.map(one => (
        <Pic key={one} name={`seats/${one}`} seat={one} class="thing__pic" />
      ))}
      {named(action, 'direction').map(way => (
        <svg key={way} class="thing__pic" viewBox="-12 -12 24 24" aria-hidden="true">
          <path class="arrow" d="M-8 0H7M1 -6l7 6l-7 6" transform={`rotate(${COMPASS[way] ?? 0})`} />
        </svg>
      ))}
    </>
  );
}
