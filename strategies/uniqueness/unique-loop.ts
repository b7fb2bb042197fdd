/** Unique loops of six and more cells, types 1 to 4; those of four are rectangles. */
import type { Markup } from '../../src/core/board.js';
import { type UniqueLoop, uniqueLoops } from '../../src/logic/deadly/unique-loops.js';
import { cells, digitSet, say } from '../../src/logic/step/message.js';
import { type DeadlyKind, type1, type2, type3, type4 } from './types.js';

const RECTANGLE = 4;

const loopKind: DeadlyKind<UniqueLoop> = {
  id: 'unique-loop',
  name: 'Unique Loop',
  short: 'UL',
  learnAfter: {
    1: ['unique-rectangle-1', 'remote-pair'],
    2: ['unique-loop-1', 'unique-rectangle-2'],
    3: ['unique-loop-1', 'unique-rectangle-3'],
    4: ['unique-loop-1', 'unique-rectangle-4'],
  },
  part: 'loop',
  level: 'hard',
  score: 110,
  patternsOf: (board) => board.memo(loopsOf),
  why: (loop) =>
    say(
      'If the loop {cells} held only {pair}, these two digits could be exchanged all the way round, and the puzzle would have two solutions.',
      {
        cells: cells(loop.cells),
        pair: digitSet(loop.pair),
      },
    ),
};

export const uniqueLoop1 = type1(loopKind);
export const uniqueLoop2 = type2(loopKind);
export const uniqueLoop3 = type3(loopKind);
export const uniqueLoop4 = type4(loopKind);

/** Returns the loops, short ones first. */
const loopsOf = (board: Markup): readonly UniqueLoop[] =>
  [...uniqueLoops(board)]
    .filter(({ cells: { length } }) => length > RECTANGLE)
    .sort((a, b) => a.cells.length - b.cells.length);
