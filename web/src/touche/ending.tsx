import { Art } from '../art';
import { useWords } from '../store/words';
import { useFarm } from './context';

/** Where each feather falls, and how far it has come. */
const FEATHERS = Array.from({ length: 14 }, (_, at) => ({
  insetInlineStart: `${2 + at * 7}%`,
  animationDelay: `${-((at * 37) % 34) * 100}ms`,
}));

/** Who has won, with a shower of feathers. */
export function Ending() {
  const words = useWords();
  const { view, picture } = useFarm();
  const { outcome } = view;
  if (outcome === null || picture !== null) return null;
  return (
    <section class="ending" aria-label={words.say('farm-ending')}>
      <div class="ending__feathers" aria-hidden="true">
        {FEATHERS.map((style, at) => (
          <span key={at} class="ending__feather" style={style} />
        ))}
      </div>
      {outcome.winners.map(seat => (
        <Art key={seat} name={`clans/${view.players[seat]?.clan}`} seat={seat} class="ending__clan" />
      ))}
      <p class="ending__text">{words.outcome(outcome, 'touche-poulet')}</p>
    </section>
  );
}
