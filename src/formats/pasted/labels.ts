/** Names of rows and columns that are written beside a grid. */
import { isRuler } from '../scan.js';

/** The rows without names before them, and without those of the columns above or below; undefined where there are none. */
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

/** The names of the rows, if each has its own, in order. */
const namesOf = (names: readonly (RegExpExecArray | null)[]): string[] | undefined =>
  names.length > 1 && names.every((name, row) => name && countOf(name[1]!) === row + 1)
    ? names.map((name) => name![0])
    : undefined;

/** What stands below the heading of a table. */
const MARKDOWN = /^\s*(?:\|\s*)?(?::?-+:?\s*\|\s*)+(?::?-+:?\s*)?$/;

const BEFORE = /^\s*(?:row\s?|r)?(\d{1,2}|[A-Za-z])(?:[.:)]+|(?=[\s|│║,;]))/i;
const AFTER = /(?<=[\s|│║,;])(?:row\s?|r)?(\d{1,2}|[A-Za-z])$/i;

/** Whether there is nothing but the names of columns, in order. */
function isHeading(line: string): boolean {
  const names = line.split(/[\s|│║,;]+/).filter(Boolean);
  const symbols = names.length === 1 ? [...names[0]!] : names;
  return symbols.length > 3 && symbols.every((name, column) => countOf(name.replace(/^c(?=\d)/i, '')) === column + 1);
}

/** `1` is 1, and so is `A`. */
const countOf = (name: string): number =>
  /^\d+$/.test(name) ? Number(name) : name.length === 1 ? name.toUpperCase().charCodeAt(0) - 64 : 0;
