import { Art } from '../art';
import type { TableInfo } from '../protocol.gen';
import { useWords } from '../store/words';
import { Button } from '../ui/basics';
import { SeatMark } from '../ui/icons';
import type { GameId } from '../words/games';
import { seatNames } from './talking';

interface CurtainProps {
  /** What everybody may know of the table; null until it is there. */
  readonly info: TableInfo | null;
  readonly seats: readonly number[];
  /** Who is asked next, if that is known. */
  readonly next: number | null;
  onOpen(seat: number): void;
}

/** Between two players at one screen. While it is down the page knows nothing but what everybody may know. */
export function Curtain({ info, seats, next, onOpen }: CurtainProps) {
  const words = useWords();
  const names = info === null ? [] : seatNames(info.seats, info.game as GameId, words);
  const called = (seat: number) => names[seat] ?? String(seat + 1);
  const order = next === null ? seats : [next, ...seats.filter(seat => seat !== next)];
  return (
    <main class="curtain">
      <Art name="chickens/back" class="curtain__art" seat={next} />
      <h1>{next === null ? words.say('table-who-looks') : words.say('table-curtain-for', { name: called(next) })}</h1>
      <p>{words.say('table-look-away')}</p>
      <div class="curtain__seats">
        {order.map(seat => (
          <Button
            key={seat}
            looks={seat === next ? 'main' : 'plain'}
            onClick={() => onOpen(seat)}
            autofocus={seat === next}
          >
            <SeatMark seat={seat} />
            {words.say('table-i-am', { name: called(seat) })}
          </Button>
        ))}
      </div>
    </main>
  );
}
