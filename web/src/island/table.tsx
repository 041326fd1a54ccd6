import './island.css';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useWords } from '../store/words';
import type { GameTable } from '../table/game-table';
import { Banners } from './banner';
import { useCards } from './cards';
import { type Props, useChoosing } from './choosing';
import { Combat } from './combat';
import { IslandContext } from './context';
import { Detail } from './detail';
import { useFocus } from './focus';
import { Hand } from './hand';
import { Lineup } from './lineup';
import { IslandMap } from './map';
import { useMotion } from './motion';
import { Sprite } from './pictures';
import { Piles } from './piles';
import { Popover } from './popover';
import { Tray } from './tray';

function useAll(props: Props) {
  const words = useWords();
  return { ...props, words, cards: useCards(props.setup), choosing: useChoosing(props, words) };
}

/** The island with everything that one plays with: Banners and lineup beside it, the own hand below. */
function Board(props: Props) {
  const island = useAll(props);
  const root = useRef<HTMLDivElement>(null);
  const hovered = useSignal<string | null>(null);
  useMotion(props, root);
  useFocus(props, root);
  return (
    <IslandContext.Provider value={island}>
      <div class="isle" ref={root}>
        <Sprite />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div class="isle__beside" tabIndex={0}>
          <Banners />
          <Lineup />
        </div>
        <div class="isle__middle">
          <Combat />
          <div class="stage">
            <div class="stage__sea">
              <IslandMap hovered={hovered} />
            </div>
            <Detail hovered={hovered} />
            <Popover />
          </div>
          <Tray />
          <Hand />
        </div>
      </div>
    </IslandContext.Provider>
  );
}

/** What is looked up now and then. */
function Aside(props: Props) {
  const island = useAll(props);
  return (
    <IslandContext.Provider value={island}>
      <Piles />
    </IslandContext.Provider>
  );
}

/** Every option is on the island, in the hand, in the lineup or in the tray. */
export const table: GameTable<'chicken-island'> = { Board, Aside, covers: () => true };
