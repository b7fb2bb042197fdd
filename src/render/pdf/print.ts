/** Puzzles as PDF in one call. */
import type { Puzzle } from '../../core/puzzle.js';
import { search } from '../../search/search.js';
import { refuseOther, refuseUnknown } from '../../session/options.js';
import { bookOf } from './book.js';
import type { Faces } from './faces.js';
import type { BookOptions } from './options.js';
import { PAPERS } from './page.js';
import { BOOK_WORDS } from './words.js';

export interface PdfOptions extends Partial<BookOptions> {
  /**
   * The fonts. Default in Node: the embedded ones; elsewhere: Helvetica, which pdfkit must know by `registerStdFonts`.
   */
  readonly faces?: Faces;
}

const PDF_OPTIONS = {
  faces: true,
  paper: true,
  twoSided: true,
  bleed: true,
  booklet: true,
  perPage: true,
  title: true,
  subtitle: true,
  cover: true,
  levels: true,
  stars: true,
  numberFrom: true,
  qr: true,
  howTo: true,
  candidates: true,
  solutions: true,
  words: true,
} as const satisfies Record<keyof PdfOptions, true>;

/** The fonts that every PDF reader has. They are not embedded. */
const STANDARD: Faces = { regular: 'Helvetica', bold: 'Helvetica-Bold' };

/**
 * Returns the bytes of a PDF of puzzles. By default there are four on a page (one above 12×12), the paper is A4, and
 * the solutions are at the back. Rejects with a BadOption for an unknown paper or option.
 */
export async function pdfOf(puzzles: readonly Puzzle[], options: PdfOptions = {}): Promise<Uint8Array> {
  refuseUnknown(PDF_OPTIONS, options);
  refuseOther('paper', options.paper ?? 'a4', PAPERS);
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
