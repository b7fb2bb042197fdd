import { countBits, isPair, lowestBit } from '../../src/core/bits.js';
import { markCandidates, markCells } from '../../src/logic/marks.js';
import { cells, say } from '../../src/logic/message.js';
import { removing, type Strategy } from '../../src/logic/strategy.js';
import { seeingAll } from '../../src/logic/targets.js';
import { cellTruths } from '../../src/logic/truths.js';
import { type Pincers, pincerTerms } from './pincers.js';

/** A pivot xyz sees pincers xz and yz: one of the three is z. */
export const xyzWing: Strategy<Pincers> = {
  id: 'xyz-wing',
  name: 'XYZ-Wing',
  family: 'wings',
  level: 'hard',
  score: 180,

  *find(board, since = -1) {
    const { geometry, digits: left, cellStamps } = board;
    for (let pivot = 0; pivot < geometry.cells; pivot++) {
      const three = left[pivot]!;
      if (countBits(three) !== 3) continue;
      for (let at = geometry.peerStart[pivot]!; at < geometry.peerStart[pivot + 1]!; at++) {
        const a = geometry.peers[at]!;
        if (!isPair(left[a]!) || (left[a]! | three) !== three) continue;
        for (let next = at + 1; next < geometry.peerStart[pivot + 1]!; next++) {
          const b = geometry.peers[next]!;
          if (!isPair(left[b]!) || (left[b]! | three) !== three || left[b] === left[a]) continue;
          if (cellStamps[pivot]! <= since && cellStamps[a]! <= since && cellStamps[b]! <= since) continue;
          const digit = lowestBit(left[a]! & left[b]!);
          const remove = seeingAll(board, digit, [pivot, a, b]);
          if (remove.length === 0) continue;
          const shared = [lowestBit(left[a]! & ~(1 << digit)), lowestBit(left[b]! & ~(1 << digit))] as const;
          yield removing({ pivot, pincers: [a, b], digit, shared }, remove);
        }
      }
    }
  },

  explain({ remove, pattern }) {
    const { pivot, pincers } = pattern;
    const all = [pivot, ...pincers];
    return {
      message: say(
        '{pivot} is {x}, {y} or {z}. If it is {x}, {a} is {z}; if it is {y}, {b} is {z}. So one of {all} is {z}, and what sees all three is not.',
        { ...pincerTerms(pattern), all: cells(all) },
      ),
      marks: [...markCells('pattern', [pivot]), ...markCells('fin', pincers), ...markCandidates('target', remove)],
      truths: cellTruths(all),
    };
  },
};
