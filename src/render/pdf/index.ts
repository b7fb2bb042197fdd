/**
 * Puzzles as PDF, and books of them. This entry is apart from the other renderers, because it needs pdfkit. In Node,
 * `node.ts` adds the embedded fonts; elsewhere the caller names the fonts.
 */
export { Unprintable } from '../errors.js';
export { bookOf } from './book.js';
export { PER_PAGE, type PerPage, type Share } from './frames.js';
export type { BookLesson, BookOptions, LessonPart, Page } from './options.js';
export { BOLD, type Face, type Faces, type Pair, REGULAR } from './options.js';
export { PAPERS, type Paper, type PrintOptions } from './page.js';
export { type PdfOptions, pdfOf, standardFaces } from './print.js';
export { BOOK_WORDS, type BookWords } from './words.js';
