import type { ApiProblem } from '../net/api';
import type { Words } from '../words/words';

/** Why the server said no, in the reader's language where there are words for it. */
export function problemText(problem: ApiProblem, words: Words): string {
  const key = `refused-${problem.code.replaceAll('_', '-')}`;
  return words.has(key) ? words.say(key) : problem.message;
}
