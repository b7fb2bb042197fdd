/**
 * The recipes that make rows of cells from lines that were pasted. A recipe is a few steps, in order: text beside the
 * cells is peeled off, then the cells are found in what is left. The plainest recipe comes first, and the first whose
 * result can be read is taken (`mend`).
 */
import { statesRule } from '../beside/rules.js';
import { fillBlanks } from './blanks.js';
import { fieldsIn, withoutLabels } from './tables.js';

/** A change of lines, with the remark on it; none for a step that changes nothing. */
export interface Change {
  readonly remark?: string;
  /** True if it cuts off the ends of lines. */
  readonly cuts?: true;
  /** Returns the changed lines, each in its place; undefined if there is nothing to change. */
  apply(lines: readonly string[]): readonly string[] | undefined;
}

/** The smallest size that is looked for among words: fewer cells could be an ordinary number. */
export const LEAST_SIZE = 4;

/** All recipes, in the order in which they are tried. */
export function* recipes(): Generator<readonly Change[], void, void> {
  for (const peels of PEELS) for (const find of FINDS) yield [...peels, find];
}

/** Applies the steps of a recipe; undefined if one of them finds nothing to change. */
export function applyRecipe(recipe: readonly Change[], lines: readonly string[]): readonly string[] | undefined {
  let changed: readonly string[] | undefined = lines;
  for (const step of recipe) changed &&= step.apply(changed);
  return changed;
}

const REMARKS: Change = { remark: 'remarks after rows are left out', cuts: true, apply: withoutRemarks };
const DRAWING: Change = { remark: 'lines that only draw are left out', apply: withoutDrawing };
const LABELS: Change = { remark: 'names of rows and columns are left out', apply: withoutLabels };
const OUTSIDE: Change = { remark: 'text right of the frame is left out', cuts: true, apply: withinFrame };

/** Steps that remove text beside the cells. */
const PEELS: readonly (readonly Change[])[] = [[], [REMARKS], [DRAWING], [LABELS], [REMARKS, LABELS], [OUTSIDE]];

/** Steps that find cells. */
const FINDS: readonly Change[] = [
  { apply: (lines) => lines },
  { remark: 'lists are read as rows', apply: listsIn },
  { remark: 'brackets are read as cells', apply: bracketsIn },
  { remark: 'fields of a table are read as cells', apply: fieldsIn },
  { remark: 'blanks are read as empty cells', apply: fillBlanks },
  { remark: 'cells below each other are read as a line', apply: cellsBelow },
];

/** Removes comments or words at the ends of rows. Rules in our words are none: whoever left them out would solve another puzzle. */
function withoutRemarks(lines: readonly string[]): string[] | undefined {
  if (lines.some(statesRule)) return undefined;
  const plain = lines.map((line) =>
    /^\s*\\/.test(line) ? '' : line.split(/#|\/\/|<-|%|;\s|\\\\|\s[("]?[A-Za-z]?[a-z]{2}/, 1)[0]!.trimEnd(),
  );
  return plain.some((line, index) => line !== lines[index]!.trimEnd()) ? plain : undefined;
}

/** Cuts lines at the right edge of a frame, which its top edge shows. */
function withinFrame(lines: readonly string[]): string[] | undefined {
  const top = lines.findIndex((line) => FRAME_TOP.test(line));
  const width = FRAME_TOP.exec(lines[top] ?? '')?.[0].length ?? 0;
  if (!lines.slice(top).some((line) => line.slice(width).trim() !== '')) return undefined;
  return width === 0 ? undefined : lines.map((line, index) => (index < top ? '' : line.slice(0, width)));
}

/** The top edge of a frame. A row of dots alone has empty cells. */
const FRAME_TOP = /^\s*(?:[\u250c-\u250f\u2552-\u2554][\u2500-\u257f]+|[+.](?=[.+]*[-=])[-=+.]{7,}[+.])/;

/** Removes lines drawn with dots or underscores, which are longer than a row, and bars drawn as colons. */
function withoutDrawing(lines: readonly string[]): string[] | undefined {
  const isDrawn = (line: string): boolean => /^\s*([._~=*-])(?:\s?\1){4,}\s*$/.test(line);
  const lengths = new Set(
    lines.filter((line) => !isDrawn(line)).map((line) => line.replaceAll(/[\s|:!¦/]/g, '').length),
  );
  const plain = lines.map((line) =>
    isDrawn(line) && !lengths.has(line.replaceAll(/\s/g, '').length) ? '' : line.replaceAll(/[:!¦/]/g, '|'),
  );
  return plain.some((line, index) => line !== lines[index]) ? plain : undefined;
}

/** Reads a cell a line. */
function cellsBelow(lines: readonly string[]): string[] | undefined {
  const cells = lines.map((line) => line.trim());
  if (cells.length < LEAST_SIZE ** 2 || cells.some((cell) => cell.length > 2)) return undefined;
  const gap = cells.some((cell) => cell.length > 1) ? ' ' : '';
  return cells.map((_, index) => (index === 0 ? cells.join(gap) : ''));
}

const LIST = /[[{(]([^[\]{}()]*)[\]})]/g;
const QUOTED = /"([^"\n]*)"|'([^'\n]*)'/g;

/** Returns the rows of cells that are each in brackets, as in `[5][ ]` or `(5) ( )`. */
function bracketsIn(lines: readonly string[]): string[] | undefined {
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
function listsIn(lines: readonly string[]): string[] | undefined {
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
