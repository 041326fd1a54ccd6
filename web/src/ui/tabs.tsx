import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ComponentChildren;
  readonly content: ComponentChildren;
}

interface TabsProps<Id extends string> {
  readonly name: string;
  readonly tabs: readonly Tab<Id>[];
  readonly open: Id;
  onOpen(id: Id): void;
}

/** Several things of which one is shown; the left and right keys go from one to the next. */
export function Tabs<Id extends string>({ name, tabs, open, onOpen }: TabsProps<Id>) {
  const id = useId();
  const at = tabs.findIndex(tab => tab.id === open);
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    onOpen(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tabs__list" role="tablist" aria-label={name} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            class="tabs__tab"
            data-tab={tab.id}
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div class="tabs__panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {tabs[at]?.content}
      </div>
    </div>
  );
}
