/** The solution that goes with a puzzle, so that programs can say if a player's is right. */
import { givensOf, type Puzzle } from '../../core/puzzle.js';
import { uniqueSolution } from '../../search/search.js';

/** Guesses after which a puzzle is written without its solution. */
const MOST_GUESSES = 2000;

/** Returns the digits of the only solution, from 1; undefined if there is none or several, or if it is hard to find. */
export function knownSolution(puzzle: Puzzle): readonly number[] | undefined {
  const solution = uniqueSolution(givensOf(puzzle), { nodes: MOST_GUESSES });
  return solution && Array.from(solution, (digit) => digit + 1);
}
