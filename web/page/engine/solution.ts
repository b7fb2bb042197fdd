/** Counts the solutions of the givens. */
import type { Handler } from './protocol.js';
import { sessionOn } from './session.js';

export const solution: Handler<'solution'> = ({ grid }) => {
  const { solution, solutions } = sessionOn(grid, { ladder: 'full' }).judgement;
  if (solution) return { solutions: 'one', solution: Array.from(solution) };
  return { solutions: solutions === 'none' ? 'none' : 'several' };
};
