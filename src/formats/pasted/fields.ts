/** Rows of tables, their cells between signs, where an empty one may hold nothing. */
import { isRuler } from '../scan.js';
import { isBlank } from '../symbols.js';

const SIGNS = ['\t', '|', ',', ';', '&'];

/** The rows with blanks between their cells and `.` for those that hold nothing; undefined if it is no table. */
export const fieldsIn = (lines: readonly string[]): string[] | undefined => rowsBetween(lines, tableOf);

/** The same for a table of which most rows are as long as they should be. */
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
    if (!table || (cells.includes('') && cells.some((cell) => cell !== '' && isBlank(cell)))) continue;
    const written = table.map((row) => row.map((cell) => cell || '.').join(' '));
    return isRow.map((is) => (is ? written.shift()! : ''));
  }
  return undefined;
}

/** The cells between the signs: as many rows as columns. */
function tableOf(rows: readonly string[], sign: string): string[][] | undefined {
  const table = cellsBetween(rows, sign);
  return table?.every((cells) => cells.length === rows.length) ? table : undefined;
}

function almostTableOf(rows: readonly string[], sign: string): string[][] | undefined {
  const table = cellsBetween(rows, sign);
  return table && table.filter((cells) => cells.length === rows.length).length * 2 > rows.length ? table : undefined;
}

/** Blanks and tabs at the ends of rows are what editors lose. */
function cellsBetween(rows: readonly string[], sign: string): string[][] | undefined {
  if (rows.length < 4 || !rows.every((row) => row.includes(sign))) return undefined;
  const size = rows.length;
  let table = rows.map((row) => row.split(sign).map(bare));
  if (sign === '|' && rows.every((row) => /^\s*\|.*\|\s*$/.test(row))) table = table.map((cells) => cells.slice(1, -1));
  else if (table.every((cells) => cells.length > size && cells[0] === '')) table = table.map((cells) => cells.slice(1));
  for (const cells of table) {
    if (cells.length === size + 1 && /^\.?$/.test(cells.at(-1)!)) cells.pop();
    while (sign === '\t' && cells.length < size) cells.push('');
  }
  return table;
}

/** A cell without quotation marks and blanks. */
const bare = (cell: string): string => cell.replaceAll(/["'\s]|\\\\/g, '');
