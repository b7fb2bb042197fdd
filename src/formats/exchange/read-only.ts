/** Puzzles that other programs share, and that only they write. */
import { readShared } from '../drawn/index.js';
import type { Codec } from './codec.js';

export const shared: Codec = { parse: readShared };
