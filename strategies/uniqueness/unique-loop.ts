/** Unique loops of six and more cells, types 1 to 4; those of four are rectangles. */
import type { Bits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Cell } from '../../src/core/geometry.js';
import { perPosition } from '../../src/core/per-position.js';
import { uniqueLoops } from '../../src/logic/deadly/unique-loops.js';
import { cells, digitSet, say } from '../../src/logic/step/message.js';
import type { DeadlyKind, DeadlyPattern } from './deadly-pattern.js';
import { type1 } from './type-1.js';
import { type2 } from './type-2.js';
import { type3 } from './type-3.js';
import { type4 } from './type-4.js';

interface Loop extends DeadlyPattern {
  readonly pair: Bits;
}

const RECTANGLE = 4;

const loopKind: DeadlyKind<Loop> = {
  id: 'unique-loop',
  name: 'Unique Loop',
  short: 'UL',
  level: 'hard',
  score: 110,
  freeSubsets: true,
  patternsOf: perPosition(loopsOf),
  why: (loop) =>
    say(
      'If the loop {cells} held only {pair}, these two could be exchanged all the way round and the puzzle would have two solutions.',
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

/** Each loop once, whatever its start and direction; short ones first. */
function loopsOf(board: Markup): readonly Loop[] {
  const found = new Map<string, Loop>();
  const ascending = (list: readonly Cell[]): Cell[] => [...list].sort((a, b) => a - b);
  for (const { cells: path, pair, extra } of uniqueLoops(board)) {
    if (path.length === RECTANGLE) continue;
    const own = ascending(path);
    const key = `${own.join()} ${pair}`;
    if (!found.has(key)) found.set(key, { cells: own, sets: own.map(() => pair), extra: ascending(extra), pair });
  }
  return [...found.values()].sort((a, b) => a.cells.length - b.cells.length);
}
