/** PDF in Node, whose code is loaded when it is first asked for. */
import type { PuzzleLike } from '../../formats/puzzle-like.js';
import type { Page } from './options.js';
import type { PdfOptions } from './print.js';

/**
 * Returns the bytes of a PDF of puzzles, their texts, or what `read` and `create` return. By default there are four on a
 * page (one above 12×12), the paper is A4, and the solutions are at the back. Rejects with an Unprintable if no font has
 * a character of the title or the notes, with a Misread for a text that is no puzzle, and with a BadOption for an unknown
 * paper or option.
 *
 * @example
 * writeFileSync('sudoku.pdf', await pdfOf([parse(puzzle)], { title: 'For Sunday' }));
 */
export async function pdfOf(
  puzzles: readonly PuzzleLike[],
  options?: Omit<PdfOptions, 'levels' | 'stars' | 'qr'>,
): Promise<Uint8Array>;
/**
 * Returns the bytes of a PDF of pages, which have notes, a level and links beside the puzzle. Rejects with a BadOption
 * for `levels`, `stars` or `qr` if no page has a level or such a link.
 *
 * @example
 * await pdfOf([{ puzzle: parse(puzzle), level: 'hard', notes: ['hard', '720 points'] }], { stars: true });
 */
export async function pdfOf(pages: readonly Page[], options?: PdfOptions): Promise<Uint8Array>;
export async function pdfOf(puzzles: readonly (PuzzleLike | Page)[], options: PdfOptions = {}): Promise<Uint8Array> {
  return (await import('./node.js')).pdfOf(puzzles, options);
}
