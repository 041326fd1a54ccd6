import { useEffect, useState } from 'preact/hooks';
import { myTables } from '../../net/api';
import type { MyTable } from '../../protocol.gen';
import { browserKey } from '../../store/keys';
import { useWords } from '../../store/words';
import { seatNames } from '../../table/talking';
import { SeatMark } from '../../ui/icons';
import type { GameId } from '../../words/games';
import type { Words } from '../../words/words';
import { Link } from '../router';

/** The tables at which this browser sits; where it is asked comes first. */
export function MyTables() {
  const words = useWords();
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    myTables({ key: browserKey() }).then(
      found => setTables(found.tables),
      () => undefined, // without a server there is no list; the rest of the page says so
    );
  }, []);
  if (tables.length === 0) return null;
  const sorted = [...tables].sort((one, other) => rank(one) - rank(other) || other.updated - one.updated);
  return (
    <section>
      <h2>{words.say('home-my-tables')}</h2>
      <ul class="my-tables">
        {sorted.map(mine => (
          <li key={mine.table.id}>
            <TableLink mine={mine} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const rank = ({ asked, table }: MyTable): number => (asked ? 0 : table.status === 'over' ? 2 : 1);

function TableLink({ mine, words }: { readonly mine: MyTable; readonly words: Words }) {
  const { table, asked, updated } = mine;
  const game = table.game as GameId;
  const names = seatNames(table.seats, game, words);
  const when = new Intl.DateTimeFormat(words.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(updated * 1000);
  return (
    <Link to={`/t/${table.id}`} class={`card my-table${asked ? ' my-table--asked' : ''}`}>
      <b>{words.say(`game-${game}`)}</b>
      <span class="my-table__status">{words.say(asked ? 'table-your-turn' : `home-status-${table.status}`)}</span>
      <span class="my-table__seats">
        {table.seats.map(seat => (
          <span key={seat.seat} class="my-table__seat">
            <SeatMark seat={seat.seat} /> {seat.who === 'free' ? '…' : names[seat.seat]}
          </span>
        ))}
      </span>
      <time class="my-table__when">{when}</time>
    </Link>
  );
}
