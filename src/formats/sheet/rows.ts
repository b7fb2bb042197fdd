/**
 * Cuts a sheet's text into rows as it arrives. A quoted cell may hold line ends; a quote that never closes holds no
 * rows back.
 */
import { closingQuote } from './cells.js';

/** A row as it is written, without its line feed. */
export interface SheetRow {
  readonly text: string;
  /** Number of its first line in the stream, from 1. */
  readonly line: number;
}

interface RowCutter {
  /** Takes the next piece of the stream, cut anywhere, and returns the rows that are complete, without empty ones. */
  push(chunk: string): SheetRow[];
  /** Ends the stream and returns what is left. */
  end(): SheetRow[];
}

/** The most characters of a row: cells of the largest puzzle and a long text about it take fewer. */
const LONGEST_ROW = 1 << 20;

export function rowCutter(delimiter: string): RowCutter {
  const opening = new RegExp(`(?:^\uFEFF?|[\n${delimiter}])"`, 'g');
  let rest = '';
  let line = 1;

  const add = (rows: SheetRow[], text: string): void => {
    if (text.trim() !== '') rows.push({ text, line });
    line += text.includes('\n') ? text.split('\n').length : 1;
  };

  /** Returns all complete rows of a text and keeps the rest. */
  const take = (text: string): SheetRow[] => {
    const rows: SheetRow[] = [];
    let from = 0;
    let quote = nextQuote(0, text, opening);
    for (;;) {
      let end = text.indexOf('\n', from);
      while (quote >= 0 && quote < end) {
        const after = closingQuote(text, quote);
        if (after < 0) end = -1;
        else if (end < after) end = text.indexOf('\n', after);
        if (end < 0) break;
        quote = nextQuote(after, text, opening);
      }
      if (end < 0) break;
      add(rows, text.slice(from, end));
      from = end + 1;
    }
    rest = text.slice(from);
    return rest.length > LONGEST_ROW ? splitAtLines(rows) : rows;
  };

  /** Gives up on a quote that is too long to be a row: each line becomes a row, and longer ones are cut. */
  const splitAtLines = (rows: SheetRow[]): SheetRow[] => {
    const lines = rest.split('\n');
    rest = lines.pop()!.slice(0, LONGEST_ROW);
    for (const text of lines) add(rows, text);
    return rows;
  };

  return {
    push: (chunk) => take(rest + chunk),
    end() {
      const rows = take(`${rest}\n`);
      for (const text of rest.split('\n')) add(rows, text);
      rest = '';
      return rows;
    },
  };
}

/** The place of the next quote that begins a cell; -1 if there is none. */
function nextQuote(from: number, text: string, opening: RegExp): number {
  opening.lastIndex = from;
  return opening.test(text) ? opening.lastIndex - 1 : -1;
}
