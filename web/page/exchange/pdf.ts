/** Saves puzzles with their solutions as a PDF. The PDF library is loaded on demand. */

import { givensOf, type LanguageCode } from '../../../src/face/index.js';
import { BOOK_WORDS, bookOf, type Page, type PerPage, standardFaces } from '../../../src/render/pdf/index.js';
import type { SolutionCheck } from '../engine/protocol.js';
import { type Play, puzzleOf } from '../play/play.js';
import { save } from './file.js';

export function savePdf(
  play: Play,
  solutionCheck: SolutionCheck | undefined,
  notes: readonly string[],
  language: LanguageCode,
): Promise<void> {
  const page = {
    puzzle: givensOf(puzzleOf(play)),
    notes,
    ...(solutionCheck?.solution && { solution: Int8Array.from(solutionCheck.solution) }),
  };
  return saveBook([page], language, 1);
}

/**
 * Saves a book of puzzles without entered digits, with the solutions at the end. By default a page has as many puzzles
 * as stay readable.
 */
export async function saveBook(pages: readonly Page[], language: LanguageCode, perPage?: PerPage): Promise<void> {
  const options = {
    paper: 'a4',
    ...(perPage !== undefined && { perPage }),
    candidates: false,
    solutions: true,
    words: BOOK_WORDS[language],
  } as const;
  const book = await bookOf(pages, options, standardFaces());
  save(new Blob(book as BlobPart[], { type: 'application/pdf' }), 'sudoku.pdf');
}
