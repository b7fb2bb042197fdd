/** The play before a step of a path, with all candidates that the steps before it leave. */
import { boardOf, type Puzzle, puzzleOf } from '../../../src/core/index.js';
import { drawnOf, type StepOutcome } from '../../../src/render/index.js';
import { applyHit } from '../../../src/solver/index.js';
import { type Play, playOf } from '../play/play.js';

export function playBefore(puzzle: Puzzle, steps: readonly StepOutcome[], index: number): Play {
  const board = boardOf(puzzle);
  for (const step of steps.slice(0, index)) applyHit(board, drawnOf(board.geometry, { ...step, marks: [] }));
  return playOf(puzzleOf(board));
}
