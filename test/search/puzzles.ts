/** Random puzzles for property tests: full grids with cells removed, some with an error or with pencil marks. */
import fc from 'fast-check';
import { EMPTY, type Numbers } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import { canonicalGrid } from '../../src/create/fill.js';
import type { SearchStart } from '../../src/search/search.js';

/** True if a grid is full, breaks no rule and agrees with the position. */
export function solves(solution: Numbers, { geometry, values, candidates }: SearchStart): boolean {
  for (let cell = 0; cell < geometry.cells; cell++) {
    const digit = solution[cell]!;
    if (digit < 0 || digit >= geometry.size) return false;
    if (values[cell] !== EMPTY ? values[cell] !== digit : candidates && !(candidates[cell]! & (1 << digit)))
      return false;
    for (let i = geometry.peerStart[cell]!; i < geometry.peerStart[cell + 1]!; i++)
      if (solution[geometry.peers[i]!] === digit) return false;
  }
  return true;
}

/** A shuffled full grid of the shape. */
export const fullGrid = (geometry: Geometry): fc.Arbitrary<number[]> => {
  const { size, boxRows, boxColumns } = geometry;
  const order = (boxes: number, lines: number): fc.Arbitrary<number[]> =>
    fc
      .tuple(shuffled(boxes), ...Array.from({ length: boxes }, () => shuffled(lines)))
      .map(([outer, ...inner]) => outer.flatMap((box) => inner[box]!.map((line) => box * lines + line)));
  return fc
    .tuple(order(size / boxRows, boxRows), order(size / boxColumns, boxColumns), shuffled(size))
    .map(([rows, columns, digits]) => {
      const plain = canonicalGrid(geometry);
      return rows.flatMap((row) => columns.map((column) => digits[plain[row * size + column]!]!));
    });
};

const shuffled = (count: number): fc.Arbitrary<number[]> => {
  const all = Array.from({ length: count }, (_, index) => index);
  return fc.shuffledSubarray(all, { minLength: count, maxLength: count });
};

/** A position that may have one solution, several or none; about `share` of the cells have values. */
export const position = (geometry: Geometry, share: number): fc.Arbitrary<SearchStart> => {
  const { cells, size, all } = geometry;
  const some = fc.array(fc.nat(99), { minLength: cells, maxLength: cells });
  const marks = fc.array(fc.nat(all), { minLength: cells, maxLength: cells });
  return fc
    .tuple(fullGrid(geometry), some, fc.option(marks), fc.nat(cells - 1), fc.nat(size - 1), fc.boolean())
    .map(([solution, luck, gone, slipCell, slipDigit, slips]) => {
      const values = Int8Array.from(solution, (digit, cell) => (luck[cell]! < 100 * share ? digit : EMPTY));
      if (slips) values[slipCell] = slipDigit;
      return gone
        ? { geometry, values, candidates: gone.map((set, cell) => (all & ~set) | (1 << solution[cell]!)) }
        : { geometry, values };
    });
};
