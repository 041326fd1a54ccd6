import { useWords } from '../store/words';
import { told } from '../table/log';
import { Button } from '../ui/basics';
import type { Words } from '../words/words';
import type { Film } from './film';
import { type Playing, SPEEDS, type Speed } from './playing';

interface ControlsProps {
  readonly film: Film;
  readonly playing: Playing;
  copy(): Promise<void>;
}

/** The timeline and the buttons below it. */
export function Controls({ film, playing, copy }: ControlsProps) {
  const words = useWords();
  const { at, on, speed } = playing;
  const last = film.length - 1;
  return (
    <section class="card controls" aria-label={words.say('replay-controls')}>
      <Timeline film={film} playing={playing} />
      <div class="controls__buttons">
        <Button
          icon="skip-back"
          name={words.say('replay-last-turn')}
          disabled={at === 0}
          onClick={() => playing.turn(-1)}
        />
        <Button icon="step-back" name={words.say('replay-back')} disabled={at === 0} onClick={() => playing.step(-1)} />
        <Button
          looks="main"
          icon={on ? 'pause' : 'play'}
          name={words.say(on ? 'replay-pause' : 'replay-play')}
          onClick={playing.toggle}
        />
        <Button
          icon="step-on"
          name={words.say('replay-forward')}
          disabled={at === last}
          onClick={() => playing.step(1)}
        />
        <Button
          icon="skip-on"
          name={words.say('replay-next-turn')}
          disabled={at === last}
          onClick={() => playing.turn(1)}
        />
      </div>
      <div class="controls__more">
        <span class="controls__step">{words.say('replay-step', { at, last })}</span>
        <select
          class="input"
          aria-label={words.say('replay-speed')}
          value={speed}
          onChange={event => playing.setSpeed(Number(event.currentTarget.value) as Speed)}
        >
          {SPEEDS.map(one => (
            <option key={one} value={one}>
              {words.say('replay-times', { speed: one.toLocaleString(words.lang) })}
            </option>
          ))}
        </select>
        <Button icon="share" name={words.say('replay-link')} onClick={copy} />
      </div>
    </section>
  );
}

/** Where one is in the game; small marks show where turns begin. */
function Timeline({ film, playing: { at, seek } }: Omit<ControlsProps, 'copy'>) {
  const words = useWords();
  const last = film.length - 1;
  return (
    <div class="timeline">
      <svg class="timeline__turns" viewBox={`0 0 ${Math.max(last, 1)} 1`} preserveAspectRatio="none" aria-hidden="true">
        {film.turns.map(turn => (
          <path key={turn} d={`M${turn} 0V1`} data-seat={film.entry(turn)?.seat ?? undefined} />
        ))}
      </svg>
      <input
        type="range"
        class="timeline__slider"
        min={0}
        max={last}
        step={1}
        value={at}
        aria-label={words.say('replay-moment')}
        aria-valuetext={momentText(film, at, words)}
        onInput={event => seek(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function momentText(film: Film, at: number, words: Words): string {
  const entry = film.entry(at);
  const said = entry === null ? [] : told(entry, words, film.game).map(line => line.sentence);
  return [words.say('replay-step', { at, last: film.length - 1 }), ...said].join('. ').replaceAll('..', '.');
}
