/** Finds the variants that fit the chosen shape and the chosen variants. */
import { misfitOf } from '../../../src/create/index.js';
import { Geometry, VARIANTS } from '../../../src/face/index.js';
import type { Handler } from './protocol.js';

export const fitting: Handler<'fitting'> = ({ box, variant }) => {
  const base = Geometry.of(...box);
  const fits = (names: readonly string[]): boolean => misfitOf(base, { variant: names }) === undefined;
  const chosen: string[] = [];
  for (const name of variant) if (fits([...chosen, name])) chosen.push(name);
  return VARIANTS.filter((name) => chosen.includes(name) || fits([...chosen, name]));
};
