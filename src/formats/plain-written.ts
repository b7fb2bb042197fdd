/** Writes plain texts: those of which `plain.ts` reads the cells. */
import type { Puzzle } from '../core/puzzle.js';
import { withRulesWritten } from './beside/rules-written.js';
import { type FormatName, isOneLine } from './format.js';
import { formatLibrary } from './text/library.js';
import { formatLine } from './text/line.js';
import { pencilmarks } from './text/pencilmarks.js';
import { bars, framed, rows } from './text/rows.js';

const WRITERS = {
  line: formatLine,
  rows: rows.format,
  framed: framed.format,
  bars: bars.format,
  pencilmarks: pencilmarks.format,
  library: formatLibrary,
} satisfies { readonly [Name in FormatName]?: (puzzle: Puzzle) => string };

/** The name of a format that needs no more than cells. */
export type PlainFormat = keyof typeof WRITERS;
export const PLAIN_FORMATS = Object.keys(WRITERS) as readonly PlainFormat[];

/** Writes a puzzle in a plain format, with its rules beside it. */
export const writePlain = (puzzle: Puzzle, format: PlainFormat): string =>
  withRulesWritten(WRITERS[format](puzzle), puzzle.geometry, isOneLine(format));
