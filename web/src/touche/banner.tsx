import { Art } from '../art';
import { useWords } from '../store/words';
import { Unseen } from '../ui/basics';
import { SeatMark } from '../ui/icons';
import type { Words } from '../words/words';
import { buttonOf, useFarm } from './context';
import { EGGS_TO_WIN, seatName, split, UNITS } from './farm';
import { FarmPicture } from './sprites';

const GAME = 'touche-poulet';

/** Who somebody is, and what lies before them: ears, eggs, targets, cards. */
export function Banner({ seat }: { readonly seat: number }) {
  const words = useWords();
  const farm = useFarm();
  const { view, offers } = farm;
  const player = view.players[seat];
  if (player === undefined) return null;
  const robbed = offers.purses.get(seat);
  const playing = view.phase !== 'placement' && view.outcome === null && view.turn === seat;
  return (
    <header class={`banner${playing ? ' banner--turn' : ''}${player.out ? ' banner--out' : ''}`} data-seat={seat}>
      <Art
        name={`clans/${player.clan}`}
        seat={seat}
        class="banner__clan"
        title={words.name('clan', player.clan, GAME)}
      />
      <div class="banner__who">
        <h2 class="banner__name">
          <SeatMark seat={seat} />
          <span>{words.seat(seat, GAME)}</span>
          {playing && <Unseen>{words.say('farm-plays-now')}</Unseen>}
          {view.phase !== 'placement' && view.first_seat === seat && (
            <span
              class="banner__first"
              role="img"
              title={words.say('touche-word-first-player')}
              aria-label={words.say('touche-word-first-player')}
            >
              <FarmPicture name="first_player" />
            </span>
          )}
          {player.out && <span class="banner__note">{words.say('farm-out')}</span>}
        </h2>
        {view.phase !== 'placement' && <Cards seat={seat} />}
      </div>
      {view.phase !== 'placement' && (
        <div class="banner__goods">
          <Goods picture="ear" count={player.ears} label={words.say('touche-word-ears', { count: player.ears })} />
          <EggCups seat={seat} words={words} />
          <Goods
            picture="target"
            count={player.free_targets}
            seat={seat}
            label={words.say('farm-targets', { count: player.free_targets })}
          />
        </div>
      )}
      {robbed && <button {...buttonOf(farm, robbed)} class="banner__rob" />}
    </header>
  );
}

interface GoodsProps {
  readonly picture: string;
  readonly count: number;
  readonly label: string;
  readonly seat?: number;
}

function Goods({ picture, count, label, seat }: GoodsProps) {
  return (
    <span class={`goods goods--${picture}`} role="img" title={label} aria-label={label}>
      <FarmPicture name={picture} seat={seat ?? null} />
      <b key={count} class="goods__count">
        {count}
      </b>
    </span>
  );
}

/** Room for as many eggs as win, with those that the player has; each has the colour of where it came from. */
function EggCups({ seat, words }: { readonly seat: number; readonly words: Words }) {
  const { view } = useFarm();
  const own = seatName(seat);
  const owned = [
    ...view.eggs.filter(egg => egg.where === own).map(egg => split(egg.egg).board),
    ...view.wild_eggs.filter(where => where === own).map(() => null),
  ];
  const label = words.say('farm-eggs', { count: view.players[seat]?.eggs ?? 0, wanted: EGGS_TO_WIN });
  return (
    <span class="cups" role="img" title={label} aria-label={label}>
      {Array.from({ length: EGGS_TO_WIN }, (_, at) => {
        const from = owned[at];
        return (
          <span class={`cup${from === undefined ? '' : ' cup--full'}`} key={at}>
            {from !== undefined && <FarmPicture name={from === null ? 'wild_egg' : 'egg'} seat={from} />}
          </span>
        );
      })}
    </span>
  );
}

/** The unit cards in small: upright, tilted, or gone. */
function Cards({ seat }: { readonly seat: number }) {
  const words = useWords();
  const { view } = useFarm();
  const { cards = [], tilted = [], weapons = [] } = view.players[seat] ?? {};
  const left = UNITS.filter(unit => cards.includes(unit.id)).map(unit => words.name('unit', unit.id, GAME));
  const held = weapons.map(weapon => words.name('weapon', weapon, GAME));
  return (
    <div class="banner__things">
      <span class="minis" role="img" aria-label={words.say('farm-cards', { units: left.join(', ') || '–' })}>
        {UNITS.map(({ id }) => (
          <span
            key={id}
            class={`mini${cards.includes(id) ? '' : ' mini--gone'}${tilted.includes(id) ? ' mini--tilted' : ''}`}
            title={words.name('unit', id, GAME)}
          >
            <FarmPicture name={id} seat={seat} />
          </span>
        ))}
      </span>
      {weapons.length > 0 && (
        <span class="minis" role="img" aria-label={words.say('farm-weapons-of', { weapons: held.join(', ') })}>
          {weapons.map((weapon, at) => (
            <span class="mini" key={at} title={`${held[at]}: ${weaponText(weapon, words)}`}>
              <Art name={`farm/weapons/${weapon}`} />
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** What stands on a secret weapon. */
export const weaponText = (weapon: string, words: Words): string =>
  words.say(`touche-weapon-text-${weapon.replaceAll('_', '-')}`);
