import { type Bits, isSingle } from '../../src/core/bits.js';
import type { Candidate } from '../../src/core/geometry.js';
import { type AlmostLockedSet, collectSeenByBoth, overlap, setAt } from '../../src/logic/sets/almost-locked.js';
import { laterPartners, restrictedCommons } from '../../src/logic/sets/restricted-commons.js';
import { conclusion, digitSet, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { withFewestCells } from './fewest-cells.js';
import { commonLinks, digitsOf, setMarks, setTerm, setTruths } from './set.js';

interface Wing {
  readonly stem: AlmostLockedSet;
  readonly wings: readonly [AlmostLockedSet, AlmostLockedSet];
  /** What links the stem to each wing. */
  readonly restricted: readonly [Bits, Bits];
}

/** Two sets linked to a third one by different digits: one of the two does without its link and keeps all the rest. */
export const alsXyWingWith = (overlaps: boolean): Strategy<Wing> => ({
  id: 'als-xy-wing',
  name: 'Almost Locked Set XY-Wing',
  aliases: ['ALS-XY-Wing'],
  family: 'als',
  level: 'unfair',
  score: 320,

  *find(board) {
    const { geometry } = board;
    const commons = restrictedCommons(board);
    const { sets, count, first, second, digits, overlapping } = commons;
    const partners = new Int32Array(count);
    let remove: Candidate[] = [];
    for (let entry = 0; entry < count; entry++) {
      if (overlapping[entry] && !overlaps) continue;
      const found = laterPartners(commons, entry, partners);
      for (let i = 0; i < found; i++) {
        const partner = partners[i]!;
        const links = digits[entry]! | digits[partner]!;
        if (isSingle(links) || (overlapping[partner] && !overlaps)) continue;
        const stem = first[partner] === first[entry] ? first[entry]! : second[entry]!;
        const a = first[entry]! + second[entry]! - stem;
        const b = first[partner]! + second[partner]! - stem;
        if (!(sets.digits[a]! & sets.digits[b]! & ~links) || (!overlaps && overlap(sets, geometry.words, a, b)))
          continue;
        collectSeenByBoth(remove, geometry, sets, a, b, links);
        if (remove.length === 0) continue;
        yield removing(
          {
            stem: setAt(board, sets, stem),
            wings: [setAt(board, sets, a), setAt(board, sets, b)],
            restricted: [digits[entry]!, digits[partner]!],
          },
          remove,
        );
        remove = [];
      }
    }
  },

  explain({ place, remove, pattern: { stem, wings, restricted } }, geometry) {
    return {
      message: say(
        'Each of {stem}, {first} and {second} has one digit more than cells, so it lacks one of its digits at most. The first set cannot share {x} with the second nor {y} with the third. It holds {x}, and the second lacks that, or it holds {y}, and the third lacks that. A set that lacks its link holds all its other digits. So the second or the third holds {common}, which rules out the same either way: {conclusion}.',
        {
          stem: setTerm(stem),
          x: digitSet(restricted[0]),
          first: setTerm(wings[0]),
          y: digitSet(restricted[1]),
          second: setTerm(wings[1]),
          common: digitSet(digitsOf(remove, geometry)),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...wings.flatMap((wing, index) => commonLinks(geometry, stem, wing, restricted[index]!)),
        ...setMarks(geometry, [wings[0], stem, wings[1]], restricted[0] | restricted[1], remove),
      ],
      truths: setTruths([stem, ...wings]),
    };
  },
});

export const alsXyWing = withFewestCells(alsXyWingWith(true), ({ stem, wings }) => [stem, ...wings]);
