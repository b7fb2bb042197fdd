/** Grids as rows of symbols without a blank between, `.` for a missing one. */

import type { Puzzle } from '../../core/puzzle.js';
import { rowsOfTexts } from '../boxes.js';
import { alphabetOf } from '../symbols.js';

export const plainRows = (puzzle: Puzzle): string[] =>
  rowsOfTexts(puzzle, alphabetOf(puzzle.geometry.size), '.').map((row) => row.join(''));
