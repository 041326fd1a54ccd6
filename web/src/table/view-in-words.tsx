import { Described, isFields, label, type Saying } from './described';

const MUCH = 400; // characters of JSON from which on a part starts folded

interface ViewProps extends Saying {
  readonly view: Readonly<Record<string, unknown>>;
}

/** The whole view, part by part; a large part of it (the table) is told like the rest. */
export function ViewInWords({ view, ...saying }: ViewProps) {
  const parts = Object.entries(view).flatMap(([key, value]) =>
    isFields(value) && key === 'table' ? Object.entries(value) : [[key, value] as const],
  );
  const short = parts.filter(([, value]) => !isLong(value) && !isEmpty(value));
  const empty = parts.filter(([, value]) => isEmpty(value));
  const long = parts
    .filter(([, value]) => isLong(value))
    .sort(([one], [other]) => Number(one === 'setup') - Number(other === 'setup'));
  return (
    <div class="in-words">
      <Described name="view" value={Object.fromEntries(short)} {...saying} />
      <p class="in-words__empty">
        {saying.words.say('view-empty', { parts: empty.map(([key]) => label(key, saying)).join(', ') })}
      </p>
      {long.map(([key, value]) => (
        <details key={key} open={key !== 'setup' && JSON.stringify(value).length < MUCH}>
          <summary>{label(key, saying)}</summary>
          <Described name={key} value={value} {...saying} />
        </details>
      ))}
    </div>
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === '-' || (Array.isArray(value) && value.length === 0);

const isLong = (value: unknown): boolean => isFields(value) || (Array.isArray(value) && value.some(isFields));
