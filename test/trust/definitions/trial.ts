/**
 * Trial and error of depth 1 by its definition: a candidate is assumed true, singles follow, and at a contradiction the
 * candidate is false. It uses only the geometry, and no code of whips and braids.
 */
import { countBits } from '../../../src/core/bits.js';
import type { Table } from '../../../src/core/frozen.js';
import type { Cell, Geometry } from '../../../src/core/geometry.js';
import type { Puzzle } from '../../../src/core/puzzle.js';
import { upTo } from './plain.js';

/** The digits left in each cell. */
type Grid = Int32Array;

const peersOf = ({ peers, peerStart }: Geometry, cell: Cell): Table =>
  peers.subarray(peerStart[cell], peerStart[cell + 1]);

/** Removes placed digits from the cells that see them. Returns true if a candidate was removed. */
function followNaked(geometry: Geometry, grid: Grid): boolean {
  const before = grid.slice();
  for (const cell of grid.keys())
    if (countBits(grid[cell]!) === 1) for (const peer of peersOf(geometry, cell)) grid[peer]! &= ~grid[cell]!;
  return grid.some((digits, cell) => digits !== before[cell]);
}

/** Places the digits that have one place in a house. Returns false if one has none, or two of them the same. */
function followHidden({ houses, houseCells, size, all }: Geometry, grid: Grid): boolean {
  for (let house = 0; house < houses; house++) {
    const cells = houseCells.subarray(house * size, (house + 1) * size);
    let once = 0;
    let twice = 0;
    for (const cell of cells) {
      twice |= once & grid[cell]!;
      once |= grid[cell]!;
    }
    if (once !== all) return false;
    for (const cell of cells) {
      const only = grid[cell]! & ~twice;
      if (countBits(only) > 1) return false;
      if (only) grid[cell] = only;
    }
  }
  return true;
}

/** Follows singles to the end. Returns false at a contradiction. */
function isSound(geometry: Geometry, grid: Grid): boolean {
  for (;;) {
    const before = grid.slice();
    while (followNaked(geometry, grid));
    if (grid.includes(0) || !followHidden(geometry, grid)) return false;
    if (grid.every((digits, cell) => digits === before[cell])) return true;
  }
}

/** True if trial and error of depth 1 solves a puzzle. */
export function isSolvedByTrial({ geometry, values }: Puzzle): boolean {
  const grid = Int32Array.from(values, (value) => (value < 0 ? geometry.all : 1 << value));
  const refutes = (cell: Cell, digit: number): boolean => {
    const trial = grid.slice();
    trial[cell] = 1 << digit;
    return !isSound(geometry, trial);
  };
  let isChanged = true;
  while (isChanged && isSound(geometry, grid)) {
    isChanged = false;
    for (const cell of upTo(geometry.cells))
      for (const digit of upTo(geometry.size)) {
        if (countBits(grid[cell]!) === 1 || !(grid[cell]! & (1 << digit)) || !refutes(cell, digit)) continue;
        grid[cell]! &= ~(1 << digit);
        isSound(geometry, grid);
        isChanged = true;
      }
  }
  return grid.every((digits) => countBits(digits) === 1);
}
