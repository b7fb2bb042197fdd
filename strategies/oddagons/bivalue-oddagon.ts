import { bitsOf } from '../../src/core/bits.js';
import { everyOf } from '../../src/core/candidates.js';
import { type BivalueOddLoop, bivalueOddLoops } from '../../src/logic/deadly/bivalue-odd-loops.js';
import { guarded, guardedMessage, oddLoopMessage } from '../../src/logic/deadly/guardians.js';
import { loopLinks } from '../../src/logic/deadly/odd-loops.js';
import { markCandidates, markCells, named } from '../../src/logic/step/marks.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

const LONGEST = 11;

/**
 * Two digits cannot alternate round a loop of odd length, so one of the other candidates in its cells is true.
 * (Discussed on the New Sudoku Players' Forum as bivalue oddagons.)
 */
export const bivalueOddagon: Strategy<BivalueOddLoop> = {
  id: 'bivalue-oddagon',
  name: 'Bivalue Oddagon',
  aliases: ['bivalue loop', 'odd bivalue loop'],
  learnAfter: ['remote-pair', 'unique-loop-1'],
  family: 'oddagons',
  level: 'unfair',
  score: 290,

  *find(board, { since, clock } = {}) {
    for (const loop of bivalueOddLoops(board, LONGEST, false, since, clock)) {
      const hit = guarded(board, loop.guardians, loop);
      if (hit) yield hit;
    }
  },

  explain({ place, remove, pattern: { pair, cells: loop, guardians } }, geometry) {
    const why = oddLoopMessage(pair, loop);
    return {
      message: guardedMessage(why, guardians, { place, remove }),
      marks: [
        ...named('loop', markCells('pattern', loop)),
        ...loopLinks(geometry, loop, ...bitsOf(pair)),
        ...markCandidates('pattern', everyOf(geometry, loop, pair)),
        ...named('guardian', markCandidates('fin', guardians)),
        ...markCandidates('target', remove),
      ],
      truths: cellTruths(loop),
    };
  },
};
