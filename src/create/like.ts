/** Requests for puzzles like another one. */

import { type Clock, unlimited } from '../core/clock.js';
import { countValues, type Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { gradeHodoku } from '../solver/hodoku/grade.js';
import type { PuzzleRequest } from './request.js';
import { symmetryOf } from './symmetry.js';

/** The tolerance of the score, as a share of it, and of the number of clues. */
const SCORE_SHARE = 0.15;
const CLUES = 2;

/**
 * Returns the request for puzzles like this one: its level, symmetry and hardest technique, and nearly its score and
 * number of clues. Throws OutOfTime when the clock does.
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
