/** The drawn formats and their options. */

import { existsSync } from 'node:fs';
import { translated } from '../../core/languages.js';
import { excerpt, quoted } from '../../core/printable.js';
import { listed } from '../../render/names.js';
import { PER_PAGE } from '../../render/pdf/frames.js';
import type { BookOptions } from '../../render/pdf/options.js';
import { PAPERS } from '../../render/pdf/page.js';
import { BOOK_WORDS } from '../../render/pdf/words.js';
import { THEMES, type Theme } from '../../render/picture/palette.js';
import { type Option, UsageError, type Values } from '../command.js';
import { type Idle, idleIf, whenOther } from '../idle.js';
import {
  choice,
  flag,
  languageOption,
  listOf,
  option,
  positiveInteger,
  type Reader,
  taking,
  text,
  withoutUndefined,
} from '../options.js';

export const DRAWN_FORMATS = ['svg', 'png', 'html', 'pdf'] as const;
export type DrawnFormat = (typeof DRAWN_FORMATS)[number];

/** The formats of drawings that show steps or a solution. */
export const STEP_FORMATS = ['svg', 'png', 'html'] as const satisfies readonly DrawnFormat[];

const NOTES = ['level', 'score', 'rating', 'seed', 'none'] as const;
export type Note = (typeof NOTES)[number];

/** Returns the drawn format that a word names; undefined if it names a text format or none. */
export const drawnFormat = (word: unknown): DrawnFormat | undefined => DRAWN_FORMATS.find((format) => format === word);

export const isDrawn = (word: unknown): boolean => drawnFormat(word) !== undefined;

/** Throws a UsageError for `--output` with a text format: the shell's `>` writes text to files. */
export function refuseOutput(
  { output }: Readonly<Record<string, unknown>>,
  formats: readonly DrawnFormat[] = DRAWN_FORMATS,
): void {
  if (output !== undefined)
    throw new UsageError(
      `--output takes drawings (${formats.join(', ')}): send text to a file with > ${excerpt(String(output))}`,
    );
}

/** Throws a UsageError for a file whose name says a drawn format other than the one that is written, as text in `.pdf`. */
export function refuseOtherName(output: string | undefined, format?: DrawnFormat): void {
  const named = drawnFormat(/\.(\w+)$/.exec(output ?? '')?.[1]?.toLowerCase());
  if (named !== undefined && named !== format)
    throw new UsageError(
      `--output ${excerpt(output!)}: the name says ${named}, but ${format ?? 'text'} is asked for: let them agree (--to says the format)`,
    );
}

/** Throws a UsageError if the user requests both JSON and a drawing. */
export function refuseTwoOutputs(json: boolean, drawing: string): void {
  if (json) throw new UsageError(`--json and ${drawing} exclude each other: leave one out`);
}

/** The format and look of a drawing, and the file it is written to. */
export interface Drawing {
  readonly format: DrawnFormat;
  readonly theme: Theme;
  /** A file, or a folder for several drawings. */
  readonly output?: string;
  readonly title?: string;
  readonly book: Omit<BookOptions, 'title' | 'howTo'>;
  /** True if a book teaches the strategies that its puzzles need. */
  readonly teaches: boolean;
  /** The address of the page to which a book's puzzles link. */
  readonly link?: string;
  /** Files of fonts for characters that the embedded fonts lack. */
  readonly fonts: readonly string[];
  /** The seed to print, if requested. */
  readonly seed?: string;
  /** The details to print under each puzzle of a book. */
  readonly notes: readonly Note[];
}

const PER_PAGE_LIST = listed(PER_PAGE.map(String), 'or');

const NOTES_ABOUT = `what is printed under a puzzle: ${NOTES.join(', ')}`;
const readNotes: Reader<readonly Note[]> = taking(NOTES, (word: string, name: string) =>
  word === '' ? [] : listOf(choice('note', NOTES))(word, name),
);

/** `--notes` of commands that read puzzles. It has no default, because the notes need a grade of each puzzle. */
export const notesOption = () => idleIf(option('--notes <names>', NOTES_ABOUT, readNotes), withoutPdf());

/** Parts that a book may have besides its puzzles and solutions. */
export const BOOK_PARTS = ['cover', 'levels', 'stars', 'howto', 'qr', 'qr-solution'] as const;
type BookPart = (typeof BOOK_PARTS)[number];

const BOOK_PARTS_ABOUT = `parts of a pdf: ${BOOK_PARTS.join(', ')} (puzzles by level under headings, stars of levels, pages on the strategies used, QR codes)`;

const fontFile: Reader<string> = (word, name) => {
  if (existsSync(word)) return word;
  throw new UsageError(`${name} takes files of fonts (ttf, otf, woff); there is no ${quoted(word)}`);
};

