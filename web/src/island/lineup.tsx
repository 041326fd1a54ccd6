import { CardFace } from './card-face';
import { useIsland } from './context';
import { grouped } from './hand';

/** The Machines on offer; those that can be built now are lit. */
export function Lineup() {
  const { view, words, choosing } = useIsland();
  const { lineup } = view.table;
  const offers = choosing.of('lineup');
  const other = offers.filter(offer => !lineup.includes(offer.card ?? ''));
  if (lineup.length === 0 && offers.length === 0) return null;
  return (
    <section class="lineup" aria-label={words.say('draw-island-lineup')}>
      <h2 class="small-head">{words.say('draw-island-lineup')}</h2>
      <div class="lineup__cards">
        {grouped(lineup).map(([card, count]) => (
          <CardFace
            key={card}
            card={card}
            count={count}
            wish={`build ${card}`}
            offer={offers.find(offer => offer.card === card)}
            class="face--row"
          />
        ))}
        {other.map(offer => (
          <CardFace key={offer.text} card={offer.card ?? ''} offer={offer} class="face--row" />
        ))}
      </div>
    </section>
  );
}
