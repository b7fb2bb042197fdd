/**
 * Layouts of irregular regions as people draw them, a letter a cell: above the rows of a grid, or beside each row,
 * before or after its cells. They are rewritten as the comments on rules that `rules` reads.
 */
import { LARGEST_SIZE } from '../../core/geometry.js';

/** A row of letters with the cells of its row beside it, if there are any. */
interface LetterRow {
  readonly letters: string;
  readonly cells: string;
}

const LETTERS = /^[A-Za-z]{2,25}$/;

/**
 * True if rows of letters are regions: each letter occurs as often as there are rows, and some row has a letter twice.
 */
function areRegions(rows: readonly string[]): boolean {
  const size = rows[0]!.length;
  if (rows.length !== size || !rows.every((row) => row.length === size)) return false;
  const counts = new Map<string, number>();
  for (const letter of rows.join('').toUpperCase()) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const isTwice = (row: string): boolean => new Set(row.toUpperCase()).size < size;
  return counts.size === size && [...counts.values()].every((count) => count === size) && rows.some(isTwice);
}

/** Returns the number of lines, from the first, that are a layout of regions; 0 if there is none. */
export function regionsAbove(lines: readonly string[]): number {
  const [first = ''] = lines;
  if (!LETTERS.test(first.trim())) return 0;
  const rows = lines.slice(0, first.trim().length).map((line) => line.trim());
  return areRegions(rows) && rows.every((row) => LETTERS.test(row)) ? rows.length : 0;
}

/** Returns the rows of a grid with a layout of regions beside it; undefined if there is none. */
function rowsBeside(lines: readonly string[]): readonly LetterRow[] | undefined {
  if (lines.length < 2 || lines.length > LARGEST_SIZE) return undefined;
  for (const isLast of [false, true]) {
    if (!letterRow(lines[0]!, isLast)) continue;
    const rows = lines.map((line) => letterRow(line, isLast));
    if (rows.every((row) => row !== undefined) && areRegions(rows.map(({ letters }) => letters))) return rows;
  }
  return undefined;
}

/** Splits a line into the letters of its row, which come first or last, and its cells; undefined without either. */
function letterRow(line: string, isLast: boolean): LetterRow | undefined {
  const cells = line.trim().split(/\s+/);
  const letters = (isLast ? cells.pop() : cells.shift())!;
  return LETTERS.test(letters) && cells.length > 0 ? { letters, cells: cells.join(' ') } : undefined;
}

/** True if each of the lines is a row of a grid, with its regions beside it. */
export const haveRegionsBeside = (lines: readonly string[]): boolean => rowsBeside(lines) !== undefined;

/** The comment that states a row's regions. */
export const regionsComment = (letters: string): string => `# regions: ${letters.trim()}`;

/** Turns a layout of letters into comments, a line each. A text without such a layout stays as it is. */
export function withRegionComments(text: string): string {
  if (!/[A-Za-z]{2}/.test(text) || !text.includes('\n')) return text;
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('#'));
  const above = regionsAbove(lines.slice(first));
  if (above > 0)
    return lines.map((line, at) => (at >= first && at < first + above ? regionsComment(line) : line)).join('\n');
  const rows = rowsBeside(lines.slice(first).filter((line) => line.trim() !== ''));
  return rows
    ? [...rows.map(({ letters }) => regionsComment(letters)), ...rows.map(({ cells }) => cells)].join('\n')
    : text;
}
