/** How things at a table are put into words. */

import type { SeatInfo } from '../protocol.gen';
import type { TableStore, Trouble } from '../store/table';
import { note } from '../ui/saying';
import { type GameId, gameWords } from '../words/games';
import type { SeatNames, Words } from '../words/words';
import type { Explanation } from './context';

/** How the seats are called: people by their names, bots by their level, both with the letter where that is needed. */
export function seatNames(seats: readonly SeatInfo[], game: GameId, words: Words): SeatNames {
  const plain = seats.map(seat => (seat.who === 'bot' ? words.say('table-bot', { level: seat.name }) : seat.name));
  return plain.map((name, at) => {
    const letter = gameWords(game).seats[at] ?? String(at);
    if (!name) return letter;
    return plain.filter(other => other === name).length > 1 ? words.say('table-namesake', { name, letter }) : name;
  });
}

/** The same for a table as it is seen: an army without a seat is the Challenger. */
export function armyNames(
  seats: readonly SeatInfo[],
  view: Readonly<Record<string, unknown>> | null,
  game: GameId,
  words: Words,
): SeatNames {
  const names = seatNames(seats, game, words);
  const armies = (view?.['table'] as { readonly seats?: readonly unknown[] } | undefined)?.seats?.length ?? 0;
  return armies > names.length ? [...names, words.say('draw-island-challenger')] : names;
}

/** Why something was not done. */
export function troubleText(trouble: Trouble, words: Words, game: GameId): string {
  if (trouble === 'not_connected') return words.say('table-not-connected');
  const { rule, message, args, code, sentence } = trouble.refusal;
  if (rule && message) return words.refusal({ rule, message, args: args ?? {} }, game);
  const key = `refused-${code.replaceAll('_', '-')}`;
  return words.has(key) ? words.say(key) : sentence;
}

/** Tells what went wrong, if anything did. */
export function tell(trouble: Trouble | null, words: Words, game: GameId): boolean {
  if (trouble !== null) note(troubleText(trouble, words, game));
  return trouble === null;
}

/** Asks the server why a line is not on offer. */
export async function explain(store: TableStore, line: string, words: Words, game: GameId): Promise<Explanation> {
  const answer = await store.whyNot(line);
  if (answer === null) return { line, rule: null, sentence: words.say('table-on-offer', { line }) };
  if (answer === 'not_connected' || 'refusal' in answer) {
    return { line, rule: null, sentence: troubleText(answer, words, game) };
  }
  return { line, rule: answer.rule, sentence: words.refusal(answer, game) };
}

/** Names in a row: "A", "A and B". */
export function listed(names: readonly string[], words: Words): string {
  return new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(names);
}
