/** Locked candidates and subsets that a trial with clues follows when singles and clues say nothing more. */
import { type Bits, bitsOf, countBits, lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { candidatesAmong, cellsAt, placesAt } from '../../core/candidates.js';
import type { Candidate, Digit, House } from '../../core/geometry.js';
import { seeingAll } from '../../core/seeing.js';
import { placesOf } from '../sets/hidden-subset.js';
import { hiddenSets, nakedSets } from '../sets/slices.js';
import type { Need } from '../step/truths.js';

/**
 * Needs that keep some candidates to themselves, which rules others out: a digit of a house, as many cells as they have
 * digits, or as many digits of a house as they have places.
 */
export interface LockedNeeds {
  readonly needs: readonly Need[];
  readonly kept: readonly Candidate[];
  readonly removed: readonly Candidate[];
}

/** The most cells, or digits, of a subset. On 9×9 the others of its house are a subset as well, and one of both is so small. */
const MOST_IN_SUBSET = 4;

/** Returns the next locked digit, or else the next subset, smallest first, in houses that have changed since the stamp. */
export function lockedNeeds(board: Markup, since: Stamp): LockedNeeds | undefined {
  const { geometry, houseStamps } = board;
  for (let house = 0; house < geometry.houses; house++) {
    if (houseStamps[house]! <= since) continue;
    const locked = lockedDigit(board, house);
    if (locked) return locked;
  }
  for (let size = 2; size <= MOST_IN_SUBSET; size++)
    for (let house = 0; house < geometry.houses; house++) {
      if (houseStamps[house]! <= since) continue;
      const subset = subsetIn(board, house, size);
      if (subset) return subset;
    }
  return undefined;
}

function lockedDigit(board: Markup, house: House): LockedNeeds | undefined {
  for (const locked of lockedDigits(board, house)) return locked;
  return undefined;
}

/** Yields the digits of a house whose places are all seen from another place. */
export function* lockedDigits(board: Markup, house: House): Generator<LockedNeeds, void, void> {
  const { geometry, slots } = board;
  for (let digit = 0; digit < geometry.size; digit++) {
    const places = slots[house * geometry.size + digit]!;
    if (!isSeenFromAll(board, house, digit)) continue;
    const kept = placesAt(geometry, house, places, digit);
    const removed = seeingAll(
      board,
      digit,
      kept.map((candidate) => geometry.cellOf(candidate)),
    );
    yield { needs: [{ kind: 'house', house, digit }], kept, removed };
  }
}

/** True if a digit has several places in a house, and another place from which all of these are seen. */
function isSeenFromAll({ geometry, slots, places }: Markup, house: House, digit: Digit): boolean {
  const { size, words, peerSets } = geometry;
  const own = slots[house * size + digit]!;
  if ((own & (own - 1)) === 0) return false;
  for (let word = 0; word < words; word++) {
    let seeing = places[digit * words + word]!;
    for (let rest = own; rest && seeing; rest &= rest - 1)
      seeing &= peerSets[geometry.cellAt(house, lowestBit(rest)) * words + word]!;
    if (seeing) return true;
  }
  return false;
}

function subsetIn(board: Markup, house: House, size: number): LockedNeeds | undefined {
  for (const subset of subsetsIn(board, house, size)) return subset;
  return undefined;
}

/** Yields the subsets of a size in a house that rule candidates out. */
export function* subsetsIn(board: Markup, house: House, size: number): Generator<LockedNeeds, void, void> {
  const { geometry, open } = board;
  if (countBits(open[house]!) < 2 * size) return;
  for (const slots of nakedSets(board, house, size)) {
    const digits = digitsIn(board, house, slots);
    const others = geometry.all & ~slots;
    if ((digits & digitsIn(board, house, others)) === 0) continue;
    const cells = cellsAt(geometry, house, slots);
    yield {
      needs: cells.map((cell): Need => ({ kind: 'cell', cell })),
      kept: candidatesAmong(board, cells, digits),
      removed: candidatesAmong(board, cellsAt(geometry, house, others), digits),
    };
  }
  for (const digits of hiddenSets(board, house, size)) {
    const places = placesOf(board, house, digits);
    const others = digitsIn(board, house, places) & ~digits;
    if (others === 0) continue;
    const cells = cellsAt(geometry, house, places);
    yield {
      needs: bitsOf(digits).map((digit): Need => ({ kind: 'house', house, digit })),
      kept: candidatesAmong(board, cells, digits),
      removed: candidatesAmong(board, cells, others),
    };
  }
}

/** Returns the candidates of some slots of a house together. */
function digitsIn({ geometry, digits }: Markup, house: House, slots: Bits): Bits {
  let all = 0;
  for (let rest = slots; rest; rest &= rest - 1) all |= digits[geometry.cellAt(house, lowestBit(rest))]!;
  return all;
}
