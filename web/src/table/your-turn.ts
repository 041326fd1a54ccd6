/** Lets people know that it is their turn: in the title, by a sound, by a notification. */

import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../store/settings';
import { useWords } from '../store/words';
import { announce } from '../ui/saying';

let audio: AudioContext | null = null;

/** Two short notes, made here: a small "cluck". Browsers keep silent until somebody has touched the page. */
export function cluck(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  for (const [at, from, to] of [
    [0, 520, 780],
    [0.13, 700, 1040],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(from, now + at);
    tone.frequency.exponentialRampToValueAtTime(to, now + at + 0.07);
    volume.gain.setValueAtTime(0.0001, now + at);
    volume.gain.exponentialRampToValueAtTime(0.12, now + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.11);
    tone.connect(volume).connect(destination);
    tone.start(now + at);
    tone.stop(now + at + 0.12);
  }
}

function notify(title: string, text: string): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body: text, tag: 'topcluck-turn' });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/** `asked` says what is asked; null: nothing. */
export function useYourTurn(asked: string | null): void {
  const words = useWords();
  const was = useRef<string | null>(null);
  useEffect(() => {
    document.title = asked === null ? 'Top Cluck' : `● ${words.say('table-your-turn')} · Top Cluck`;
    if (asked !== null && asked !== was.current) {
      announce(asked);
      if (was.current === null) {
        if (settings.peek().sound) cluck();
        if (settings.peek().notify) notify(words.say('table-your-turn'), asked);
      }
    }
    was.current = asked;
  }, [asked, words]);
  useEffect(
    () => () => {
      document.title = 'Top Cluck';
    },
    [],
  );
}
