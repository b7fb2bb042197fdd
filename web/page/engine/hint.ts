/** Finds the mistakes in a player's grid, and the next step. */
import { EMPTY } from '../../../src/face/index.js';
import { languageOf, mistakeText } from '../../../src/render/index.js';
import type { Mistake } from '../../../src/session/index.js';
import type { Handler } from './protocol.js';
import { sessionOn } from './session.js';
import { hintedStep } from './views.js';

export const hint: Handler<'hint'> = ({ grid, ...choice }, _, language) => {
  const session = sessionOn(grid, choice);
  const { puzzle } = session;
  const step = session.next();
  return {
    mistakes: session.mistakes().map((mistake) => ({
      text: mistakeText(puzzle.geometry, mistake, false, languageOf(language)),
      cells: cellsOf(mistake),
    })),
    canGoOn: session.judgement.canGoOn,
    isFull: !grid.values.includes(EMPTY),
    ...(step && { step: hintedStep(step, session.position(), language) }),
  };
};

const cellsOf = (mistake: Mistake): readonly number[] => {
  if (mistake.kind === 'clash') return mistake.cells;
  return mistake.kind === 'stale' ? [mistake.cell, mistake.by] : [mistake.cell];
};
