import { useEffect, useState } from 'preact/hooks';
import '../table/table.css';
import { tableInfo } from '../net/api';
import { TableSocket } from '../net/socket';
import type { TableInfo } from '../protocol.gen';
import { Loading } from '../shell/lazy';
import { go, Link } from '../shell/router';
import { held, heldSeats, holdInvitation, holdSeat, holdWatch } from '../store/keys';
import { TableStore } from '../store/table';
import { useWords } from '../store/words';
import { atTable, type OneScreen, TableContext } from './context';
import { Curtain } from './curtain';
import { Frame } from './frame';
import { SitDown } from './sit-down';

interface TablePageProps {
  readonly table: string;
  /** What stood behind the `#`: the key to a seat, an invitation, or the key for watching. */
  readonly token: string | null;
}

export function TablePage({ table, token }: TablePageProps) {
  const { seats, invite, watch } = held(table);
  const own = heldSeats(table);
  if (token !== null) return <Arrival table={table} token={token} />;
  if (own.length > 1) return <AtOneScreen table={table} seats={own} />;
  const key = Object.values(seats)[0] ?? watch;
  if (own.length === 0 && invite !== undefined) return <SitDown table={table} invite={invite} />;
  return key === undefined ? <NoKey /> : <Viewer table={table} token={key} screen={null} />;
}

/** Finds out what a key opens, keeps it, and takes it out of the address, where others could read it. */
function Arrival({ table, token }: { readonly table: string; readonly token: string }) {
  useEffect(() => {
    const stay = () => go(`/t/${table}`, true);
    const socket = new TableSocket({
      hello: () => ({ type: 'hello', table, token }),
      heard(message) {
        if (message.type !== 'welcome') return;
        if (message.seat === null) holdWatch(table, token);
        else holdSeat(table, { seat: message.seat, token });
        socket.close();
        stay();
      },
      linked: () => undefined,
      dismissed() {
        holdInvitation(table, token); // a key that opens no view: if it is no invitation either, sitting down fails
        stay();
      },
    });
    socket.open();
    return () => socket.close();
  }, [table, token]);
  return <Loading />;
}

/** Several people before one screen: only who sits before it now is known to the page. */
function AtOneScreen({ table, seats }: { readonly table: string; readonly seats: readonly number[] }) {
  const [before, setBefore] = useState<number | null>(null);
  const [next, setNext] = useState<number | null>(null);
  const [info, setInfo] = useState<TableInfo | null>(null);
  useEffect(() => {
    tableInfo(table).then(setInfo, () => undefined); // without names the seats have numbers
  }, [table]);
  const token = before === null ? undefined : held(table).seats[before];
  if (before === null || token === undefined) {
    return <Curtain info={info} seats={seats} next={next} onOpen={setBefore} />;
  }
  const screen: OneScreen = {
    seats,
    handOver(to) {
      setNext(to);
      setBefore(null);
    },
  };
  return <Viewer key={before} table={table} token={token} screen={screen} />;
}

interface ViewerProps {
  readonly table: string;
  readonly token: string;
  readonly screen: OneScreen | null;
}

/** One viewer's look at a table; when it goes away the page forgets what it saw. */
function Viewer({ table, token, screen }: ViewerProps) {
  const [shared, setShared] = useState(() => atTable(new TableStore(table, token), screen));
  useEffect(() => {
    const store = new TableStore(table, token).open();
    setShared(atTable(store, screen));
    return () => store.close();
  }, [table, token]);
  return (
    <TableContext.Provider value={shared}>
      <Frame />
    </TableContext.Provider>
  );
}

function NoKey() {
  const words = useWords();
  return (
    <main class="sheet">
      <h1>{words.say('table-no-key')}</h1>
      <p>{words.say('table-no-key-hint')}</p>
      <p>
        <Link to="/">{words.say('page-to-home')}</Link>
      </p>
    </main>
  );
}
