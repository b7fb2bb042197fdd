/** Positions to train on: a puzzle is made that needs a strategy, and played up to there. */
import '../../../src/solver/nine/fast.js';
import { positionBefore } from '../../../src/create/index.js';
import { create, read } from '../../../src/face/index.js';
import { strategyOf } from '../../../strategies/index.js';
import { gridOf } from './grid.js';
import type { Answering } from './protocol.js';
import { sessionOn } from './session.js';
import { told } from './told.js';

export const practise: Answering<'practise'> = async ({ strategy: id }, tell, language) => {
  const strategy = strategyOf(id);
  if (!strategy) throw new Error(`there is no strategy '${id}'`);
  for (;;) {
    const { puzzle } = await create({ require: [id], symmetry: 'rotational' }, { onProgress: tell });
    const position = positionBefore(read(puzzle), [id]);
    if (!position) continue;
    const grid = gridOf(position);
    const steps = [...sessionOn(grid, { ladder: 'full' }, { only: [id], guess: true }).every()];
    if (steps.length > 0) return { grid, steps: steps.map((step) => told(step, language)) };
  }
};
