/** A book of puzzles to print: numbered, several on a page, each with notes, and the solutions at the back. */
import PDFDocument from 'pdfkit';
import { Unprintable } from '../errors.js';
import { leftToRightOnly, loadBidi, runsRightToLeft, type SplitByDirection } from './bidi.js';
import { type CodeOf, codesIn } from './codes.js';
import { coverPages } from './cover.js';
import { lessonPages } from './lesson-pages.js';
import type { BookOptions, Faces, Page } from './options.js';
import { type PlannedPage, print } from './press.js';
import { byLevel, puzzlePages } from './puzzle-pages.js';
import { solutionPages } from './solution-pages.js';
import { type PageTools, printable, Typesetter } from './typesetter.js';

/** Returns the bytes of a PDF in chunks. Throws Unprintable if no font has a character of the title or the subtitle. */
export async function bookOf(puzzles: Iterable<Page>, options: BookOptions, faces: Faces): Promise<Uint8Array[]> {
  const document = new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    info: { Title: printable(options.title ?? 'Sudoku'), Creator: 'sudoku-strategist' },
  });
  const pages = [...puzzles];
  const tools = { document, type: new Typesetter(document, faces, await directionIn(pages, options)) };
  const missing = tools.type.missingIn([options.title, options.subtitle].join(''));
  if (missing.length > 0) throw new Unprintable(missing);
  const codeOf = await codesIn(options);
  return written(tools, () => print(tools, planOf(pages, tools, options, codeOf), options));
}

/**
 * Returns the function that splits lines by direction. Loads the library for it only if a text runs from right to left.
 */
const directionIn = (
  pages: readonly Page[],
  { title = '', subtitle = '' }: BookOptions,
): Promise<SplitByDirection> | SplitByDirection =>
  [title, subtitle, ...pages.flatMap(({ notes = [] }) => notes)].some(runsRightToLeft) ? loadBidi() : leftToRightOnly;

/** Plans the pages of the book, in order. */
function planOf(puzzles: readonly Page[], tools: PageTools, options: BookOptions, codeOf: CodeOf): PlannedPage[] {
  const { levels, solutions, numberFrom = 1 } = options;
  const pages = levels ? byLevel(puzzles) : puzzles;
  const numbered = pages.map((page, index) => ({ number: numberFrom + index, page }));
  return [
    ...coverPages(pages, options),
    ...lessonPages(tools, options),
    ...puzzlePages(numbered, options, codeOf),
    ...(solutions ? solutionPages(numbered, options) : []),
  ];
}

/** Returns the characters of a text that no font of a book has, each once. */
export function unprintableIn(text: string, faces: Faces): string[] {
  const document = new PDFDocument({ autoFirstPage: false });
  return new Typesetter(document, faces, leftToRightOnly).missingIn(text);
}

/** Draws the pages and returns the bytes. */
async function written({ document }: PageTools, draw: () => Promise<void>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  const ended = new Promise<Uint8Array[]>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(chunks)).on('error', reject);
  });
  await draw();
  document.end();
  return ended;
}
