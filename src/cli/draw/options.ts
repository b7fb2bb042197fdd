/** The options of drawings. */

import { type LanguageCode, translated } from '../../core/languages.js';
import type { BookOptions } from '../../render/pdf/options.js';
import { BOOK_WORDS } from '../../render/pdf/words.js';
import { THEMES, type Theme } from '../../render/picture/palette.js';
import { oneOf } from '../../settings/one-of.js';
import { text } from '../../settings/settings.js';
import { UsageError } from '../command.js';
import { DRAWN_FORMATS, type DrawnFormat, drawnFormat, isDrawn } from '../drawn-formats.js';
import { type Idle, idleIf, whenOther } from '../idle.js';
import { flag, inGroup, option, withoutUndefined } from '../options.js';
import { type BookValues, type Note, qrCodeOf } from './book-options.js';

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
  /** True if what it holds may be replaced. */
  readonly overwrite: boolean;
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

/** Without a drawn format. */
const withoutDrawing = (drawn: readonly DrawnFormat[] = DRAWN_FORMATS): Idle =>
  whenOther('--to', (word) => !isDrawn(word) && `without a drawing: ${drawn.join(', ')}`);

/** With a drawn format. */
export const whenDrawn = (drawn: DrawnFormat, reason: string): Idle =>
  whenOther('--to', (word) => drawnFormat(word) === drawn && reason);

/** Without a PDF. `more` explains it. */
export const withoutPdf = (more = ''): Idle =>
  whenOther('--to', (word) => drawnFormat(word) !== 'pdf' && `without a pdf${more}`);

/** The colours of any drawing in one of the formats; `others`: when they are idle. */
export const themeOption = (drawn: readonly DrawnFormat[] = DRAWN_FORMATS, ...others: readonly Idle[]) =>
  inGroup('Output', {
    theme: idleIf(
      option('--theme <name>', `of drawings: ${THEMES.join(', ')} (auto follows the reader's)`, oneOf('theme', THEMES)),
      withoutDrawing(drawn),
      whenDrawn('pdf', 'with a pdf'),
      ...others,
    ),
  });

/** The title of drawn steps. */
export const STEP_TITLE = inGroup('Output', {
  title: idleIf(
    option('--title <text>', 'of what is drawn', text),
    withoutDrawing(),
    whenDrawn('png', 'with a png: the title is not drawn'),
  ),
});

/** Candidates in drawings of puzzles. */
export const CANDIDATES = inGroup('Output', {
  candidates: idleIf(flag('--candidates', 'draw candidates too'), withoutDrawing()),
});

/** Reads the options of a command that draws steps. Throws a UsageError. */
export function stepDrawing(args: StepDrawingArgs): Drawing {
  const { format, json } = args;
  refuseTwoOutputs(json, `--to ${format}`);
  const { theme, title, output, overwrite, language } = args;
  return drawingOf({ theme, title, output, overwrite, language }, format);
}

interface StepDrawingArgs {
  readonly theme: Theme | undefined;
  readonly title: string | undefined;
  readonly format: DrawnFormat;
  readonly output: string | undefined;
  readonly overwrite: boolean;
  readonly language: LanguageCode;
  readonly json: boolean;
}

type DrawingArgs = {
  readonly [Name in keyof BookValues]?: BookValues[Name] | undefined;
} & {
  readonly theme?: Theme | undefined;
  readonly output?: string | undefined;
  readonly overwrite?: boolean;
  readonly seed?: string | undefined;
};

/** Collects the options of a drawing, with defaults for missing ones. Throws a UsageError. */
export function drawingOf(args: DrawingArgs, format: DrawnFormat): Drawing {
  const { theme = 'auto', title, output, notes = [], book: parts = [], language = 'en' } = args;
  const { paper = 'a4', candidates = false, solutions = true, subtitle, perPage, numberFrom, link } = args;
  const { twoSided, bleed, booklet, font: fonts = [], seed, overwrite = false } = args;
  return {
    format,
    theme,
    overwrite,
    notes,
    teaches: parts.includes('howto'),
    book: {
      paper,
      candidates,
      solutions,
      words: translated(BOOK_WORDS, language),
      cover: parts.includes('cover'),
      levels: parts.includes('levels'),
      stars: parts.includes('stars'),
      ...withoutUndefined({ perPage, subtitle, numberFrom, twoSided, bleed, booklet, qr: qrCodeOf(parts, link) }),
    },
    fonts,
    ...withoutUndefined({ output, title, link, seed: notes.includes('seed') ? seed : undefined }),
  };
}
