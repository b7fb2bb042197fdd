import type { Bits } from '../../src/core/bits.js';
import { addCell, cellSet } from '../../src/core/cell-set.js';
import type { Candidate, Cell } from '../../src/core/geometry.js';
import { candidatesAmong, everyOf } from '../../src/logic/among.js';
import { guarded, guardedMessage } from '../../src/logic/guardians.js';
import { markCandidates, markCells } from '../../src/logic/marks.js';
import { cells, count, digitSet, say } from '../../src/logic/message.js';
import { oddLoops } from '../../src/logic/odd-loops.js';
import type { Strategy } from '../../src/logic/strategy.js';
import { cellTruths } from '../../src/logic/truths.js';

interface BivalueOddagon {
  readonly pair: Bits;
  readonly loop: readonly Cell[];
  readonly guardians: readonly Candidate[];
}

const LONGEST = 11;

/**
 * Two digits cannot alternate round a loop of odd length, so one of the other candidates in its cells is true.
 * (Discussed on the New Sudoku Players' Forum as bivalue oddagons.)
 */
export const bivalueOddagon: Strategy<BivalueOddagon> = {
  id: 'bivalue-oddagon',
  name: 'Bivalue Oddagon',
  aliases: ['bivalue loop', 'odd bivalue loop'],
  family: 'oddagons',
  level: 'unfair',
  score: 290,

  *find(board) {
    const { geometry, digits } = board;
    for (let low = 0; low < geometry.size; low++)
      for (let high = low + 1; high < geometry.size; high++) {
        const pair = (1 << low) | (1 << high);
        const set = cellSet(geometry);
        let bare = 0;
        for (let cell = 0; cell < geometry.cells; cell++) {
          if ((digits[cell]! & pair) !== pair) continue;
          addCell(set, cell);
          if (digits[cell] === pair) bare++;
        }
        if (bare < 2) continue;
        const extras = (cell: Cell): Candidate[] => candidatesAmong(board, [cell], ~pair);
        for (const { cells: loop, guardians } of oddLoops(board, set, LONGEST, (_, cell) => extras(cell))) {
          const pattern = { pair, loop, guardians };
          const hit = guarded(board, guardians, pattern);
          if (hit) yield hit;
        }
      }
  },

  explain({ place, remove, pattern: { pair, loop, guardians } }, geometry) {
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
