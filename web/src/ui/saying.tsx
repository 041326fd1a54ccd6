/** What the page says by itself: notes that go away again, and words for screen readers. */

import { signal } from '@preact/signals';
import { useWords } from '../store/words';
import { Button } from './basics';

interface Note {
  readonly id: number;
  readonly text: string;
}

const STAY = 7000; // milliseconds
const notes = signal<readonly Note[]>([]);
const heard = signal('');
let last = 0;

/** Shows a sentence for a while, and says it. */
export function note(text: string): void {
  last += 1;
  const id = last;
  notes.value = [...notes.value.filter(one => one.text !== text), { id, text }];
  setTimeout(() => dismiss(id), STAY);
}

function dismiss(id: number): void {
  notes.value = notes.value.filter(one => one.id !== id);
}

/** Says something to readers of the screen, after what they are hearing. */
export function announce(text: string): void {
  heard.value = text;
}

/** Where both appear; one for the whole page. */
export function Saying() {
  const words = useWords();
  return (
    <>
      <div class="hidden-but-read" aria-live="polite" data-live>
        {heard.value}
      </div>
      <div class="toasts" role="status">
        {notes.value.map(({ id, text }) => (
          <div class="toast" key={id}>
            <span>{text}</span>
            <Button looks="quiet" icon="close" name={words.say('page-close')} onClick={() => dismiss(id)} />
          </div>
        ))}
      </div>
    </>
  );
}
