/** Beside the board: what the weapons say, and where all eggs are. */

import type { ComponentChildren } from 'preact';
import { Art } from '../art';
import type { ToucheView } from '../protocol.gen';
import { useWords } from '../store/words';
import type { BoardProps } from '../table/game-table';
import { weaponText } from './banner';
import { EGG_PRICE, seatAt, split, UNITS } from './farm';
import { FarmPicture } from './sprites';

const GAME = 'touche-poulet';

export function Market({ view, seat }: BoardProps<'touche-poulet'>) {
  const words = useWords();
  if (view.phase === 'placement') return null;
  const mine = seat === null ? [] : (view.players[seat]?.weapons ?? []);
  return (
    <details class="market" open>
      <summary>{words.say('farm-market')}</summary>
      {view.weapons && (
        <>
          <Weapons title={words.say('farm-display')} weapons={view.display} />
          <p class="market__piles">
            {words.say('farm-draw-pile', { count: view.draw_pile })} ·{' '}
            <span title={view.discard_pile.map(weapon => words.name('weapon', weapon, GAME)).join(', ')}>
              {words.say('farm-discard-pile', { count: view.discard_pile.length })}
            </span>
          </p>
          {mine.length > 0 && <Weapons title={words.say('farm-your-weapons')} weapons={mine} />}
        </>
      )}
      <Eggs view={view} />
    </details>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section aria-label={title}>
      <h3 class="market__title">{title}</h3>
      {children}
    </section>
  );
}

function Weapons({ title, weapons }: { readonly title: string; readonly weapons: readonly string[] }) {
  const words = useWords();
  return (
    <Part title={title}>
      <ul class="market__weapons">
        {weapons.map((weapon, at) => (
          <li key={at}>
            <Art name={`farm/weapons/${weapon}`} class="market__picture" />
            <p>
              <b>{words.name('weapon', weapon, GAME)}</b> {weaponText(weapon, words)}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A row for each clan, an egg for each of its units: in reserve, on sale, sold, or out of play. */
function Eggs({ view }: { readonly view: ToucheView }) {
  const words = useWords();
  const types = UNITS.filter(unit => unit.egg);
  return (
    <Part title={words.say('farm-all-eggs', { price: EGG_PRICE })}>
      <ul class="eggs">
        {view.players.map((_, seat) => (
          <li key={seat} class="eggs__row">
            <span class="eggs__who">{words.seat(seat, GAME)}</span>
            {types.map(({ id }) => {
              const egg = view.eggs.find(one => split(one.egg).board === seat && split(one.egg).name === id);
              const where = egg?.where ?? 'gone';
              const owner = /^P\d$/.test(where) ? seatAt(where) : null;
              const label = words.say('farm-egg-state', {
                egg: words.name('egg', egg?.egg ?? id, GAME),
                state: owner === null ? where : 'owned',
                player: owner === null ? '' : words.seat(owner, GAME),
              });
              return (
                <span
                  key={id}
                  class={`eggs__egg eggs__egg--${owner === null ? where : 'owned'}`}
                  data-seat={owner ?? undefined}
                  role="img"
                  aria-label={label}
                  title={label}
                >
                  <FarmPicture name="egg" seat={seat} />
                </span>
              );
            })}
          </li>
        ))}
      </ul>
    </Part>
  );
}
