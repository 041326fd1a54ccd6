import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useWords } from '../store/words';
import { Tip } from '../ui/basics';
import { type GameId, gameWords } from '../words/games';
import type { Lang } from '../words/languages';
import { loadRules, type Rules } from '../words/rules';
import { format } from '../words/words';

const books = signal<ReadonlyMap<string, Rules>>(new Map());
const fetching = new Set<string>();

function fetchRules(game: GameId, lang: Lang): void {
  const name = `${game} ${lang}`;
  if (fetching.has(name)) return;
  fetching.add(name);
  loadRules(game, lang).then(
    rules => {
      books.value = new Map(books.value).set(name, rules);
    },
    () => fetching.delete(name),
  );
}

/** The text of a rule; null until the rules are there, or if there is no such rule. */
export function ruleText(rule: string, game: GameId, lang: Lang): string | null {
  const rules = books.value.get(`${game} ${lang}`);
  const key = `${gameWords(game).prefix}-rule-${rule.replaceAll('.', '-')}`;
  return rules === undefined ? null : format(rules.messages, key, null, {});
}

interface RuleProps {
  readonly rule: string;
  readonly game: GameId;
}

/** The id of a rule, which says what the rule says. The texts come when somebody first asks. */
export function RuleHint({ rule, game }: RuleProps) {
  const words = useWords();
  const text = ruleText(rule, game, words.lang) ?? rule;
  return <Tip class="rule-id" label={rule} text={text} onOpen={() => fetchRules(game, words.lang)} />;
}

/** The rule in full, for where somebody has asked for it. */
export function RuleText({ rule, game }: RuleProps) {
  const words = useWords();
  useEffect(() => fetchRules(game, words.lang), [game, words.lang]);
  return <blockquote class="rule-text">{ruleText(rule, game, words.lang) ?? '…'}</blockquote>;
}
