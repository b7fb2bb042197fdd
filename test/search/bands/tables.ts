/**
 * The layout of a grid in the engine. A digit has three bands of 27 cells, a bit each, such that the cells of a
 * mini-row (three cells of a row in a box) are nine bits apart: bit = column in box * 9 + row in band * 3 + box in
 * band. Folding the three nines onto each other leaves the mini-rows that have a place for the digit.
 */

/** All cells of a band. */
export const BAND = (1 << 27) - 1;

export const bandOf = (cell: number): number => Math.floor(cell / 27);

const bitOf = (cell: number): number => {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  return (column % 3) * 9 + (row % 3) * 3 + Math.floor(column / 3);
};

/** The bit of each cell in its band. */
export const BITS = Uint8Array.from({ length: 81 }, (_, cell) => bitOf(cell));

/** The cell at `band * 27 + bit`. */
export const CELLS = new Uint8Array(81);
for (const [cell, bit] of BITS.entries()) CELLS[bandOf(cell) * 27 + bit] = cell;

/** The places of a digit that remain after it is placed at a bit: in its own band, and in the two others. */
export const KEPT_HERE = new Int32Array(27);
export const KEPT_THERE = new Int32Array(27);
for (let bit = 0; bit < 27; bit++)
  for (let other = 0; other < 27; other++) {
    const isColumn = other % 3 === bit % 3 && Math.floor(other / 9) === Math.floor(bit / 9);
    const isRow = Math.floor((other % 9) / 3) === Math.floor((bit % 9) / 3);
    const isBox = other % 3 === bit % 3;
    if (!isColumn) KEPT_THERE[bit]! |= 1 << other;
    if (other === bit || !(isRow || isBox)) KEPT_HERE[bit]! |= 1 << other;
  }

/** A digit takes one mini-row of each row and of each box of a band: a permutation of three. */
const PERMUTATIONS: readonly number[] = [0, 1, 2].flatMap((first) =>
  [0, 1, 2]
    .filter((second) => second !== first)
    .map((second) => (1 << first) | (8 << second) | (64 << (3 - first - second))),
);

/**
 * By the set of mini-rows with a place for a digit: the cells of the mini-rows that some permutation uses. `CERTAIN`
 * has those that all permutations use.
 */
export const POSSIBLE = new Int32Array(512);
export const CERTAIN = new Int32Array(512);
for (let rows = 0; rows < 512; rows++) {
  const fitting = PERMUTATIONS.filter((permutation) => (permutation & ~rows) === 0);
  const everyColumn = 0o1001001;
  POSSIBLE[rows] = everyColumn * fitting.reduce((all, permutation) => all | permutation, 0);
  CERTAIN[rows] = everyColumn * fitting.reduce((all, permutation) => all & permutation, fitting.length > 0 ? 511 : 0);
}
