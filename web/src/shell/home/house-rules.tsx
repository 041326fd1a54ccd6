import { useEffect, useState } from 'preact/hooks';
import type { GameInfo, HouseRule } from '../../protocol.gen';
import { useWords } from '../../store/words';
import { Switch } from '../../ui/basics';
import { type GameId, gameWords } from '../../words/games';
import { loadRules, type Rules } from '../../words/rules';
import { format, type Words } from '../../words/words';
import type { Wish } from './wish';

interface HouseRulesProps {
  readonly game: GameInfo;
  readonly wish: Wish;
  onChange(rules: Wish['rules']): void;
}

/** Single points in which a table can leave its edition. Their texts are those of the rules, which come when asked for. */
export function HouseRules({ game, wish, onChange }: HouseRulesProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const rules = useRules(game.id as GameId, open);
  const usual = game.editions.find(one => one.name === wish.edition)?.options ?? {};
  const set = (option: HouseRule, value: unknown) => {
    const { [option.name]: _, ...others } = wish.rules;
    onChange(value === (usual[option.name] ?? option.default) ? others : { ...others, [option.name]: value });
  };
  if (game.options.length === 0) return null;
  const said = { words, rules, prefix: gameWords(game.id as GameId).prefix };
  return (
    <details class="folded" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.say('home-house-rules', { changed: Object.keys(wish.rules).length })}</summary>
      <div class="house-rules__list">
        {open &&
          game.options.map(option => (
            <OneRule
              key={option.name}
              {...said}
              option={option}
              value={wish.rules[option.name] ?? usual[option.name] ?? option.default}
              onChange={value => set(option, value)}
            />
          ))}
      </div>
    </details>
  );
}

function useRules(game: GameId, wanted: boolean): Rules | null {
  const { lang } = useWords();
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    if (wanted) loadRules(game, lang).then(setRules, () => undefined);
  }, [game, lang, wanted]);
  return rules;
}

interface OneRuleProps {
  readonly option: HouseRule;
  readonly value: unknown;
  readonly rules: Rules | null;
  readonly words: Words;
  readonly prefix: string;
  onChange(value: unknown): void;
}

function OneRule({ option, value, rules, words, prefix, onChange }: OneRuleProps) {
  const key = `${prefix}-option-${option.name}`;
  const said = (attribute: string | null) =>
    (rules && format(rules.messages, key, attribute, {})) ??
    (
      attribute ??
      (words.has(`home-option-${option.name.replaceAll('_', '-')}`)
        ? words.say(`home-option-${option.name.replaceAll('_', '-')}`)
        : option.name)
    ).replaceAll('_', ' ');
  if (option.kind === 'flag') return <Switch label={said(null)} on={value === true} onChange={onChange} />;
  if (option.kind === 'names') return null; // rows of cards are for card sets, not for the lobby
  if (option.kind === 'word') {
    return (
      <label class="field">
        <span>{said(null)}</span>
        <select class="input" value={String(value)} onChange={event => onChange(event.currentTarget.value)}>
          {(option.words ?? []).map(word => (
            <option key={word} value={word}>
              {said(word)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label class="field">
      <span>{said(null)}</span>
      <input
        class="input"
        type="number"
        min={option.low}
        max={option.high}
        value={typeof value === 'number' ? value : ''}
        required={!option.optional}
        onChange={event => onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      />
    </label>
  );
}
