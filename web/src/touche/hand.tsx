import type { ComponentChildren } from 'preact';
import { Art } from '../art';
import { useWords } from '../store/words';
import { Button } from '../ui/basics';
import { weaponText } from './banner';
import { buttonOf, Print, useFarm } from './context';
import { UNITS, type UnitPrint } from './farm';
import { FarmPicture } from './sprites';

const GAME = 'touche-poulet';

/** What one plays with: unit cards, secret weapons, and orders. */
export function Hand({ seat }: { readonly seat: number }) {
  const words = useWords();
  const { view } = useFarm();
  const weapons = view.players[seat]?.weapons ?? [];
  return (
    <div class="hand">
      <Orders />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul class="hand__units" aria-label={words.say('farm-your-units')} tabIndex={0}>
        {UNITS.map(unit => (
          <li key={unit.id}>
            <UnitCard unit={unit} seat={seat} />
          </li>
        ))}
      </ul>
      {weapons.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <ul class="hand__weapons" aria-label={words.say('farm-your-weapons')} tabIndex={0}>
          {weapons.map((weapon, at) => (
            <li key={`${weapon}${at}`}>
              <WeaponCard weapon={weapon} first={weapons.indexOf(weapon) === at} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What can be said without pointing at anything. */
export function Orders() {
  const farm = useFarm();
  const { offers, busy, choose } = farm;
  if (offers.orders.length === 0) return null;
  return (
    <div class="orders">
      {offers.orders.map(({ text, sentence }) => (
        <Button key={text} looks="main" aria-disabled={busy} onClick={() => !busy && choose(text)}>
          {sentence}
        </Button>
      ))}
    </div>
  );
}

function UnitCard({ unit, seat }: { readonly unit: UnitPrint; readonly seat: number }) {
  const words = useWords();
  const farm = useFarm();
  const { id } = unit;
  const { cards = [], tilted = [] } = farm.view.players[seat] ?? {};
  const offer = farm.offers.units.get(id);
  const gone = !cards.includes(id);
  const state = gone ? 'gone' : tilted.includes(id) ? 'tilted' : 'upright';
  const look = `unit-card unit-card--${state}${offer ? ' unit-card--lit' : ''}`;
  const text = words.say(`farm-unit-${id.replaceAll('_', '-')}`);
  const inside = (
    <>
      <span class="unit-card__picture">
        <FarmPicture name={id} seat={seat} />
      </span>
      <span class="unit-card__name">{words.name('unit', id, GAME)}</span>
      <Print class="unit-card__text" text={text} />
      <span class="unit-card__foot">
        <Pattern unit={unit} />
        <span class="unit-card__ears">
          <Print text={unit.ears} />
          <FarmPicture name="ear" />
        </span>
      </span>
    </>
  );
  if (offer) {
    return (
      <button {...buttonOf(farm, offer)} class={look} title={text} aria-description={text}>
        {inside}
      </button>
    );
  }
  const label = words.say('farm-card-state', { unit: words.name('unit', id, GAME), state });
  return (
    <Unlit class={look} label={label} title={text} line={`fire ${id}`}>
      {inside}
    </Unlit>
  );
}

interface UnlitProps {
  readonly class: string;
  readonly label: string;
  readonly title: string;
  /** What somebody means who points at it. */
  readonly line: string;
  readonly children: ComponentChildren;
}

/** A card that cannot be chosen. It is no button, but who is asked something and points at it is told why not. */
function Unlit({ class: look, label, title, line, children }: UnlitProps) {
  const { view, seat, picture, busy, whyNot } = useFarm();
  const asked = seat !== null && picture === null && !busy && view.asked.includes(seat);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard one asks `why fire barn` in the text view
    <div
      class={`${look}${asked ? ' unlit' : ''}`}
      role="img"
      aria-label={label}
      title={title}
      onClick={() => asked && whyNot(line)}
    >
      {children}
    </div>
  );
}

/** How the unit shoots: so many cells anywhere, or in a line. */
function Pattern({ unit }: { readonly unit: UnitPrint }) {
  if (unit.attack === undefined) return <span class="pattern" />;
  const { pattern, cells } = unit.attack;
  return (
    <svg class={`pattern pattern--${pattern}`} viewBox={`0 0 ${cells * 10} 12`} aria-hidden="true">
      {Array.from({ length: cells }, (_, at) => (
        <circle key={at} cx={at * 10 + 5} cy={pattern === 'line' ? 6 : at % 2 ? 9 : 3.5} r={2.6} />
      ))}
      {pattern === 'line' && <path d={`M5 6H${cells * 10 - 5}`} />}
    </svg>
  );
}

interface WeaponCardProps {
  readonly weapon: string;
  /** Of equal cards only the first is a button: they are the same choice. */
  readonly first: boolean;
}

function WeaponCard({ weapon, first }: WeaponCardProps) {
  const words = useWords();
  const farm = useFarm();
  const offer = first ? farm.offers.weapons.get(weapon) : undefined;
  const name = words.name('weapon', weapon, GAME);
  const text = weaponText(weapon, words);
  const inside = (
    <>
      <Art name={`farm/weapons/${weapon}`} class="weapon__picture" />
      <span class="weapon__name">{name}</span>
    </>
  );
  if (offer) {
    return (
      <button {...buttonOf(farm, offer)} class="weapon weapon--lit" title={text} aria-description={text}>
        {inside}
      </button>
    );
  }
  return (
    <Unlit class="weapon" label={name} title={text} line={`play ${weapon}`}>
      {inside}
    </Unlit>
  );
}
