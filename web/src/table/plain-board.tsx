import { useWords } from '../store/words';
import type { GameId } from '../words/games';
import type { BoardProps } from './game-table';
import { ViewInWords } from './view-in-words';

/** The board of a game that has no drawn one. */
export function PlainBoard<Id extends GameId>({ game, view }: BoardProps<Id>) {
  return <ViewInWords words={useWords()} game={game} view={view as unknown as Readonly<Record<string, unknown>>} />;
}
