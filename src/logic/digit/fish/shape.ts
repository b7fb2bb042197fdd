/** What people call a fish, once it is found. */
import type { Geometry, House, HouseKind } from '../../../core/geometry.js';
import { type Fish, within } from './fish.js';

export type FishShape = 'basic' | 'franken' | 'mutant';

/**
 * Basic: lines of one kind against the other. Franken: boxes stand for some of them. Mutant: anything else, also boxes
 * alone as base, and extra regions.
 */
export function shapeOf({ base, cover }: Fish, geometry: Geometry): FishShape {
  const kinds = (houses: readonly House[]): Set<HouseKind> =>
    new Set(houses.map((house) => geometry.houseKinds[house]!));
  const baseKinds = kinds(base);
  const coverKinds = kinds(cover);
  const boxes = [baseKinds, coverKinds].filter((set) => set.delete('box')).length > 0;
  const [line] = baseKinds;
  if (line === 'region' || coverKinds.has('region')) return 'mutant';
  if (baseKinds.size !== 1 || coverKinds.size > 1 || coverKinds.has(line!)) return 'mutant';
  return boxes ? 'franken' : 'basic';
}

/** Whether a base house is left with one place at most once the fins are taken away. */
export const isSashimi = ({ base, body }: Fish, geometry: Geometry): boolean =>
  base.some((house) => within(house, body, geometry).length <= 1);
