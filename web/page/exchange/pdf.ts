/** The puzzle as a PDF, as it is given, with its solution on a page of its own: what makes it is loaded when it is asked for. */

import * as pdfkit from 'pdfkit';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import { givensOf, type LanguageCode } from '../../../src/face/index.js';
import { BOOK_WORDS, bookOf } from '../../../src/render/pdf/index.js';
import type { Outlook } from '../engine/protocol.js';
import { type Play, puzzleOf } from '../play/play.js';
import { save } from './file.js';

/** Every reader of PDFs has them, so that nothing is embedded. */
const FACES = { regular: 'Helvetica', bold: 'Helvetica-Bold' };

/** What its types leave out. */
const { registerStdFonts } = pdfkit as unknown as { registerStdFonts(...fonts: object[]): void };

export async function savePdf(
  play: Play,
  prospect: Outlook | undefined,
  notes: readonly string[],
  language: LanguageCode,
): Promise<void> {
  registerStdFonts(Helvetica, HelveticaBold);
  const page = {
    puzzle: givensOf(puzzleOf(play)),
    notes,
    ...(prospect?.solution && { solution: Int8Array.from(prospect.solution) }),
  };
  const options = {
    paper: 'a4',
    perPage: 1,
    candidates: false,
    solutions: true,
    words: BOOK_WORDS[language],
  } as const;
  const book = await bookOf([page], options, FACES);
  save(new Blob(book as BlobPart[], { type: 'application/pdf' }), 'sudoku.pdf');
}
