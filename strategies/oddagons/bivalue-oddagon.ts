import { everyOf } from '../../src/logic/among.js';
import { guarded, guardedMessage } from '../../src/logic/guardians.js';
import { markCandidates, markCells } from '../../src/logic/marks.js';
import { cells, count, digitSet, say } from '../../src/logic/message.js';
import { type BivalueOddLoop, bivalueOddLoops } from '../../src/logic/odd-loops.js';
import type { Strategy } from '../../src/logic/strategy.js';
import { cellTruths } from '../../src/logic/truths.js';

const LONGEST = 11;

/**
 * Two digits cannot alternate round a loop of odd length, so one of the other candidates in its cells is true.
 * (Discussed on the New Sudoku Players' Forum as bivalue oddagons.)
 */
export const bivalueOddagon: Strategy<BivalueOddLoop> = {
  id: 'bivalue-oddagon',
  name: 'Bivalue Oddagon',
  aliases: ['bivalue loop', 'odd bivalue loop'],
  family: 'oddagons',
  level: 'unfair',
  score: 290,

  *find(board) {
    for (const loop of bivalueOddLoops(board, LONGEST)) {
      const hit = guarded(board, loop.guardians, loop);
      if (hit) yield hit;
    }
  },

  explain({ place, remove, pattern: { pair, cells: loop, guardians } }, geometry) {
    const why = say('{pair} cannot alternate round the loop of {length} cells {loop}', {
      pair: digitSet(pair),
      loop: cells(loop),
      length: count(loop.length),
    });
    return {
      message: guardedMessage(why, guardians, { place, remove }),
      marks: [
        ...markCells('pattern', loop),
        ...markCandidates('pattern', everyOf(geometry, loop, pair)),
        ...markCandidates('fin', guardians),
        ...markCandidates('target', remove),
      ],
      truths: cellTruths(loop),
    };
  },
};
