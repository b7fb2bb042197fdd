/** The options of books: what is in them, and how they lie on paper. */

import { existsSync } from 'node:fs';
import { quoted } from '../../core/printable.js';
import { listed } from '../../render/names.js';
import { PER_PAGE } from '../../render/pdf/frames.js';
import type { BookOptions } from '../../render/pdf/options.js';
import { PAPERS } from '../../render/pdf/page.js';
import { oneOf } from '../../settings/one-of.js';
import { text, whole } from '../../settings/settings.js';
import { wordsOf } from '../../settings/words.js';
import { UsageError, type Values } from '../command.js';
import { flag, inGroup, languageOption, option, type Reader, taking } from '../options.js';

const NOTES = ['level', 'score', 'rating', 'seed', 'none'] as const;
export type Note = (typeof NOTES)[number];

/** What is printed under a puzzle, as far as it is known. */
export const USUAL_NOTES: readonly Note[] = ['level', 'score', 'rating', 'seed'];

const notesIn = wordsOf(oneOf('note', NOTES));
const readNotes: Reader<readonly Note[]> = taking(NOTES, (word: string, name: string) =>
  word === '' ? [] : notesIn(notesIn.ofWord!(word), name),
);

/** Parts that a book may have besides its puzzles and solutions. */
export const BOOK_PARTS = ['cover', 'levels', 'stars', 'howto', 'qr', 'qr-solution'] as const;
export type BookPart = (typeof BOOK_PARTS)[number];

const fontFiles: Reader<readonly string[]> = taking('files', (words: string, name: string) =>
  words.split(',').map((word) => {
    if (existsSync(word.trim())) return word.trim();
    throw new UsageError(`${name} takes files of fonts (ttf, otf, woff); there is no ${quoted(word)}`);
  }),
);

/** Reads the address of a page on the web. */
const address: Reader<string> = (word, name) => {
  if (/^https?:\/\/[^\s#?]+$/.test(word)) return word;
  throw new UsageError(`${name} takes an address as https://example.org/sudoku/, without ? and #, not ${quoted(word)}`);
};

const PER_PAGE_LIST = listed(PER_PAGE.map(String), 'or');

const perPage: Reader<BookOptions['perPage']> = (word, name) => {
  const perPage = PER_PAGE.find((count) => count === Number(word));
  if (perPage === undefined) throw new UsageError(`${name} takes ${PER_PAGE_LIST}, not ${quoted(word)}`);
  return perPage;
};

export const BOOK_OPTIONS = {
  title: option('--title <text>', 'adds a title page', text),
  subtitle: option('--subtitle <text>', 'below the title', text),
  book: option(
    '--book <parts>',
    `parts of a book: ${BOOK_PARTS.join(', ')} (puzzles by level under headings, stars of levels, pages on the strategies used, QR codes)`,
    wordsOf(oneOf('part', BOOK_PARTS)),
  ),
  notes: option(
    '--notes <names>',
    `what is printed under a puzzle: ${NOTES.join(', ')}`,
    readNotes,
    USUAL_NOTES.join(),
  ),
  candidates: flag('--candidates', 'print candidates too'),
  solutions: flag('--no-solutions', 'leave out the solutions at the back'),
  numberFrom: option('--number-from <number>', 'the number of the first puzzle', whole(1, Infinity), '1'),
  link: option('--link <address>', 'where readers find the page (as sudoku open serves it), for links to it', address),
  ...languageOption('remarks, and of the book'),
  ...inGroup('Print', {
    paper: option('--paper <name>', `its size: ${PAPERS.join(', ')}`, oneOf('paper', PAPERS), 'a4'),
    perPage: option(
      '--per-page <count>',
      `puzzles a page: ${PER_PAGE_LIST}, if not 4, 2 in booklets, 1 above 12x12`,
      perPage,
    ),
    twoSided: flag('--two-sided', 'a wider margin at the spine, page numbers at the outer edge'),
    booklet: flag('--booklet', 'two pages a side, in the order for folding'),
    bleed: flag('--bleed', 'larger paper, with the boxes and marks by which a print shop cuts it'),
    font: option('--font <files>', 'fonts for characters of titles that ours lack', fontFiles),
  }),
};

export type BookValues = Values<typeof BOOK_OPTIONS>;

/**
 * Returns the link to print as a QR code, if any. Throws a UsageError if the address of the page is missing, or if two
 * codes are requested.
 */
export function qrCodeOf(parts: readonly BookPart[], link: string | undefined): BookOptions['qr'] {
  const [code, other] = parts.filter((part) => part === 'qr' || part === 'qr-solution');
  if (code === undefined) return undefined;
  if (other !== undefined) throw new UsageError('--book qr,qr-solution: a puzzle has one code: leave one out');
  if (link === undefined)
    throw new UsageError(`--book ${code} needs the address of the page, as in --link https://example.org/sudoku/`);
  return code === 'qr' ? 'link' : 'solutionLink';
}
