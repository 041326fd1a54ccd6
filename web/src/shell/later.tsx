import { useWords } from '../store/words';
import { Link } from './router';

/** A part of the page that is not built yet, and says so. */
export function Later({ title }: { readonly title: string }) {
  const words = useWords();
  return (
    <main class="sheet">
      <h1>{title}</h1>
      <p>{words.say('page-later')}</p>
      <p>
        <Link to="/">{words.say('page-to-home')}</Link>
      </p>
    </main>
  );
}

export function Nowhere() {
  const words = useWords();
  return (
    <main class="sheet">
      <h1>{words.say('page-nowhere')}</h1>
      <p>{words.say('page-nowhere-hint')}</p>
      <p>
        <Link to="/">{words.say('page-to-home')}</Link>
      </p>
    </main>
  );
}
