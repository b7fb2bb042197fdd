/** PuzzleRequest for a puzzle of the same kind as another one. */
import { EMPTY } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import { countValues, type Puzzle } from '../core/puzzle.js';
import { gradeHodoku } from '../solver/hodoku/grade.js';
import type { PuzzleRequest } from './spec.js';
import { symmetryOf } from './symmetry.js';

/** How much the score and the number of clues may differ. */
const SCORE_SHARE = 0.15;
const CLUES = 2;

/**
 * The level, about the score and the number of clues, the symmetry, and the technique that was the hardest. Throws
 * OutOfTime when the clock does.
 */
export function requestLike(puzzle: Puzzle, clock: Clock = unlimited): PuzzleRequest {
  const { level, score, hardest } = gradeHodoku(puzzle, {}, clock);
  const clues = countValues(puzzle);
  return {
    level,
    score: { least: Math.floor(score * (1 - SCORE_SHARE)), most: Math.ceil(score * (1 + SCORE_SHARE)) },
    clues: { least: Math.max(0, clues - CLUES), most: Math.min(clues + CLUES, puzzle.geometry.cells) },
    symmetry: symmetryOf(puzzle.geometry, (cell) => puzzle.values[cell] !== EMPTY),
    ...(hardest && level !== 'easy' && { require: [hardest.id] }),
  };
}
