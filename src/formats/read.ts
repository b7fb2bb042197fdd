/** Reads a puzzle of whatever form, which it recognises by itself. */
import type { Geometry } from '../core/geometry.js';
import { bars } from './bars.js';
import type { Format, FormatName, Reading } from './format.js';
import { framed } from './framed.js';
import { parseGrid } from './grid.js';
import { isLibraryLine, library } from './library.js';
import { isLine, line } from './line.js';
import { pencilmarks } from './pencilmarks.js';
import { rows } from './rows.js';

export const formats: readonly Format[] = [line, rows, framed, bars, pencilmarks, library];

export const formatNamed = (name: FormatName): Format => formats.find((format) => format.name === name)!;

/** Reads the text of one puzzle; `shape` is the grid expected. Throws a Misread. */
export function readPuzzle(text: string, shape?: Geometry): Reading {
  const clean = /[\uFEFF\r]/.test(text) ? text.replace(/^\uFEFF/, '').replaceAll('\r', '') : text;
  if (isLibraryLine(clean)) return library.parse(clean, shape);
  return !clean.trimEnd().includes('\n') && isLine(clean, shape) ? line.parse(clean, shape) : parseGrid(clean, shape);
}
