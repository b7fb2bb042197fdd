/** The entry `/render` in browsers: sentences and pictures, and PDF. */

export { Unprintable } from './render/errors.js';
export type { PerPage, Share } from './render/pdf/frames.js';
export { pdfOf } from './render/pdf/later.js';
export type { BookLesson, BookOptions, Face, Faces, LessonPart, Page, Pair } from './render/pdf/options.js';
export type { Paper, PrintOptions } from './render/pdf/page.js';
export type { PdfOptions } from './render/pdf/print.js';
export type { BookWords } from './render/pdf/words.js';
export * from './render.js';
