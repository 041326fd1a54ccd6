import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardProps } from '../table/game-table';
import type { Words } from '../words/words';
import type { Cards } from './cards';
import type { Choosing } from './choosing';

/** What all parts of the island table share. */
export interface AtIsland extends BoardProps<'chicken-island'> {
  readonly words: Words;
  readonly cards: Cards;
  readonly choosing: Choosing;
}

export const IslandContext = createContext<AtIsland | null>(null);

export function useIsland(): AtIsland {
  const island = useContext(IslandContext);
  if (island === null) throw new Error('this belongs to an island');
  return island;
}
