/** The German texts of constraints. */
import type { TextsOfConstraints } from '../../rule-words.js';
import { CELLS } from './cells.js';
import { GRID } from './grid.js';
import { LINES } from './lines.js';
import { NEIGHBOURS } from './neighbours.js';
import { OUTSIDE } from './outside.js';
import { SUMS } from './sums.js';

export const CONSTRAINTS: TextsOfConstraints = { ...GRID, ...NEIGHBOURS, ...CELLS, ...SUMS, ...LINES, ...OUTSIDE };
