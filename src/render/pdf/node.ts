/** PDF in Node, with the embedded fonts. */
import type { PuzzleLike } from '../../formats/puzzle-like.js';
import { facesFor } from './fonts.js';
import type { Page } from './options.js';
import { type PdfOptions, printed } from './print.js';

export * from './index.js';

/** Returns the bytes of a PDF, with the embedded fonts unless the options name others. */
export const pdfOf = (puzzles: readonly (PuzzleLike | Page)[], options: PdfOptions = {}): Promise<Uint8Array> =>
  printed(puzzles, options, facesFor);
