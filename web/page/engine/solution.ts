/** The solutions of the givens. */
import { opened } from '../../../src/face/climb.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';

export const solution: Answering<'solution'> = ({ grid }) => {
  const { solution, solutions } = opened(puzzleIn(grid), {}).judgement;
  if (solution) return { solutions: 'one', solution: Array.from(solution) };
  return { solutions: solutions === 'none' ? 'none' : 'several' };
};
