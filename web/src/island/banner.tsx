import type { IslandSeatSheet } from '../protocol.gen';
import { BannerFrame, Tags } from './banner-frame';
import { Solo } from './challenger';
import { useIsland } from './context';
import { GAME } from './offers';
import { Pic } from './pictures';
import { isChallenger } from './units';

const RESOURCES = ['wood', 'rock', 'metal'] as const;

/** Who plays what: the viewer's own Banner comes first, the others in the order of play. */
export function Banners() {
  const { view, seat, words } = useIsland();
  const count = view.table.seats.length;
  const first = seat ?? 0;
  const order = Array.from({ length: count }, (_, at) => (first + at) % count);
  return (
    <section class="banners" aria-label={words.say('isle-banners')}>
      {order.map(one => (isChallenger(view, one) ? <Solo key={one} seat={one} /> : <Banner key={one} seat={one} />))}
    </section>
  );
}

/** What lies open before a player. */
export function Banner({ seat }: { readonly seat: number }) {
  const { view, words } = useIsland();
  const sheet = view.table.seats[seat];
  if (sheet === undefined) return null;
  const gone = view.table.resigned.includes(seat);
  return (
    <BannerFrame
      seat={seat}
      name={words.seat(seat, GAME)}
      look={gone ? 'banner--gone' : ''}
      beside={
        <>
          {view.table.active === seat && (
            <span class="banner__turn">{words.say('isle-turn', { turn: view.table.turn })}</span>
          )}
          {gone && <span class="banner__turn">{words.say('draw-island-resigned')}</span>}
        </>
      }
    >
      <Partners seat={seat} />
      <Tags sheet={sheet} seat={seat} />
      <Dice sheet={sheet} seat={seat} />
      <Purse sheet={sheet} />
      <Strategies sheet={sheet} />
      <Fallen sheet={sheet} seat={seat} />
    </BannerFrame>
  );
}

/** Who plays on the same side. */
function Partners({ seat }: { readonly seat: number }) {
  const { seats, words } = useIsland();
  const side = seats[seat]?.side ?? null;
  const partners = seats.filter(one => side !== null && one.side === side && one.seat !== seat);
  if (partners.length === 0) return null;
  const name = partners.map(one => words.seat(one.seat, GAME)).join(', ');
  return (
    <p class="banner__team">
      {partners.map(one => (
        <Pic key={one.seat} name={`seats/${one.seat}`} seat={one.seat} class="banner__mark" />
      ))}
      {words.say('isle-team', { name })}
    </p>
  );
}

export function Dice({ sheet, seat }: { readonly sheet: IslandSeatSheet; readonly seat: number }) {
  const { words, recent } = useIsland();
  const said = words.say('isle-dice', {
    dice: sheet.dice.map(face => words.name('face', face, GAME)).join(', ') || '–',
    spent: sheet.spent,
  });
  const rolled = recent?.events.some(event => event.type === 'dice_rolled' && event.seat === seat) ?? false;
  if (sheet.dice.length + sheet.spent === 0) return null;
  return (
    <span
      class={`dice${rolled ? ' dice--rolled' : ''}`}
      role="img"
      aria-label={said}
      title={said}
      key={rolled ? recent?.number : 'still'}
    >
      {sheet.dice.map((face, at) => (
        <Pic key={`${face}-${at}`} name={`dice/${face}`} seat={seat} class="die" />
      ))}
      {Array.from({ length: sheet.spent }, (_, at) => (
        <Pic key={`spent-${at}`} name="dice/blank" seat={seat} class="die die--spent" />
      ))}
    </span>
  );
}

/** Resources, Scrolls in hand, and what lies face down. */
function Purse({ sheet }: { readonly sheet: IslandSeatSheet }) {
  const { words } = useIsland();
  const things = [
    ...RESOURCES.map(
      (resource, at) =>
        [`resources/${resource}`, sheet.resources[at] ?? 0, words.name('resource', resource, GAME)] as const,
    ),
    ['scrolls/back', sheet.hand, words.say('isle-scrolls')] as const,
  ];
  return (
    <ul class="purse">
      {things.map(([pic, number, name]) => (
        <li key={pic} class={`purse__thing${number === 0 ? ' purse__thing--none' : ''}`} title={name}>
          <Pic name={pic} title={name} />
          {number}
        </li>
      ))}
    </ul>
  );
}

function Strategies({ sheet }: { readonly sheet: IslandSeatSheet }) {
  const { words } = useIsland();
  const cards = [
    ...sheet.strategies.map(card => [card, false] as const),
    ...sheet.borrowed.map(card => [card, true] as const),
  ];
  if (cards.length === 0) return null;
  return (
    <ul class="strategies" aria-label={words.say('draw-island-strategies')}>
      {cards.map(([card, borrowed], at) => (
        <li key={at} class={`strategy${borrowed ? ' strategy--borrowed' : ''}`} title={words.cardText(card, GAME)}>
          <Pic name="scrolls/strategy" />
          {words.name('card', card, GAME)}
        </li>
      ))}
    </ul>
  );
}

/** Destroyed Chickens, a second Leader, a Leader that died. */
function Fallen({ sheet, seat }: { readonly sheet: IslandSeatSheet; readonly seat: number }) {
  const { words, view, seat: own } = useIsland();
  const second = seat === own ? view.second : null;
  return (
    <>
      {sheet.destroyed.length > 0 && view.table.turn > 0 && (
        <span class="fallen" title={words.say('draw-island-destroyed')}>
          <Pic name="chickens/humiliated" seat={seat} title={words.say('draw-island-destroyed')} />
          {sheet.destroyed.length}
        </span>
      )}
      {sheet.second && (
        <span class="fallen" title={words.say('draw-island-second')}>
          <Pic
            name={second === null ? 'chickens/back' : `leaders/${second}`}
            seat={seat}
            title={words.say('draw-island-second')}
          />
        </span>
      )}
      {sheet.fallen !== null && (
        <span class="fallen fallen--dead" title={words.say('draw-island-fallen')}>
          <Pic name={`leaders/${sheet.fallen}`} seat={seat} title={words.say('draw-island-fallen')} />
        </span>
      )}
    </>
  );
}
