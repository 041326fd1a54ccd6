import { openTable } from '../net/api';
import { go } from '../shell/router';
import { browserKey, holdTable, randomToken } from '../store/keys';
import { settings } from '../store/settings';

/** Opens the table of a guided game and goes there; the server brings everything that it needs. */
export async function openLesson(game: string, lesson: string, code = ''): Promise<void> {
  const { name } = settings.value;
  const made = await openTable({
    game,
    lesson,
    seats: [name ? { who: 'me', name } : { who: 'me' }, { who: 'bot' }],
    word: randomToken(),
    key: browserKey(),
    talk: false,
    ...(code ? { code } : {}),
  });
  holdTable(made);
  go(`/t/${made.table}`);
}
