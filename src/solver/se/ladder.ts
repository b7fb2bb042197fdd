/** Sudoku Explainer's ladder: its techniques in its order, each step with the rating that this one has. */
import { type Ladder, plainly } from '../ladder.js';
import { rungs } from './rungs.js';

export const se: Ladder = {
  id: 'se',
  name: "Sudoku Explainer 1.2.1's techniques, in its order",
  rungs,
  rated: (rating) => rating.toFixed(1),
  begin: plainly,
};
