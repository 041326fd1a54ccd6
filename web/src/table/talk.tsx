import { useState } from 'preact/hooks';
import { useWords } from '../store/words';
import { Button } from '../ui/basics';
import { SeatMark } from '../ui/icons';
import { Menu } from '../ui/menu';
import type { GameId } from '../words/games';
import { useTable } from './context';
import { tell } from './talking';

const MOST = 400; // characters

/** What people say to each other. Whoever is muted is not heard any more; nobody is told. */
export function Talk({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { store } = useTable();
  const said = store.log.value.filter(entry => entry.talk !== undefined);
  return (
    <div class="talk">
      <ol class="entries talk__list" aria-live="polite">
        {said.length === 0 && <li class="log__empty">{words.say('table-talk-empty')}</li>}
        {said.map(({ number, talk }) => (
          <li key={number} class="entry" data-seat={talk?.seat ?? undefined}>
            {talk?.seat != null ? <SeatMark seat={talk.seat} /> : <span aria-hidden="true">👀</span>}
            <p>
              <b class="entry__who">{talk?.seat != null ? words.seat(talk.seat, game) : words.say('table-watcher')}</b>{' '}
              {talk?.text}
            </p>
          </li>
        ))}
      </ol>
      <SayLine game={game} />
    </div>
  );
}

function SayLine({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { store } = useTable();
  const [text, setText] = useState('');
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && tell(await store.wishFor({ type: 'say', text: text.trim() }), words, game)) setText('');
  };
  return (
    <form class="talk__line" onSubmit={send}>
      <input
        class="input"
        maxLength={MOST}
        value={text}
        aria-label={words.say('table-say')}
        placeholder={words.say('table-say')}
        onInput={event => setText(event.currentTarget.value)}
      />
      <Button type="submit">{words.say('table-send')}</Button>
      {store.seat.value !== null && <MuteMenu game={game} />}
    </form>
  );
}

function MuteMenu({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { store } = useTable();
  const others = (store.info.value?.seats ?? []).filter(one => one.who === 'person' && one.seat !== store.seat.value);
  const items = [...others.map(one => one.seat), null].map(seat => {
    const on = !store.muted.value.includes(seat);
    const name = seat === null ? words.say('table-watchers') : words.seat(seat, game);
    return {
      label: words.say(on ? 'table-mute' : 'table-unmute', { name }),
      choose: async () => void tell(await store.wishFor({ type: 'mute', seat, on }), words, game),
    };
  });
  return <Menu name={words.say('table-mute-menu')} icon="mute" items={items} />;
}
