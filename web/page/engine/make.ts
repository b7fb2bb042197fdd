/** Puzzles to order. */
import '../../../src/solver/nine/fast.js';
import { create } from '../../../src/face/create.js';
import { read } from '../../../src/face/read.js';
import { gridOf } from './grid.js';
import type { Answering } from './protocol.js';

export const make: Answering<'make'> = async ({ request }, tell) => {
  const made = await create(request, { onProgress: tell });
  return { grid: gridOf(read(made.puzzle, { box: made.box })), made };
};
