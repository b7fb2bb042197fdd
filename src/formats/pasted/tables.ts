/** Tables: cells between signs, with nothing in an empty one; names of rows and columns beside them; tables of HTML. */
import type { PuzzleRecord } from '../record.js';
import { cellsOfRow } from '../sheet/cells.js';
import { isBlank } from '../symbols.js';
import { isRuler } from '../text/scan.js';
import { plainLine } from './characters.js';

const SIGNS = ['\t', '|', ',', ';', '&'];

/** Returns the rows with blanks between their cells and `.` for an empty one; undefined if the lines are no table. */
export const fieldsIn = (lines: readonly string[]): string[] | undefined => rowsBetween(lines, tableOf);

/** Returns the rows of a table in which most rows, but not all, have the right length. */
export const almostFieldsIn = (lines: readonly string[]): string[] | undefined => rowsBetween(lines, almostTableOf);

function rowsBetween(
  lines: readonly string[],
  tableOf: (rows: readonly string[], sign: string) => string[][] | undefined,
): string[] | undefined {
  const isRow = lines.map((line) => line.trim() !== '' && !isRuler(line));
  const rows = lines.filter((_, index) => isRow[index]);
  for (const sign of SIGNS) {
    const table = tableOf(rows, sign);
    const cells = table?.flat() ?? [];
    if (!table || (cells.includes('') && cells.some((cell) => cell !== '' && isBlank(cell) && !/^0+$/.test(cell))))
      continue;
    const written = table.map((row) => row.map((cell) => cell || '.').join(' '));
    return isRow.map((is) => (is ? written.shift()! : ''));
  }
  return undefined;
}

/** Returns the cells between the signs if there are as many rows as columns, and all are cells of the grid. */
function tableOf(rows: readonly string[], sign: string): string[][] | undefined {
  const table = cellsBetween(rows, sign);
  return table?.every((cells) => cells.length === rows.length) && !hasNames(table) ? table : undefined;
}

/** True if the first row is names of columns with nothing in the corner, above names of rows or an empty last column. */
function hasNames(table: readonly (readonly string[])[]): boolean {
  const [first, side, last] = [table[0]!, table.map((cells) => cells[0]!), table.map((cells) => cells.at(-1)!)];
  if (first[0] === '') return areInOrder(first.slice(1)) && areInOrder(side.slice(1));
  return areInOrder(first.slice(0, -1)) && last.every((cell) => cell === '');
}

function almostTableOf(rows: readonly string[], sign: string): string[][] | undefined {
  const table = cellsBetween(rows, sign);
  return table && table.filter((cells) => cells.length === rows.length).length * 2 > rows.length ? table : undefined;
}

/**
 * Returns the cells between the signs. Editors strip blanks and tabs at the ends of rows: cells missing there count as
 * empty.
 */
