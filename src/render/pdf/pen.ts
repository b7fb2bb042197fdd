/** The tools that draw the pages of a book. */
import type { Typesetter } from './typesetter.js';

export interface Pen {
  readonly document: PDFKit.PDFDocument;
  readonly type: Typesetter;
}
