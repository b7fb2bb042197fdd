/** Relations between two cells, as pairs of candidates that exclude each other. */
import type { Statement } from '../core/constraint.js';
import type { ExclusivePair } from '../core/exclusions.js';
import type { Cell } from '../core/layout.js';

/** The condition of definitions that two cells have a side in common. */
export const BESIDE = '|a.row - b.row| + |a.column - b.column| = 1';

/** True if two cells of a grid have a side in common. */
export const areBeside = (a: Cell, b: Cell, size: number): boolean =>
  Math.abs(Math.floor(a / size) - Math.floor(b / size)) + Math.abs((a % size) - (b % size)) === 1;

/** Returns all pairs of cells with a side in common: each cell with the next one of its row, then of its column. */
export function neighbours(size: number): [Cell, Cell][] {
  const pairs: [Cell, Cell][] = [];
  for (let cell = 0; cell < size * size; cell++) {
    if (cell % size < size - 1) pairs.push([cell, cell + 1]);
    if (cell + size < size * size) pairs.push([cell, cell + size]);
  }
  return pairs;
}

/** Returns the pairs of candidates of two cells that a relation does not allow. It gets the numbers of digits. */
export function unless(
  a: Cell,
  b: Cell,
  numbers: readonly number[],
  isAllowed: (ofA: number, ofB: number) => boolean,
): ExclusivePair[] {
  // Callers of ours without types may still pass a size.
  if (!Array.isArray(numbers)) throw new RangeError('relations of digits take the numbers of a ground, not its size');
  const size = numbers.length;
  const pairs: ExclusivePair[] = [];
  for (let ofA = 0; ofA < size; ofA++)
    for (let ofB = 0; ofB < size; ofB++)
      if (!isAllowed(numbers[ofA]!, numbers[ofB]!)) pairs.push([a * size + ofA, b * size + ofB]);
  return pairs;
}

/** Returns the two cells that a clue on a side has. */
export const pairOf = ({ lists }: Statement): readonly [Cell, Cell] => lists[0] as unknown as readonly [Cell, Cell];

/** Returns what clues between two cells exclude. The relation gets the number of the clue and those of digits. */
export const betweenPairs = (
  own: readonly Statement[],
  numbers: readonly number[],
  isAllowed: (ofA: number, ofB: number, value: number | undefined) => boolean,
): ExclusivePair[] =>
  own.flatMap((clue) => unless(...pairOf(clue), numbers, (ofA, ofB) => isAllowed(ofA, ofB, clue.value)));
