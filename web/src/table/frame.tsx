import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { EarnedNews } from '../achievements/news';
import { LessonPanel, useLook } from '../learn/lesson';
import { Loading } from '../shell/lazy';
import { Link } from '../shell/router';
import { lessMotion, settings } from '../store/settings';
import type { LogEntry, TableStore } from '../store/table';
import { OwnWords, useWords } from '../store/words';
import { announce } from '../ui/saying';
import { type Tab, Tabs } from '../ui/tabs';
import type { GameId } from '../words/games';
import type { Words } from '../words/words';
import { type AtTable, useTable } from './context';
import { type BoardProps, deciding, type GameTable, useGameTable } from './game-table';
import { Hint } from './hint';
import { Digest, Log, told } from './log';
import { BackNotice, ConnectionNotice, HandOver, StandingAnswers, SubstituteNotice, WhyNotNotice } from './notices';
import { Options } from './options';
import { Prompt, promptText } from './prompt';
import { Seats } from './seats';
import { Rematch, TableMenu } from './table-menu';
import { Talk } from './talk';
import { armyNames, explain, tell } from './talking';
import { TextView } from './text-view';
import { WaitingRoom } from './waiting-room';
import { useYourTurn } from './your-turn';

/** A table as one viewer sees it: waiting, playing or over. */
export function Frame() {
  const words = useWords();
  const { store } = useTable();
  const info = store.info.value;
  if (store.dismissed.value !== null) return <Dismissed sentence={store.dismissed.value.sentence} />;
  if (info === null) return <Loading />;
  const game = info.game as GameId;
  const own = words.at(armyNames(info.seats, store.view.value, game, words));
  return (
    <OwnWords.Provider value={own}>
      {store.begun.value ? <Playing game={game} /> : <WaitingRoom game={game} />}
    </OwnWords.Provider>
  );
}

function Dismissed({ sentence }: { readonly sentence: string }) {
  const words = useWords();
  return (
    <main class="sheet">
      <h1>{words.say('table-dismissed')}</h1>
      <p>{sentence}</p>
      <p>
        <Link to="/">{words.say('page-to-home')}</Link>
      </p>
    </main>
  );
}

/** Around the board: who sits here, what is asked, what can be answered, what happened, what is said. */
function Playing({ game }: { readonly game: GameId }) {
  const words = useWords();
  const table = useTable();
  const { store } = table;
  const brought = useGameTable(game);
  const ask = store.ask.value;
  const props = useBoardProps(table, game, words);
  const next = nextHere(table);
  const look = useLook();
  const lesson = store.info.value?.lesson != null;
  useYourTurn(store.asked.value ? promptText(table, words, game) : null);
  useAnnouncing(store, words, game);
  useFallingCurtain(table, next);
  const Board = brought?.Board as ComponentType<BoardProps> | undefined;
  const Aside = brought?.Aside as ComponentType<BoardProps> | undefined;
  return (
    <main
      class={`table table--${game}${lesson ? ' table--lesson' : ''}`}
      data-look={look}
      data-at={store.log.value.at(-1)?.number ?? 0}
    >
      <h1 class="hidden-but-read">{words.say(`game-${game}`)}</h1>
      <div class="table__top">
        <Seats game={game} />
        <div class="table__tools">
          <TableMenu game={game} />
        </div>
      </div>
      <ConnectionNotice />
      <LessonPanel game={game} />
      <section class="table__board" aria-label={words.say('table-board')}>
        {settings.value.text || Board === undefined ? <TextView game={game} /> : h(Board, props)}
      </section>
      <div class="table__side">
        <Prompt game={game} />
        <HandOver game={game} next={next} />
        <BackNotice game={game} />
        <SubstituteNotice game={game} />
        <WhyNotNotice game={game} />
        {ask !== null && <Hint game={game} ask={ask} choose={line => void props.choose(line)} />}
        {ask !== null && (
          <Options game={game} ask={ask} folded={folded(brought, props)} choose={line => void props.choose(line)} />
        )}
        <StandingAnswers game={game} />
        <EarnedNews />
        <Rematch game={game} />
        <Digest game={game} />
        {Aside !== undefined && !settings.value.text && h(Aside, props)}
        <Told game={game} />
      </div>
    </main>
  );
}

/** Whether the list of options may be folded: the board offers everything. */
function folded(brought: GameTable | null, { ask }: BoardProps): boolean {
  return ask !== null && !settings.value.text && (brought?.covers?.(ask) ?? false);
}

function useBoardProps({ store, pointed, explained }: AtTable, game: GameId, words: Words): BoardProps {
  const info = store.info.value;
  return {
    game,
    view: store.view.value as unknown as BoardProps['view'],
    setup: info?.setup ?? {},
    seat: store.seat.value,
    seats: info?.seats ?? [],
    ask: store.ask.value as BoardProps['ask'],
    recent: store.recent.value as BoardProps['recent'],
    busy: store.busy.value || store.link.value !== 'open',
    pointed,
    still: lessMotion,
    async choose(line) {
      explained.value = null;
      return tell(await store.act(line), words, game);
    },
    async whyNot(line) {
      explained.value = await explain(store, line, words, game);
    },
  };
}

/** Says to screen readers what happens. */
function useAnnouncing(store: TableStore, words: Words, game: GameId): void {
  const recent: LogEntry | null = store.recent.value;
  useEffect(() => {
    if (recent === null) return;
    const said = told(recent, words, game).map(line => line.sentence);
    if (said.length) announce(said.join(' '));
  }, [recent]);
}

/** Who else at this screen is asked, while the one before it is not. */
function nextHere({ store, screen }: AtTable): number | null {
  if (screen === null || store.asked.value) return null;
  return deciding(store.view.value).find(seat => seat !== store.seat.value && screen.seats.includes(seat)) ?? null;
}

/** Lets the curtain fall by itself, once the one before it has had a turn, if that is wished. */
function useFallingCurtain({ store, screen }: AtTable, next: number | null): void {
  const [had, setHad] = useState(false);
  const asked = store.asked.value;
  useEffect(() => {
    if (asked) setHad(true);
    else if (had && next !== null && settings.peek().curtain === 'at_once') screen?.handOver(next);
  }, [asked, had, next, screen]);
}

/** What happened, and what was said. */
function Told({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { store } = useTable();
  const [open, setOpen] = useState<'log' | 'talk'>('log');
  const [read, setRead] = useState(0);
  const said = store.log.value.filter(entry => entry.talk !== undefined).length;
  useEffect(() => {
    if (open === 'talk') setRead(said);
  }, [open, said]);
  const fresh = said - read;
  const tabs: readonly Tab<'log' | 'talk'>[] = [
    { id: 'log', label: words.say('table-log'), content: <Log game={game} entries={store.log.value} /> },
    {
      id: 'talk',
      label: (
        <>
          {words.say('table-talk')} {fresh > 0 && open !== 'talk' && <span class="badge">{fresh}</span>}
        </>
      ),
      content: <Talk game={game} />,
    },
  ];
  const shown = store.info.value?.talk === false ? tabs.slice(0, 1) : tabs;
  return <Tabs<'log' | 'talk'> name={words.say('table-told')} tabs={shown} open={open} onOpen={setOpen} />;
}
