/** Tables of HTML with a cell of the puzzle in each of theirs, be they in one line or in many. */
import type { PuzzleRecord } from '../record.js';
import { plainLine } from './characters.js';

/** What is done where one is found. */
const TABLE = 'the cells of an HTML table are read';

/** The puzzle of a table, its rows in the lines in which they begin; none where it is not as high as wide. */
export function puzzleInTable(html: string): PuzzleRecord | undefined {
  const [before = '', ...parts] = html.split(/<tr\b/i);
  let line = countLines(before);
  const rows = parts.map((part) => {
    const cells = part
      .split(/<t[dh]\b/i)
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
  return { text, line: filled[0]!.line, mended: [TABLE] };
}

/** Rows of the smallest puzzle that is looked for. */
const LEAST = 4;

const countLines = (text: string): number => text.split('\n').length;

/** What a cell shows; the first `>` ends the tag that it begins with. */
function cellIn(part: string): string {
  const inside = part
    .slice(part.indexOf('>') + 1)
    .replaceAll(/<input\b[^<>]*>/gi, (tag) => /\bvalue\s*=\s*["']?(\w*)/i.exec(tag)?.[1] ?? '')
    .replaceAll(/<[^<>]*>/g, '');
  return plainLine(inside).replaceAll(/\s/g, '') || '.';
}
