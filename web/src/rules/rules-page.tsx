import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import './rules.css';
import { Loading } from '../shell/lazy';
import { go } from '../shell/router';
import { useWords } from '../store/words';
import { Button, Choices } from '../ui/basics';
import { type Tab, Tabs } from '../ui/tabs';
import type { GameId } from '../words/games';
import { loadEditions, loadRules } from '../words/rules';
import type { Words } from '../words/words';
import { Book } from './book';
import { Chapters, Compared, Glossary, Quick } from './rule';

const GAMES: readonly GameId[] = ['chicken-island', 'touche-poulet'];
const VIEWS = ['book', 'quick', 'glossary', 'compare'] as const;
type Look = (typeof VIEWS)[number];

/** What somebody reads; it stands in the address, so that it can be passed on. */
interface Reading {
  readonly game: GameId;
  readonly look: Look;
  readonly edition: string | null;
  readonly other: string | null;
}

function readingOf(search: string): Reading {
  const asked = new URLSearchParams(search);
  return {
    game: GAMES.find(game => game === asked.get('game')) ?? 'chicken-island',
    look: VIEWS.find(look => look === asked.get('look')) ?? 'book',
    edition: asked.get('edition'),
    other: asked.get('other'),
  };
}

function addressOf({ game, look, edition, other }: Reading): string {
  const asked = new URLSearchParams({ game, look });
  if (edition !== null) asked.set('edition', edition);
  if (other !== null) asked.set('other', other);
  return `/rules?${asked}`;
}

/** The rules of both games: chapter by chapter, in short, as a glossary, and the editions side by side. */
export function RulesPage({ place }: { readonly place: string | null }) {
  const words = useWords();
  const [reading, setReading] = useState(() => readingOf(location.search));
  const { books, failed, again } = useBooks(words);
  const elsewhere = place === null ? undefined : books?.find(book => book.has(place));
  const game = elsewhere?.game ?? reading.game;
  const book = books?.find(one => one.game === game);
  const read = (more: Partial<Reading>) => {
    const next = { ...reading, game, ...more };
    setReading(next);
    go(addressOf(next), true);
  };
  useEffect(() => {
    if (elsewhere !== undefined) setReading({ ...reading, game: elsewhere.game, look: 'book' });
  }, [place, elsewhere]);
  return (
    <main class="sheet rules">
      <h1>{words.say('page-rules')}</h1>
      <Choices
        legend={words.say('rules-game')}
        value={game}
        options={GAMES.map(value => ({ value, label: words.say(`game-${value}`) }))}
        onChoose={value => read({ game: value, look: reading.look === 'compare' ? 'book' : reading.look })}
      />
      {failed && (
        <p>
          {words.say('page-not-loaded')} <Button onClick={again}>{words.say('page-again')}</Button>
        </p>
      )}
      {book === undefined ? !failed && <Loading /> : <OpenBook {...{ book, reading, read, place }} />}
    </main>
  );
}

/** The books of both games: a rule's id alone does not say which game it is of. */
function useBooks(words: Words): { books: readonly Book[] | null; failed: boolean; again(): void } {
  const [books, setBooks] = useState<readonly Book[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    const fetched = GAMES.map(
      async game => new Book(game, await loadRules(game, words.lang), await loadEditions(game), words),
    );
    Promise.all(fetched).then(
      found => wanted && setBooks(found),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [words, tries]);
  const again = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { books, failed, again };
}

interface OpenBookProps {
  readonly book: Book;
  readonly reading: Reading;
  readonly place: string | null;
  read(more: Partial<Reading>): void;
}

function OpenBook({ book, reading, place, read }: OpenBookProps) {
  const words = useWords();
  const [usual = ''] = book.editions;
  const last = book.editions.at(-1) ?? usual;
  const known = (name: string | null, otherwise: string): string =>
    name !== null && book.editions.includes(name) ? name : otherwise;
  const edition = known(reading.edition, usual);
  const other = known(reading.other, last);
  const several = book.editions.length > 1;
  const picked = (
    <EditionChoice label={words.say('home-edition')} book={book} value={edition} onChoose={read} name="edition" />
  );
  const content: Readonly<Record<Look, () => ComponentChildren>> = {
    book: () => <Reader book={book} edition={edition} place={place} />,
    quick: () => <Quick book={book} edition={edition} />,
    glossary: () => <Glossary book={book} />,
    compare: () => <Compared book={book} editions={[edition, other]} />,
  };
  const look = several || reading.look !== 'compare' ? reading.look : 'book';
  const tabs: readonly Tab<Look>[] = VIEWS.filter(one => several || one !== 'compare').map(id => ({
    id,
    label: words.say(`rules-look-${id}`),
    content: id === look ? content[id]() : null,
  }));
  return (
    <>
      {several && (
        <div class="rules__editions">
          {picked}
          {look === 'compare' && (
            <EditionChoice label={words.say('rules-other')} book={book} value={other} onChoose={read} name="other" />
          )}
        </div>
      )}
      {several && edition !== usual && look !== 'compare' && (
        <p class="sheet__hint">{words.say('rules-told', { edition: words.say(`home-edition-${usual}`) })}</p>
      )}
      <Tabs<Look> name={words.say('rules-looks')} tabs={tabs} open={look} onOpen={next => read({ look: next })} />
    </>
  );
}

interface EditionChoiceProps {
  readonly label: string;
  readonly book: Book;
  readonly value: string;
  readonly name: 'edition' | 'other';
  onChoose(more: Partial<Reading>): void;
}

function EditionChoice({ label, book, value, name, onChoose }: EditionChoiceProps) {
  const words = useWords();
  return (
    <label class="field">
      <span>{label}</span>
      <select class="input" value={value} onChange={event => onChoose({ [name]: event.currentTarget.value })}>
        {book.editions.map(edition => (
          <option key={edition} value={edition}>
            {words.say(`home-edition-${edition}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ReaderProps {
  readonly book: Book;
  readonly edition: string;
  readonly place: string | null;
}

/** The book with its chapters at the side, or what was found in it. */
function Reader({ book, edition, place }: ReaderProps) {
  const words = useWords();
  const [text, setText] = useState('');
  const found = book.search(text);
  const searching = text.trim() !== '';
  useEffect(() => setText(''), [place]); // who follows a link wants to see where it leads
  useLayoutEffect(() => {
    if (place === null || searching) return;
    const target = document.getElementById(place);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [place, book.game, searching]);
  return (
    <div class="reader">
      <div class="reader__side">
        <label class="field">
          <span>{words.say('rules-search')}</span>
          <input class="input" type="search" value={text} onInput={event => setText(event.currentTarget.value)} />
        </label>
        <Contents book={book} />
      </div>
      <div class="reader__text">
        <p role="status" class={searching ? undefined : 'hidden-but-read'}>
          {searching && words.say('rules-found', { count: found.length, text: text.trim() })}
        </p>
        <Chapters book={book} ids={searching ? found : book.ids} edition={edition} place={place} />
      </div>
    </div>
  );
}

/** The chapters; on a narrow screen they are folded. */
function Contents({ book }: { readonly book: Book }) {
  const words = useWords();
  const [wide] = useState(() => matchMedia('(min-width: 60rem)').matches);
  return (
    <nav aria-label={words.say('rules-chapters')}>
      <details class="contents" open={wide}>
        <summary>{words.say('rules-chapters')}</summary>
        <ol>
          {book.chapters.map(chapter => (
            <li key={chapter}>
              <a href={`#${chapter}`}>{book.title(chapter)}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
