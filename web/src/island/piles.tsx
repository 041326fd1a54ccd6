import { useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog';
import { CardFace } from './card-face';
import { useIsland } from './context';
import { grouped } from './hand';
import { GAME } from './offers';
import { Pic } from './pictures';

const RESOURCES = ['wood', 'rock', 'metal'] as const;

/** Decks, discard piles and the supply; an open pile can be looked through. */
export function Piles() {
  const { view, words } = useIsland();
  const { table } = view;
  const [open, setOpen] = useState<'scrolls' | 'machines' | null>(null);
  const shown = open === 'scrolls' ? table.scroll_discard : table.machine_discard;
  const catastrophes = [...table.catastrophes.map(([, card]) => card), ...table.struck];
  return (
    <section class="piles card" aria-label={words.say('isle-piles')}>
      <ul class="piles__row">
        <li class="pile">
          <Pic name="scrolls/back" />
          <span>{words.say('isle-scroll-deck', { count: table.scroll_deck })}</span>
        </li>
        <li>
          <OpenPile
            label={words.say('isle-scroll-discard', { count: table.scroll_discard.length })}
            pic="scrolls/magic"
            onOpen={() => setOpen('scrolls')}
          />
        </li>
        <li class="pile">
          <Pic name="machines/golem" />
          <span>{words.say('isle-machine-deck', { count: table.machine_deck })}</span>
        </li>
        <li>
          <OpenPile
            label={words.say('isle-machine-discard', { count: table.machine_discard.length })}
            pic="machines/tower"
            onOpen={() => setOpen('machines')}
          />
        </li>
      </ul>
      <p class="piles__supply" title={words.say('isle-supply')}>
        {words.say('isle-supply')}
        {RESOURCES.map((resource, at) => (
          <span key={resource} class="cost__part">
            {table.supply[at]}
            <Pic name={`resources/${resource}`} title={words.name('resource', resource, GAME)} />
          </span>
        ))}
        <span class="cost__part">
          {table.shields}
          <Pic name="tokens/shield" title={words.say('isle-shields', { count: table.shields })} />
        </span>
      </p>
      {catastrophes.length > 0 && (
        <div class="hand__cards">
          {catastrophes.map((card, at) => (
            <CardFace key={at} card={card} class="face--row" />
          ))}
        </div>
      )}
      <Known />
      {open !== null && (
        <Dialog
          title={words.say(open === 'scrolls' ? 'isle-scroll-discard' : 'isle-machine-discard', {
            count: shown.length,
          })}
          onClose={() => setOpen(null)}
        >
          <div class="pile-cards">
            {grouped(shown.toReversed()).map(([card, count]) => (
              <CardFace key={card} card={card} count={count} />
            ))}
          </div>
        </Dialog>
      )}
    </section>
  );
}

function OpenPile({ label, pic, onOpen }: { readonly label: string; readonly pic: string; onOpen(): void }) {
  return (
    <button type="button" class="button pile" onClick={onOpen}>
      <Pic name={pic} />
      <span>{label}</span>
    </button>
  );
}

/** Scrolls of others that one was shown and can still follow. */
function Known() {
  const { view, words } = useIsland();
  if (view.known.length === 0) return null;
  const place = (text: string) => {
    const [letter = '', where = 'hand'] = text.split(' ');
    return words.say(`draw-island-place-${where}`, { seat: words.name('seat_name', letter, GAME) });
  };
  return (
    <>
      <h2 class="small-head">{words.say('draw-island-known')}</h2>
      <ul class="known">
        {view.known.map((one, at) => (
          <li key={at} title={words.cardText(one.card, GAME)}>
            <b>{words.name('card', one.card, GAME)}</b> {one.places.map(place).join(words.say('draw-island-or'))}
          </li>
        ))}
      </ul>
    </>
  );
}
