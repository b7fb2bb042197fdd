/** The tools that draw the pages of a book. */
import type { Typesetter } from './typesetter.js';

export interface PageTools {
  readonly document: PDFKit.PDFDocument;
  readonly type: Typesetter;
}
