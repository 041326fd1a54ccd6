import { Art } from '../art';
import { useWords } from '../store/words';
import { useFarm } from './context';
import { boardId } from './farm-board';
import { boardsOffered } from './offers';

interface TabsProps {
  readonly seats: readonly number[];
  readonly shown: number;
  show(board: number): void;
}

/** Where there is room for one board: whose it is, and the way to the others. */
export function Tabs({ seats, shown, show }: TabsProps) {
  const words = useWords();
  const { view, seat, offers } = useFarm();
  const offered = boardsOffered(offers);
  return (
    <nav class="farm-tabs" aria-label={words.say('farm-boards')}>
      {seats.map(board => (
        <button
          key={board}
          type="button"
          data-seat={board}
          class={`farm-tab${offered.has(board) ? ' farm-tab--offered' : ''}`}
          aria-current={board === shown}
          aria-controls={boardId(board)}
          onClick={() => show(board)}
        >
          <Art name={`clans/${view.players[board]?.clan}`} seat={board} class="farm-tab__clan" />
          <span>{board === seat ? words.say('farm-own') : words.seat(board, 'touche-poulet')}</span>
        </button>
      ))}
    </nav>
  );
}
