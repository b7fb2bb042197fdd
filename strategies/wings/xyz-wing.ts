import { bitsFrom, countBits } from '../../src/core/bits.js';
import { bivalueCells } from '../../src/core/candidates.js';
import { type Pincers, pincersHit, pincerTerms } from '../../src/logic/sets/pincers.js';
import { markCandidates, markCells, markLink, named } from '../../src/logic/step/marks.js';
import { anyDigit, conclusion, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

/** A pivot xyz sees pincers xz and yz: one of the three is z. */
export const xyzWing: Strategy<Pincers> = {
  id: 'xyz-wing',
  name: 'XYZ-Wing',
  learnAfter: ['xy-wing'],
  family: 'wings',
  level: 'hard',
  score: 180,

  *find(board, { since = -1 } = {}) {
    const { geometry, digits: left, cellStamps } = board;
    const pairs = bivalueCells(board);
    for (let pivot = 0; pivot < geometry.cells; pivot++) {
      const three = left[pivot]!;
      if (countBits(three) !== 3) continue;
      for (let i = 0; i < pairs.length; i++) {
        const a = pairs[i]!;
        if ((left[a]! | three) !== three || !geometry.sees(pivot, a)) continue;
        for (let j = i + 1; j < pairs.length; j++) {
          const b = pairs[j]!;
          if ((left[b]! | three) !== three || left[b] === left[a] || !geometry.sees(pivot, b)) continue;
          if (cellStamps[pivot]! <= since && cellStamps[a]! <= since && cellStamps[b]! <= since) continue;
          const hit = pincersHit(board, pivot, a, b);
          if (hit) yield hit;
        }
      }
    }
  },

  explain({ place, remove, pattern }, geometry) {
    const { pivot, pincers, digit, shared } = pattern;
    const all = [pivot, ...pincers];
    return {
      message: say(
        '{pivot} is {options}. If it is {x}, {a} is {z}; if it is {y}, {b} is {z}. So one of these three cells is {z}. Cells that see all three are not {z}: {conclusion}.',
        {
          ...pincerTerms(pattern),
          options: anyDigit(bitsFrom([digit, ...shared])),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...named('pivot', markCells('pattern', [pivot])),
        ...named('pincer', markCells('fin', pincers)),
        ...pincers.flatMap((cell, index) => {
          const here = [geometry.candidate(cell, shared[index]!)];
          return [
            markLink([geometry.candidate(pivot, shared[index]!)], here, false),
            markLink(here, [geometry.candidate(cell, digit)], true),
          ];
        }),
        ...markCandidates(
          'on',
          all.map((cell) => geometry.candidate(cell, digit)),
        ),
        ...markCandidates('target', remove),
      ],
      truths: cellTruths(all),
    };
  },
};
