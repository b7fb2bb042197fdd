/** Creates puzzles on request. */
import '../../../src/solver/nine/fast.js';
import { create, read } from '../../../src/face/index.js';
import { gridOf } from './grid.js';
import type { Handler } from './protocol.js';

export const make: Handler<'make'> = async ({ request }, report) => {
  const made = await create(request, { milliseconds: Infinity, onProgress: report });
  const solution = Array.from(read(made.solution, made).values);
  return { grid: gridOf(read(made.puzzle, made)), solution, made };
};
