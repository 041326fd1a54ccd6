import { Art } from '../art';
import { useWords } from '../store/words';
import { weaponText } from './banner';
import { buttonOf, Print, useFarm } from './context';
import { seatAt, WILD_PRICES } from './farm';
import { FarmPicture } from './sprites';

const GAME = 'touche-poulet';

/** Round and phase, wild eggs, and the weapons that lie open: what belongs to nobody. */
export function Bar() {
  const words = useWords();
  const { view } = useFarm();
  return (
    <div class="bar">
      <p class="bar__phase">
        {view.phase !== 'placement' && <b>{words.say('farm-round', { round: view.round })}</b>}
        <span class={`phase phase--${view.phase}`}>{words.say(`farm-phase-${view.phase}`)}</span>
      </p>
      {view.phase !== 'placement' && (
        <>
          <WildEggs />
          {view.weapons && <Display />}
        </>
      )}
    </div>
  );
}

function WildEggs() {
  const words = useWords();
  const farm = useFarm();
  const { wild_eggs: eggs } = farm.view;
  const offer = farm.offers.eggs.get('wild');
  const cheapest = eggs.indexOf('on_sale');
  return (
    <ul class="wild" aria-label={words.say('farm-wild-eggs')}>
      {eggs.map((where, at) => {
        const price = WILD_PRICES[at] ?? 0;
        const onSale = where === 'on_sale';
        const owner = /^P\d$/.test(where) ? words.seat(seatAt(where), GAME) : null;
        const label = words.say(onSale ? 'farm-wild-egg' : owner ? 'farm-wild-egg-of' : 'farm-wild-egg-gone', {
          price,
          player: owner ?? '',
        });
        const inside = (
          <>
            <FarmPicture name="wild_egg" />
            <Print text={price} />
          </>
        );
        return (
          <li key={at}>
            {offer && at === cheapest ? (
              <button {...buttonOf(farm, offer)} class="wild__egg wild__egg--lit" title={label}>
                {inside}
              </button>
            ) : (
              <span class={`wild__egg${onSale ? '' : ' wild__egg--sold'}`} role="img" aria-label={label} title={label}>
                {inside}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The open weapons in small; what they say stands beside the board. */
function Display() {
  const words = useWords();
  const { view } = useFarm();
  return (
    <div class="bar__display">
      {view.display.map((weapon, at) => {
        const name = words.name('weapon', weapon, GAME);
        return (
          <span key={at} class="bar__weapon" title={`${name}: ${weaponText(weapon, words)}`}>
            <Art name={`farm/weapons/${weapon}`} title={name} />
          </span>
        );
      })}
      <span class="pile" title={words.say('farm-draw-pile', { count: view.draw_pile })}>
        <span class="hidden-but-read">{words.say('farm-draw-pile', { count: view.draw_pile })}</span>
        <span aria-hidden="true">{view.draw_pile}</span>
      </span>
    </div>
  );
}
