/** Training positions: how a puzzle stands where a technique is needed for the first time. */
import { unlimited } from '../core/clock.js';
import { boardOf, type Puzzle, puzzleOf } from '../core/puzzle.js';
import { full } from '../solver/full.js';
import { hodoku } from '../solver/hodoku/ladder.js';
import { rungsOf, walk } from '../solver/walk.js';

/** The position, candidates and all; undefined if the path does not use any of the strategies. */
export function positionBefore(puzzle: Puzzle, ids: readonly string[], clock = unlimited): Puzzle | undefined {
  const isKnown = rungsOf(hodoku, { only: ids }).length > 0;
  const board = boardOf(puzzle);
  for (const { strategy } of walk(board, isKnown ? hodoku : full, {}, clock))
    if (ids.includes(strategy.id)) return puzzleOf(board);
  return undefined;
}
