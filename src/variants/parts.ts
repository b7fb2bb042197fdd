/** The parts of a grid's rules. */
import type { Geometry } from '../core/geometry.js';
import { type RuleParts, SET } from '../core/layout.js';
import { lettersOf } from './of-grid.js';

/** Returns the parts of a grid's rules. */
export const partsOf = ({ layout, tiling }: Pick<Geometry, 'layout' | 'tiling'>): RuleParts => ({
  ...(tiling === 'regions' && { regions: lettersOf(layout.regions!) }),
  ...(layout.numbers && { numbers: layout.numbers }),
  sets: layout.groups.filter(({ word }) => word === SET).map(({ cells }) => cells),
  constraints: layout.constraints ?? [],
  statements: layout.statements ?? [],
});
