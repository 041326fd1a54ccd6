import { useState } from 'preact/hooks';
import { Art, hasArt } from '../../art';
import type { GameInfo } from '../../protocol.gen';
import { useWords } from '../../store/words';
import { Button } from '../../ui/basics';
import type { GameId } from '../../words/games';
import { leadersFor, leadersNeeded, type Wish } from './wish';

interface LeadersProps {
  readonly game: GameInfo;
  readonly wish: Wish;
  onChange(leaders: Wish['leaders']): void;
}

/** The Leaders that can be dealt, each with a picture that comes when one looks. */
export function Leaders({ game, wish, onChange }: LeadersProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const all = leadersFor(wish, game);
  const chosen = wish.leaders ?? all;
  const set = (name: string, on: boolean) => onChange(all.filter(one => (one === name ? on : chosen.includes(one))));
  if (all.length === 0) return null;
  return (
    <details class="folded" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.say('home-leaders', { chosen: chosen.length, all: all.length })}</summary>
      {open && (
        <fieldset class="leader-choice">
          <legend>{words.say('home-leaders-hint', { needed: leadersNeeded(wish, game) })}</legend>
          {all.map(name => (
            <label class="choice" key={name}>
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                onChange={event => set(name, event.currentTarget.checked)}
              />
              <span class="leader-choice__face">
                {hasArt(`leaders/${name}`) && <Art name={`leaders/${name}`} class="leader-choice__art" />}
                {words.name('card', name, game.id as GameId).replaceAll('_', ' ')}
              </span>
            </label>
          ))}
          <Button small disabled={wish.leaders === null} onClick={() => onChange(null)}>
            {words.say('home-leaders-all')}
          </Button>
        </fieldset>
      )}
    </details>
  );
}
