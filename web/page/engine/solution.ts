/** Counts the solutions of the givens. */
import { candidateNames, languageOf, listed } from '../../../src/render/index.js';
import type { Handler } from './protocol.js';
import { sessionOn } from './session.js';

export const solution: Handler<'solution'> = ({ grid }, _, code) => {
  const { judgement, puzzle } = sessionOn(grid, { ladder: 'full' });
  const { solution, solutions, suspects } = judgement;
  if (solution) return { solutions: 'one', solution: Array.from(solution) };
  if (solutions !== 'none') return { solutions: 'several' };
  const language = languageOf(code);
  const names = suspects.flatMap((candidate) => candidateNames(puzzle.geometry, [candidate], language));
  return { solutions: 'none', ...(names.length > 0 && { suspects: listed(names, language.or) }) };
};
