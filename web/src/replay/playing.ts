import { useEffect, useState } from 'preact/hooks';
import type { Film } from './film';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP = 1200; // milliseconds at speed 1
const KEYS_OF_THEIR_OWN = 'input, select, textarea, button, a, summary, [role="tab"], [contenteditable]';

/** Where one is in a film, and whether it runs. */
export interface Playing {
  readonly at: number;
  /** Whether the film has just gone on by one step. */
  readonly moved: boolean;
  readonly on: boolean;
  readonly speed: Speed;
  seek(at: number): void;
  /** Goes so many steps on, or back, and stops there. */
  step(by: number): void;
  /** Goes to where the next turn begins, or this one, or the one before. */
  turn(by: 1 | -1): void;
  toggle(): void;
  setSpeed(speed: Speed): void;
}

export function usePlaying(film: Film, start: number): Playing {
  const [{ at, moved }, move] = useState({ at: film.within(start), moved: false });
  const [on, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const now = film.within(at); // another seat may have noticed fewer steps
  const last = film.length - 1;
  /** Where to go depends on where one is by then: keys may come faster than pictures. */
  const go = (where: (from: number) => number) =>
    move(was => {
      const from = film.within(was.at);
      const to = film.within(where(from));
      return { at: to, moved: to === from + 1 };
    });
  const rest = (where: (from: number) => number) => {
    setOn(false);
    go(where);
  };
  useEffect(() => {
    if (!on) return;
    if (now >= last) {
      setOn(false);
      return;
    }
    if (!film.has(now + 1)) return; // goes on when it is there
    const next = setTimeout(() => go(() => now + 1), STEP / speed);
    return () => clearTimeout(next);
  }, [on, now, speed, film]);
  const playing: Playing = {
    at: now,
    moved,
    on,
    speed,
    setSpeed,
    seek: to => rest(() => to),
    step: by => rest(from => from + by),
    turn(by) {
      const begun = film.turns;
      if (by > 0) rest(from => begun.find(turn => turn > from) ?? last);
      else rest(from => begun.findLast(turn => turn < from) ?? 0);
    },
    toggle() {
      if (!on && now >= last) go(() => 0);
      setOn(!on);
    },
  };
  useKeys(playing, last);
  return playing;
}

/** Arrows go step by step wherever one is, except where arrows mean something else. */
function useKeys(playing: Playing, last: number): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowRight: () => playing.step(1),
      ArrowLeft: () => playing.step(-1),
      PageDown: () => playing.turn(1),
      PageUp: () => playing.turn(-1),
      Home: () => playing.seek(0),
      End: () => playing.seek(last),
      ' ': () => playing.toggle(),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = keys[event.key];
      if (key === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isBusy(event)) return;
      event.preventDefault();
      key();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

/** Whether what has the focus uses this key itself; buttons and links have no use for arrows left and right. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const holder = target.closest(KEYS_OF_THEIR_OWN);
  if (holder === null) return false;
  return !(holder.matches('button:not([role]), a') && key.startsWith('Arrow'));
}
