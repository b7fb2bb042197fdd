/** The cells of a row. */

/** The delimiters that separate cells, by the kind of sheet. */
export const DELIMITERS = { csv: [',', ';'], tsv: ['\t'] } as const;
export type SheetName = keyof typeof DELIMITERS;
export const SHEETS = Object.keys(DELIMITERS) as SheetName[];

/**
 * The cells of a row, without their quotes, the line end and a byte order mark. A quote that never closes is a sign as
 * any other.
 */
export function cellsOfRow(row: string, delimiter: string): string[] {
  const text = row.replace(/^\uFEFF/, '').replace(/\r$/, '');
  if (!text.includes('"')) return text.split(delimiter);
  const cells: string[] = [];
  for (let at = 0; ; ) {
    const inQuotes = text[at] === '"' ? closingQuote(text, at) : -1;
    const next = text.indexOf(delimiter, Math.max(at, inQuotes));
    const end = next < 0 ? text.length : next;
    const quoted = inQuotes < 0 ? '' : text.slice(at + 1, inQuotes - 1).replaceAll('""', '"');
    cells.push(quoted + text.slice(Math.max(at, inQuotes), end));
    if (next < 0) return cells;
    at = next + delimiter.length;
  }
}

/** The place after the quote that ends a cell; -1 if there is none yet. */
export function closingQuote(text: string, quote: number): number {
  for (let at = quote + 1; ; ) {
    const next = text.indexOf('"', at);
    if (next < 0) return -1;
    if (text[next + 1] !== '"') return next + 1;
    at = next + 2;
  }
}
