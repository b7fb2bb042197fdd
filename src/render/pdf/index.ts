/**
 * Puzzles to print, as PDF, and books of them. Apart from the other renderers, since it needs pdfkit. In Node pages are set in
 * the fonts that come along (`node.ts`); elsewhere the caller names them.
 */
export { type BookOptions, bookOf, type Page } from './book.js';
export {
  BOLD,
  BOOK_WORDS,
  type BookWords,
  type Faces,
  PAPERS,
  type Paper,
  PER_PAGE,
  type PerPage,
  REGULAR,
} from './page.js';
export { type PdfOptions, pdfOf } from './print.js';
