/** Puzzles as a book to print: numbered, several a page, with notes below each and the solutions at the back. */
import PDFDocument from 'pdfkit';
import { EMPTY, type Numbers } from '../../core/board.js';
import { boardOf, type Puzzle } from '../../core/puzzle.js';
import type { LanguageCode } from '../language/language.js';
import { picture } from '../picture/picture.js';
import { rulesSentence } from '../rules.js';
import {
  BOLD,
  type BookWords,
  type Faces,
  type Frame,
  framesOf,
  HEADING,
  MARGIN,
  NOTES,
  type Paper,
  type PerPage,
  REGULAR,
} from './page.js';
import { drawPicture } from './shapes.js';

/** A puzzle of the book. */
export interface Page {
  readonly puzzle: Puzzle;
  /** The digit of each cell; without it, the puzzle is not among the solutions. */
  readonly solution?: Numbers;
  /** Notes printed under the puzzle: level, score, rating, seed. */
  readonly notes: readonly string[];
}

export interface BookOptions {
  readonly paper: Paper;
  readonly perPage: PerPage;
  /** The title; adds a title page. */
  readonly title?: string;
  readonly subtitle?: string;
  /** True if candidates are printed. */
  readonly candidates: boolean;
  readonly solutions: boolean;
  readonly words: BookWords;
}

/** The number of solutions a page. It does not depend on the puzzles a page: digits must stay readable. */
const solutionsPerPage = (size: number): number => (size <= 9 ? 12 : size <= 16 ? 6 : 2);
const QUIET = '#5c5c5c';

/** The bytes of a PDF, in order. Puzzles are drawn one after another, and no page is kept. */
export function bookOf(puzzles: Iterable<Page>, options: BookOptions, faces: Faces): Promise<Uint8Array[]> {
  const document = new PDFDocument({
    size: options.paper.toUpperCase(),
    margin: 0,
    autoFirstPage: false,
    info: { Title: printable(options.title ?? 'Sudoku'), Creator: 'sudoku-strategist' },
  });
  for (const face of [REGULAR, BOLD] as const) document.registerFont(face, faces[face]);
  const chunks: Uint8Array[] = [];
  const ended = new Promise<Uint8Array[]>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(chunks)).on('error', reject);
  });
  if (options.title) titlePage(document, options);
  const solved = puzzlePages(document, puzzles, options);
  if (options.solutions && solved.length > 0) solutionPages(document, solved, options.words);
  document.end();
  return ended;
}

/** Replaces control characters, which cannot be printed, by blanks. */
const printable = (text: string): string => text.replaceAll(/\p{C}/gu, ' ');

function titlePage(document: PDFKit.PDFDocument, { title, subtitle }: BookOptions): void {
  document.addPage();
  const { width, height } = document.page;
  document.font(BOLD).fontSize(30).fillColor('black');
  document.text(printable(title!), MARGIN, height * 0.35, { width: width - 2 * MARGIN, align: 'center' });
  if (subtitle)
    document
      .moveDown()
      .font(REGULAR)
      .fontSize(14)
      .text(printable(subtitle), { width: width - 2 * MARGIN, align: 'center' });
}

interface Solved {
  readonly number: number;
  readonly page: Page;
}

/** Draws the pages of puzzles. Returns the puzzles that have a solution to show. */
function puzzlePages(
  document: PDFKit.PDFDocument,
  puzzles: Iterable<Page>,
  { perPage, candidates, words }: BookOptions,
): Solved[] {
  const solved: Solved[] = [];
  let frames: Frame[] = [];
  let number = 0;
  for (const page of puzzles) {
    if (frames.length === 0) frames = beginPage(document, perPage, HEADING, NOTES);
    const frame = frames.shift()!;
    number++;
    heading(document, frame, String(number), 12);
    puzzleUnder(document, page, frame, candidates, words.language);
    if (page.solution) solved.push({ number, page });
  }
  return solved;
}

