/** Files of the VBForums contest (`.msk`, `.sol`, `.vbs`): nine lines of nine signs, read only. */
import { shapeFor } from '../format.js';
import { parseGrid } from '../grid.js';
import type { Codec } from './codec.js';

export const vbforums: Codec = { parse: (text, shape) => parseGrid(text, shapeFor(9, shape)) };
