import './lesson.css';
import { useState } from 'preact/hooks';
import { Art } from '../art';
import { ApiProblem } from '../net/api';
import type { LessonStep } from '../protocol.gen';
import { problemText } from '../shell/problems';
import { go, Link } from '../shell/router';
import { useWords } from '../store/words';
import { useTable } from '../table/context';
import { tell } from '../table/talking';
import { Button } from '../ui/basics';
import { note } from '../ui/saying';
import type { GameId } from '../words/games';
import { openLesson } from './opening';

/** The parts of the table that the step is about, for the style sheet. */
export function useLook(): string | undefined {
  return useTable().store.ask.value?.step?.look?.join(' ');
}

/** What a guided game says: the step that is due, or that one waits, or how it ended. Nothing at any other table. */
export function LessonPanel({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { info, ask } = useTable().store;
  const lesson = info.value?.lesson ?? null;
  const step = ask.value?.step ?? null;
  if (lesson === null) return null;
  return (
    <section class="lesson" aria-label={words.say('learn-lesson')}>
      <Art name="chickens/chicken" class="lesson__teacher" />
      <div class="lesson__main">
        {step !== null && <Progress step={step} />}
        <Said lesson={lesson} step={step} />
        {step !== null && <Now game={game} />}
        <Ways game={game} lesson={lesson} />
      </div>
    </section>
  );
}

function Progress({ step: { number, of } }: { readonly step: LessonStep }) {
  const words = useWords();
  const said = words.say('learn-step', { number, of });
  return (
    <p class="lesson__progress">
      <span>{said}</span>
      <progress value={number - 1} max={of} aria-label={said} />
    </p>
  );
}

/** The sentence of the step. */
function Said({ lesson, step }: { readonly lesson: string; readonly step: LessonStep | null }) {
  const words = useWords();
  const { info, ask, seat } = useTable().store;
  const outcome = info.value?.outcome as { readonly winners?: readonly number[] } | null | undefined;
  const won = outcome?.winners?.includes(seat.value ?? -1) ?? false;
  const key = won ? `learn-${lesson}-end-of-lesson` : step !== null ? `learn-${lesson}-${step.id}` : 'learn-wait';
  const off = !won && step === null && (ask.value !== null || outcome != null);
  return (
    <p class="lesson__text" role="status">
      {words.say(off ? 'learn-off' : key)}
    </p>
  );
}

/** Which click the step waits for, in the words of the game. */
function Now({ game }: { readonly game: GameId }) {
  const words = useWords();
  const option = useTable().store.ask.value?.options[0];
  if (option === undefined) return null;
  return <p class="lesson__now">{words.say('learn-now', { action: words.action(option.action, game) })}</p>;
}

/** For who cannot find where to click. */
function DoIt({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { store } = useTable();
  const option = store.ask.value?.step == null ? undefined : store.ask.value.options[0];
  if (option === undefined) return null;
  const doIt = async () => void tell(await store.act(option.text), words, game);
  return (
    <Button small disabled={store.busy.value} onClick={doIt}>
      {words.say('learn-do-it')}
    </Button>
  );
}

/** Ways out: once more from the start, away from here, and after the end on to a real game. */
function Ways({ game, lesson }: { readonly game: GameId; readonly lesson: string }) {
  const words = useWords();
  const over = useTable().store.info.value?.status === 'over';
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      await openLesson(game, lesson);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      note(words.say('learn-failed', { why: problemText(problem, words) }));
    }
    setBusy(false);
  };
  return (
    <div class="lesson__ways">
      <DoIt game={game} />
      {over && (
        <Link to="/" class="button button--main button--small">
          {words.say('learn-next')}
        </Link>
      )}
      <Button small looks="quiet" disabled={busy} onClick={again}>
        {words.say('learn-again')}
      </Button>
      <Button small looks="quiet" onClick={() => go('/learn')}>
        {words.say('learn-leave')}
      </Button>
    </div>
  );
}
