/** There are rows and columns only. */
import type { Constraint } from '../src/core/constraint.js';

export const latin: Constraint = {
  id: 'latin',
  spellings: ['latinsquare'],
  names: { en: 'Latin square', de: 'Lateinisches Quadrat' },
  rule: { en: 'there are no boxes', de: 'es gibt keine Blöcke' },
  holds: { demands: [] },
  tiling: 'none',
  saidBy: 'latin only_rows no_boxes no_regions',
};
