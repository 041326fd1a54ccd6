import type { Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ToucheView } from '../protocol.gen';
import type { Picture } from './film';
import type { Offer, Offers } from './offers';

/** What the parts of the farm's table share. */
export interface AtFarm {
  /** What is to be seen now; while something is played, not yet all that is. */
  readonly view: ToucheView;
  readonly seat: number | null;
  readonly picture: Picture | null;
  readonly offers: Offers;
  readonly pointed: Signal<string | null>;
  readonly busy: boolean;
  /** A lesson says what to do: nothing is left to chance. */
  readonly taught: boolean;
  choose(line: string): void;
  /** Shows why something is not on offer. */
  whyNot(line: string): void;
}

export const FarmContext = createContext<AtFarm | null>(null);

export function useFarm(): AtFarm {
  const farm = useContext(FarmContext);
  if (farm === null) throw new Error('this belongs to the table of the farm');
  return farm;
}

/** Makes a button of an offer: it points at it, and chooses it. */
export function buttonOf({ pointed, busy, choose }: AtFarm, { text, sentence }: Offer) {
  const point = (on: boolean) => () => {
    pointed.value = on ? text : null;
  };
  return {
    type: 'button' as const,
    'aria-label': sentence,
    'aria-disabled': busy,
    onMouseEnter: point(true),
    onMouseLeave: point(false),
    onFocus: point(true),
    onBlur: point(false),
    onClick: () => {
      if (busy) return;
      pointed.value = null;
      choose(text);
    },
  };
}

/**
 * What is printed on a card beside its name. It is drawn by the style sheet: people who speak to their computer call a
 * button by the text that they see on it, and that is its name alone.
 */
export function Print({ text, class: look = '' }: { readonly text: string | number; readonly class?: string }) {
  return <span class={`print ${look}`} data-print={text} aria-hidden="true" />;
}
