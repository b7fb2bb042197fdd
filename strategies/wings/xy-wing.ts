import { countBits, isPair, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Cell, Geometry } from '../../src/core/geometry.js';
import { type Chain, chainMarks, chainTruths, otherDigit, weakly } from '../../src/logic/chain.js';
import { markCandidates } from '../../src/logic/marks.js';
import { cells, say } from '../../src/logic/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/strategy.js';
import { seeingAll } from '../../src/logic/targets.js';
import { type Pincers, pincerTerms } from './pincers.js';

/** The pattern as a chain, from pincer to pincer. */
function xyWingChain({ pivot, pincers: [a, b], digit, shared: [x, y] }: Pincers, geometry: Geometry): Chain {
  return [
    weakly(geometry.candidate(a, digit)),
    otherDigit(geometry, a, x),
    weakly(geometry.candidate(pivot, x)),
    otherDigit(geometry, pivot, y),
    weakly(geometry.candidate(b, y)),
    otherDigit(geometry, b, digit),
  ];
}

/** A pivot xy sees pincers xz and yz: whichever the pivot is, one pincer is z. */
export const xyWing: Strategy<Pincers> = {
  id: 'xy-wing',
  name: 'XY-Wing',
  aliases: ['Y-Wing', 'bent triple'],
  family: 'wings',
  level: 'hard',
  score: 160,

  *find(board) {
    const { geometry, digits: left } = board;
    const { cells } = geometry;
    for (let a = 0; a < cells; a++) {
      if (!isPair(left[a]!)) continue;
      for (let b = a + 1; b < cells; b++) {
        const two = left[a]! | left[b]!;
        if (!isPair(left[b]!) || countBits(two) !== 3) continue;
        for (let c = b + 1; c < cells; c++) {
          if (!isPair(left[c]!) || (two | left[c]!) !== two || left[c] === left[a] || left[c] === left[b]) continue;
          yield* withPivot(board, a, b, c);
          yield* withPivot(board, b, a, c);
          yield* withPivot(board, c, a, b);
        }
      }
    }
  },

  explain({ remove, pattern }, geometry) {
    const chain = xyWingChain(pattern, geometry);
    return {
      message: say(
        '{pivot} is {x} or {y}. If it is {x}, {a} is {z}; if it is {y}, {b} is {z}. So what sees both {pincers} is not {z}.',
        { ...pincerTerms(pattern), pincers: cells(pattern.pincers) },
      ),
      marks: [...chainMarks(chain), ...markCandidates('target', remove)],
      truths: chainTruths(chain),
    };
  },
};

function* withPivot(board: Markup, pivot: Cell, a: Cell, b: Cell): Generator<Hit<Pincers>, void, void> {
  const { geometry, digits: left } = board;
  if (!geometry.sees(pivot, a) || !geometry.sees(pivot, b)) return;
  const digit = lowestBit(left[a]! & left[b]!);
  const remove = seeingAll(board, digit, [a, b]);
  if (remove.length === 0) return;
  const shared = [lowestBit(left[pivot]! & left[a]!), lowestBit(left[pivot]! & left[b]!)] as const;
  yield removing({ pivot, pincers: [a, b], digit, shared }, remove);
}
