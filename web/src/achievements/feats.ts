/** What can be achieved, and what this browser has: put together for showing. */

import { profile, tick } from '../net/api';
import type { Achievements, FeatInfo } from '../protocol.gen';
import { browserKey } from '../store/keys';
import { keep, kept } from '../store/storage';
import type { Words } from '../words/words';

export const GAME = 'chicken-island'; // the one game that has achievements
export const BY_HAND = 'by_hand'; // the deed that only people can witness

export const nameOf = ({ id }: Pick<FeatInfo, 'id'>, words: Words): string => words.say(`island-achievement-${id}`);

/** What is asked for, as the edition asks for it. */
export const textOf = ({ id, args }: FeatInfo, words: Words): string =>
  words.say(`island-achievement-text-${id}`, args);

export const thingsOf = (things: readonly string[], words: Words): string =>
  things.map(thing => words.name('mode', thing, GAME)).join(', ');

/** When something was earned, as a day. */
export function dayOf({ when }: Achievements, id: string, words: Words): string | null {
  const at = when?.[id];
  return at === undefined ? null : new Intl.DateTimeFormat(words.lang, { dateStyle: 'long' }).format(at * 1000);
}

const SEEN = 'achievements';

/** What has been earned since this browser was last told, by id; from now on it counts as told. */
export function unseen({ earned }: Achievements): readonly string[] {
  const known = kept<readonly string[]>(SEEN, []);
  keep(SEEN, earned);
  return earned.filter(id => !known.includes(id));
}

export const myAchievements = (): Promise<Achievements> => profile(browserKey());

export const tickOff = (feat: string, done: boolean): Promise<Achievements> => tick({ key: browserKey(), feat, done });
