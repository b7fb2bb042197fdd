/** Random positions on 9×9 for trials of the kernel. Each allows a full grid. */
import { morph } from '../../src/canon/transform.js';
import { EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { fillerOf, type Grid } from '../../src/create/fill.js';
import { below, permutation, type Random } from '../../src/create/random.js';
import { goldenUrl, gradesIn } from '../solver/hodoku/grades.js';

export const nine = Geometry.of(3, 3);
/** The highest score of puzzles that locked candidates and pairs solve. */
const EASY = 700;
const fill = fillerOf(nine, 'canonical');

const puzzles = gradesIn(goldenUrl).filter(({ score }) => score > EASY);

/** Returns a morph of one of our puzzles, or a part of the candidates of a full grid. */
export function positionOnNine(random: Random): Puzzle {
  if (random() < 0.3) return morph(puzzles[below(random, puzzles.length)]!.puzzle, random);
  const solution = fill(random);
  const isSolved = 0.5 * random() * random();
  const isPlaced = random();
  return {
    geometry: nine,
    values: solution.map((digit) => (random() < isSolved ? digit : EMPTY)),
    candidates: candidatesOf(solution, random),
    placed: Uint8Array.from(solution, () => (random() < isPlaced ? 1 : 0)),
  };
}

function candidatesOf(solution: Grid, random: Random): number[] {
  const luck = random();
  return luck < 0.45
    ? thinned(solution, random)
    : luck < 0.9
      ? ofSeveral(solution, random)
      : ofOnePair(solution, random);
}

/** Keeps each wrong candidate at random. */
function thinned(solution: Grid, random: Random): number[] {
  const isKept = 0.6 + 0.4 * random();
  return Array.from(solution, (digit) => withSome(1 << digit, isKept, random));
}

/** Returns the candidates of several similar grids, sometimes with more, so that pairs, rectangles and BUGs occur. */
function ofSeveral(solution: Grid, random: Random): number[] {
  const grids = [solution];
  for (let count = 1 + below(random, 9); count > 0; count--)
    grids.push(neighbourOf(grids[below(random, grids.length)]!, random));
  const share = random() < 0.5 ? 0 : 0.4 * random() * random();
  const candidates = Array.from(solution, (_, cell) => withSome(0, share, random) | unionAt(grids, cell));
  const digit = below(random, nine.size);
  for (let count = below(random, 6); count > 0; count--) candidates[below(random, nine.cells)]! |= 1 << digit;
  return candidates;
}

/**
 * Returns candidates in which two digits may change places, with additional places in some cells: chains of one pair.
 */
function ofOnePair(solution: Grid, random: Random): number[] {
  const [one, other] = permutation(nine.size, random) as [number, number];
  const both = (1 << one) | (1 << other);
  const candidates = Array.from(solution, (digit) => (both & (1 << digit) ? both : 1 << digit));
  for (let count = 2 + below(random, 20); count > 0; count--)
    candidates[below(random, nine.cells)]! |= 1 << [one, other, below(random, nine.size)][below(random, 3)]!;
  return candidates;
}

const unionAt = (grids: readonly Grid[], cell: number): number =>
  grids.reduce((set, grid) => set | (1 << grid[cell]!), 0);

/** Returns a full grid with two digits exchanged, or two lines of a band or a stack. */
function neighbourOf(grid: Grid, random: Random): Grid {
  const [one, other] = [below(random, 9), below(random, 9)];
  const line = 3 * Math.floor(one / 3) + (other % 3);
  const swapped = (number: number, a: number, b: number): number => (number === a ? b : number === b ? a : number);
  switch (below(random, 3)) {
    case 0:
      return grid.map((digit) => swapped(digit, one, other));
    case 1:
      return grid.map((_, cell) => grid[9 * swapped(Math.floor(cell / 9), one, line) + (cell % 9)]!);
    default:
      return grid.map((_, cell) => grid[9 * Math.floor(cell / 9) + swapped(cell % 9, one, line)]!);
  }
}

function withSome(set: number, share: number, random: Random): number {
  for (let digit = 0; digit < 9; digit++) if (random() < share) set |= 1 << digit;
  return set;
}
