/**
 * A test for puzzles that singles alone solve. It is faster than grading, which must take singles in its program's
 * order and keep tables for other steps.
 */
import { isSingle, lowestBit } from '../core/bits.js';
import { EMPTY } from '../core/board.js';
import type { Cell, Digit, Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';

/** True if singles solve a puzzle, which must have one solution. */
export function isSolvedBySingles({ geometry, values }: Puzzle): boolean {
  const { cells, houses, size, all, houseCells, houseStart, cellHouses } = geometry;
  const { digits, placed } = geometry.memo(makeScratch);
  const place = (cell: Cell, digit: Digit): void => {
    digits[cell] = 0;
    for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++) placed[cellHouses[i]!]! |= 1 << digit;
  };
  digits.fill(all);
  placed.fill(0);
  let open = cells;
  for (let cell = 0; cell < cells; cell++) {
    if (values[cell] === EMPTY) continue;
    place(cell, values[cell]!);
    open--;
  }
  for (let before = open + 1; open > 0 && open < before; ) {
    before = open;
    for (let cell = 0; cell < cells; cell++) {
      if (digits[cell] === 0) continue;
      let left = all;
      for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++) left &= ~placed[cellHouses[i]!]!;
      digits[cell] = left;
      if (!isSingle(left)) continue;
      place(cell, lowestBit(left));
      open--;
    }
    for (let house = 0; house < houses; house++) {
      if (placed[house] === all) continue;
      let [once, twice] = [0, 0];
      for (let i = house * size, end = i + size; i < end; i++) {
        const own = digits[houseCells[i]!]!;
        twice |= once & own;
        once |= own;
      }
      for (let rest = once & ~twice & ~placed[house]!; rest; rest &= rest - 1) {
        const bit = rest & -rest;
        let at = house * size;
        while (!(digits[houseCells[at]!]! & bit)) at++;
        place(houseCells[at]!, lowestBit(bit));
        open--;
      }
    }
  }
  return open === 0;
}

/** Scratch memory: candidates of the cells examined so far, and digits placed in houses. */
interface Scratch {
  readonly digits: Int32Array;
  readonly placed: Int32Array;
}

const makeScratch = ({ cells, houses }: Geometry): Scratch => ({
  digits: new Int32Array(cells),
  placed: new Int32Array(houses),
});
