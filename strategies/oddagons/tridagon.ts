import { everyOf } from '../../src/core/candidates.js';
import { excludedByAll, guarded, guardedMessage, tridagonMessage } from '../../src/logic/deadly/guardians.js';
import { type Tridagon, tridagonsOf } from '../../src/logic/deadly/tridagons.js';
import { markCandidates, markCells, markHouses, named } from '../../src/logic/step/marks.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

/**
 * Four boxes in a rectangle, in each a diagonal of three cells, an odd number of the diagonals turned the other way:
 * three digits cannot fill these twelve cells. So one of the other candidates in them, the guardians, is true.
 * (Found in puzzles of mith, 2020 to 2022, on the New Sudoku Players' Forum; also called Thor's hammer.)
 */
export const tridagon: Strategy<Tridagon> = {
  id: 'tridagon',
  name: 'Tridagon',
  aliases: ["Thor's hammer", 'trivalue oddagon', 'triplet oddagon'],
  learnAfter: ['bivalue-oddagon', 'naked-triple'],
  aboutLines: true,
  family: 'oddagons',
  level: 'extreme',
  score: 450,

  *find(board) {
    for (const pattern of tridagonsOf(board, (list) => list.length < 2 || excludedByAll(board, list).length > 0)) {
      const hit = guarded(board, pattern.guardians, pattern);
      if (hit) yield hit;
    }
  },

  explain({ place, remove, pattern: { trio, boxes, cells: twelve, guardians } }, geometry) {
    const why = tridagonMessage(boxes, trio, twelve);
    return {
      message: guardedMessage(why, guardians, { place, remove }),
      marks: [
        ...markHouses('pattern', boxes),
        ...markCells('pattern', twelve),
        ...markCandidates('pattern', everyOf(geometry, twelve, trio)),
        ...named('guardian', markCandidates('fin', guardians)),
        ...markCandidates('target', remove),
      ],
      truths: cellTruths(twelve),
    };
  },
};
