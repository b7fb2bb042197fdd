/** Books of puzzles to print, as PDF. Apart from the other renderers, since it needs pdfkit. */
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
