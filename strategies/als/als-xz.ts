import { type Bits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate } from '../../src/core/geometry.js';
import {
  type AlmostLockedSet,
  type AlmostLockedSets,
  collect,
  collectSeenByBoth,
  type SetIndex,
  setAt,
} from '../../src/logic/sets/almost-locked.js';
import { restrictedCommons } from '../../src/logic/sets/restricted-commons.js';
import { conclusion, digitSet, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { withFewestCells } from './fewest-cells.js';
import { commonLinks, digitsOf, setMarks, setTerm, setTruths } from './set.js';

interface Linked {
  readonly first: AlmostLockedSet;
  readonly second: AlmostLockedSet;
  /** One or two digits. */
  readonly restricted: Bits;
}

/** Two sets linked by a restricted common: one of them does without it and keeps all its other digits. */
export const alsXzWith = (overlaps: boolean): Strategy<Linked> => ({
  id: 'als-xz',
  name: 'Almost Locked Set XZ-Rule',
  aliases: ['ALS-XZ', 'ALS-XZ singly linked', 'ALS-XZ doubly linked'],
  family: 'als',
  level: 'unfair',
  score: 300,

  *find(board) {
    const { geometry } = board;
    const { sets, count, first, second, digits, overlapping } = restrictedCommons(board);
    let remove: Candidate[] = [];
    for (let entry = 0; entry < count; entry++) {
      if (overlapping[entry] && !overlaps) continue;
      const a = first[entry]!;
      const b = second[entry]!;
      const x = digits[entry]! & -digits[entry]!;
      const rest = digits[entry]! & ~x;
      const y = rest & -rest;
      collectSeenByBoth(remove, geometry, sets, a, b, x);
      if (y) {
        collectSeenByBoth(remove, geometry, sets, a, b, y);
        collectLocked(remove, board, sets, a, b, x | y);
        collectLocked(remove, board, sets, b, a, x | y);
      }
      if (remove.length === 0) continue;
      yield removing({ first: setAt(board, sets, a), second: setAt(board, sets, b), restricted: x | y }, remove);
      remove = [];
    }
  },

  explain({ place, remove, pattern: { first, second, restricted } }, geometry) {
    const terms = {
      first: setTerm(first),
      second: setTerm(second),
      restricted: digitSet(restricted),
      conclusion: conclusion({ place, remove }),
    };
    return {
      message:
        restricted & (restricted - 1)
          ? say(
              'Each of {first} and {second} has one digit more than cells, so it lacks one of its digits at most. They can share none of {restricted}, so each lacks one of these and holds all its other digits in its cells: {conclusion}.',
              terms,
            )
          : say(
              'Each of {first} and {second} has one digit more than cells, so it lacks one of its digits at most. {restricted} cannot be in both, and the set without it holds all its other digits. So one of the two holds {common}, which rules out the same either way: {conclusion}.',
              { ...terms, common: digitSet(digitsOf(remove, geometry)) },
            ),
      marks: [
        ...commonLinks(geometry, first, second, restricted),
        ...setMarks(geometry, [first, second], restricted, remove),
      ],
      truths: setTruths([first, second]),
    };
  },
});

export const alsXz = withFewestCells(alsXzWith(true), ({ first, second }) => [first, second]);

/** What a set keeps to itself once it is known to lack one of `without`: from the cells that are not the other set's. */
function collectLocked(
  list: Candidate[],
  { geometry }: Markup,
  { digits, seen, cells }: AlmostLockedSets,
  set: SetIndex,
  other: SetIndex,
  without: Bits,
): void {
  const { size, words } = geometry;
  for (let rest = digits[set]! & ~without; rest; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const at = (set * size + digit) * words;
    for (let word = 0; word < words; word++)
      collect(list, geometry, digit, word, seen[at + word]! & ~cells[other * words + word]!);
  }
}
