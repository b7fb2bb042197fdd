/** PDF in Node, with the embedded fonts. */
import type { Puzzle } from '../../core/puzzle.js';
import { expectSettings } from '../../settings/options.js';
import { facesFor } from './fonts.js';
import { type PdfOptions, pdfOf as pdfIn } from './print.js';

export * from './index.js';

/** Returns the texts of options in which any character may stand. What is no text is rejected later. */
const charactersIn = ({ title, subtitle }: PdfOptions): string =>
  [title, subtitle].filter((text) => typeof text === 'string').join('');

/**
 * Returns the bytes of a PDF of puzzles. By default there are four on a page (one above 12×12), the paper is A4, and
 * the solutions are at the back. Rejects with an Unprintable if no font has a character of the title, and with a
 * BadOption for an unknown paper or option.
 *
 * @example
 * writeFileSync('sudoku.pdf', await pdfOf([read(puzzle)], { title: 'For Sunday' }));
 */
export async function pdfOf(puzzles: readonly Puzzle[], options: PdfOptions = {}): Promise<Uint8Array> {
  expectSettings(options as unknown);
  return pdfIn(puzzles, { ...options, faces: options.faces ?? facesFor(charactersIn(options)) });
}
