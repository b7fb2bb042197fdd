/** `.sdm`: a puzzle a line, `0` where a cell is empty. */
import type { Puzzle } from '../../core/puzzle.js';
import { formatLine, line } from '../line.js';
import type { Codec } from './codec.js';

export const sdm: Codec = { parse: line.parse, format: (puzzle: Puzzle) => formatLine(puzzle).replaceAll('.', '0') };
