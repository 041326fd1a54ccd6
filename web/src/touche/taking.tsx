import { useEffect, useRef } from 'preact/hooks';
import { Art } from '../art';
import { useWords } from '../store/words';
import { weaponText } from './banner';
import { buttonOf, Print, useFarm } from './context';

/** The open weapons, large and with what they say, when one may be taken. */
export function Taking() {
  const words = useWords();
  const farm = useFarm();
  const box = useRef<HTMLElement>(null);
  const offered = [...farm.offers.display];
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <section class="taking" ref={box} aria-label={words.say('farm-take')}>
      <h3>{words.say('farm-take')}</h3>
      <div class="taking__cards">
        {offered.map(([weapon, offer]) => (
          <button
            key={weapon}
            {...buttonOf(farm, offer)}
            class="weapon-big"
            aria-description={weaponText(weapon, words)}
          >
            <Art name={`farm/weapons/${weapon}`} class="weapon-big__picture" />
            <b>{words.name('weapon', weapon, 'touche-poulet')}</b>
            <Print text={weaponText(weapon, words)} />
          </button>
        ))}
      </div>
    </section>
  );
}