function cellsBetween(rows: readonly string[], sign: string): string[][] | undefined {
  if (rows.length < 4 || !rows.every((row) => row.includes(sign))) return undefined;
  const size = rows.length;
  const read = rows.map((row) => cellsOfRow(row, sign));
  // Without the sign between them, candidates 1 and 2 are the number 12.
  if (size > 9 && read.some((cells) => cells.some((cell) => /\d["'\s,;]+\d/.test(cell)))) return undefined;
  let table = read.map((cells) => cells.map(plainCell));
  if (sign === '|' && rows.every((row) => /^\s*\|.*\|\s*$/.test(row))) table = table.map((cells) => cells.slice(1, -1));
  else if (table.every((cells) => cells.length > size && cells[0] === '')) table = table.map((cells) => cells.slice(1));
  for (const cells of table) {
    if (cells.length === size + 1 && /^\.?$/.test(cells.at(-1)!)) cells.pop();
    while (sign === '\t' && cells.length < size) cells.push('');
  }
  return table;
}

/** A cell without quotation marks, blanks, and the signs between its candidates. */
const plainCell = (cell: string): string => cell.replaceAll(/["'\s,;]|\\\\/g, '');

/** Returns the rows without the names of rows and columns around them; undefined if there are none. */
export function withoutLabels(lines: readonly string[]): string[] | undefined {
  const rows = lines.flatMap((line, index) => (line.trim() === '' || isRuler(line) ? [] : [index]));
  const headings = [rows[0], rows.at(-1)].filter((index) => index !== undefined && isHeading(lines[index]!));
  if (lines.length > 2 && MARKDOWN.test(lines[1]!)) headings.push(0, 1);
  const named = rows.filter((index) => !headings.includes(index));
  const before = namesOf(named.map((index) => BEFORE.exec(lines[index]!)));
  const after = namesOf(named.map((index) => AFTER.exec(lines[index]!.trimEnd())));
  if (!before && !after && headings.length === 0) return undefined;
  return lines.map((line, index) => {
    if (headings.includes(index)) return '';
    const row = named.indexOf(index);
    const from = before?.[row]?.length ?? 0;
    const to = after && row >= 0 ? line.trimEnd().length - after[row]!.length : line.length;
    return ' '.repeat(from) + line.slice(from, to);
  });
}

/** Returns the names of the rows if each has the right one; else undefined. */
const namesOf = (names: readonly (RegExpExecArray | null)[]): string[] | undefined =>
  names.length > 1 && names.every((name, row) => name && countOf(name[1]!) === row + 1)
    ? names.map((name) => name![0])
    : undefined;

/** The line below the heading of a Markdown table. */
const MARKDOWN = /^\s*(?:\|\s*)?(?::?-+:?\s*\|\s*)+(?::?-+:?\s*)?$/;

const BEFORE = /^\s*(?:\|\s*)?["']?(?:row\s?|r)?(\d{1,2}|[A-Za-z])["']?(?:[.:)]+|(?=[\s|│║,;]))/i;
const AFTER = /(?<=[\s|│║,;])["']?(?:row\s?|r)?(\d{1,2}|[A-Za-z])["']?$/i;

/** True if a line is only the names of columns, in order, perhaps with a word in the corner before them. */
function isHeading(line: string): boolean {
  const names = line.split(/[\s|│║,;"']+/).filter(Boolean);
  if (names.length === 1) return areInOrder([...names[0]!]);
  return areInOrder(names) || (/^(?:\D{2,}|\W)$/.test(names[0] ?? '') && areInOrder(names.slice(1)));
}

const areInOrder = (names: readonly string[]): boolean =>
  names.length > 3 &&
  names.every((name, column) => countOf(name.replace(/^c(?:ol(?:umn)?)?(?=\d)/i, '')) === column + 1);

/** Returns the number that a name stands for: 1 for `1` and for `A`. */
const countOf = (name: string): number =>
  /^\d+$/.test(name) ? Number(name) : name.length === 1 ? name.toUpperCase().charCodeAt(0) - 64 : 0;

/** The remark on a puzzle that was found in a table. */
const TABLE = 'the cells of an HTML table are read';
const XML = 'the cells of XML are read';

/**
 * Returns the puzzle of an HTML table, or of XML with rows and cells, each row in the line in which it begins; undefined if the table is not square.
 */
export function puzzleInTable(html: string): PuzzleRecord | undefined {
  const [before = '', ...parts] = html.split(/<(?:tr|row)\b/i);
  let line = countLines(before);
  const rows = parts.map((part) => {
    const cells = part
      .split(/<(?:t[dh]|cell)\b/i)
      .slice(1)
      .map(cellIn);
    const row = { line, text: cells.join(' '), size: cells.length };
    line += countLines(part) - 1;
    return row;
  });
  const filled = rows.filter(({ size }) => size > 0);
  if (filled.length < LEAST || filled.some(({ size }) => size !== filled.length)) return undefined;
  const areApart = filled.every((row, index) => index === 0 || row.line > filled[index - 1]!.line);
  const text = filled
    .map((row, index) => '\n'.repeat(index && (areApart ? row.line - filled[index - 1]!.line : 1)) + row.text)
    .join('');
  return { text, line: filled[0]!.line, mended: [/<row\b/i.test(html) ? XML : TABLE] };
}

/** Rows of the smallest puzzle that is looked for. */
const LEAST = 4;

const countLines = (text: string): number => text.split('\n').length;

/** Returns the text that a cell shows. `part` begins inside the cell's tag, which ends at the first `>`. */
function cellIn(part: string): string {
  const tag = part.slice(0, part.indexOf('>'));
  const inside = part
    .slice(tag.length + 1)
    .replaceAll(/<input\b[^<>]*>/gi, (tag) => /\bvalue\s*=\s*["']?(\w*)/i.exec(tag)?.[1] ?? '')
    .replaceAll(/<[^<>]*>/g, '');
  const [, value] = /\s(?:value|val|digit)\s*=\s*["']?(\w*)/i.exec(tag) ?? [];
  return plainLine(inside).replaceAll(/\s/g, '') || value?.replace(/^0$/, '.') || '.';
}
