/** As many digits as cells: locked candidates, naked, locked and hidden subsets. */
import type { Markup } from '../../../src/core/board.js';
import type { Candidate, Cell, House, HouseKind } from '../../../src/core/geometry.js';
import {
  both,
  candidatesIn,
  choices,
  type Definition,
  digitsOf,
  digitsOfAll,
  openIn,
  placesIn,
  type Removal,
  seeingAll,
  upTo,
  without,
} from './plain.js';

/**
 * Locked candidates: two or more places of a digit in one house all lie in a second house, so the rest of the second
 * loses it.
 */
export const lockedCandidates = (...kinds: readonly HouseKind[]): Definition =>
  function* (board) {
    const { geometry } = board;
    for (const from of geometry.housesOf(...kinds))
      for (const digit of upTo(geometry.size)) {
        const places = placesIn(board, from, digit);
        if (places.length < 2) continue;
        for (const to of without(geometry.commonHouses(places), [from]))
          yield candidatesIn(board, without(placesIn(board, to, digit), places), [digit]);
      }
  };

/**
 * Common peers: a cell sees two or more places of a digit in a house, all of them, and shares no house with all. It
 * loses the digit.
 */
export function* commonPeers(board: Markup): Generator<Removal, void, void> {
  const { geometry } = board;
  for (const house of upTo(geometry.houses))
    for (const digit of upTo(geometry.size)) {
      const places = placesIn(board, house, digit);
      if (places.length < 2) continue;
      for (const candidate of seeingAll(board, digit, places))
        if (geometry.commonHouses([...places, geometry.cellOf(candidate)]).length === 0) yield [candidate];
    }
}

interface NakedSet {
  readonly cells: readonly Cell[];
  readonly removal: Removal;
}

/**
 * Naked sets: `size` cells of a house have `size` digits, so no other cell of a house that holds them all takes these.
 */
function* nakedSets(board: Markup, size: number): Generator<NakedSet, void, void> {
  const { geometry } = board;
  for (const house of upTo(geometry.houses))
    for (const cells of choices(openIn(board, house), size)) {
      const digits = digitsOfAll(board, cells);
      if (digits.length !== size) continue;
      const others = geometry.commonHouses(cells).flatMap((common) => without(openIn(board, common), cells));
      yield { cells, removal: candidatesIn(board, [...new Set(others)], digits) };
    }
}

/** True if the set lies in a box and removes candidates both inside and outside it. */
const isLocked = ({ geometry }: Markup, { cells, removal }: NakedSet): boolean => {
  const inBox = (candidate: Candidate, box: House): boolean => geometry.holds(box, geometry.cellOf(candidate));
  return geometry
    .commonHouses(cells)
    .filter((house) => geometry.houseKinds[house] === 'box')
    .some((box) => [true, false].every((side) => removal.some((candidate) => inBox(candidate, box) === side)));
};

/** Naked sets, except locked ones. */
export const nakedSubsets = (size: number): Definition =>
  function* (board) {
    for (const set of nakedSets(board, size)) if (!isLocked(board, set)) yield set.removal;
  };

export const lockedSubsets = (size: number): Definition =>
  function* (board) {
    for (const set of nakedSets(board, size)) if (isLocked(board, set)) yield set.removal;
  };

export const nakedOrLockedSubsets = (size: number): Definition =>
  function* (board) {
    for (const { removal } of nakedSets(board, size)) yield removal;
  };

/** Hidden sets: `size` digits have `size` places in a house, so these cells take nothing else. */
export const hiddenSubsets = (size: number): Definition =>
  function* (board) {
    const { geometry } = board;
    for (const house of upTo(geometry.houses)) {
      const left = upTo(geometry.size).filter((digit) => placesIn(board, house, digit).length > 0);
      for (const digits of choices(left, size)) {
        const cells = openIn(board, house).filter((cell) => both(digitsOf(board, cell), digits).length > 0);
        if (cells.length === size) yield candidatesIn(board, cells, without(upTo(geometry.size), digits));
      }
    }
  };
