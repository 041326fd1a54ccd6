import './learn.css';
import { useEffect, useState } from 'preact/hooks';
import { Art } from '../art';
import { ApiProblem, games } from '../net/api';
import type { Games, LessonInfo } from '../protocol.gen';
import { Loading } from '../shell/lazy';
import { problemText } from '../shell/problems';
import { Link } from '../shell/router';
import { useWords } from '../store/words';
import { Button } from '../ui/basics';
import { openLesson } from './opening';

/** Who teaches what. */
const TEACHERS: Readonly<Record<string, readonly [string, string]>> = {
  'chicken-island': ['leaders/cluckatoa', 'machines/golem'],
  'touche-poulet': ['farm/barn', 'clans/roosters'],
};

/** Guided first games, one for each game: every step is one that the player takes. */
export function LearnPage() {
  const words = useWords();
  const [offered, setOffered] = useState<Games | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  useEffect(() => {
    games().then(setOffered, failed => setProblem(failed instanceof ApiProblem ? failed : null));
  }, []);
  return (
    <main class="sheet learn">
      <h1>{words.say('learn-title')}</h1>
      <p class="sheet__hint">{words.say('learn-hint')}</p>
      {offered === null && problem === null && <Loading />}
      {problem !== null && <p class="problem">{problemText(problem, words)}</p>}
      {offered !== null && <Lessons offered={offered} onProblem={setProblem} />}
      <p>
        <Link to="/rules">{words.say('learn-rules')}</Link>
      </p>
    </main>
  );
}

interface LessonsProps {
  readonly offered: Games;
  onProblem(problem: ApiProblem | null): void;
}

function Lessons({ offered, onProblem }: LessonsProps) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState('');
  const open = async (game: string, lesson: string) => {
    setBusy(true);
    onProblem(null);
    try {
      await openLesson(game, lesson, code);
    } catch (failed) {
      if (!(failed instanceof ApiProblem)) throw failed;
      onProblem(failed);
      setBusy(false);
    }
  };
  return (
    <>
      {offered.invitation && (
        <label class="field">
          <span>{words.say('home-code')}</span>
          <input class="input" value={code} onInput={event => setCode(event.currentTarget.value)} />
        </label>
      )}
      <div class="learn__lessons">
        {offered.games.flatMap(({ id, lessons = [] }) =>
          lessons.map(one => (
            <LessonCard key={one.name} game={id} lesson={one} busy={busy} onStart={() => void open(id, one.name)} />
          )),
        )}
      </div>
    </>
  );
}

interface LessonCardProps {
  readonly game: string;
  readonly lesson: LessonInfo;
  readonly busy: boolean;
  onStart(): void;
}

function LessonCard({ game, lesson: { name, minutes }, busy, onStart }: LessonCardProps) {
  const words = useWords();
  return (
    <section class={`card learn__lesson learn__lesson--${game}`}>
      <span class="learn__pictures">
        {(TEACHERS[game] ?? []).map((picture, at) => (
          <Art key={picture} name={picture} seat={at} class="learn__picture" />
        ))}
      </span>
      <h2>{words.say(`game-${game}`)}</h2>
      <p>{words.say(`learn-about-${name}`)}</p>
      <p class="learn__minutes">{words.say('learn-minutes', { minutes })}</p>
      <Button
        looks="main"
        disabled={busy}
        onClick={onStart}
        aria-label={`${words.say('learn-start')}: ${words.say(`game-${game}`)}`}
      >
        {words.say('learn-start')}
      </Button>
    </section>
  );
}
