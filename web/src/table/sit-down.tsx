import { useEffect, useState } from 'preact/hooks';
import { ApiProblem, sitDown, tableInfo } from '../net/api';
import type { TableInfo } from '../protocol.gen';
import { Loading } from '../shell/lazy';
import { problemText } from '../shell/problems';
import { go } from '../shell/router';
import { browserKey, holdInvitation, holdSeat, randomToken } from '../store/keys';
import { change, settings } from '../store/settings';
import { useWords } from '../store/words';
import { Button, Choices } from '../ui/basics';
import { SeatMark } from '../ui/icons';
import { type GameId, gameWords } from '../words/games';

interface SitDownProps {
  readonly table: string;
  readonly invite: string;
}

/** Somebody came with an invitation: a name, a seat, and in. */
export function SitDown({ table, invite }: SitDownProps) {
  const words = useWords();
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [seat, setSeat] = useState<number | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { name } = settings.value;

  useEffect(() => {
    tableInfo(table).then(setInfo, setProblem);
  }, [table]);

  const sit = async (event: Event) => {
    event.preventDefault();
    try {
      const link = await sitDown(table, {
        token: invite,
        name: name.trim(),
        seat,
        word: randomToken(),
        key: browserKey(),
      });
      holdSeat(table, link);
      holdInvitation(table, invite);
      go(`/t/${table}`, true);
    } catch (failed) {
      if (failed instanceof ApiProblem) setProblem(failed);
      tableInfo(table).then(setInfo, setProblem);
    }
  };

  if (info === null) return problem === null ? <Loading /> : <p class="sheet">{problemText(problem, words)}</p>;
  const game = info.game as GameId;
  const free = info.seats.filter(one => one.who === 'free');
  const seats = free.map(one => ({
    value: one.seat,
    label: (
      <>
        <SeatMark seat={one.seat} /> {gameWords(game).seats[one.seat]}
      </>
    ),
  }));
  return (
    <main class="sheet">
      <h1>{words.say('table-invited', { game: words.say(`game-${game}`) })}</h1>
      <form class="card waiting" onSubmit={sit}>
        {free.length === 0 && <p>{words.say('refused-taken')}</p>}
        <label class="field">
          <span>{words.say('page-your-name')}</span>
          <input
            class="input"
            required
            maxLength={24}
            autocomplete="nickname"
            value={name}
            onInput={event => change({ name: event.currentTarget.value })}
          />
        </label>
        {free.length > 1 && (
          <Choices
            legend={words.say('table-which-seat')}
            value={seat ?? -1}
            options={[{ value: -1, label: words.say('table-any-seat') }, ...seats]}
            onChoose={chosen => setSeat(chosen < 0 ? null : chosen)}
          />
        )}
        {problem !== null && (
          <p class="problem" role="alert">
            {problemText(problem, words)}
          </p>
        )}
        <Button type="submit" looks="main" disabled={free.length === 0 || name.trim() === ''}>
          {words.say('table-sit-down')}
        </Button>
      </form>
    </main>
  );
}
