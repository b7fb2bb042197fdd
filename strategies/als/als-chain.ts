import { type Bits, lowestBit } from '../../src/core/bits.js';
import type { Candidate } from '../../src/core/geometry.js';
import { type AlmostLockedSet, collectSeenByBoth, overlap, type SetIndex, setAt } from '../../src/logic/almost-locked.js';
import { cells, digitSet, lines, say } from '../../src/logic/message.js';
import { type RestrictedCommons, restrictedCommons } from '../../src/logic/restricted-commons.js';
import { removing, type Strategy } from '../../src/logic/strategy.js';
import { digitsOf, setMarks, setTerm, setTruths } from './set.js';
import { SetWalk } from './set-walk.js';

interface Chain {
  readonly sets: readonly AlmostLockedSet[];
  /** The digits of the link from each set to the next. */
  readonly links: readonly Bits[];
}

/** What sets a chain may be made of. */
export interface ChainRules {
  /** Neighbours, and the two ends, may share cells. */
  readonly overlaps: boolean;
  /** Each set stands after the one before it in the list of sets. */
  readonly forwardOnly: boolean;
}

/** Four or more sets, each linked to the next by another digit: what both ends have is in one of them. */
export const alsChainWith = ({ overlaps, forwardOnly }: ChainRules): Strategy<Chain> => ({
  id: 'als-chain',
  name: 'Almost Locked Set Chain',
  aliases: ['ALS chain', 'ALS-XY-Chain'],
  family: 'als',
  level: 'unfair',
  score: 340,

  *find(board) {
    const { geometry } = board;
    const commons = restrictedCommons(board);
    const { sets } = commons;
    const walk = new SetWalk(commons, geometry.size, { overlaps, forwardOnly });
    let remove: Candidate[] = [];
    for (let start = 0; start < sets.count; start++)
      for (let links = sets.digits[start]!; links; links &= links - 1) {
        const first = links & -links;
        walk.from(start, first);
        for (let at = walk.next(); at >= 0; at = walk.next()) {
          const end = walk.setAt(at);
          ...
        }
      }
  },
});
