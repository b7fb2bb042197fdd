/**
 * Puzzles to print, as PDF, and books of them. Apart from the other renderers, since it needs pdfkit. In Node pages are set in
 * the fonts that come along (`node.ts`); elsewhere the caller names them.
 */
export { bookOf } from './book.js';
export { BOLD, type Face, type Faces, type Pair, REGULAR, Unprintable } from './faces.js';
export { PER_PAGE, type PerPage, type Share } from './frames.js';
export type { BookLesson, BookOptions, LessonPart, Page } from './options.js';
export { PAPERS, type Paper, type PrintOptions } from './page.js';
export { type PdfOptions, pdfOf } from './print.js';
export { BOOK_WORDS, type BookWords } from './words.js';
