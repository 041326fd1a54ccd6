/** Small things that everything else is made of. */

import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icons';

type Looks = 'plain' | 'main' | 'quiet' | 'danger';

interface ButtonProps extends Omit<JSX.IntrinsicElements['button'], 'icon' | 'size'> {
  readonly looks?: Looks;
  readonly icon?: IconName;
  readonly small?: boolean;
  /** A button with nothing but its icon still has a name. */
  readonly name?: string;
}

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

export function Button({ looks = 'plain', icon, small, name, children, class: more, ...rest }: ButtonProps) {
  const look = classes(
    'button',
    looks !== 'plain' && `button--${looks}`,
    small && 'button--small',
    name !== undefined && 'button--icon',
    typeof more === 'string' && more,
  );
  return (
    <button type="button" aria-label={name} title={name} class={look} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** For readers of the screen only. */
export function Unseen({ children }: { readonly children: ComponentChildren }) {
  return <span class="hidden-but-read">{children}</span>;
}

interface TipProps {
  readonly text: ComponentChildren;
  readonly label: ComponentChildren;
  readonly class?: string;
  onOpen?(): void;
}

/** Something with a word on it: by mouse, by finger or by keyboard; Escape hides it. */
export function Tip({ text, label, class: look = '', onOpen }: TipProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (tip.current !== null) place(tip.current);
  });
  const show = () => {
    onOpen?.();
    setOpen(true);
  };
  const hide = () => setOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse only shows what focus shows as well
    <span class="tip" onMouseEnter={show} onMouseLeave={hide}>
      <button
        type="button"
        class={look}
        aria-describedby={open ? id : undefined}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={event => event.key === 'Escape' && hide()}
      >
        {label}
      </button>
      {open && (
        <span class="tip__text" role="tooltip" id={id} ref={tip} popover="manual">
          {text}
        </span>
      )}
    </span>
  );
}

const EDGE = 8; // pixels between a tip, what it belongs to, and the edge of the window

/** Puts a tip above what it belongs to, or below where there is no room; over everything, so that nothing cuts it off. */
function place(tip: HTMLElement): void {
  if (!tip.matches(':popover-open')) tip.showPopover();
  const of = tip.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const above = of.top - tip.offsetHeight - EDGE;
  tip.style.left = `${Math.max(EDGE, Math.min(of.left, innerWidth - tip.offsetWidth - EDGE))}px`;
  tip.style.top = `${above > EDGE ? above : of.bottom + EDGE}px`;
}

interface Choosable<Value> {
  readonly value: Value;
  readonly label: ComponentChildren;
  readonly disabled?: boolean;
}

interface ChoicesProps<Value> {
  readonly legend: string;
  readonly options: readonly Choosable<Value>[];
  readonly value: Value | null;
  onChoose(value: Value): void;
}

/** One of several. */
export function Choices<Value extends string | number>({ legend, options, value, onChoose }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {options.map(option => (
        <label class="choice" key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: ComponentChildren;
  readonly on: boolean;
  readonly disabled?: boolean;
  onChange(on: boolean): void;
}

/** Yes or no. */
export function Switch({ label, on, disabled = false, onChange }: SwitchProps) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
