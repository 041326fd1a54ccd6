import type { Words } from './words/words';

/** The whole page. */
export function App({ words }: { readonly words: Words }) {
  return (
    <main>
      <h1>Top Cluck</h1>
      <p>{words.say('page-greeting')}</p>
      <ul>
        <li>{words.say('game-chicken-island')}</li>
        <li>{words.say('game-touche-poulet')}</li>
      </ul>
    </main>
  );
}
