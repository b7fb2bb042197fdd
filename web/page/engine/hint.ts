/** What a player may be told of the grid as it is: what is wrong, or what can be done next. */
import { unlimited } from '../../../src/core/clock.js';
import { countValues } from '../../../src/core/puzzle.js';
import { rulesOf } from '../../../src/face/climb.js';
import { judge } from '../../../src/play/judge.js';
import type { Mistake } from '../../../src/play/mistakes.js';
import { nextStep } from '../../../src/play/next.js';
import { languageOf } from '../../../src/render/language/index.js';
import { mistakeText } from '../../../src/render/mistakes.js';
import { ladderOf } from '../../../src/solver/ladders.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';
import { told } from './told.js';

export const hint: Answering<'hint'> = ({ grid, ladder, level }, _, language) => {
  const play = puzzleIn(grid);
  const { mistakes, solutions, canGoOn } = judge(play, unlimited);
  const rules = rulesOf({ level, only: undefined, guess: false }, { unique: solutions === 'one' });
  const step = canGoOn ? nextStep(play, ladderOf(ladder), rules, unlimited) : undefined;
  return {
    mistakes: mistakes.map((mistake) => ({
      text: mistakeText(play.geometry, mistake, false, languageOf(language)),
      cells: cellsOf(mistake),
    })),
    canGoOn,
    isFull: countValues(play) === play.geometry.cells,
    ...(step && { step: told(step, language) }),
  };
};

const cellsOf = (mistake: Mistake): readonly number[] => {
  if (mistake.kind === 'clash') return mistake.cells;
  return mistake.kind === 'stale' ? [mistake.cell, mistake.by] : [mistake.cell];
};
