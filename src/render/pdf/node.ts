/** PDF as Node gets it: with the fonts that come along. */
import type { Puzzle } from '../../core/puzzle.js';
import { facesFor } from './fonts.js';
import { type PdfOptions, pdfOf as pdfIn } from './print.js';

export * from './index.js';

/**
 * The bytes of a PDF of puzzles, four a page (one above 12×12) on A4 with the solutions at the back, unless the options say otherwise.
 *
 * @example
 * writeFileSync('sudoku.pdf', await pdfOf([read(puzzle)], { title: 'For Sunday' }));
 */
export const pdfOf = async (puzzles: readonly Puzzle[], options: PdfOptions = {}): Promise<Uint8Array> =>
  pdfIn(puzzles, { ...options, faces: options.faces ?? facesFor([options.title, options.subtitle].join('')) });
