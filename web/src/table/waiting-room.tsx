import { held } from '../store/keys';
import { useWords } from '../store/words';
import { SeatMark } from '../ui/icons';
import type { GameId } from '../words/games';
import { useTable } from './context';
import { Links } from './links';

/** Until everybody sits. */
export function WaitingRoom({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { store } = useTable();
  const info = store.info.value;
  if (info === null) return null;
  const free = info.seats.filter(seat => seat.who === 'free').length;
  return (
    <main class="sheet">
      <h1>{words.say(`game-${game}`)}</h1>
      <section class="card waiting">
        <h2>{words.say(free ? 'table-waiting-room' : 'table-waiting-all', { free })}</h2>
        <ul class="waiting__seats">
          {info.seats.map(seat => (
            <li key={seat.seat} data-seat={seat.seat} class={seat.who === 'free' ? 'waiting__free' : ''}>
              <SeatMark seat={seat.seat} />
              {seat.who === 'free' ? words.say('table-seat-free') : words.seat(seat.seat, game)}
              {seat.seat === store.seat.value && <span class="seat__you">{words.say('table-you')}</span>}
            </li>
          ))}
        </ul>
        {held(store.table).invite !== undefined && <Links table={store.table} />}
        <details>
          <summary>{words.say('table-luck')}</summary>
          <p>{words.say('table-luck-hint')}</p>
          <code class="code">{info.luck.commitment}</code>
        </details>
      </section>
    </main>
  );
}
