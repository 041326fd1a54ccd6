import { signal } from '@preact/signals';
import { type ComponentType, h } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import '../table/table.css';
import './replay.css';
import { ApiProblem, type Eyes, replay } from '../net/api';
import { Loading } from '../shell/lazy';
import { problemText } from '../shell/problems';
import { Link } from '../shell/router';
import { held, heldSeats } from '../store/keys';
import { lessMotion, settings } from '../store/settings';
import { OwnWords, useWords } from '../store/words';
import { type BoardProps, useGameTable } from '../table/game-table';
import { Log } from '../table/log';
import { PlainBoard } from '../table/plain-board';
import { armyNames } from '../table/talking';
import { Button } from '../ui/basics';
import { SeatMark } from '../ui/icons';
import { note } from '../ui/saying';
import type { Words } from '../words/words';
import { Controls } from './controls';
import { type Film, watch } from './film';
import { usePlaying } from './playing';

interface ReplayPageProps {
  readonly table: string;
  /** The step that a link points to. */
  readonly at: number | null;
}

/** A game once more: a finished one for everybody, a running one for those who have a seat's key. */
export function ReplayPage({ table, at }: ReplayPageProps) {
  const words = useWords();
  const [eyes, setEyes] = useState<Eyes>(() => ({ seat: null, token: ownToken(table) }));
  const [film, setFilm] = useState<Film | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  useEffect(() => {
    let wanted = true;
    setProblem(null);
    const tell = (next: Film): boolean => {
      if (wanted) setFilm(next);
      return wanted;
    };
    watch(first => replay(table, first, eyes), film === null ? (at ?? 0) : 0, tell).catch((trouble: unknown) => {
      if (!(trouble instanceof ApiProblem)) throw trouble;
      if (wanted) setProblem(trouble);
    });
    return () => {
      wanted = false;
    };
  }, [table, eyes]);
  const seats = heldSeats(table);
  if (film === null && problem?.code === 'not_over' && seats.length > 1) {
    return (
      <WhoLooks seats={seats} onChoose={seat => setEyes({ seat: null, token: held(table).seats[seat] ?? null })} />
    );
  }
  if (film === null && problem !== null) return <NoReplay problem={problem} />;
  if (film === null) return <Loading />;
  return (
    <OwnWords.Provider value={words.at(armyNames(film.info.seats, film.view(at ?? 0), film.game, words))}>
      <Cinema film={film} start={at ?? 0} onLook={seat => setEyes({ ...eyes, seat })} />
      {problem !== null && <p class="replay__trouble">{problemText(problem, words)}</p>}
    </OwnWords.Provider>
  );
}

/** The key to what this browser may see of a running game, if there is just one. */
function ownToken(table: string): string | null {
  const { seats, watch } = held(table);
  const own = Object.values(seats);
  return (own.length === 1 ? own[0] : own.length === 0 ? watch : null) ?? null;
}

/** Several people share this screen: who looks back sees what that seat has seen, and nothing else. */
function WhoLooks({ seats, onChoose }: { readonly seats: readonly number[]; onChoose(seat: number): void }) {
  const words = useWords();
  return (
    <main class="sheet">
      <h1>{words.say('replay-who-looks')}</h1>
      <p>{words.say('replay-who-looks-hint')}</p>
      <div class="row">
        {seats.map(seat => (
          <Button key={seat} onClick={() => onChoose(seat)}>
            <SeatMark seat={seat} /> {String.fromCharCode(65 + seat)}
          </Button>
        ))}
      </div>
    </main>
  );
}

function NoReplay({ problem }: { readonly problem: ApiProblem }) {
  const words = useWords();
  return (
    <main class="sheet">
      <h1>{words.say('replay-none')}</h1>
      <p>{problem.code === 'not_over' ? words.say('replay-not-over') : problemText(problem, words)}</p>
      <p>
        <Link to="/">{words.say('page-to-home')}</Link>
      </p>
    </main>
  );
}

interface CinemaProps {
  readonly film: Film;
  readonly start: number;
  onLook(seat: number | null): void;
}

/** The board at one moment of the game, what had happened until then, and the way to other moments. */
function Cinema({ film, start, onLook }: CinemaProps) {
  const words = useWords();
  const playing = usePlaying(film, start);
  const { at } = playing;
  const { game, info } = film;
  const props = useBoardProps(film, at, playing.moved);
  const brought = useGameTable(game);
  const drawn = settings.value.text ? null : brought;
  const Board = (drawn?.Board ?? PlainBoard) as ComponentType<BoardProps>;
  const Aside = drawn?.Aside as ComponentType<BoardProps> | undefined;
  const entries = useMemo(() => film.log(at), [film, at]);
  useAddress(info.id, at, playing.on);
  return (
    <main class={`table table--${game} replay`}>
      <div class="table__top">
        <h1 class="replay__title">{words.say('replay-of', { game: words.say(`game-${game}`) })}</h1>
        <div class="table__tools">
          {info.status === 'over' && <SeenBy film={film} onLook={onLook} />}
          {heldSeats(info.id).length > 0 && (
            <Link to={`/t/${info.id}`} class="button button--small">
              {words.say('replay-to-table')}
            </Link>
          )}
        </div>
      </div>
      <section class="table__board" aria-label={words.say('table-board')}>
        {props === null ? <Loading /> : h(Board, props)}
      </section>
      <div class="table__side">
        <Controls film={film} playing={playing} copy={() => copyLink(info.id, at, words)} />
        {props !== null && Aside !== undefined && h(Aside, props)}
        <div class="card replay__log">
          <Log game={game} entries={entries} />
        </div>
      </div>
    </main>
  );
}

/** What the board of the game gets to see: a moment in which nothing can be chosen; null while it is on its way. */
function useBoardProps(film: Film, at: number, moved: boolean): BoardProps | null {
  const [pointed] = useState(() => signal<string | null>(null));
  const view = film.view(at);
  if (view === null) return null;
  return {
    game: film.game,
    view: view as unknown as BoardProps['view'],
    setup: film.info.setup,
    seat: film.seat,
    seats: film.info.seats,
    ask: null,
    recent: (moved ? film.entry(at) : null) as BoardProps['recent'],
    busy: false,
    pointed,
    still: lessMotion,
    choose: async () => false,
    whyNot: () => undefined,
  };
}

/** From which seat a finished game is seen. */
function SeenBy({ film, onLook }: Pick<CinemaProps, 'film' | 'onLook'>) {
  const words = useWords();
  return (
    <label class="replay__seen">
      <span>{words.say('replay-seen-by')}</span>
      <select
        class="input"
        value={film.seat ?? ''}
        onChange={({ currentTarget: { value } }) => onLook(value === '' ? null : Number(value))}
      >
        <option value="">{words.say('replay-spectator')}</option>
        {film.info.seats.map(({ seat }) => (
          <option key={seat} value={seat}>
            {words.seat(seat, film.game)}
          </option>
        ))}
      </select>
    </label>
  );
}

const linkTo = (table: string, at: number): string => `/r/${table}?at=${at}`;

async function copyLink(table: string, at: number, words: Words): Promise<void> {
  await navigator.clipboard.writeText(location.origin + linkTo(table, at));
  note(words.say('page-copied'));
}

/** Keeps the moment in the address, once one rests there. */
function useAddress(table: string, at: number, playing: boolean): void {
  useEffect(() => {
    if (playing) return;
    const resting = setTimeout(() => history.replaceState(null, '', linkTo(table, at)), 300);
    return () => clearTimeout(resting);
  }, [table, at, playing]);
}
