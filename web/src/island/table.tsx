import type { GameTable } from '../table/game-table';
import { PlainBoard } from '../table/plain-board';

export const table: GameTable<'chicken-island'> = { Board: PlainBoard };
