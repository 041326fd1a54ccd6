import { useState } from 'preact/hooks';
import { go } from '../shell/router';
import { holdRematch } from '../store/keys';
import { change, settings } from '../store/settings';
import type { TableStore } from '../store/table';
import { useWords } from '../store/words';
import { Button } from '../ui/basics';
import { confirm, Dialog } from '../ui/dialog';
import { Menu, type MenuItem } from '../ui/menu';
import type { GameId } from '../words/games';
import type { Words } from '../words/words';
import { type AtTable, useTable } from './context';
import { DiceStatistics, hasDice } from './dice-statistics';
import { Links } from './links';
import { told } from './log';
import { tell, troubleText } from './talking';

const SEEN = ['seen', 'not_yours']; // why one cannot go back alone, but all together can
const OFFERED = 15; // points to go back to

type Window = 'back' | 'links' | 'dice' | null;

/** What can be done at a table besides playing. */
export function TableMenu({ game }: { readonly game: GameId }) {
  const words = useWords();
  const table = useTable();
  const [open, setOpen] = useState<Window>(null);
  const seated = table.store.seat.value !== null;
  const running = table.store.info.value?.status === 'running';
  const items: MenuItem[] = [
    ...(seated && running ? playing(table, words, game, setOpen) : []),
    ...(hasDice(game) ? [{ label: words.say('stats-title'), choose: () => setOpen('dice') }] : []),
    { label: words.say('table-links'), choose: () => setOpen('links') },
    {
      label: words.say('page-text-view'),
      checked: settings.value.text,
      choose: () => change({ text: !settings.value.text }),
    },
  ];
  const close = () => setOpen(null);
  return (
    <>
      {seated && running && (
        <Button icon="back" name={words.say('table-take-back')} onClick={() => takeBack(table, words, game, setOpen)} />
      )}
      <Menu name={words.say('table-menu')} icon="menu" items={items} />
      {open === 'back' && <BackDialog game={game} onClose={close} />}
      {open === 'dice' && <DiceStatistics game={game} onClose={close} />}
      {open === 'links' && (
        <Dialog title={words.say('table-links')} onClose={close}>
          <Links table={table.store.table} />
        </Dialog>
      )}
    </>
  );
}

/** What players can do. */
function playing(table: AtTable, words: Words, game: GameId, open: (window: Window) => void): MenuItem[] {
  const { store, screen } = table;
  const substituted = store.info.value?.seats.find(one => one.seat === store.seat.value)?.substitute ?? false;
  return [
    { label: words.say('table-take-back'), choose: () => void takeBack(table, words, game, open) },
    { label: words.say('table-ask-back'), choose: () => open('back') },
    ...(screen === null ? [] : [{ label: words.say('table-curtain'), choose: () => screen.handOver(null) }]),
    {
      label: words.say(substituted ? 'table-take-over' : 'table-substitute'),
      choose: async () => void tell(await store.wishFor({ type: 'substitute', on: !substituted }), words, game),
    },
    { label: words.say('table-resign'), danger: true, choose: () => void resign(store, words, game) },
  ];
}

/** Takes back one's last action; where that shows too much, the others can be asked. */
async function takeBack({ store }: AtTable, words: Words, game: GameId, open: (window: Window) => void): Promise<void> {
  const trouble = await store.wishFor({ type: 'take_back' });
  if (trouble === null) return;
  const why = troubleText(trouble, words, game);
  const others = trouble !== 'not_connected' && SEEN.includes(trouble.refusal.code);
  if (!others) tell(trouble, words, game);
  else if (await confirm(words.say('table-take-back'), why, words.say('table-ask-back'), false)) open('back');
}

async function resign(store: TableStore, words: Words, game: GameId): Promise<void> {
  const sure = await confirm(words.say('table-resign'), words.say('table-resign-sure'), words.say('table-resign'));
  if (sure) tell(await store.wishFor({ type: 'resign' }), words, game);
}

interface BackProps {
  readonly game: GameId;
  onClose(): void;
}

/** Where to go back to, if all agree: after any of the last entries. */
function BackDialog({ game, onClose }: BackProps) {
  const words = useWords();
  const { store } = useTable();
  const points = store.log.value.filter(entry => entry.events.length > 0).slice(-OFFERED - 1, -1);
  const ask = async (to: number) => {
    onClose();
    tell(await store.wishFor({ type: 'ask_back', to }), words, game);
  };
  return (
    <Dialog title={words.say('table-ask-back')} onClose={onClose}>
      <p>{words.say('table-ask-back-hint')}</p>
      <ul class="options__group">
        {points.reverse().map(entry => (
          <li key={entry.number}>
            <Button class="option" onClick={() => ask(entry.number)}>
              {told(entry, words, game).at(-1)?.sentence}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** When it is over: once more, with the same people. */
export function Rematch({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { store } = useTable();
  const info = store.info.value;
  if (info?.status !== 'over' || info.lesson != null) return null;
  const next = info.next ?? null;
  const follow = () => {
    if (next === null) return;
    holdRematch(store.table, next, info.seats.length);
    go(`/t/${next}`);
  };
  const ask = async () => void tell(await store.wishFor({ type: 'rematch' }), words, game);
  return (
    <div class="row">
      {next !== null && (
        <Button looks="main" onClick={follow}>
          {words.say('table-next-game')}
        </Button>
      )}
      {next === null && store.seat.value !== null && (
        <Button looks="main" onClick={ask}>
          {words.say('table-rematch')}
        </Button>
      )}
      <Button onClick={() => go(`/r/${store.table}`)}>{words.say('page-replay')}</Button>
    </div>
  );
}
