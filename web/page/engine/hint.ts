/** What a player may be told of the grid as it is: what is wrong, or what can be done next. */
import { unlimited } from '../../../src/core/clock.js';
import { boardOf } from '../../../src/core/puzzle.js';
import { judge } from '../../../src/play/judge.js';
import { asMarked, type Mistake } from '../../../src/play/mistakes.js';
import { mistakeText } from '../../../src/render/mistakes.js';
import { ladderOf } from '../../../src/solver/ladders.js';
import { walk } from '../../../src/solver/walk.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';
import { told } from './told.js';

export const hint: Answering<'hint'> = ({ grid, ladder, level }, _, language) => {
  const play = puzzleIn(grid);
  const { mistakes, solutions, canGoOn } = judge(play, unlimited);
  const result = {
    mistakes: mistakes.map((mistake) => ({
      text: mistakeText(play.geometry, mistake, false),
      cells: cellsOf(mistake),
    })),
    canGoOn,
  };
  if (!canGoOn) return { ...result, isSolved: false };
  const board = boardOf(asMarked(play));
  const rules = { unique: solutions === 'one', guess: false, ...(level && { level }) };
  const { value: step } = walk(board, ladderOf(ladder), rules).next();
  return { ...result, isSolved: board.unsolved === 0, ...(step && { step: told(step, language) }) };
};

const cellsOf = (mistake: Mistake): readonly number[] => {
  if (mistake.kind === 'clash') return mistake.cells;
  return mistake.kind === 'stale' ? [mistake.cell, mistake.by] : [mistake.cell];
};
