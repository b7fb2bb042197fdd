/** Files of other programs with lines or grids in our own formats: only their names are special. */
import { type Reading, shapeFor } from '../format.js';
import { isMarked } from '../losses.js';
import { readPuzzle } from '../read.js';
import { parseGrid } from '../text/grid.js';
import { formatLine } from '../text/line.js';
import { parseLineText } from '../text/line-text.js';
import { plainRows } from '../text/rows.js';
import { sukaku } from '../text/sukaku.js';
import { type Codec, checkNine } from './codec.js';

/** `.sdm`: a puzzle a line, `0` where a cell is empty. */
export const sdm: Codec = { parse: parseLineText, format: (puzzle) => formatLine(puzzle).replaceAll('.', '0') };

/** Files of the VBForums contest (`.msk`, `.sol`, `.vbs`): nine lines of nine signs, read only. */
export const vbforums: Codec = { parse: (text, shape) => parseGrid(text, shapeFor(9, shape)) };

/** The files of Sukaku Explainer: nine lines of digits or, if candidates are struck out, a line of candidates. */
export const sukakuExplainer: Codec = {
  parse: (text, shape): Reading => readPuzzle(text, shapeFor(9, shape)),
  format: (puzzle) => {
    checkNine('sukaku-explainer', puzzle.geometry);
    return isMarked(puzzle) ? sukaku.format(puzzle) : plainRows(puzzle).join('\n');
  },
};
