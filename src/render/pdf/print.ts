/** Puzzles to print, with the fonts that come along: what Node needs no more for than the puzzles. */
import type { Puzzle } from '../../core/puzzle.js';
import { search } from '../../search/search.js';
import { type BookOptions, bookOf } from './book.js';
import { FONT_FILES } from './fonts.js';
import { BOOK_WORDS } from './page.js';

export * from './index.js';

/**
 * The bytes of a PDF of puzzles, four a page on A4 with the solutions at the back, unless the options say otherwise.
 *
 * @example
 * writeFileSync('sudoku.pdf', await pdfOf([read(puzzle)], { title: 'For Sunday' }));
 */
export async function pdfOf(puzzles: readonly Puzzle[], options: Partial<BookOptions> = {}): Promise<Uint8Array> {
  const pages = puzzles.map((puzzle) => {
    const { ended, solutions } = search(puzzle, { milliseconds: 1000 });
    const isOnly = ended === 'all' && solutions.length === 1;
    return { puzzle, notes: [], ...(isOnly && { solution: solutions[0]! }) };
  });
  const usual = { paper: 'a4', perPage: 4, candidates: false, solutions: true, words: BOOK_WORDS.en } as const;
  return Buffer.concat(await bookOf(pages, { ...usual, ...options }, FONT_FILES));
}
