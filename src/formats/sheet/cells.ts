/** The cells of a row, and a row of cells. */
import papaparse from 'papaparse';

/** What stands between cells. */
export const DELIMITERS = { csv: [',', ';'], tsv: ['\t'] } as const;
export type SheetName = keyof typeof DELIMITERS;
export const SHEETS = Object.keys(DELIMITERS) as SheetName[];

/** The cells of a row, without their quotes, the line end and a byte order mark. */
export function cellsOf(row: string, delimiter: string): string[] {
  const text = row.replace(/^\uFEFF/, '').replace(/\r$/, '');
  if (!text.includes('"')) return text.split(delimiter);
  return papaparse.parse<string[]>(text, { delimiter }).data[0] ?? [''];
}

/** How many there are. */
export const widthOf = (row: string, delimiter: string): number => cellsOf(row, delimiter).length;

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text that none takes for one. */
export const safe = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Cells as a row, quoted where they must be. */
export const rowOf = (cells: readonly string[], delimiter: string): string =>
  papaparse.unparse([[...cells]], { delimiter });

/** A row as it is written, with more cells at its end; it is made as wide as the sheet first. */
export function appended(row: string, width: number, cells: readonly string[], delimiter: string): string {
  if (cells.length === 0) return row;
  const [, text = '', end = ''] = /^(.*?)(\r?)$/s.exec(row) ?? [];
  const missing = Math.max(0, width - widthOf(text, delimiter));
  return `${text}${delimiter.repeat(missing + 1)}${rowOf(cells, delimiter)}${end}`;
}
