import { bitsFrom, countBits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { bivalueCells } from '../../src/core/candidates.js';
import type { Cell, Geometry } from '../../src/core/geometry.js';
import { type Chain, casesMarks, chainTruths, linkToOtherDigit, weakLinkTo } from '../../src/logic/links/chain.js';
import { type Pincers, pincersHit, pincerTerms } from '../../src/logic/sets/pincers.js';
import { markCandidates, markCells, named } from '../../src/logic/step/marks.js';
import { anyDigit, conclusion, say } from '../../src/logic/step/message.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';

/** The pattern as a chain, from pincer to pincer. */
function xyWingChain({ pivot, pincers: [a, b], digit, shared: [x, y] }: Pincers, geometry: Geometry): Chain {
  return [
    weakLinkTo(geometry.candidate(a, digit)),
    linkToOtherDigit(geometry, a, x),
    weakLinkTo(geometry.candidate(pivot, x)),
    linkToOtherDigit(geometry, pivot, y),
    weakLinkTo(geometry.candidate(b, y)),
    linkToOtherDigit(geometry, b, digit),
  ];
}

/** A pivot xy sees pincers xz and yz: whichever the pivot is, one pincer is z. */
export const xyWing: Strategy<Pincers> = {
  id: 'xy-wing',
  name: 'XY-Wing',
  aliases: ['Y-Wing', 'bent triple'],
  learnAfter: ['naked-triple', 'skyscraper'],
  family: 'wings',
  level: 'hard',
  score: 160,

  *find(board, { since = -1 } = {}) {
    const { geometry, digits: left, cellStamps } = board;
    const cells = bivalueCells(board);
    for (let i = 0; i < cells.length; i++)
      for (let j = i + 1; j < cells.length; j++) {
        const a = cells[i]!;
        const b = cells[j]!;
        const two = left[a]! | left[b]!;
        if (countBits(two) !== 3) continue;
        const third = left[a]! ^ left[b]!;
        const isNew = cellStamps[a]! > since || cellStamps[b]! > since;
        const isJoined = geometry.sees(a, b);
        for (let k = j + 1; k < cells.length; k++) {
          const c = cells[k]!;
          if (left[c] !== third || (!isNew && cellStamps[c]! <= since)) continue;
          const seesA = geometry.sees(a, c);
          const seesB = geometry.sees(b, c);
          if (isJoined && seesA) yield* inWing(board, a, b, c);
          if (isJoined && seesB) yield* inWing(board, b, a, c);
          if (seesA && seesB) yield* inWing(board, c, a, b);
        }
      }
  },

  explain({ place, remove, pattern }, geometry) {
    const chain = xyWingChain(pattern, geometry);
    return {
      message: say(
        '{pivot} is {options}. If it is {x}, {a} is {z}; if it is {y}, {b} is {z}. So one of {pincers} is {z}. Cells that see both are not {z}: {conclusion}.',
        {
          ...pincerTerms(pattern),
          options: anyDigit(bitsFrom(pattern.shared)),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...named('pivot', markCells('pattern', [pattern.pivot])),
        ...named('pincer', markCells('fin', pattern.pincers)),
        ...casesMarks(
          pattern.shared.map((digit, at) => [
            geometry.candidate(pattern.pivot, digit),
            geometry.candidate(pattern.pincers[at]!, digit),
            geometry.candidate(pattern.pincers[at]!, pattern.digit),
          ]),
        ),
        ...markCandidates('target', remove),
      ],
      truths: chainTruths(chain),
    };
  },
};

function* inWing(board: Markup, pivot: Cell, a: Cell, b: Cell): Generator<Hit<Pincers>, void, void> {
  const hit = pincersHit(board, pivot, a, b);
  if (hit) yield hit;
}
