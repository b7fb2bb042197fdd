/// <reference path="../../untyped.d.ts" />
/** Puzzles as PDF in one call. */
import * as pdfkit from 'pdfkit';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import { isPuzzle, type Puzzle } from '../../core/puzzle.js';
import { search } from '../../search/search.js';
import { refuseUnknown } from '../../settings/options.js';
import {
  flag,
  holding,
  listOf,
  oneOf,
  passing,
  type SettingReader,
  settingsOf,
  text,
  whole,
} from '../../settings/settings.js';
import { bookOf } from './book.js';
import { PER_PAGE, type PerPage } from './frames.js';
import type { BookLesson, BookOptions, Faces } from './options.js';
import { PAPERS } from './page.js';
import { BOOK_WORDS, type BookWords } from './words.js';

/** How puzzles are printed. */
export interface PdfOptions extends Partial<BookOptions> {
  /** The fonts. Default in Node: the embedded ones; elsewhere: Helvetica, which every PDF reader has. */
  readonly faces?: Faces;
}

const PDF_OPTIONS = {
  faces: holding<Faces>('fonts: { regular, bold }', ['regular', 'bold']),
  paper: oneOf('paper', PAPERS),
  twoSided: flag,
  bleed: flag,
  booklet: flag,
  perPage: passing<PerPage>(`one of ${PER_PAGE.join(', ')}`, (value) => PER_PAGE.includes(value as PerPage)),
  title: text,
  subtitle: text,
  cover: flag,
  levels: flag,
  stars: flag,
  numberFrom: whole(0, Number.MAX_SAFE_INTEGER),
  qr: oneOf('qr', ['link', 'solutionLink'] as const),
  howTo: listOf(holding<BookLesson>('lessons: { name, text }', ['name', 'text'])),
  candidates: flag,
  solutions: flag,
  words: holding<BookWords>('words of a book, as BOOK_WORDS has them', ['language', 'levels', 'solutions']),
} as const satisfies Record<keyof PdfOptions, SettingReader<unknown>>;

/**
 * Returns the bytes of a PDF of puzzles. By default there are four on a page (one above 12×12), the paper is A4, and
 * the solutions are at the back. Rejects with a BadOption for an unknown paper or option.
 */
export async function pdfOf(puzzles: readonly Puzzle[], options: PdfOptions = {}): Promise<Uint8Array> {
  refuseUnknown(PDF_OPTIONS, options);
  const { faces = standardFaces(), ...own } = settingsOf(PDF_OPTIONS, options);
  const pages = listOf(passing<Puzzle>('puzzles, as read returns them', isPuzzle))(puzzles, 'puzzles').map((puzzle) => {
    const { ended, solutions } = search(puzzle, { milliseconds: 1000 });
    const isOnly = ended === 'all' && solutions.length === 1;
    return { puzzle, notes: [], ...(isOnly && { solution: solutions[0]! }) };
  });
  const usual = { paper: 'a4', candidates: false, solutions: true, words: BOOK_WORDS.en } as const;
  const chunks = await bookOf(pages, { ...usual, ...own }, faces);
  return joined(chunks);
}

/** A function that the types of pdfkit lack. Its build for Node has these fonts, and no such function. */
const { registerStdFonts } = pdfkit as unknown as { registerStdFonts?(...fonts: object[]): void };

/**
 * Returns the faces of a book in Helvetica, which every PDF reader has, so that no font is embedded. With them pdfkit
 * knows its widths in a browser too.
 */
export function standardFaces(): Faces {
  registerStdFonts?.(Helvetica, HelveticaBold);
  return { regular: 'Helvetica', bold: 'Helvetica-Bold' };
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
