import { countBits } from '../../src/core/bits.js';
import { crossingHouses } from '../../src/core/houses.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, houses, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { inCrossing, type SueDeCoq } from './crossing.js';

/** Cells where a line and a box (or extra houses) cross, with some of either, that have as many digits as cells altogether. */
export const sueDeCoq: Strategy<SueDeCoq> = {
  id: 'sue-de-coq',
  name: 'Sue de Coq',
  aliases: ['two-sector disjoint subset', 'SDC'],
  family: 'rank-zero',
  level: 'unfair',
  score: 250,

  *find(board, since = -1) {
    const { geometry, houseStamps } = board;
    const { houses: count, crossings, size } = geometry;
    for (const [line, box] of crossingHouses(geometry)) {
      const shared = countBits(crossings[line * count + box]!);
      if (houseStamps[line]! <= since && houseStamps[box]! <= since) continue;
      if (shared > 1 && shared < size) yield* inCrossing(board, line, box);
    }
  },

  explain({ place, remove, pattern: { line, box, crossing, inLine, inBox, digits, candidates } }) {
    const [middle, ofLine, ofBox] = digits;
    return {
      message: say(
        'Where {line} and {box} cross, {middle} are left for {crossing}; in the rest of {line}, {ofLine} for {inLine}; in the rest of {box}, {ofBox} for {inBox}. That is as many digits as cells, and none can come twice, so these cells use all of them up: {conclusion}.',
        {
          line: houses([line]),
          box: houses([box]),
          crossing: cells(crossing),
          middle: digitSet(middle),
          inLine: cells(inLine),
          ofLine: digitSet(ofLine),
          inBox: cells(inBox),
          ofBox: digitSet(ofBox),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...markCandidates('pattern', candidates), ...markCandidates('target', remove)],
      truths: cellTruths([...crossing, ...inLine, ...inBox]),
    };
  },
};
