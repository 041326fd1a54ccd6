import type { IslandChallengerSheet } from '../protocol.gen';
import { BannerFrame, Tags } from './banner-frame';
import { pictureOf } from './cards';
import { useIsland } from './context';
import { GAME } from './offers';
import { Pic } from './pictures';

/** Which faces lie in which row of the Solo card. */
const ROWS = [
  ['power', ['+3']],
  ['command', ['+1', '+2', 'claw']],
  ['build', ['chicken']],
  ['reinforce', ['star']],
] as const;

const NOBODY: Pick<IslandChallengerSheet, 'order' | 'activated'> = { order: [], activated: [] };

const COMPASS: Readonly<Record<string, number>> = { ne: -60, e: 0, se: 60, sw: 120, w: 180, nw: -120 };

/** The Challenger in place of a Banner: four rows of dice, its pile, its units in order, and where it looks first. */
export function Solo({ seat }: { readonly seat: number }) {
  const { view, words } = useIsland();
  const sheet = view.table.seats[seat];
  const challenger = view.table.challenger;
  if (sheet === undefined || challenger === null) return null;
  return (
    <BannerFrame
      seat={seat}
      name={words.say('draw-island-challenger')}
      look="solo"
      beside={challenger.facing !== '-' && <Facing way={challenger.facing} />}
      below={<Reasons />}
    >
      <Tags sheet={sheet} seat={seat} />
      <dl class="solo__rows">
        {ROWS.map(([row, faces]) => (
          <div key={row} class={`solo__row solo__row--${row}`}>
            <dt>{words.say(`draw-island-${row}`)}</dt>
            <dd>
              {sheet.dice
                .filter(face => (faces as readonly string[]).includes(face))
                .map((face, at) => (
                  <Pic key={at} name={`dice/${face}`} seat={seat} class="die" title={words.name('face', face, GAME)} />
                ))}
              {row === 'power' && challenger.power > 0 && <b class="solo__power">+{challenger.power}</b>}
            </dd>
          </div>
        ))}
      </dl>
      <span class="fallen" title={words.say('draw-island-pile')}>
        <Pic name="scrolls/back" title={words.say('draw-island-pile')} />
        {sheet.hand}
      </span>
      <Order seat={seat} />
    </BannerFrame>
  );
}

function Facing({ way }: { readonly way: string }) {
  const { words } = useIsland();
  const said = `${words.say('draw-island-facing')}: ${words.name('direction', way, GAME)}`;
  return (
    <svg class="solo__facing" viewBox="-14 -14 28 28" role="img" aria-label={said}>
      <title>{said}</title>
      <path class="arrow" d="M-8 0H7M1 -6l7 6l-7 6" transform={`rotate(${COMPASS[way] ?? 0})`} />
    </svg>
  );
}

/** Its units in the order in which they act; who has acted is dimmed. */
function Order({ seat }: { readonly seat: number }) {
  const { view, words, cards } = useIsland();
  const { order, activated } = view.table.challenger ?? NOBODY;
  const units = order.map(id => view.table.units.find(unit => unit.id === id)).filter(unit => unit !== undefined);
  if (units.length === 0) return null;
  return (
    <ol class="solo__order" aria-label={words.say('draw-island-order')}>
      {units.map(unit => (
        <li
          key={unit.id}
          class={activated.includes(unit.id) ? 'solo__acted' : ''}
          title={`${words.name('unit', unit.card, GAME)} ${unit.hex}`}
        >
          <Pic name={pictureOf(unit.card, cards)} seat={seat} title={words.name('unit', unit.card, GAME)} />
        </li>
      ))}
    </ol>
  );
}

/** Why it did what it did, the latest first. */
function Reasons() {
  const { recent, words } = useIsland();
  const reasons = (recent?.events ?? []).filter(event => event.type.startsWith('challenger_'));
  if (reasons.length === 0) return null;
  return (
    <details class="solo__reasons">
      <summary>{words.say('isle-reasons')}</summary>
      <ul>
        {reasons.map((event, at) => (
          <li key={at}>{words.event(event, GAME)}</li>
        ))}
      </ul>
    </details>
  );
}
