/**
 * Almost hidden sets: digits of a house with one place more than digits. If one of the places takes none of the digits,
 * they fill all the others. All sets of a position are listed once, for every strategy that uses them.
 */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { cellsAt } from '../../core/candidates.js';
import { type CellSet, cellSet } from '../../core/cell-set.js';
import type { Candidate, Cell, House } from '../../core/geometry.js';
import { perHouse } from '../../core/per-house.js';
import { largestSets } from './almost-locked.js';
import { placesOf } from './hidden-subset.js';
import { almostSetsOf, digitRows } from './slices.js';

export interface AlmostHiddenSet {
  readonly house: House;
  readonly digits: Bits;
  readonly cells: readonly Cell[];
  readonly set: CellSet;
}

/** The most sets of digits tried in a house. */
const MOST_TRIED = 3000;

/** Returns the sets of each house, each before its extensions. */
export const almostHiddenSets = (board: Markup): readonly (readonly AlmostHiddenSet[])[] => board.memo(listSets);

const listSets = (board: Markup): readonly (readonly AlmostHiddenSet[])[] =>
  Array.from({ length: board.geometry.houses }, (_, house) => setsInHouse(board, house));

const setsInHouse = perHouse(digitRows, (board, house) =>
  almostHiddenSetsIn(board, house, largestSets(board.geometry.size, MOST_TRIED)),
);

/** Returns the almost hidden sets of a house with up to `most` digits. */
export function almostHiddenSetsIn(board: Markup, house: House, most: number): AlmostHiddenSet[] {
  const { geometry } = board;
  const sets: AlmostHiddenSet[] = [];
  for (const digits of almostSetsOf(digitRows(board, house), geometry.all, most)) {
    const cells = cellsAt(geometry, house, placesOf(board, house, digits));
    sets.push({ house, digits, cells, set: cellSet(geometry, cells) });
  }
  return sets;
}

/** True if a cell common to two sets cannot serve both: it takes no digit that is in both. */
export const isRestricted = ({ digits }: Markup, cell: Cell, a: AlmostHiddenSet, b: AlmostHiddenSet): boolean =>
  (digits[cell]! & a.digits & b.digits) === 0;

const NONE: readonly Candidate[] = [];

/**
 * Returns the eliminations if one of two sets fills its cells: in cells common to both, except `without`, the
 * candidates of neither's digits. Allocates only if there are any.
 */
export function filledByEither(
  { geometry, digits }: Markup,
  a: AlmostHiddenSet,
  b: AlmostHiddenSet,
  without: readonly Cell[],
): readonly Candidate[] {
  let found: Candidate[] | undefined;
  for (let word = 0; word < geometry.words; word++)
    for (let rest = a.set[word]! & b.set[word]!; rest; rest &= rest - 1) {
      const cell = word * 32 + lowestBit(rest);
      if (without.includes(cell)) continue;
      for (let others = digits[cell]! & ~(a.digits | b.digits); others; others &= others - 1)
        (found ??= []).push(geometry.candidate(cell, lowestBit(others)));
    }
  return found ?? NONE;
}
