import type { ComponentChildren } from 'preact';
import { useWords } from '../store/words';
import { type Book, byChapter, chapterOf } from './book';

const ID = /((?:TP-[0-9]+\.|[A-Z][A-Z0-9]+-)[0-9]+)/;

interface OfBook {
  readonly book: Book;
}

export function RuleLink({ id }: { readonly id: string }) {
  return (
    <a class="rule__id" href={`#${id}`}>
      {id}
    </a>
  );
}

/** What a rule says; rules that it names can be followed. */
export function RuleWords({ book, id }: OfBook & { readonly id: string }): ComponentChildren {
  const parts = book.text(id).split(ID);
  return parts.map((part, at) => (at % 2 && book.has(part) ? <RuleLink key={at} id={part} /> : part));
}

interface RuleProps extends OfBook {
  readonly id: string;
  readonly edition: string;
  /** Whether somebody came here to read this one. */
  readonly here: boolean;
}

/** A rule with all that belongs to it: what the edition makes of it, its rulings, and other rules to see. */
export function Rule({ book, id, edition, here }: RuleProps) {
  const words = useWords();
  const see = book.see(id);
  return (
    <article class="rule" id={id} aria-labelledby={`${id}-id`} aria-current={here ? 'true' : undefined} tabIndex={-1}>
      <h3 class="rule__name" id={`${id}-id`}>
        <RuleLink id={id} />
      </h3>
      <div class="rule__body">
        <p>
          <RuleWords book={book} id={id} />
        </p>
        <Points book={book} ids={[id]} edition={edition} />
        <Rulings book={book} id={id} />
        {see.length > 0 && (
          <p class="rule__see">
            {words.say('rules-see')}{' '}
            {see.map(other => (
              <RuleLink key={other} id={other} />
            ))}
          </p>
        )}
      </div>
    </article>
  );
}

/** What an edition says where editions may differ; what the usual one says otherwise is marked. */
function Points({ book, ids, edition }: OfBook & { readonly ids: readonly string[]; readonly edition: string }) {
  const words = useWords();
  const [usual = edition] = book.editions;
  const points = book.points(ids, [edition, usual]);
  if (points.length === 0) return null;
  return (
    <ul class="points">
      {points.map(({ option, decides, values: [value = ''], differs }) => (
        <li key={option} class={differs ? 'point point--differs' : 'point'}>
          {words.say('rules-point', { point: decides, value })}
        </li>
      ))}
    </ul>
  );
}

function Rulings({ book, id }: OfBook & { readonly id: string }) {
  const words = useWords();
  const rulings = book.rulings(id);
  if (rulings.length === 0) return null;
  return (
    <details class="rulings">
      <summary>
        {words.say('rules-rulings')} ({rulings.length})
      </summary>
      <ul>
        {rulings.map(ruling => (
          <li key={ruling}>
            <RuleLink id={ruling} /> <RuleWords book={book} id={ruling} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ChaptersProps extends OfBook {
  readonly ids: readonly string[];
  readonly edition: string;
  readonly place: string | null;
}

/** Rules under the titles of their chapters. */
export function Chapters({ book, ids, edition, place }: ChaptersProps) {
  return byChapter(ids).map(([chapter, rules]) => (
    <section key={chapter} class="chapter" aria-labelledby={chapter}>
      <h2 id={chapter} class="chapter__title" tabIndex={-1}>
        {book.title(chapter)} <small>{chapter}</small>
      </h2>
      {rules.map(id => (
        <Rule key={id} book={book} id={id} edition={edition} here={id === place} />
      ))}
    </section>
  ));
}

/** What one looks up again and again, short: no rulings, nothing to see also. */
export function Quick({ book, edition }: OfBook & { readonly edition: string }) {
  return (
    <div class="quick">
      {byChapter(book.quick).map(([chapter, rules]) => (
        <section key={chapter} class="card quick__card">
          <h2>{book.title(chapter)}</h2>
          <ul>
            {rules.map(id => (
              <li key={id}>
                <RuleWords book={book} id={id} /> <RuleLink id={id} />
              </li>
            ))}
          </ul>
          <Points book={book} ids={rules} edition={edition} />
        </section>
      ))}
    </div>
  );
}

/** What the words of the game mean. */
export function Glossary({ book }: OfBook) {
  return (
    <dl class="card glossary">
      {book.glossary.map(({ term, rules }) => (
        <div key={term}>
          <dt>{term}</dt>
          {rules.map(id => (
            <dd key={id}>
              <RuleWords book={book} id={id} /> <RuleLink id={id} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Two editions side by side: only what differs, in the order of the book. */
export function Compared({ book, editions }: OfBook & { readonly editions: readonly [string, string] }) {
  const words = useWords();
  const points = book.points(book.ids, editions).filter(point => point.differs);
  if (points.length === 0) return <p class="card">{words.say('rules-same')}</p>;
  return (
    <>
      <p role="status">{words.say('rules-differences', { count: points.length })}</p>
      <ol class="compared">
        {points.map(({ option, decides, values, rules }) => (
          <li key={option} class="card compared__point">
            <h3>{decides}</h3>
            <p class="compared__rules">
              {rules
                .filter(id => chapterOf(id) !== 'RUL')
                .map(id => (
                  <RuleLink key={id} id={id} />
                ))}
            </p>
            <dl>
              {editions.map((edition, at) => (
                <div key={edition}>
                  <dt>{words.say(`home-edition-${edition}`)}</dt>
                  <dd>{values[at]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}
