/** Writes a solution in the layout of its puzzle. */

import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY, type Numbers } from '../../core/values.js';
import type { FormatName, Reading } from '../format.js';
import { formatNamed } from '../read.js';
import type { Alphabet } from '../symbols.js';
import { gridCells, scan } from './scan.js';

/** Writes the values into the text that the puzzle was read from, or in the format `chosen`. */
export function formatLike(text: string, reading: Reading, values: Numbers, chosen?: FormatName): string {
  const { puzzle, format, alphabet } = reading;
  if (keepsText(reading, chosen)) return fillIn(text, values, alphabet);
  return formatNamed(chosen ?? format).format(withValues(puzzle, values), alphabet);
}

/** True if values are written into the text itself. */
export const keepsText = ({ format }: Pick<Reading, 'format'>, chosen?: FormatName): boolean =>
  chosen === undefined && (format === 'rows' || format === 'framed' || format === 'bars');

/** Returns the puzzle with more values. The new ones are marked as placed. */
const withValues = ({ geometry, values: before, placed }: Puzzle, values: Numbers): Puzzle => ({
  geometry,
  values,
  placed: Uint8Array.from({ length: geometry.cells }, (_, cell) => (before[cell] === EMPTY || placed?.[cell] ? 1 : 0)),
});

/** Returns the text of a grid with the values written into its cells. */
function fillIn(text: string, values: Numbers, alphabet: Alphabet): string {
  const lines = text.split('\n');
  const { size, rows } = gridCells(scan(text), alphabet.length);
  for (const [index, row] of rows.entries())
    for (let column = row.length - 1; column >= 0; column--) {
      const { line, column: at, text: old } = row[column]!;
      const value = values[index * size + column]!;
      if (value === EMPTY) continue;
      lines[line - 1] = replaceWord(lines[line - 1]!, at - 1, old, alphabet[value]!);
    }
  return lines.join('\n');
}

/** Replaces a word by another. A longer word uses up spare blanks around it, so that columns stay aligned. */
function replaceWord(line: string, at: number, old: string, word: string): string {
  if (old.toLowerCase() === word.toLowerCase()) return line;
  const before = line.slice(0, at);
  const after = line.slice(at + old.length);
  const more = word.length - old.length;
  if (more <= 0) return before + word.padStart(old.length) + after;
  if (/(?:^|\s)\s$/.test(before)) return before.slice(0, -more) + word + after;
  return before + word + (/^\s\s/.test(after) ? after.slice(more) : after);
}
