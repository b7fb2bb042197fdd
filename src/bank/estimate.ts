/**
 * Estimates the number of solutions of a grid with few givens by random probes of the search tree (D. E. Knuth,
 * "Estimating the Efficiency of Backtrack Programs", Mathematics of Computation 29, 1975).
 */
import { countBits, lowestBit } from '../core/bits.js';
import type { Board } from '../core/board.js';
import { boardOf } from '../core/board-of.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Candidate } from '../core/geometry.js';
import { givensOf, type Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { below, type Random } from '../create/random.js';

/** About how many solutions a puzzle has. */
export interface Estimate {
  /** The mean over all probes, an unbiased estimate. @decimal */
  readonly solutions: number;
  /** The standard error of the mean. @decimal */
  readonly error: number;
  /** The number of probes. */
  readonly probes: number;
}

/** The usual number of probes: enough for a standard error of a few per cent on an empty grid. */
export const PROBES = 5000;

/**
 * Estimates the number of solutions. Throws a RangeError if givens clash, and OutOfTime when the clock does.
 *
 * @example estimateSolutions(puzzle, 5000, seeded('tea')).solutions
 */
export function estimateSolutions(puzzle: Puzzle, probes: number, random: Random, clock: Clock = unlimited): Estimate {
  const start = boardOf(givensOf(puzzle));
  const board = start.copy();
  let [mean, squares] = [0, 0];
  for (let count = 1; count <= probes; count++) {
    clock();
    const found = probe(board.assign(start), random);
    const off = found - mean;
    mean += off / count;
    squares += off * (found - mean);
  }
  const variance = probes > 1 ? squares / (probes - 1) : 0;
  return { solutions: mean, error: Math.sqrt(variance / probes), probes };
}

/**
 * Follows one random path down the tree. Returns the product of its numbers of choices, or 0 if it ends without a
 * solution.
 */
function probe(board: Board, random: Random): number {
  let product = 1;
  while (board.unsolved > 0) {
    const choices = fewestChoices(board);
    if (choices.length === 0) return 0;
    product *= choices.length;
    const candidate = choices[below(random, choices.length)]!;
    board.place(board.geometry.cellOf(candidate), board.geometry.digitOf(candidate));
  }
  return product;
}

/** Returns the smallest set of alternatives: the candidates of a cell or the places of a digit in a house. */
function fewestChoices({ geometry, digits, slots, values, open }: Board): Candidate[] {
  const { size, cells, houses } = geometry;
  let [fewest, where, digitThere] = [Infinity, 0, -1];
  for (let cell = 0; cell < cells && fewest > 1; cell++) {
    if (values[cell] !== EMPTY) continue;
    const count = countBits(digits[cell]!);
    if (count < fewest) [fewest, where] = [count, cell];
  }
  for (let house = 0; house < houses && fewest > 1; house++) {
    let placeable = 0;
    for (let digit = 0; digit < size; digit++) {
      const count = countBits(slots[house * size + digit]!);
      if (count > 0) placeable++;
      if (count > 0 && count < fewest) [fewest, where, digitThere] = [count, house, digit];
    }
    if (placeable < countBits(open[house]!)) return [];
  }
  const choices: Candidate[] = [];
  if (digitThere < 0)
    for (let rest = digits[where]!; rest; rest &= rest - 1) choices.push(geometry.candidate(where, lowestBit(rest)));
  else
    for (let rest = slots[where * size + digitThere]!; rest; rest &= rest - 1)
      choices.push(geometry.candidate(geometry.cellAt(where, lowestBit(rest)), digitThere));
  return choices;
}
