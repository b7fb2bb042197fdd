/** Saves puzzles as a PDF. The PDF library is loaded on demand. */

import { givensOf } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { BOOK_WORDS, bookOf, standardFaces } from '../../../src/render/pdf/index.js';
import { inLanguage } from '../../course/in-language.js';
import { levelName } from '../app/rating.js';
import type { Wording } from '../words/en.js';
import { save } from './file.js';
import type { PrintChoice, Printed } from './printed.js';

/** Saves a book of puzzles without entered digits. If it is asked for, their solutions are at the end. */
export async function saveBook(
  puzzles: readonly Printed[],
  { perSheet, solutions }: PrintChoice,
  words: Wording,
  language: LanguageCode,
): Promise<void> {
  const pages = puzzles.map(({ puzzle, level, solution, ...others }) => ({
    ...others,
    puzzle: givensOf(puzzle),
    notes: level ? [levelName(level, words)] : [],
    ...(solution && { solution: Int8Array.from(solution) }),
  }));
  const options = {
    paper: 'a4',
    perPage: perSheet,
    candidates: false,
    solutions,
    words: inLanguage(language, BOOK_WORDS),
  } as const;
  const book = await bookOf(pages, options, standardFaces());
  save(new Blob(book as BlobPart[], { type: 'application/pdf' }), 'sudoku.pdf');
}
