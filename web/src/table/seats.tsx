import type { SeatInfo } from '../protocol.gen';
import { useWords } from '../store/words';
import { Unseen } from '../ui/basics';
import { Icon, SeatMark } from '../ui/icons';
import type { GameId } from '../words/games';
import type { Words } from '../words/words';
import { useTable } from './context';
import { deciding } from './game-table';

/** Who sits where, who is here, and who is asked. */
export function Seats({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { store } = useTable();
  const asked = deciding(store.view.value);
  return (
    <ul class="seats" aria-label={words.say('table-seats')}>
      {(store.info.value?.seats ?? []).map(info => (
        <li
          key={info.seat}
          data-seat={info.seat}
          class={`seat${asked.includes(info.seat) ? ' seat--asked' : ''}`}
          title={seatNote(info, store.present.value[info.seat] ?? false, words)}
        >
          <SeatMark seat={info.seat} />
          <span class="seat__name">{words.seat(info.seat, game)}</span>
          {info.seat === store.seat.value && <span class="seat__you">{words.say('table-you')}</span>}
          {(info.who === 'bot' || info.substitute) && <Icon name="robot" />}
          <span class={`seat__dot${isHere(info, store.present.value) ? ' seat__dot--here' : ''}`} />
          <Unseen>
            {seatNote(info, store.present.value[info.seat] ?? false, words)}
            {asked.includes(info.seat) && ` ${words.say('table-is-asked')}`}
          </Unseen>
        </li>
      ))}
      {store.watchers.value > 0 && (
        <li class="seat seat--watchers">
          <Icon name="eye" /> {store.watchers.value}
          <Unseen>{words.say('table-watchers')}</Unseen>
        </li>
      )}
    </ul>
  );
}

const isHere = (info: SeatInfo, present: readonly boolean[]): boolean => info.who === 'bot' || !!present[info.seat];

function seatNote(info: SeatInfo, here: boolean, words: Words): string {
  if (info.who === 'bot') return words.say('table-seat-bot', { level: info.name });
  if (info.who === 'free') return words.say('table-seat-free');
  if (info.substitute) return words.say('table-seat-substitute');
  return words.say(here ? 'table-seat-here' : 'table-seat-away');
}
