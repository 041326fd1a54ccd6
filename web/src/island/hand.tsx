import { CardFace } from './card-face';
import { useIsland } from './context';

/** The same cards once, with their number, in the order of the hand. */
export function grouped(cards: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** The own Scrolls; those that can be played now are lit. */
export function Hand() {
  const { view, words, choosing, seat } = useIsland();
  if (seat === null) return null;
  const offers = choosing.of('hand');
  const rows = [
    { key: 'hand', label: 'isle-hand', cards: view.hand },
    { key: 'picked', label: 'isle-picked', cards: view.picked },
    { key: 'laid', label: 'isle-laid', cards: view.laid },
  ].filter(row => row.key === 'hand' || row.cards.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div class="hand" tabIndex={0}>
      {rows.map(row => (
        <section
          key={row.key}
          class={`hand__row hand__row--${row.key}`}
          aria-label={words.say(row.label, { count: row.cards.length })}
        >
          <h2 class="small-head">{words.say(row.label, { count: row.cards.length })}</h2>
          <div class="hand__cards">
            {grouped(row.cards).map(([card, count]) => (
              <CardFace
                key={card}
                card={card}
                count={count}
                wish={row.key === 'hand' ? `${view.table.combat === null ? 'play' : 'lay'} ${card}` : undefined}
                offer={row.key === 'hand' ? offers.find(offer => offer.card === card) : undefined}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
