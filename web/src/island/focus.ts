/** Who plays by keyboard is led on: when what had the focus is gone, it goes to what can be chosen next. */

import { useEffect, useRef } from 'preact/hooks';
import type { Props } from './choosing';

const NEXT = ['.hex--lit', '.tray button', '.hand .face__take', '.lineup .face__take', '.hex[tabindex="0"]'];

export function useFocus({ ask, busy }: Props, root: { readonly current: HTMLElement | null }): void {
  const byKey = useRef(false);
  useEffect(() => {
    const box = root.current;
    const key = () => {
      byKey.current = true;
    };
    const pointer = () => {
      byKey.current = false;
    };
    box?.addEventListener('keydown', key);
    document.addEventListener('pointerdown', pointer);
    return () => {
      box?.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', pointer);
    };
  }, []);
  useEffect(() => {
    if (ask === null || busy || !byKey.current || document.activeElement !== document.body) return;
    const next = NEXT.map(one => root.current?.querySelector<HTMLElement | SVGElement>(one)).find(one => one);
    next?.focus({ preventScroll: true });
  }, [ask, busy]);
}
