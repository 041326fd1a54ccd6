import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, Unseen } from './basics';
import type { IconName } from './icons';

export interface MenuItem {
  readonly label: ComponentChildren;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  choose(): void;
}

interface MenuProps {
  readonly name: string;
  readonly icon: IconName;
  readonly label?: ComponentChildren;
  readonly items: readonly MenuItem[];
}

/** A button that opens a list; arrow keys, Home, End and Escape work in it. */
export function Menu({ name, icon, label, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const close = (focus: boolean) => {
    setOpen(false);
    if (focus) box.current?.querySelector('button')?.focus();
  };

  // before anything else happens: who presses Escape at once means the list
  useLayoutEffect(() => {
    if (!open) return;
    entries(list.current)[0]?.focus();
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close(true);
    if (event.key === 'Tab') return close(false);
    const to = target(event.key, entries(list.current));
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };

  return (
    <div class="menu" ref={box}>
      <Button
        looks="quiet"
        icon={icon}
        aria-label={label === undefined ? name : undefined}
        title={name}
        aria-haspopup="menu"
        aria-expanded={open}
        class={label === undefined ? 'button--icon' : ''}
        onClick={() => setOpen(!open)}
      >
        {label}
        {label !== undefined && <Unseen>{name}</Unseen>}
      </Button>
      {open && (
        <div class="menu__list" role="menu" aria-label={name} ref={list} onKeyDown={onKeyDown}>
          {items.map((item, at) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is checked only where its role has that
            <button
              key={at}
              type="button"
              class={`button menu__item${item.danger ? ' button--danger' : ''}`}
              role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={item.checked}
              disabled={item.disabled ?? false}
              onClick={() => {
                close(true);
                item.choose();
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const entries = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
];

/** Where a key leads to. */
function target(key: string, all: readonly HTMLElement[]): HTMLElement | undefined {
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return all.at(at - 1);
  if (key === 'Home') return all[0];
  return key === 'End' ? all.at(-1) : undefined;
}
