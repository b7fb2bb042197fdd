/** Rows as programs write them: lists in brackets, or texts in quotation marks. */

const LIST = /[[{(]([^[\]{}()]*)[\]})]/g;
const QUOTED = /"([^"\n]*)"|'([^'\n]*)'/g;

/** Returns the rows of cells that are each in brackets, as in `[5][ ]` or `(5) ( )`. */
export function bracketsIn(lines: readonly string[]): string[] | undefined {
  const rows = lines.map((line) => [...line.matchAll(OWN)].map(([, cell]) => withoutQuotes(cell!)));
  const areRows = rows.length >= 4 && rows.every((cells) => cells.length === rows.length);
  const areAll = areRows && lines.every((line) => line.replaceAll(OWN, '').trim() === '');
  return areAll ? rows.map((cells) => cells.join(' ')) : undefined;
}

const OWN = /[[(]([^[\]()]{0,3})[\])]/g;

interface Group {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Returns the rows with blanks between their cells, each in its own line; all in the first line if several rows share
 * one.
 */
export function listsIn(lines: readonly string[]): string[] | undefined {
  const text = lines.join('\n');
  const rows =
    rowsAmong(
      groupsIn(text, LIST, (list) =>
        list
          .trim()
          .split(/[\s,;]+/)
          .filter(Boolean)
          .map(withoutQuotes),
      ),
    ) ?? rowsAmong(groupsIn(text, QUOTED, (row) => [...row.replaceAll(/\s/g, '')]));
  if (!rows) return undefined;
  const isOwn = rows.every(({ line }, index) => index === 0 || line > rows[index - 1]!.line);
  if (!isOwn) return lines.map((_, line) => (line === rows[0]!.line ? joined(rows.flatMap(({ cells }) => cells)) : ''));
  const written = new Map(rows.map(({ line, cells }) => [line, cells.join(' ')]));
  return lines.map((_, line) => written.get(line) ?? '');
}

const joined = (cells: readonly string[]): string => cells.join(cells.some((cell) => cell.length > 1) ? ' ' : '');

function groupsIn(text: string, pattern: RegExp, cellsOf: (group: string) => string[]): Group[] {
  let line = 0;
  let at = 0;
  return [...text.matchAll(pattern)].map((match) => {
    for (; at < match.index; at++) if (text[at] === '\n') line++;
    return { line, cells: cellsOf(match[1] ?? match[2] ?? '') };
  });
}

/** Picks the groups that are rows of a grid, or the one group that is a whole grid. */
function rowsAmong(groups: readonly Group[]): Group[] | undefined {
  const whole = groups.find(({ cells }) => cells.length >= 16 && Number.isInteger(Math.sqrt(cells.length)));
  const size = Math.max(0, ...groups.map(({ cells }) => cells.length));
  const rows = groups.filter(({ cells }) => cells.length === size);
  if (size >= 4 && rows.length > 0 && rows.length % size === 0) return rows;
  return whole && [whole];
}

/** Strips the quotation marks of a cell. A word for a missing value becomes a point. */
const withoutQuotes = (cell: string): string => {
  const text = cell.replaceAll(/["']/g, '').trim();
  return text === '' || /^(?:none|null|nil|nan)$/i.test(text) ? '.' : text;
};
