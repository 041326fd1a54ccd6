import { useWords } from '../store/words';
import { Link } from './router';

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
