import type { GameInfo } from '../../protocol.gen';
import { useWords } from '../../store/words';
import { Choices, Switch } from '../../ui/basics';
import { SeatMark } from '../../ui/icons';
import { type GameId, gameWords } from '../../words/games';
import type { Words } from '../../words/words';
import { HouseRules } from './house-rules';
import { Leaders } from './leaders';
import {
  fitting,
  flagsFor,
  islandsFor,
  playersOf,
  type Sitter,
  type Wish,
  withHints,
  withMode,
  withPlayers,
} from './wish';

interface DetailsProps {
  readonly game: GameInfo;
  readonly wish: Wish;
  readonly talk: boolean;
  onChange(wish: Wish): void;
}

/** Everything that can be chosen, folded away: nobody needs it to begin. */
export function Details({ game, wish, talk, onChange }: DetailsProps) {
  const words = useWords();
  const players = playersOf(game, wish.mode);
  const change = (what: Partial<Wish>) => onChange(fitting({ ...wish, ...what }, game));
  return (
    <details class="card details">
      <summary>{words.say('home-details')}</summary>
      {players.length > 1 && (
        <Choices
          legend={words.say('home-players')}
          value={wish.seats.length}
          options={players.map(value => ({ value, label: value }))}
          onChoose={count => onChange(withPlayers(wish, game, count))}
        />
      )}
      <SeatRows game={game} wish={wish} onChange={change} />
      {wish.seats.includes('bot') && (
        <Choices
          legend={words.say('home-bots')}
          value={wish.bot}
          options={game.bots.map(({ name }) => ({ value: name, label: words.say('home-bot', { level: name }) }))}
          onChoose={bot => change({ bot })}
        />
      )}
      <Variants game={game} wish={wish} onChange={onChange} />
      <ClockChoice wish={wish} onChange={change} />
      {talk && wish.seats.length > 1 && (
        <Switch label={words.say('home-talk')} on={wish.talk} onChange={on => change({ talk: on })} />
      )}
      <Switch label={words.say('home-hints')} on={withHints(wish)} onChange={on => change({ hints: on })} />
      <Leaders game={game} wish={wish} onChange={leaders => change({ leaders })} />
      <HouseRules game={game} wish={wish} onChange={rules => change({ rules })} />
    </details>
  );
}

interface PartProps {
  readonly game: GameInfo;
  readonly wish: Wish;
  onChange(what: Partial<Wish>): void;
}

const SITTERS: readonly Sitter[] = ['me', 'bot', 'free'];

/** Seat by seat: a person at this screen with a name, a bot, or whoever comes by the link. */
function SeatRows({ game, wish, onChange }: PartProps) {
  const words = useWords();
  const seat = (at: number, who: Sitter) => onChange({ seats: wish.seats.with(at, who) });
  const name = (at: number, text: string) =>
    onChange({ names: wish.seats.map((_, one) => (one === at ? text : (wish.names[one] ?? ''))) });
  return (
    <fieldset class="seat-rows">
      <legend>{words.say('table-seats')}</legend>
      {wish.seats.map((who, at) => {
        const letter = gameWords(game.id as GameId).seats[at] ?? '';
        return (
          <div class="seat-row" key={letter}>
            <SeatMark seat={at} />
            <select
              class="input"
              aria-label={words.say('home-seat', { letter })}
              value={who}
              onChange={event => seat(at, event.currentTarget.value as Sitter)}
            >
              {SITTERS.map(one => (
                <option key={one} value={one}>
                  {words.say(`home-sitter-${one}`)}
                </option>
              ))}
            </select>
            {who === 'me' && (
              <input
                class="input"
                maxLength={24}
                placeholder={words.say('home-name-of', { letter })}
                aria-label={words.say('home-name-of', { letter })}
                value={wish.names[at] ?? ''}
                onInput={event => name(at, event.currentTarget.value)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

interface VariantProps {
  readonly game: GameInfo;
  readonly wish: Wish;
  onChange(wish: Wish): void;
}

const called = (sort: string, name: string, words: Words, prefix: string): string =>
  [`home-${sort}-${name}`, `${prefix}-${sort}-${name}`, `${prefix}-mode-${name}`]
    .map(key => key.replaceAll('_', '-'))
    .filter(key => words.has(key))
    .map(key => words.say(key))[0] ?? name;

/** Edition, mode, variants, cards and island. */
function Variants({ game, wish, onChange }: VariantProps) {
  const words = useWords();
  const { prefix } = gameWords(game.id as GameId);
  const change = (what: Partial<Wish>) => onChange(fitting({ ...wish, ...what }, game));
  const islands = islandsFor(wish, game);
  const flags = flagsFor(wish, game);
  const toggle = (name: string, on: boolean) =>
    change({ flags: on ? [...wish.flags, name] : wish.flags.filter(one => one !== name) });
  return (
    <>
      {game.editions.length > 1 && (
        <Choices
          legend={words.say('home-edition')}
          value={wish.edition}
          options={game.editions.map(({ name }) => ({ value: name, label: called('edition', name, words, prefix) }))}
          onChoose={edition => change({ edition })}
        />
      )}
      {game.modes.length > 1 && wish.company !== 'solo' && (
        <Choices
          legend={words.say('home-mode')}
          value={wish.mode}
          options={game.modes
            .filter(({ name }) => name !== 'solo')
            .map(({ name }) => ({ value: name, label: called('mode', name, words, prefix) }))}
          onChoose={mode => onChange(withMode(wish, game, mode))}
        />
      )}
      {flags.length > 0 && (
        <fieldset class="choices">
          <legend>{words.say('home-flags')}</legend>
          {flags.map(({ name }) => (
            <Switch
              key={name}
              label={called('flag', name, words, prefix)}
              on={wish.flags.includes(name)}
              onChange={on => toggle(name, on)}
            />
          ))}
        </fieldset>
      )}
      {game.sets.length > 1 && (
        <Choices
          legend={words.say('home-cards')}
          value={wish.cards}
          options={game.sets.map(({ name, title }) => ({ value: name, label: title }))}
          onChoose={cards => change({ cards })}
        />
      )}
      {islands.length > 1 && (
        <Choices
          legend={words.say('home-island')}
          value={wish.island}
          options={[
            { value: '', label: words.say('home-island-usual') },
            ...islands.filter(one => !one.usual).map(({ name, title }) => ({ value: name, label: title })),
          ]}
          onChoose={island => change({ island })}
        />
      )}
    </>
  );
}

const CLOCKS = [0, 60, 300, 3600, 86_400, 259_200] as const; // seconds for each answer

function ClockChoice({ wish, onChange }: Omit<PartProps, 'game'>) {
  const words = useWords();
  if (wish.seats.filter(who => who !== 'bot').length < 2) return null;
  return (
    <Choices
      legend={words.say('home-clock')}
      value={wish.clock?.seconds ?? 0}
      options={CLOCKS.map(value => ({ value, label: words.say(`home-clock-${value}`) }))}
      // biome-ignore lint/suspicious/noThenProperty: what happens then, as the protocol calls it
      onChoose={seconds => onChange({ clock: seconds ? { seconds, then: 'bot' } : null })}
    />
  );
}
