import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useWords } from '../store/words';
import { Banner } from './banner';
import { buttonOf, useFarm } from './context';
import { describer } from './described';
import { COLUMNS, cellAt, cellName, placeName, ROWS, split, unitPrint, zoneBox } from './farm';
import { Ghost, Happening, Outline } from './ghost';
import { Grid } from './grid';
import { BOX, Ground } from './ground';
import type { Offer } from './offers';
import { Blocks, Fleet, Marks, Mended, markAt, OnCell, Pigeons, Targets, Wrecks } from './pieces';
import { FarmPicture } from './sprites';

interface FarmBoardProps {
  readonly board: number;
  /** More that lies on the board. */
  readonly children?: ComponentChildren;
}

/** One player's farm: what is known of it, and where something can be chosen. */
export function FarmBoard({ board, children }: FarmBoardProps) {
  const words = useWords();
  const farm = useFarm();
  const { view, seat, offers } = farm;
  const name =
    board === seat ? words.say('farm-own') : words.say('farm-of', { player: words.seat(board, 'touche-poulet') });
  const describe = useMemo(() => describer(view, board, words), [view, board, words]);
  const aim = offers.boards.get(board);
  return (
    <section class="farm" data-board={board} data-seat={board} aria-label={name} id={boardId(board)}>
      <Banner seat={board} />
      <div class={`farm__board${aim ? ' farm__board--aim' : ''}${view.players[board]?.out ? ' farm__board--out' : ''}`}>
        <svg class="farm__drawing" viewBox={BOX} aria-hidden="true">
          <Ground />
          <Fleet {...{ view, board }} />
          <Wrecks {...{ view, board }} />
          <Marks {...{ view, board }} />
          <Mended {...{ view, board }} />
          <Pigeons {...{ view, board }} />
          <Blocks {...{ view, board }} />
          <Targets {...{ view, board }} />
        </svg>
        <div class="farm__over">
          <Grid board={board} name={name} describe={describe} />
          <ZoneButtons board={board} />
          <EggButtons board={board} />
          {aim && <Aim board={board} aim={aim} />}
        </div>
        <svg class="farm__drawing farm__drawing--over" viewBox={BOX} aria-hidden="true">
          <Ghost board={board} />
          {children}
          <Happening board={board} />
        </svg>
      </div>
    </section>
  );
}

/** Percentages of the board, for what lies over it. */
export const over = (cell: string, { width, height }: { readonly width: number; readonly height: number }) => {
  const { column, row } = cellAt(cell);
  return {
    insetInlineStart: `${(column / COLUMNS) * 100}%`,
    insetBlockStart: `${(row / ROWS) * 100}%`,
    inlineSize: `${(width / COLUMNS) * 100}%`,
    blockSize: `${(height / ROWS) * 100}%`,
  };
};

function ZoneButtons({ board }: { readonly board: number }) {
  const farm = useFarm();
  const here = [...farm.offers.zones].filter(([area]) => split(area).board === board);
  return (
    <>
      {here.map(([area, offer]) => {
        const box = zoneBox(split(area).name);
        return <button key={area} {...buttonOf(farm, offer)} class="farm__zone" style={over(cellName(box), box)} />;
      })}
    </>
  );
}

const ONE = { width: 1, height: 1 };

/** Eggs lie on the wrecks that they come from until somebody buys them; those of who left, in the first row. */
function EggButtons({ board }: { readonly board: number }) {
  const words = useWords();
  const farm = useFarm();
  const { view, offers } = farm;
  const laid = view.eggs.filter(egg => egg.where === 'on_sale' && split(egg.egg).board === board);
  return (
    <>
      {laid.map(({ egg }, at) => {
        const wreck = view.boards[board]?.wrecks.find(one => one.unit === split(egg).name);
        const offer = offers.eggs.get(egg);
        const style = wreck ? over(wreck.cell, unitPrint(wreck.unit)) : over(cellName({ column: at, row: 0 }), ONE);
        const picture = <FarmPicture name="egg" seat={board} />;
        if (offer) {
          return (
            <button key={egg} {...buttonOf(farm, offer)} class="farm__egg farm__egg--lit" style={style}>
              {picture}
            </button>
          );
        }
        const label = words.say('farm-egg-on-sale', { egg: words.name('egg', egg, 'touche-poulet') });
        return (
          <span key={egg} class="farm__egg" style={style} role="img" aria-label={label} title={label}>
            {picture}
          </span>
        );
      })}
    </>
  );
}

/** The whole board is on offer. Who points at a cell of it means that cell as well: one click for two small choices. */
function Aim({ board, aim }: { readonly board: number; readonly aim: Offer }) {
  const farm = useFarm();
  const [cell, setCell] = useState<string | null>(null);
  const shooting = useShooting();
  const cellUnder = (event: MouseEvent & { currentTarget: HTMLElement }): string | null => {
    const box = event.currentTarget.getBoundingClientRect();
    if (!shooting || event.detail === 0 || box.width === 0) return null; // a key chooses the board only
    return cellName({
      column: Math.min(COLUMNS - 1, Math.max(0, Math.floor(((event.clientX - box.left) / box.width) * COLUMNS))),
      row: Math.min(ROWS - 1, Math.max(0, Math.floor(((event.clientY - box.top) / box.height) * ROWS))),
    });
  };
  const bare = (name: string) => markAt(farm.view.boards[board]?.shots ?? [], name) === '.';
  const button = buttonOf(farm, aim);
  return (
    <button
      {...button}
      class="farm__aim"
      onPointerMove={event => {
        const box = event.currentTarget.getBoundingClientRect();
        const column = Math.floor(((event.clientX - box.left) / box.width) * COLUMNS);
        const row = Math.floor(((event.clientY - box.top) / box.height) * ROWS);
        setCell(shooting && event.pointerType === 'mouse' ? cellName({ column, row }) : null);
      }}
      onPointerLeave={() => setCell(null)}
      onClick={event => {
        const under = cellUnder(event);
        if (under === null || !bare(under)) button.onClick();
        else if (!farm.busy) farm.choose(`target ${placeName(board, under)}`);
      }}
    >
      {cell !== null && bare(cell) && (
        <svg class="farm__aimed" viewBox={`0 0 ${COLUMNS * 40} ${ROWS * 40}`} aria-hidden="true">
          <OnCell name="target" cell={cell} seat={farm.seat} class="ghost__piece" />
          <Outline cell={cell} class="outline--pointed" />
        </svg>
      )}
      <span class="farm__aim-name">{aim.sentence}</span>
    </button>
  );
}

/** Whether the next small choice is a single cell. */
function useShooting(): boolean {
  const { view } = useFarm();
  return /^(attack|bonus)_board\b/.test(view.pending.at(-1) ?? '');
}

export const boardId = (seat: number): string => `farm-board-${seat}`;
