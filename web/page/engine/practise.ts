/** Positions to train on: a puzzle is made that needs a strategy, and played up to there. */

import '../../../src/solver/nine/fast.js';
import { unlimited } from '../../../src/core/clock.js';
import { boardOf } from '../../../src/core/puzzle.js';
import { positionBefore } from '../../../src/create/require-aim.js';
import { create } from '../../../src/face/create.js';
import { read } from '../../../src/face/read.js';
import { allSteps } from '../../../src/solver/all-steps.js';
import { ladderOf } from '../../../src/solver/ladders.js';
import { rungsOf } from '../../../src/solver/walk.js';
import { strategyOf } from '../../../strategies/index.js';
import { gridOf } from './grid.js';
import type { Answering } from './protocol.js';
import { told } from './told.js';

export const practise: Answering<'practise'> = async ({ strategy: id }, tell, language) => {
  const strategy = strategyOf(id);
  if (!strategy) throw new Error(`there is no strategy '${id}'`);
  for (;;) {
    const { puzzle } = await create({ require: [id], symmetry: 'rotational' }, { onProgress: tell });
    const position = positionBefore(read(puzzle), [id], unlimited);
    if (!position) continue;
    const rungs = rungsOf(ladderOf('full'), { only: [id] });
    const { steps } = allSteps(boardOf(position), rungs);
    if (steps.length > 0) return { grid: gridOf(position), steps: steps.map((step) => told(step, language)) };
  }
};