/** The grid under its heading, then the rules of a variant, for which the grid makes room, and the notes. */
function puzzleUnder(
  document: PDFKit.PDFDocument,
  { puzzle, notes }: Page,
  frame: Frame,
  candidates: boolean,
  language: LanguageCode,
): void {
  const rules = rulesSentence(puzzle.geometry, language);
  const size = Math.max(SMALLEST_RULES, Math.min(LARGEST_RULES, frame.width / RULES_A_LINE));
  document.font(REGULAR).fontSize(size);
  const room = rules === undefined ? 0 : document.heightOfString(rules, { width: frame.width }) + UNDER;
  const bottom =
    frame.y +
    HEADING +
    drawPicture(document, picture(boardOf(puzzle), undefined, { candidates, labels: false }), {
      x: frame.x + room / 2,
      y: frame.y + HEADING,
      width: frame.width - room,
    });
  const { x, width } = frame;
  if (rules !== undefined)
    document
      .font(REGULAR)
      .fontSize(size)
      .fillColor('black')
      .text(rules, x, bottom + UNDER, { width, align: 'center' });
  if (notes.length > 0) notesUnder(document, notes.join(' · '), { ...frame, y: bottom + room + UNDER });
}

/** Sizes of the rules' type, which follows the grid's, and the gap between a grid and the text below it. */
const SMALLEST_RULES = 7;
const LARGEST_RULES = 11;
const RULES_A_LINE = 36;
const UNDER = 3;

/** Sizes of the notes' type. */
const LARGEST_NOTE = 8;
const SMALLEST_NOTE = 5;

/** Writes the notes in one line, in smaller type if they are long. */
function notesUnder(document: PDFKit.PDFDocument, notes: string, { x, y, width }: Frame): void {
  const text = printable(notes);
  document.font(REGULAR).fontSize(LARGEST_NOTE).fillColor(QUIET);
  const fitting = (LARGEST_NOTE * width) / document.widthOfString(text);
  document
    .fontSize(Math.max(SMALLEST_NOTE, Math.min(LARGEST_NOTE, Math.floor(fitting * 10) / 10)))
    .text(text, x, y, { width, align: 'center', height: NOTES, ellipsis: true });
}

/** The height above a solution. */
const SMALL_HEADING = 14;

function solutionPages(document: PDFKit.PDFDocument, solved: readonly Solved[], words: BookWords): void {
  const count = solutionsPerPage(Math.max(...solved.map(({ page }) => page.puzzle.geometry.size)));
  let frames: Frame[] = [];
  for (const { number, page } of solved) {
    if (frames.length === 0) {
      frames = beginPage(document, count, SMALL_HEADING, 0);
      document
        .font(BOLD)
        .fontSize(12)
        .fillColor('black')
        .text(words.solutions, MARGIN, MARGIN - 18, { lineBreak: false });
    }
    const frame = frames.shift()!;
    heading(document, frame, String(number), 9);
    drawPicture(document, picture(solutionOf(page), undefined, { candidates: false, labels: false }), {
      ...frame,
      y: frame.y + SMALL_HEADING,
    });
  }
}

/** The solved grid, with the givens set apart from the rest. */
function solutionOf({ puzzle, solution }: Page) {
  const { geometry, values } = puzzle;
  return {
    geometry,
    values: solution!,
    givens: Uint8Array.from({ length: geometry.cells }, (_, cell) => (values[cell] === EMPTY ? 0 : 1)),
    digits: new Int32Array(geometry.cells),
  };
}

function heading(document: PDFKit.PDFDocument, { x, y, width }: Frame, text: string, size: number): void {
  document.font(BOLD).fontSize(size).fillColor('black').text(text, x, y, { width, align: 'center', lineBreak: false });
}

/** Begins a numbered page and returns the frames of its grids. */
function beginPage(document: PDFKit.PDFDocument, count: number, above: number, below: number): Frame[] {
  document.addPage();
  const { width, height } = document.page;
  const number = String(document.bufferedPageRange().start + document.bufferedPageRange().count);
  document
    .font(REGULAR)
    .fontSize(9)
    .fillColor(QUIET)
    .text(number, 0, height - 28, { width, align: 'center', lineBreak: false });
  return framesOf({ width, height, margin: MARGIN, count, above, below });
}