/** Reads the address of a page on the web. */
const address: Reader<string> = (word, name) => {
  if (/^https?:\/\/[^\s#?]+$/.test(word)) return word;
  throw new UsageError(`${name} takes an address as https://example.org/sudoku/, without ? and #, not ${quoted(word)}`);
};

const perPage: Reader<BookOptions['perPage']> = (word, name) => {
  const perPage = PER_PAGE.find((count) => count === Number(word));
  if (perPage === undefined) throw new UsageError(`${name} takes ${PER_PAGE_LIST}, not ${quoted(word)}`);
  return perPage;
};

/** Options for the look of any drawing in one of the formats; `others`: when the theme is idle. */
export const drawingOptions = (drawn: readonly DrawnFormat[] = DRAWN_FORMATS, ...others: readonly Idle[]) => ({
  theme: idleIf(
    option('--theme <name>', `of drawings: ${THEMES.join(', ')} (auto follows the reader's)`, choice('theme', THEMES)),
    withoutDrawing(drawn),
    whenDrawn('pdf', 'with a pdf'),
    ...others,
  ),
  title: idleIf(
    option('--title <text>', 'of what is drawn', text),
    withoutDrawing(drawn),
    whenDrawn('png', 'with a png: the title is not drawn'),
  ),
});

/** Without a drawn format. */
const withoutDrawing = (drawn: readonly DrawnFormat[] = DRAWN_FORMATS): Idle =>
  whenOther('--to', (word) => !isDrawn(word) && `without a drawing: ${drawn.join(', ')}`);

/** With a drawn format. */
export const whenDrawn = (drawn: DrawnFormat, reason: string): Idle =>
  whenOther('--to', (word) => drawnFormat(word) === drawn && reason);

/** Without a PDF. `more` explains it. */
export const withoutPdf = (more = ''): Idle =>
  whenOther('--to', (word) => drawnFormat(word) !== 'pdf' && `without a pdf${more}`);

/** Options for the look of a book of puzzles. */
export function bookOptions() {
  const ofBook = <Declared extends Option<unknown>>(option: Declared): Declared => idleIf(option, withoutPdf());
  return {
    subtitle: ofBook(option('--subtitle <text>', 'on the title page of a pdf', text)),
    book: ofBook(option('--book <parts>', BOOK_PARTS_ABOUT, listOf(choice('part', BOOK_PARTS)))),
    font: ofBook(option('--font <files>', 'of a pdf: fonts for characters of titles that ours lack', listOf(fontFile))),
    numberFrom: ofBook(
      option('--number-from <number>', 'the number of the first puzzle of a pdf', positiveInteger, '1'),
    ),
    link: ofBook(
      option('--link <address>', 'where readers find the page (as sudoku open serves it): a pdf links to it', address),
    ),
    twoSided: ofBook(flag('--two-sided', 'of a pdf: a wider margin at the spine, page numbers at the outer edge')),
    bleed: ofBook(flag('--bleed', 'of a pdf: larger paper, with the boxes and marks by which a print shop cuts it')),
    booklet: ofBook(flag('--booklet', 'of a pdf: two pages a side, in the order for folding')),
    perPage: ofBook(
      option(
        '--per-page <count>',
        `puzzles a page of a pdf: ${PER_PAGE_LIST}, if not 4, 2 in booklets, 1 above 12x12`,
        perPage,
      ),
    ),
    paper: ofBook(option('--paper <name>', `of a pdf: ${PAPERS.join(', ')}`, choice('paper', PAPERS), 'a4')),
    notes: ofBook(option('--notes <names>', NOTES_ABOUT, readNotes, 'level,score,rating,seed')),
    ...languageOption('remarks, and of a pdf'),
    candidates: idleIf(flag('--candidates', 'print candidates too'), withoutDrawing()),
    solutions: ofBook(flag('--no-solutions', 'leave out the solutions at the back')),
  };
}

/** Reads the options of a command that draws steps. Throws a UsageError. */
export function stepDrawing(args: DrawingValues & StepDrawingArgs): Drawing {
  const { format, json } = args;
  refuseTwoOutputs(json, `--to ${format}`);
  const { theme, title, output } = args;
  return drawingOf({ theme, title, output }, format);
}

interface StepDrawingArgs {
  readonly format: DrawnFormat;
  readonly output: string | undefined;
  readonly json: boolean;
}

type DrawingValues = Values<ReturnType<typeof drawingOptions>>;
type BookValues = Values<ReturnType<typeof bookOptions>>;

type DrawingArgs = DrawingValues & {
  readonly [Name in keyof BookValues]?: BookValues[Name] | undefined;
} & { readonly output?: string | undefined; readonly seed?: string | undefined };

/** Collects the options of a drawing, with defaults for missing ones. Throws a UsageError. */
export function drawingOf(args: DrawingArgs, format: DrawnFormat): Drawing {
  const { theme = 'auto', title, output, notes = [], book: parts = [], lang = 'en' } = args;
  const { paper = 'a4', candidates = false, solutions = true, subtitle, perPage, numberFrom, link } = args;
  const { twoSided, bleed, booklet, font: fonts = [], seed } = args;
  refuseOtherName(output, format);
  return {
    format,
    theme,
    notes,
    teaches: parts.includes('howto'),
    book: {
      paper,
      candidates,
      solutions,
      words: translated(BOOK_WORDS, lang),
      cover: parts.includes('cover'),
      levels: parts.includes('levels'),
      stars: parts.includes('stars'),
      ...withoutUndefined({ perPage, subtitle, numberFrom, twoSided, bleed, booklet, qr: qrCodeOf(parts, link) }),
    },
    fonts,
    ...withoutUndefined({ output, title, link, seed: notes.includes('seed') ? seed : undefined }),
  };
}

/**
 * Returns the link to print as a QR code, if any. Throws a UsageError if the address of the page is missing, or if two
 * codes are requested.
 */
function qrCodeOf(parts: readonly BookPart[], link: string | undefined): BookOptions['qr'] {
  const [code, other] = parts.filter((part) => part === 'qr' || part === 'qr-solution');
  if (code === undefined) return undefined;
  if (other !== undefined) throw new UsageError('--book qr,qr-solution: a puzzle has one code: leave one out');
  if (link === undefined)
    throw new UsageError(`--book ${code} needs the address of the page, as in --link https://example.org/sudoku/`);
  return code === 'qr' ? 'link' : 'solutionLink';
}
