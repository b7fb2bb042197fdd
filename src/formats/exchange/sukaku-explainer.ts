/** What Sukaku Explainer saves: nine lines of digits, or where candidates are struck out, a line of candidates. */
import { type Reading, shapeFor } from '../format.js';
import { isMarked } from '../losses.js';
import { readPuzzle } from '../read.js';
import { sukaku } from '../sukaku.js';
import { type Codec, checkNine } from './codec.js';
import { plainRows } from './rows.js';

export const sukakuExplainer: Codec = {
  parse: (text, shape): Reading => readPuzzle(text, shapeFor(9, shape)),
  format: (puzzle) => {
    checkNine('sukaku-explainer', puzzle.geometry);
    return isMarked(puzzle) ? sukaku.format(puzzle) : plainRows(puzzle).join('\n');
  },
};
