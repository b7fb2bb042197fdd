/** Puzzles to order. */
import '../../../src/solver/nine/fast.js';
import { create, read } from '../../../src/face/index.js';
import { gridOf } from './grid.js';
import type { Answering } from './protocol.js';

export const make: Answering<'make'> = async ({ request }, tell) => {
  const made = await create(request, { onProgress: tell });
  return { grid: gridOf(read(made.puzzle, made)), made };
};
