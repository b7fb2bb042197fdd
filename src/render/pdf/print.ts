/** Prints puzzles as a PDF in one call, for callers that need no more. */
import type { Puzzle } from '../../core/puzzle.js';
import { search } from '../../search/search.js';
import { bookOf } from './book.js';
import type { Faces } from './faces.js';
import type { BookOptions } from './options.js';
import { BOOK_WORDS } from './words.js';

export interface PdfOptions extends Partial<BookOptions> {
  /** Fonts. In Node, those that come along if none are named; in pages, Helvetica, which `registerStdFonts` of pdfkit takes. */
  readonly faces?: Faces;
}

/** Fonts that every PDF reader has, so that none is embedded. */
const STANDARD: Faces = { regular: 'Helvetica', bold: 'Helvetica-Bold' };

/** The bytes of a PDF of puzzles, four a page (one above 12×12) on A4 with the solutions at the back, unless the options say otherwise. */
export async function pdfOf(puzzles: readonly Puzzle[], options: PdfOptions = {}): Promise<Uint8Array> {
  const pages = puzzles.map((puzzle) => {
    const { ended, solutions } = search(puzzle, { milliseconds: 1000 });
    const isOnly = ended === 'all' && solutions.length === 1;
    return { puzzle, notes: [], ...(isOnly && { solution: solutions[0]! }) };
  });
  const usual = { paper: 'a4', candidates: false, solutions: true, words: BOOK_WORDS.en } as const;
  const { faces = STANDARD, ...own } = options;
  const chunks = await bookOf(pages, { ...usual, ...own }, faces);
  return joined(chunks);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
