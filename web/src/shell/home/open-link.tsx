import { useState } from 'preact/hooks';
import { useWords } from '../../store/words';
import { Button } from '../../ui/basics';
import { go, routeOf } from '../router';

/** The path of a link to one of our tables or replays; null if it is none. */
export function pathOf(text: string): string | null {
  const link = text.trim();
  if (!URL.canParse(link, location.origin)) return null;
  const { pathname, hash, search } = new URL(link, location.origin);
  const { to } = routeOf({ pathname, hash, search });
  return to === 'table' || to === 'replay' ? pathname + search + hash : null;
}

/** For somebody who was sent a link and cannot click on it. */
export function OpenLink() {
  const words = useWords();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  const open = (event: Event) => {
    event.preventDefault();
    const path = pathOf(link);
    setWrong(path === null);
    if (path !== null) go(path);
  };
  return (
    <form class="card open-link" onSubmit={open}>
      <h2>{words.say('home-open-link')}</h2>
      <label class="field">
        <span>{words.say('home-link')}</span>
        <input class="input" value={link} required onInput={event => setLink(event.currentTarget.value)} />
      </label>
      {wrong && (
        <p class="problem" role="alert">
          {words.say('home-link-wrong')}
        </p>
      )}
      <Button type="submit">{words.say('home-open')}</Button>
    </form>
  );
}
