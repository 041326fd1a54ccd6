import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useWords } from '../store/words';
import { Button } from './basics';

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly foot?: ComponentChildren;
  onClose(): void;
}

/** A window over the page. The browser keeps the focus inside, closes it by Escape, and gives the focus back. */
export function Dialog({ title, children, foot, onClose }: DialogProps) {
  const words = useWords();
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="dialog__head">
        <h2 id={id}>{title}</h2>
        <Button looks="quiet" icon="close" name={words.say('page-close')} onClick={onClose} />
      </div>
      {children}
      {foot && <div class="dialog__foot">{foot}</div>}
    </dialog>
  );
}

interface Asked {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly danger: boolean;
  answer(yes: boolean): void;
}

const asked = signal<Asked | null>(null);

/** Asks once, before something that cannot be taken back. */
export function confirm(title: string, text: string, yes: string, danger = true): Promise<boolean> {
  asked.peek()?.answer(false);
  return new Promise(resolve => {
    asked.value = {
      title,
      text,
      yes,
      danger,
      answer(told) {
        asked.value = null;
        resolve(told);
      },
    };
  });
}

/** Where such questions are shown; one for the whole page. */
export function Confirmation() {
  const words = useWords();
  const now = asked.value;
  if (now === null) return null;
  const foot = (
    <>
      <Button onClick={() => now.answer(false)}>{words.say('page-no')}</Button>
      <Button looks={now.danger ? 'danger' : 'main'} onClick={() => now.answer(true)}>
        {now.yes}
      </Button>
    </>
  );
  return (
    <Dialog title={now.title} foot={foot} onClose={() => now.answer(false)}>
      <p>{now.text}</p>
    </Dialog>
  );
}
