/** PDF whose code is loaded when it is first asked for. */
import type { PuzzleLike } from '../../formats/puzzle-like.js';
import type { Page } from './options.js';
import type { PdfOptions } from './print.js';

/** Returns the bytes of a PDF, as `pdfOf` of Node does, in Helvetica unless the options name other fonts. */
export const pdfOf = async (puzzles: readonly (PuzzleLike | Page)[], options: PdfOptions = {}): Promise<Uint8Array> =>
  (await import('./index.js')).pdfOf(puzzles, options);
