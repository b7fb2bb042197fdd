/** Creates puzzles on request, and tells which variants a request may have. */
import { variants } from '../../../constraints/index.js';
import { Geometry } from '../../../src/core/index.js';
import { misfitOf } from '../../../src/create/index.js';
import { create, read } from '../../../src/face/index.js';
import { plainGridOf } from './grid.js';
import type { Handler } from './protocol.js';

export const make: Handler<'make'> = async ({ request }, report) => {
  await import('../../../src/solver/nine/fast.js');
  const made = await create(request, { milliseconds: Infinity, onProgress: report });
  const [{ puzzle }, solved] = await Promise.all([read(made.puzzle, made), read(made.solution, made)]);
  return { grid: plainGridOf(puzzle), solution: Array.from(solved.puzzle.values), made };
};

/** Finds the variants that fit the chosen shape and the chosen variants. */
export const fitting: Handler<'fitting'> = ({ box, variant }) => {
  const base = Geometry.of(...box);
  const fits = (names: readonly string[]): boolean => misfitOf(base, { variant: names }) === undefined;
  const chosen: string[] = [];
  for (const name of variant) if (fits([...chosen, name])) chosen.push(name);
  return variants.map(({ id }) => id).filter((id) => chosen.includes(id) || fits([...chosen, id]));
};
