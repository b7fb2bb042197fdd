import { type Bits, bitsOf, countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { candidatesAmong, cellsAt, everyOf } from '../../src/core/candidates.js';
import type { Cell, House } from '../../src/core/geometry.js';
import { crossingHouses } from '../../src/core/houses.js';
import { placesOf } from '../../src/logic/sets/hidden-subset.js';
import { cellRows, setsOf } from '../../src/logic/sets/slices.js';
import { markCandidates, markHouses, markSets } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, houses, letter, say } from '../../src/logic/step/message.js';
import { type Hit, type Introduction, type Level, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths, houseTruths } from '../../src/logic/step/truths.js';

interface AlmostLockedCandidates {
  readonly digits: Bits;
  /** The house of the cells that take all the digits except one. */
  readonly house: House;
  readonly naked: readonly Cell[];
  /** The other house, which has room for the digits only in the crossing and in these cells. */
  readonly crossing: House;
  readonly hidden: readonly Cell[];
}

/**
 * Almost locked candidates: `size` digits, all but one of which fill cells of one house and, likewise, as many cells of
 * a house that crosses it.
 */
const almostLocked = (
  size: number,
  about: Introduction,
  level: Level,
  score: number,
): Strategy<AlmostLockedCandidates> => ({
  ...about,
  aliases: [`almost locked candidates of ${size}`],
  family: 'als',
  level,
  score,

  *find(board, { since = -1 } = {}) {
    const { geometry, houseStamps } = board;
    const found: Hit<AlmostLockedCandidates>[] = [];
    for (const [house, other] of crossingHouses(geometry)) {
      if (houseStamps[house]! <= since && houseStamps[other]! <= since) continue;
      const shared = countBits(geometry.crossings[house * geometry.houses + other]!);
      if (shared < 2 || shared === geometry.size) continue;
      addPatterns(board, house, other, size, found);
      addPatterns(board, other, house, size, found);
      if (found.length > 0) yield* found.splice(0);
    }
  },

  explain({ place, remove, pattern: { digits, house, naked, crossing, hidden } }, geometry) {
    return {
      message: say(
        'In {house}, set {a} ({naked}) has only {digits}, so at most one of these is left for the cells shared with {crossing}. In {crossing}, {digits} are only in these cells and in set {b} ({hidden}). So {b} takes all but one of them and nothing else. The last one is in the shared cells, not in the rest of {house}: {conclusion}.',
        {
          house: houses([house]),
          a: letter(0, naked),
          b: letter(1, hidden),
          naked: cells(naked),
          digits: digitSet(digits),
          crossing: houses([crossing]),
          hidden: cells(hidden),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...markHouses('pattern', [house]),
        ...markHouses('cover', [crossing]),
        ...markSets([naked, hidden]),
        ...markCandidates('pattern', everyOf(geometry, naked, digits)),
        ...markCandidates('target', remove),
      ],
      truths: [...cellTruths(naked), ...houseTruths([crossing], ...bitsOf(digits))],
    };
  },
});

export const almostLockedPair = almostLocked(
  2,
  {
    id: 'almost-locked-pair',
    name: 'Almost Locked Pair',
    learnAfter: ['locked-pair', 'claiming'],
  },
  'hard',
  110,
);
export const almostLockedTriple = almostLocked(
  3,
  {
    id: 'almost-locked-triple',
    name: 'Almost Locked Triple',
    learnAfter: ['almost-locked-pair', 'locked-triple'],
  },
  'hard',
  140,
);
export const almostLockedQuadruple = almostLocked(
  4,
  {
    id: 'almost-locked-quadruple',
    name: 'Almost Locked Quadruple',
    learnAfter: ['almost-locked-triple'],
  },
  'unfair',
  260,
);

/** Adds patterns with their naked cells in one house and their hidden ones in another that crosses it. */
function addPatterns(
  board: Markup,
  house: House,
  crossing: House,
  size: number,
  found: Hit<AlmostLockedCandidates>[],
): void {
  const { geometry, open } = board;
  const { houses: total, crossings } = geometry;
  const beyond = open[house]! & ~crossings[house * total + crossing]!;
  for (const slots of setsOf(cellRows(board, house), beyond, size - 1, { width: size })) {
    const set = digitsAt(board, house, slots);
    const others = placesOf(board, crossing, set) & ~crossings[crossing * total + house]!;
    if (countBits(others) !== size - 1 || !hasPlaceForEach(board, crossing, set)) continue;
    const naked = cellsAt(geometry, house, slots);
    const hidden = cellsAt(geometry, crossing, others);
    const remove = [
      ...candidatesAmong(board, cellsAt(geometry, house, beyond & ~slots), set),
      ...candidatesAmong(board, hidden, geometry.all & ~set),
    ];
    if (remove.length > 0) found.push(removing({ digits: set, house, naked, crossing, hidden }, remove));
  }
}

/** Returns the digits of the cells at some slots of a house. */
function digitsAt({ geometry, digits }: Markup, house: House, slots: Bits): Bits {
  let set = 0;
  for (let rest = slots; rest; rest &= rest - 1) set |= digits[geometry.cellAt(house, lowestBit(rest))]!;
  return set;
}

/** True if none of the digits is placed in the house. */
function hasPlaceForEach({ geometry, slots }: Markup, house: House, set: Bits): boolean {
  for (let rest = set; rest; rest &= rest - 1) if (slots[house * geometry.size + lowestBit(rest)] === 0) return false;
  return true;
}
