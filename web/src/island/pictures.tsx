/** Each picture stands in the page once, as a symbol, and is used wherever it is seen; its colour is that of the place. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasArt, useArt } from '../art';

const wanted = signal<ReadonlySet<string>>(new Set());

const idOf = (name: string): string => `pic-${name.replaceAll('+', 'plus').replaceAll(/[^a-z0-9]+/g, '-')}`;

function useWanted(name: string): void {
  useEffect(() => {
    if (!wanted.peek().has(name)) wanted.value = new Set(wanted.peek()).add(name);
  }, [name]);
}

const ROOT = /^\s*<svg([^>]*)>([\s\S]*)<\/svg>\s*$/;
const OUTER = /\s(?:xmlns|viewBox|width|height)="[^"]*"/g;

/** The drawing without its frame; what is said once for the whole of it is kept. */
function inside(text: string): { readonly box: string; readonly drawing: string } {
  const [, attributes = '', drawing = ''] = ROOT.exec(text) ?? [];
  const box = /viewBox="([^"]*)"/.exec(attributes)?.[1] ?? '0 0 100 100';
  return { box, drawing: `<g${attributes.replaceAll(OUTER, '')}>${drawing}</g>` };
}

function Picture({ name }: { readonly name: string }) {
  const { box, drawing } = inside(useArt(name));
  return <symbol id={idOf(name)} viewBox={box} overflow="visible" dangerouslySetInnerHTML={{ __html: drawing }} />;
}

/** All pictures that are wanted; stands once beside the board. */
export function Sprite() {
  return (
    <svg class="sprite" aria-hidden="true">
      {[...wanted.value].map(name => (
        <Picture key={name} name={name} />
      ))}
    </svg>
  );
}

interface UseProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly class?: string;
}

/** A picture within a larger drawing. */
export function Drawn({ name, ...rest }: UseProps) {
  useWanted(name);
  return <use href={`#${idOf(name)}`} {...rest} />;
}

interface PicProps {
  /** The file in web/art without its ending: `leaders/keekmee`. */
  readonly name: string;
  /** What it says; without it, it is decoration. */
  readonly title?: string | undefined;
  readonly seat?: number | null | undefined;
  readonly class?: string;
}

/** A picture in a box of its own. */
export function Pic({ name, title, seat, class: look = '' }: PicProps) {
  useWanted(name);
  const labelled =
    title === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': title };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is its label; a picture without one is decoration
    <svg class={`pic ${look}`} viewBox="0 0 100 100" data-seat={seat ?? undefined} {...labelled}>
      <use href={`#${idOf(name)}`} width="100" height="100" />
    </svg>
  );
}

/** The first of these pictures that there is. */
export const oneOf = (...names: readonly string[]): string => names.find(hasArt) ?? 'scrolls/back';
