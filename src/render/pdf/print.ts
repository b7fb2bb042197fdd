/// <reference path="../../untyped.d.ts" />
/** Puzzles as PDF in one call. */
import * as pdfkit from 'pdfkit';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import { clashes, isPuzzle, type Puzzle } from '../../core/puzzle.js';
import type { Sign } from '../../core/sign.js';
import { EMPTY } from '../../core/values.js';
import { type PuzzleLike, puzzleFrom } from '../../formats/puzzle-like.js';
import { LEVELS } from '../../logic/step/strategy.js';
import { search } from '../../search/search.js';
import { oneOf } from '../../settings/one-of.js';
import { BadOption, refusal, refuseUnknown } from '../../settings/options.js';
import {
  anything,
  flag,
  holding,
  listOf,
  passing,
  type SettingReader,
  settingsOf,
  text,
  whole,
} from '../../settings/settings.js';
import { Unprintable } from '../errors.js';
import { bookOf, unprintableIn } from './book.js';
import { PER_PAGE, type PerPage } from './frames.js';
import type { BookOptions, Faces, Page } from './options.js';
import { PAPERS } from './page.js';
import { bookWords, faces, lesson } from './readers.js';
import { BOOK_WORDS } from './words.js';

/** How puzzles are printed. `levels`, `stars` and `qr` print parts of pages. */
export interface PdfOptions extends Partial<BookOptions> {
  /** The fonts. Default in Node: the embedded ones; elsewhere: Helvetica, which every PDF reader has. */
  readonly faces?: Faces;
}

const PDF_OPTIONS = {
  faces,
  paper: oneOf('paper', PAPERS),
  twoSided: flag,
  bleed: flag,
  booklet: flag,
  perPage: passing<PerPage>(`one of ${PER_PAGE.join(', ')}`, (value) => PER_PAGE.includes(value as PerPage)),
  title: text,
  subtitle: text,
  cover: flag,
  levels: flag,
  stars: flag,
  numberFrom: whole(0, Number.MAX_SAFE_INTEGER),
  qr: oneOf('qr', ['link', 'solutionLink'] as const),
  howTo: listOf(lesson),
  candidates: flag,
  solutions: flag,
  words: bookWords,
} as const satisfies Record<keyof PdfOptions, SettingReader<unknown>>;

/** The parts of a page. A solution is checked together with its puzzle. */
const PAGE = {
  puzzle: anything,
  signs: listOf(holding<Sign>('signs, as sharedSigns returns them', ['kind'])),
  title: text,
  author: text,
  rules: text,
  solution: anything,
  notes: listOf(text),
  level: oneOf('level', LEVELS),
  link: text,
  solutionLink: text,
} as const satisfies Record<keyof Page, SettingReader<unknown>>;

/** Prints puzzles or pages as `pdfOf` of `node.ts` does, in Helvetica unless the options name other fonts. */
export const pdfOf = (puzzles: readonly (PuzzleLike | Page)[], options: PdfOptions = {}): Promise<Uint8Array> =>
  printed(puzzles, options, standardFaces);

/** Returns the bytes of a PDF. `facesFor` finds fonts for texts if the options name none. */
export async function printed(
  puzzles: readonly (PuzzleLike | Page)[],
  options: PdfOptions,
  facesFor: (texts: string) => Faces,
): Promise<Uint8Array> {
  refuseUnknown(PDF_OPTIONS, options);
  const { faces: named, ...own } = settingsOf(PDF_OPTIONS, options);
  if (!Array.isArray(puzzles)) throw refusal('puzzles', puzzles, 'a list, also of one: `pdfOf([puzzle])`');
  const pages = puzzles.map((each) => pageIn(each, 'puzzles'));
  refuseIdle(own, pages);
  const told = pages.flatMap(({ title = '', author = '', rules = '', notes = [] }) => [title, author, rules, ...notes]);
  const texts = [...told, ...textsIn(own)].join('');
  const fonts = named ?? facesFor([own.title, own.subtitle, texts].join(''));
  const missing = texts === '' ? [] : unprintableIn(texts, fonts);
  if (missing.length > 0) throw new Unprintable(missing);
  const usual = { paper: 'a4', candidates: false, solutions: true, words: BOOK_WORDS.en } as const;
  const chunks = await bookOf(pages.map(withSolution), { ...usual, ...own }, fonts);
  return joined(chunks);
}

