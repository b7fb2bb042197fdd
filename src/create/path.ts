/** Following a path for what it tells of a draft. */
import { boardOf } from '../core/puzzle.js';
import { type Ladder, stepsOf } from '../solver/ladder.js';
import type { Rung } from '../solver/rung.js';
import type { Evaluation } from './evaluation.js';

/** How many cells are unsolved where the rungs find nothing more. */
export function unsolvedBy({ draft, clock }: Evaluation, ladder: Ladder, rungs: readonly Rung[]): number {
  const board = boardOf(draft);
  for (const _ of stepsOf(ladder.begin(board, rungs, clock)));
  return board.unsolved;
}
