/** Formats that are drawn rather than written, and the options that go with them. */
import type { Command } from 'commander';
import { LANGUAGES } from '../../render/language/index.js';
import { listed } from '../../render/notation.js';
import type { BookOptions } from '../../render/pdf/book.js';
import { BOOK_WORDS, PAPERS, PER_PAGE } from '../../render/pdf/page.js';
import { THEMES, type Theme } from '../../render/picture/palette.js';
import { UsageError } from '../command.js';
import { languageNamed } from '../language.js';
import { oneOf } from '../words.js';

export const DRAWN = ['svg', 'png', 'html', 'pdf'] as const;
export type DrawnFormat = (typeof DRAWN)[number];

const NOTES = ['level', 'score', 'rating', 'seed', 'none'] as const;
export type Note = (typeof NOTES)[number];

/** Whether a word names a drawn format: then it is drawn, and not written as text. */
export const isDrawn = (word: unknown): boolean =>
  word !== undefined && (DRAWN as readonly string[]).includes(String(word).toLowerCase());

/** Throws a UsageError where what is not drawn is to go to a file: the shell does that. */
export function noOutput({ output }: Readonly<Record<string, unknown>>): void {
  if (output !== undefined)
    throw new UsageError(`--output takes drawings (svg, png, html, pdf): send text to a file with > ${String(output)}`);
}

/** How a drawing is to look and where it goes. */
export interface Drawing {
  readonly format: DrawnFormat;
  readonly theme: Theme;
  /** A file, or a folder where there are several. */
  readonly output?: string;
  readonly title?: string;
  readonly book: Omit<BookOptions, 'title'>;
  /** What is printed under each puzzle of a book. */
  readonly notes: readonly Note[];
}

const ONE_OF_THEM = listed(PER_PAGE.map(String), 'or');

/** `book`: whether puzzles can be printed as one. */
export const withDrawing = (command: Command, book = false): Command => {
  command
    .option('--theme <name>', `of drawings: ${THEMES.join(', ')} (auto follows the reader's)`)
    .option('--title <text>', 'of what is drawn');
  if (!book) return command;
  return command
    .option('--subtitle <text>', 'on the title page of a pdf')
    .option('--per-page <count>', `puzzles a page of a pdf: ${ONE_OF_THEM}`, '4')
    .option('--paper <name>', `of a pdf: ${PAPERS.join(', ')}`, 'a4')
    .option('--notes <names>', `what is printed under a puzzle: ${NOTES.join(', ')}`, 'level,score,rating,seed')
    .option('--lang <code>', `of a pdf: ${LANGUAGES.join(', ')}`, 'en')
    .option('--candidates', 'print candidates too')
    .option('--no-solutions', 'leave out the solutions at the back');
};

/** Throws a UsageError. */
export function drawingOf(words: Readonly<Record<string, unknown>>, format: unknown): Drawing {
  const text = (name: string): string | undefined => (words[name] === undefined ? undefined : String(words[name]));
  const [title, subtitle, output] = [text('title'), text('subtitle'), text('output')];
  return {
    format: oneOf('format', String(format), DRAWN),
    theme: oneOf('theme', text('theme') ?? 'auto', THEMES),
    notes: (text('notes') ?? '')
      .split(',')
      .filter(Boolean)
      .map((word) => oneOf('note', word.trim(), NOTES)),
    book: {
      perPage: perPageOf(words.perPage ?? 4),
      paper: oneOf('paper', text('paper') ?? 'a4', PAPERS),
      candidates: words.candidates === true,
      solutions: words.solutions !== false,
      words: BOOK_WORDS[languageNamed(text('lang') ?? 'en')],
      ...(subtitle !== undefined && { subtitle }),
    },
    ...(output !== undefined && { output }),
    ...(title !== undefined && { title }),
  };
}

function perPageOf(word: unknown): BookOptions['perPage'] {
  const perPage = PER_PAGE.find((count) => count === Number(word));
  if (perPage === undefined) throw new UsageError(`--per-page takes ${ONE_OF_THEM}, not '${word}'`);
  return perPage;
}