/** Returns the texts of the lessons and of the words of a book. */
const textsIn = ({ howTo = [], words }: Partial<BookOptions>): string[] => [
  ...howTo.flatMap(({ name, text, example }) => [name, ...text.map((part) => part.text), example?.sentence ?? '']),
  ...(words ? Object.values(words) : []).flatMap((word) =>
    typeof word === 'string' ? word : Object.values<string>(word),
  ),
];

/** Reads a page, or a puzzle that is one without notes. Throws a Misread, and a BadOption. */
function pageIn(given: unknown, option: string): Page {
  const { puzzle, solution } = Object(given) as Partial<Page>;
  if (!isPuzzle(puzzle) || isAsRead(given)) return { puzzle: puzzleIn(given, option) };
  refuseUnknown(PAGE, given);
  if (solution !== undefined && !solves(puzzle, solution))
    throw refusal('solution', solution, 'the digit of each cell, from zero, of a solution of the puzzle');
  return { ...settingsOf(PAGE, given), puzzle } as Page;
}

/** True for what `read` returns: the details beside its puzzle are no parts of a page. */
const isAsRead = (given: unknown): boolean => Object.hasOwn(Object(given), 'notUnderstood');

/** Parts of a page that no puzzle has, so that they are not lost beside the text of one. */
const PAGE_ALONE = ['signs', 'notes', 'level', 'link', 'solutionLink'] as const satisfies readonly (keyof Page)[];

/** Reads what is no page. Throws a Misread, and a BadOption. */
function puzzleIn(given: unknown, option: string): Puzzle {
  const isOne = typeof given === 'string' || isPuzzle(given) || Object.hasOwn(Object(given), 'puzzle');
  if (!isOne || PAGE_ALONE.some((part) => Object.hasOwn(Object(given), part)))
    throw refusal(option, given, 'puzzles, as read returns them, and pages, as { puzzle, notes }');
  return puzzleFrom(given as PuzzleLike, {});
}

/** True if values fill a puzzle without a clash. */
function solves({ geometry, values }: Puzzle, solution: unknown): boolean {
  const full = { geometry, values: solution };
  if (!isPuzzle(full) || clashes(full).length > 0) return false;
  return Array.from(full.values).every((digit, cell) => digit !== EMPTY && [EMPTY, digit].includes(values[cell]!));
}

/** Throws a BadOption for a setting that prints a part of pages if no page has it. */
function refuseIdle({ levels, stars, qr }: PdfOptions, pages: readonly Page[]): void {
  const printedParts = { levels: levels && 'level', stars: stars && 'level', qr } as const;
  for (const [option, part] of Object.entries(printedParts))
    if (part && pages.length > 0 && pages.every((page) => page[part] === undefined))
      throw new BadOption(option, `no puzzle has a ${part}: give pages, as { puzzle, ${part} }`);
}

/** Adds the solution of a puzzle that has exactly one. */
function withSolution(page: Page): Page {
  if (page.solution) return page;
  const { ended, solutions } = search(page.puzzle, { milliseconds: 1000 });
  return ended === 'all' && solutions.length === 1 ? { ...page, solution: solutions[0]! } : page;
}

/** A function that the types of pdfkit lack. Its build for Node has these fonts, and no such function. */
const { registerStdFonts } = pdfkit as unknown as { registerStdFonts?(...fonts: object[]): void };

/**
 * Returns the faces of a book in Helvetica, which every PDF reader has, so that no font is embedded. With them pdfkit
 * knows its widths in a browser too.
 */
export function standardFaces(): Faces {
  registerStdFonts?.(Helvetica, HelveticaBold);
  return { regular: 'Helvetica', bold: 'Helvetica-Bold' };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
