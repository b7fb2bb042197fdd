/** What the givens lead to. */
import { unlimited } from '../../../src/core/clock.js';
import { givensOf } from '../../../src/core/puzzle.js';
import { search } from '../../../src/search/search.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';

export const solution: Answering<'solution'> = ({ grid }) => {
  const { solutions, ended } = search(givensOf(puzzleIn(grid)), { clock: unlimited, limit: 2 });
  if (solutions.length === 0) return { solutions: 'none' };
  return solutions.length === 1 && ended === 'all'
    ? { solutions: 'one', solution: Array.from(solutions[0]!) }
    : { solutions: 'several' };
};
