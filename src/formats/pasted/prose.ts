/** What is nothing but words is no puzzle with faults. */
import type { Geometry } from '../../core/geometry.js';
import { LONGEST_TEXT, type Reading } from '../format.js';
import { isJson } from '../json.js';
import { Misread } from '../misread.js';
import { readPuzzle } from '../read.js';
import { isProse } from './words.js';

const NO_PUZZLE = 'there is no puzzle in it: a line of one has N² symbols, a grid N rows of N';

/** As `readPuzzle`; of words alone it says that they hold no puzzle, and not which of them is no cell. Throws a Misread. */
export function readUnlessProse(text: string, shape?: Geometry): Reading {
  try {
    return readPuzzle(text, shape);
  } catch (error) {
    const isOther = isJson(text) || text.length > LONGEST_TEXT;
    throw error instanceof Misread && !isOther && isProse(text) ? new Misread(NO_PUZZLE) : error;
  }
}
