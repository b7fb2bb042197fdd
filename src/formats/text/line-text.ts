/** A line of N² symbols with what stands beside it: a comment, its solution, another puzzle. */
import { type Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import { leftOutBeside } from '../beside/left-out.js';
import { type Beside, withBeside } from '../beside/stated-solution.js';
import type { Format, Reading } from '../format.js';
import { isBlank } from '../symbols.js';
import { formatLine, LONGEST_CELL, parseSpaced, parseSymbols, withoutComment } from './line.js';

export const line: Format = {
  name: 'line',
  holds: [],
  parse: parseLineText,
  format: formatLine,
};

/** Reads a line with a comment after it, or one with blanks between its cells. Throws a Misread. */
export function parseLineText(text: string, shape?: Geometry): Reading {
  const [symbols] = /\S+/.exec(text) ?? [''];
  if (symbols.length > LARGEST_SIZE) {
    const field = openField(text) ?? symbols;
    const beside = { ...besideIn(text, field), ...leftOutBeside(text, field) };
    return withBeside(parseSymbols(field, shape, text.indexOf(field) + 1), beside);
  }
  if (symbols.length > LONGEST_CELL) return parseSymbols(symbols, shape, text.search(/\S/) + 1);
  return parseSpaced(text, shape);
}

const FIELD = /[^\s,;|"'`()[\]{}<>:=/&%]+/g;

/** True if a field has the cells of another, some of them blank. */
export const isOpenForm = (open: string, full: string): boolean =>
  open.length === full.length &&
  open !== full &&
  [...open].every((symbol, at) => symbol === full[at] || (isBlank(symbol) && !isBlank(full[at]!)));

/**
 * Returns the puzzle of a line in which its solution stands first, as in `SOLUTION;PUZZLE`: the field that is the first
 * one with blanks; undefined for any other line.
 */
export function openField(text: string): string | undefined {
  if (text.length <= 2 * LARGEST_SIZE) return undefined;
  const fields = text.match(FIELD) ?? [];
  const full = fields.find(({ length }) => length > LARGEST_SIZE);
  return full && ![...full].some(isBlank) ? fields.find((field) => isOpenForm(field, full)) : undefined;
}

/**
 * Returns what stands beside a puzzle in its line: a full grid, which is its solution or contradicts it, and another
 * puzzle with empty cells.
 */
export function besideIn(text: string, puzzle: string): Beside {
  if (text.length <= 2 * puzzle.length || ![...puzzle].some(isBlank)) return {};
  const isFull = (field: string): boolean => field.length === puzzle.length && !/[^1-9A-Y]/i.test(field);
  const solution = text.match(FIELD)?.find(isFull);
  const another = withoutComment(text)
    .match(FIELD)
    ?.find((field) => isAnother(field, puzzle));
  return { ...(solution !== undefined && { solution }), ...(another !== undefined && { another }) };
}

/**
 * True if a field is a puzzle of as many cells as another, with other digits. A position of the puzzle is not, nor is a
 * mask of its givens, which has one symbol for all of them.
 */
export function isAnother(field: string, puzzle: string): boolean {
  if (field.length !== puzzle.length || !/^[.0-9A-Y*_?+-]+$/i.test(field) || ![...field].some(isBlank)) return false;
  const [one, other] = [plainCells(field), plainCells(puzzle)];
  const digits = new Set(one.replaceAll('.', ''));
  return digits.size > 1 && one !== other && !isOpenForm(one, other) && !isOpenForm(other, one);
}

/** The cells of a field with one sign for all that are empty. */
const plainCells = (field: string): string =>
  Array.from(field, (symbol) => (isBlank(symbol) ? '.' : symbol.toUpperCase())).join('');
