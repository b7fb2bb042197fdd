/**
 * Killer cages as people keep them in files: rows of letters, `|A |A |B |`, a name a cage and `.` or nothing for a cell
 * without one, and below them the sums, `A=22,B=8`. They are rewritten as the comment on rules that `rules` reads, above
 * an empty grid.
 */

import { LARGEST_SIZE } from '../../core/geometry.js';
import { isRuler } from '../text/scan.js';
import { checkCages, clueOf, remarkOnSums, type WithCages } from './cages.js';

/** The name of a cage. */
const NAME = /^[A-Za-z]{1,2}\d?$/;
const NONE = /^[.\-_]?$/;

/** The smallest size that is looked for. */
const LEAST = 4;

/** Returns the names in a row of a drawing of cages, empty where there is none; undefined for any other line. */
function namesIn(line: string): readonly string[] | undefined {
  const text = line.trim();
  const parts = text.includes('|') ? text.replace(/^\|/, '').replace(/\|$/, '').split('|') : text.split(/\s+/);
  const fields = parts.length === 1 ? [...text] : parts.map((part) => part.trim());
  if (fields.length < LEAST || fields.length > LARGEST_SIZE) return undefined;
  return fields.every((field) => NAME.test(field) || NONE.test(field))
    ? fields.map((field) => (NAME.test(field) ? field : ''))
    : undefined;
}

/** Returns the sums in a line, `A=22,B=8` or `A: 22`, by the names of their cages; undefined for any other line. */
function sumsIn(line: string): readonly (readonly [name: string, sum: string])[] | undefined {
  if (!/[=:]/.test(line) || line.startsWith('#')) return undefined;
  const words = line
    .split(/[=:]/)
    .map((word) => word.trim())
    .join('=')
    .split(/[,;\s]+/)
    .filter((word) => word !== '');
  const sums = words.map((word) => word.split('='));
  const areSums = sums.every(
    ([name, sum, more]) => NAME.test(name!) && /^\d{1,3}$/.test(sum ?? '') && more === undefined,
  );
  return areSums ? (sums as unknown as [string, string][]) : undefined;
}

/** True if a line has the sums of cages alone. */
export const isOfSums = (line: string): boolean => sumsIn(line) !== undefined;

const isDrawn = (line: string): boolean => line.trim() === '' || isRuler(line);

/** True if lines are the rows of a drawing of cages without the sums: in bars, or with a letter twice in some row. */
export function areCageRows(lines: readonly string[]): boolean {
  const drawn = lines.filter((line) => !isDrawn(line));
  const rows = drawn.map(namesIn);
  if (rows.length < LEAST || rows.some((row) => row?.length !== rows.length)) return false;
  return drawn.every((line) => line.includes('|')) || rows.some((row) => hasTwice(row!));
}

const hasTwice = (row: readonly string[]): boolean => {
  const names = row.filter((name) => name !== '');
  return new Set(names).size < names.length;
};

/** True if lines are a drawing of cages with their sums. */
export const areLetteredCages = (lines: readonly string[]): boolean =>
  lines.some(isOfSums) && cagesIn(lines) !== undefined;

/** Returns the rows of names, and the sums below them; undefined for any other lines. */
function cagesIn(lines: readonly string[]) {
  const told = lines.filter((line) => !isDrawn(line));
  const first = told.findIndex(isOfSums);
  const rows = told.slice(0, first).map(namesIn);
  if (first < LEAST || rows.some((row) => row?.length !== first) || !told.slice(first).every(isOfSums))
    return undefined;
  return {
    names: (rows as string[][]).flat(),
    size: first,
    sums: new Map(told.slice(first).flatMap((line) => sumsIn(line)!)),
  };
}

/** Turns a drawing of cages into a comment and an empty grid. Any other text stays as it is. Throws a Misread. */
export function withLetteredCages(text: string): WithCages {
  const cages = /[=:]/.test(text) && text.includes('\n') ? cagesIn(text.split('\n')) : undefined;
  if (!cages) return { text };
  const { names, size, sums } = cages;
  checkCages(names, sums);
  const clues = [...new Set(names)].filter((name) => name !== '').map((name) => clueOf(name, names, sums, size));
  const rows = [`# killer-cage: ${clues.join(';')}`, ...Array(size).fill('. '.repeat(size).trimEnd())];
  return { text: rows.join('\n'), remark: remarkOnSums(names, sums) };
}
