/**
 * Almost hidden sets: digits of a house that have one place more there than they are. If one of the places takes none
 * of the digits, they fill all the others. All of a position are listed once, for every strategy that builds on them.
 */
import { type Bits, countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { cellsAt } from '../../core/candidates.js';
import { type CellSet, cellSet } from '../../core/cell-set.js';
import type { Candidate, Cell, House } from '../../core/geometry.js';
import { perPosition } from '../../core/per-position.js';
import { largestSets } from './set-size.js';

export interface AlmostHiddenSet {
  readonly house: House;
  readonly digits: Bits;
  readonly cells: readonly Cell[];
  readonly set: CellSet;
}

/** Sets of digits that are tried in a house. */
const MOST_TRIED = 3000;

/** The sets of each house, each before its extensions. */
export const almostHiddenSetsIn: (board: Markup) => readonly (readonly AlmostHiddenSet[])[] = perPosition((board) =>
  Array.from({ length: board.geometry.houses }, (_, house) => setsOf(board, house)),
);

function setsOf({ geometry, slots }: Markup, house: House): AlmostHiddenSet[] {
  const { size } = geometry;
  const most = largestSets(size, MOST_TRIED);
  const found: AlmostHiddenSet[] = [];
  const extend = (from: number, chosen: Bits, count: number, union: Bits): void => {
    for (let digit = from; digit < size && count < most; digit++) {
      const places = slots[house * size + digit]!;
      if (!places) continue;
      const wider = union | places;
      const digits = chosen | (1 << digit);
      if (countBits(wider) === count + 2) {
        const cells = cellsAt(geometry, house, wider);
        found.push({ house, digits, cells, set: cellSet(geometry, cells) });
      }
      extend(digit + 1, digits, count + 1, wider);
    }
  };
  extend(0, 0, 0, 0);
  return found;
}

/** Whether a cell that two sets have cannot serve both: it takes no digit that is in both. */
export const isRestricted = ({ digits }: Markup, cell: Cell, a: AlmostHiddenSet, b: AlmostHiddenSet): boolean =>
  (digits[cell]! & a.digits & b.digits) === 0;

const NONE: readonly Candidate[] = [];

/**
 * What goes if one of two sets fills its cells: where they share one beside `without`, the candidates that are of
 * neither's digits. Allocates only if there are any.
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
