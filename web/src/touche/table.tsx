import './touche.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useWords } from '../store/words';
import type { BoardProps, GameTable } from '../table/game-table';
import { Button } from '../ui/basics';
import { Bar } from './bar';
import { type AtFarm, FarmContext, useFarm } from './context';
import { Ending } from './ending';
import { split } from './farm';
import { boardId, FarmBoard } from './farm-board';
import { useFilm } from './film';
import { Hand } from './hand';
import { Market } from './market';
import { boardsOffered, offersOf } from './offers';
import { Placing } from './placing';
import { Sprites } from './sprites';
import { Tabs } from './tabs';
import { Taking } from './taking';

type Props = BoardProps<'touche-poulet'>;

function Board({ view, seat, ask, recent, still, busy, pointed, choose, whyNot }: Props) {
  const words = useWords();
  const film = useFilm(view, recent, still.value);
  const playing = film.picture !== null;
  const offers = useMemo(() => offersOf(playing ? null : ask, seat, words), [ask, seat, words, playing]);
  const farm: AtFarm = {
    view: film.view,
    seat,
    picture: film.picture,
    offers,
    pointed,
    busy,
    taught: ask?.step != null,
    choose: line => void choose(line),
    whyNot,
  };
  return (
    <FarmContext.Provider value={farm}>
      <Sprites />
      {view.phase === 'placement' && seat !== null ? <Placing seat={seat} /> : <Playing skip={film.skip} />}
    </FarmContext.Provider>
  );
}

/** All boards: those of others first, from the left neighbour on, then one's own. */
function Playing({ skip }: { skip(): void }) {
  const words = useWords();
  const { view, seat, picture, offers } = useFarm();
  const seats = view.boards.map((_, at) => ((seat ?? view.boards.length - 1) + 1 + at) % view.boards.length);
  const wanted = useWantedBoard(seats);
  const [shown, setShown] = useState(wanted);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => show(wanted), [wanted]);
  const show = (board: number) => {
    setShown(board);
    const farm = strip.current?.querySelector<HTMLElement>(`#${boardId(board)}`);
    strip.current?.scrollTo?.({ left: farm?.offsetLeft ?? 0, behavior: 'smooth' });
  };
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: { currentTarget: HTMLElement }) => {
    const at = seats[Math.round(scrollLeft / Math.max(1, clientWidth))];
    if (at !== undefined && at !== shown) setShown(at);
  };
  useSkipKey(picture !== null, skip);
  const { box, noteFocus } = useKeptFocus();
  const look = `farms farms--${view.boards.length}${seat === null || view.outcome !== null ? ' farms--watched' : ''}`;
  return (
    <div class={look} ref={box} onFocusIn={noteFocus}>
      <Bar />
      <Ending />
      <Tabs seats={seats} shown={shown} show={show} />
      <div class="farms__strip" ref={strip} onScroll={onScroll}>
        {seats.map(board => (
          <div key={board} class={`farms__farm${board === seat ? ' farms__farm--own' : ''}`} data-quiet={quiet(board)}>
            <FarmBoard board={board} />
          </div>
        ))}
      </div>
      {seat !== null && view.outcome === null && <Hand seat={seat} />}
      {offers.display.size > 0 && <Taking />}
      {picture !== null && (
        <Button small class="farms__skip" onClick={skip}>
          {words.say('farm-skip')}
        </Button>
      )}
    </div>
  );

  /** Boards on which nothing can be chosen step back while one chooses on others. */
  function quiet(board: number): boolean | undefined {
    const offered = boardsOffered(offers);
    return (offered.size > 0 && !offered.has(board)) || undefined;
  }
}

const NEXT = ['.taking button', '.cell__lit[tabindex="0"]', '.farm__aim', '.farm__zone', '.orders button', 'button'];

/** Who plays by keyboard goes on with the next choice when the button of the last one is gone. */
function useKeptFocus() {
  const { offers } = useFarm();
  const box = useRef<HTMLDivElement>(null);
  const typing = useRef(false);
  useEffect(() => {
    if (!typing.current || document.activeElement !== document.body) return;
    const found = NEXT.map(next => box.current?.querySelector<HTMLElement>(next)).find(Boolean);
    found?.focus();
  }, [offers]);
  const noteFocus = ({ target }: FocusEvent) => {
    typing.current = (target as HTMLElement).matches(':focus-visible');
  };
  return { box, noteFocus };
}

/** Escape leaps to where things stand. */
function useSkipKey(playing: boolean, skip: () => void): void {
  useEffect(() => {
    if (!playing) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && skip();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [playing, skip]);
}

/** The board to look at where only one has room: where something happens, or where something can be chosen. */
function useWantedBoard(seats: readonly number[]): number {
  const { picture, offers } = useFarm();
  const last = useRef(seats[0] ?? 0);
  if (picture !== null) {
    if ('place' in picture.event) last.current = split(picture.event.place).board;
  } else {
    const offered = boardsOffered(offers);
    if (offered.size > 0 && !offered.has(last.current))
      last.current = seats.find(board => offered.has(board)) ?? last.current;
  }
  return last.current;
}

export const table: GameTable<'touche-poulet'> = {
  Board,
  Aside: Market,
  covers: () => true, // a kind of action that has no place on the table does not compile (offers.ts)
};
