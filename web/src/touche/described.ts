/** A cell in words, as a screen reader reads it out. */

import type { ToucheView } from '../protocol.gen';
import type { Words } from '../words/words';
import { footprint, unitPrint, zoneOf } from './farm';
import { blocksOn, markAt, mendedCells, targetsOn } from './pieces';

const GAME = 'touche-poulet';

interface Token {
  readonly unit: string;
  readonly cell: string;
}

const covers =
  (cell: string) =>
  (token: Token): boolean =>
    footprint(token.cell, unitPrint(token.unit)).includes(cell);

/** What lies on each cell of a board: all that the view shows of it, and no more. */
export function describer(view: ToucheView, board: number, words: Words): (cell: string) => string {
  const { shots = [], wrecks = [], fleet = null } = view.boards[board] ?? {};
  const targets = new Map(targetsOn({ view, board }).map(({ cell, seat }) => [cell, seat]));
  const mended = new Set(mendedCells({ view, board }));
  const blocks = blocksOn({ view, board });
  const who = (seat: number) => words.seat(seat, GAME);
  return cell => {
    const mark = markAt(shots, cell);
    const wreck = wrecks.find(covers(cell));
    const unit = fleet?.find(covers(cell));
    const target = targets.get(cell);
    const named = (token: Token) => words.name('unit', token.unit, GAME);
    return [
      cell,
      words.name('zone', zoneOf(cell), GAME),
      unit && named(unit),
      wreck && words.say('farm-cell-wreck', { unit: named(wreck) }),
      mark === 'o' && words.say('touche-word-crater'),
      /\d/.test(mark) && words.say('farm-cell-hit', { player: who(Number(mark) - 1) }),
      mended.has(cell) && words.say('farm-cell-mended'),
      target !== undefined && words.say('farm-cell-target', { player: who(target) }),
      ...blocks
        .filter(block => footprint(block.cell, { width: block.size, height: block.size }).includes(cell))
        .map(block => words.say(`farm-cell-${block.kind}`, { player: who(block.seat) })),
    ]
      .filter(Boolean)
      .join(', ');
  };
}
