/** The cells of a row, and a row of cells. */
import papaparse from 'papaparse';

/** The delimiters that separate cells, by the kind of sheet. */
export const DELIMITERS = { csv: [',', ';'], tsv: ['\t'] } as const;
export type SheetName = keyof typeof DELIMITERS;
export const SHEETS = Object.keys(DELIMITERS) as SheetName[];

/** The cells of a row, without their quotes, the line end and a byte order mark. */
export function cellsOfRow(row: string, delimiter: string): string[] {
  const text = row.replace(/^\uFEFF/, '').replace(/\r$/, '');
  if (!text.includes('"')) return text.split(delimiter);
  return papaparse.parse<string[]>(text, { delimiter }).data[0] ?? [''];
}

/** The number of cells in a row. */
const widthOf = (row: string, delimiter: string): number => cellsOfRow(row, delimiter).length;

/** Beginnings of a text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Quotes a text that a spreadsheet would run as a formula. */
export const quoteFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Cells as a row, quoted where they must be. */
export const rowOf = (cells: readonly string[], delimiter: string): string =>
  papaparse.unparse([[...cells]], { delimiter });

/** Appends cells to a row as it is written, which is first made as wide as the sheet. */
export function withCells(row: string, width: number, cells: readonly string[], delimiter: string): string {
  if (cells.length === 0) return row;
  const [, text = '', end = ''] = /^(.*?)(\r?)$/s.exec(row) ?? [];
  const missing = Math.max(0, width - widthOf(text, delimiter));
  return `${text}${delimiter.repeat(missing + 1)}${rowOf(cells, delimiter)}${end}`;
}
