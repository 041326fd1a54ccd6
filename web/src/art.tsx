/** The drawn pictures. They are put into the page, because a player's part takes the colour of what is around it. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const FILES = import.meta.glob<string>('../art/**/*.svg', { query: '?raw', import: 'default' });
const drawn = signal<ReadonlyMap<string, string>>(new Map());
const fetched = new Set<string>();

/** Whether there is a picture of that name. */
export const hasArt = (name: string): boolean => `../art/${name}.svg` in FILES;

/** Fetches a picture; until it is there nothing is drawn. */
function fetchArt(name: string): void {
  const load = FILES[`../art/${name}.svg`];
  if (load === undefined || fetched.has(name)) return;
  fetched.add(name);
  load().then(
    text => {
      drawn.value = new Map(drawn.value).set(name, text);
    },
    () => fetched.delete(name),
  );
}

interface ArtProps {
  /** The file in web/art without its ending: `leaders/keekmee`. */
  readonly name: string;
  /** What the picture says; without it, it is decoration. */
  readonly title?: string;
  readonly class?: string;
  readonly seat?: number | null;
}

/** A picture in its own box; its size is the box's business. */
export function Art({ name, title, class: look = '', seat }: ArtProps) {
  useEffect(() => fetchArt(name), [name]);
  const labelled =
    title === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': title };
  return (
    <span
      class={`art ${look}`}
      data-seat={seat ?? undefined}
      {...labelled}
      dangerouslySetInnerHTML={{ __html: drawn.value.get(name) ?? '' }}
    />
  );
}

/** The inside of a picture, for use within a larger drawing; empty until it is there. */
export function useArt(name: string): string {
  useEffect(() => fetchArt(name), [name]);
  return drawn.value.get(name) ?? '';
}
