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
import { areSukakuRows, isSukakuLine, sizeOfRow, sukaku } from './sukaku.js';

export const formats: readonly Format[] = [line, rows, framed, bars, pencilmarks, library, sukaku];

export const formatNamed = (name: FormatName): Format => formats.find((format) => format.name === name)!;

/** Reads the text of one puzzle; `shape` is the grid expected. Throws a Misread. */
export function readPuzzle(text: string, shape?: Geometry): Reading {
  const clean = /[\uFEFF\r]/.test(text) ? text.replace(/^\uFEFF/, '').replaceAll('\r', '') : text;
  if (isLibraryLine(clean)) return library.parse(clean, shape);
  if (clean.trimEnd().includes('\n'))
    return areRows(clean, shape) ? sukaku.parse(clean, shape) : parseGrid(clean, shape);
  if (isSukakuLine(clean, shape)) return sukaku.parse(clean, shape);
  return isLine(clean, shape) ? line.parse(clean, shape) : parseGrid(clean, shape);
}

/** Whether a text of several lines is a grid of candidates, each in its place. */
function areRows(text: string, shape?: Geometry): boolean {
  const lines = text.split('\n').filter((row) => row.trim() !== '' && !row.startsWith('#'));
  const size = sizeOfRow(lines[0] ?? '', shape);
  return size > 0 && lines.every((row) => sizeOfRow(row, shape) === size) && areSukakuRows(lines, size);
}
