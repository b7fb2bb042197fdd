/**
 * JSON in a stream, also as program code writes it, and lines of names with values as in YAML and TOML: every text or list in it that is a puzzle is a record, but for those
 * under the name of a solution. Where nothing in it is a puzzle, it is left to the readers of rows and lists.
 */
import type { Geometry } from '../../core/geometry.js';
import { leftOutText } from '../beside/left-out.js';
import { withoutRules } from '../beside/line-words.js';
import { mayStateRule } from '../beside/words.js';
import { unlessMisread } from '../misread.js';
import { almostInside } from '../pasted/inside.js';
import { readPuzzle } from '../read.js';
import type { PuzzleRecord } from '../record.js';
import { BLANK, type DocumentKind } from '../stream/documents.js';
import { isBlank } from '../symbols.js';
import { isLine } from '../text/line.js';
import { isOpenForm } from '../text/line-text.js';
import { SOLUTION } from './beside.js';
import { cagesListed } from './cage-lists.js';
import { lineOf, rowsIn } from './cells.js';
import { keyedEnd, keyedValue, MAY_OPEN_KEYED, OPENS_KEYED } from './keyed.js';
import { endSearch, type Member, plainOf, type Value, valuesIn } from './lenient.js';
import { areLetters, isRegionsName, regionsIn } from './regions.js';
import { statesRule } from './rules.js';
import { LONGEST_JSON } from './written.js';

/** A name and a sign before a list in code, as in `const puzzles = [`. */
const NAMED = String.raw`[A-Za-z_$][\w$.:<>\[\], ]{0,80}?:?=[^\S\n]*\[`;

/** Describes lists and objects that begin a line. Objects of one line that begin with their puzzle are lines of records. */
const BRACKETS: Omit<DocumentKind, 'recordsOf'> = {
  opens: new RegExp(
    String.raw`^${BLANK}*(?:[,;]${BLANK}*)?(?:\[(?!\[?[A-Za-z_][\w.-]{0,40}\]{0,2}\r?$)|\{(?!"puzzle":")|${NAMED})`,
  ),
  mayOpen: /^\s*(?:[A-Za-z_$][\w$.:<>[\], ]*(?:=[:=]*\s*|[^\S ]\s*)?|\{[^\n]{0,10})$/,
  most: LONGEST_JSON,
  endSearch() {
    const search = endSearch(false);
    let from: number | undefined;
    return (text) => {
      from ??= startOf(text);
      const end = search(text.slice(from));
      return end && { ...end, at: end.at + from };
    };
  },
};

/** Describes lines of texts in quotation marks, with commas between them. */
const QUOTED: Omit<DocumentKind, 'recordsOf'> = {
  opens: new RegExp(String.raw`^${BLANK}*(?:"[^"\n]{16,}"[^\S\n]*,[^\S\n]*"|'[^'\n]{16,}'[^\S\n]*,[^\S\n]*')`),
  mayOpen: /^\s*["'][^\n]*$/,
  most: LONGEST_JSON,
  endSearch: () => endSearch(true),
};

/** Describes lines of names with values. */
const KEYED: Omit<DocumentKind, 'recordsOf'> = {
  opens: new RegExp(`^${OPENS_KEYED}`),
  mayOpen: MAY_OPEN_KEYED,
  most: LONGEST_JSON,
  endSearch: keyedEnd,
};

/** Returns the kinds of documents that are JSON, or lines of names with values. */
export function jsonDocuments(expected?: Geometry, source?: string): DocumentKind[] {
  const recordsOf = (text: string): PuzzleRecord[] => {
    const from = startOf(text);
    const values = valuesIn(text.slice(from));
    if (!values || isRecord(text, values)) return [];
    const before = text.slice(0, from).split('\n').length - 1;
    const walk = walker(expected);
    const records = values.length === 1 ? walk.inValue(values[0]!) : walk.inList(values);
    return records.map((record) => ({
      ...record,
      line: record.line + before,
      mended: [INSIDE],
      ...(source !== undefined && { source }),
    }));
  };
  const keyed = (text: string): PuzzleRecord[] => {
    const value = keyedValue(text);
    const records = value ? walker(expected).inValue(value) : [];
    return records.map((record) => ({ ...record, mended: [KEYED_INSIDE], ...(source !== undefined && { source }) }));
  };
  return [{ ...KEYED, recordsOf: keyed }, ...[BRACKETS, QUOTED].map((kind) => ({ ...kind, recordsOf }))];
}

/** The remarks on a puzzle that was found in JSON, and in lines of names with values. */
const INSIDE = 'the puzzle is found in JSON';
const KEYED_INSIDE = 'the puzzle is found in YAML or TOML';

/** The place at which the list or object of a document begins, after its name in code. */
const startOf = (text: string): number =>
  new RegExp(`^[\\s,;]*(?=${NAMED})`).test(text) ? text.search(/\[(?:[^[\]=]*$|(?<==\s*\[))/) : 0;

/** True for an object in a line that has its puzzle at the top: such a line is a record as it is. */
const isRecord = (text: string, [value]: readonly Value[]): boolean =>
  value?.kind === 'object' && !text.trim().includes('\n') && value.entries.some(([key]) => PUZZLE.test(key));

/** Names of a puzzle in an object. */
const PUZZLE = /^(?:puzzle|grid|board)$/;

interface Walker {
  inValue(value: Value, details?: readonly Member[]): PuzzleRecord[];
  inList(items: readonly Value[], details?: readonly Member[]): PuzzleRecord[];
}

/** True if a part around puzzles is a list or an object that states no rule: it is about something else. */
const isForeign = (key: string, value: Value): boolean =>
  (value.kind === 'list' || value.kind === 'object') && !statesRule(key, plainOf(value));

/** True for regions under a name of such: signs of all cells, which could be a full grid. */
const areRegions = (key: string, value: Value): boolean =>
  isRegionsName(key) && (value.kind === 'text' ? areLetters(value.text) : regionsIn(plainOf(value)) !== undefined);

/** True for a text of almost as many cells as a puzzle. */
const isAlmost = (value: Value): value is Value & { kind: 'text' } =>
  value.kind === 'text' && almostInside(value.text) === value.text.trim();

/** Adds to a record the remark on what stands around it and is left out. */
function withLeftOut(record: PuzzleRecord, around: readonly Member[]): PuzzleRecord {
  const names = around.filter(([key, each]) => !SOLUTION.test(key) && isForeign(key, each)).map(([key]) => key);
  if (names.length === 0 || record.leftOut !== undefined) return record;
  return { ...record, leftOut: leftOutText('lists and objects around the puzzle are not read', names.join(', ')) };
}

const isFull = (text: string): boolean => ![...text].some(isBlank);

/** True for rows of cells, each an object, as SudokuPad and f-puzzles have them. */
const areCells = (value: Value): boolean =>
  value.kind === 'list' &&
  value.items.length > 3 &&
  value.items.every((row) => row.kind === 'list' && row.items.length === value.items.length) &&
  value.items.every((row) => row.kind === 'list' && row.items.every(({ kind }) => kind === 'object'));

/** True for the cells of an object that SudokuPad writes, by a part that it has beside them. */
const isDrawn = (cells: Value, beside: readonly Member[]): boolean =>
  areCells(cells) && beside.some(([key]) => /^(?:cellSize|lines|arrows|overlays|underlays|cages|metadata)$/.test(key));

/** Walks through values and returns the puzzles in them. */
function walker(expected?: Geometry): Walker {
  const sizeOf = (text: string): number | undefined =>
    unlessMisread(() => readPuzzle(text, expected).puzzle.geometry.size);

  /** Returns the puzzle that a text or a list is. */
  const puzzleIn = (value: Value): string | undefined => {
    if (value.kind === 'text') {
      const text = value.text.trim();
      const isPuzzle = text.includes('\n') || isLine(withoutRules(text), expected);
      return isPuzzle && sizeOf(text) !== undefined ? text : undefined;
    }
    if (value.kind !== 'list') return undefined;
    if (value.items.every((item) => item.kind === 'text' && puzzleIn(item) !== undefined)) return undefined;
    const rows = rowsIn(plainOf(value), expected?.size);
    if (!rows) return undefined;
    const text = value.line === value.lastLine ? lineOf(rows) : rows.map((row) => row.join(' ')).join('\n');
    return sizeOf(text) === rows.length ? text : undefined;
  };

  /** Returns the puzzles in an object. What it states beside them, and `stated` around it, holds for each of them. */
  const inObject = (value: Value & { kind: 'object' }, stated: readonly Member[]): PuzzleRecord[] => {
    const { entries } = value;
    const own = entries.find(([key, each]) =>
      PUZZLE.test(key) ? puzzleOrCells(each) : isCages(key, each) || (key === 'cells' && isDrawn(each, entries)),
    );
    if (own) return [{ text: JSON.stringify({ ...told(stated), ...Object(plainOf(value)) }), line: own[1].line }];
    const all = entries
      .filter(([key, each]) => !SOLUTION.test(key) && !areRegions(key, each) && inValue(each).length > 0)
      .map((entry) => ({ entry, puzzle: puzzleIn(entry[1]) }));
    const errors = all.length > 0 ? entries.filter(([key, each]) => !SOLUTION.test(key) && isAlmost(each)) : [];
    const found = new Set([...all.map(({ entry }) => entry), ...errors]);
    const beside = entries.filter((entry) => !found.has(entry));
    const records = all.flatMap(({ entry: [key, each], puzzle }, at) => {
      if (puzzle === undefined) {
        const details = beside.filter(([key, each]) => !SOLUTION.test(key) && !isForeign(key, each));
        return inValue(each, [...stated, ...details]).map((record) => withLeftOut(record, beside));
      }
      // A full grid right before or after a puzzle with the same values is its solution.
      const next = [all[at - 1], all[at + 1]];
      if (next.some((other) => isOpenForm(other?.puzzle ?? '', puzzle))) return [];
      const solution = next.find((other) => isOpenForm(puzzle, other?.puzzle ?? ''));
      const details = [...stated, ...beside, ...(solution ? [['solution', solution.entry[1]] as const] : [])];
      const leftOut = mayStateRule(key) && { leftOut: leftOutText('words beside the puzzle are left out', key) };
      return inValue(each, details).map((record) => ({ ...record, ...leftOut }));
    });
    return [
      ...records,
      ...errors.flatMap(([, each]) => (isAlmost(each) ? [{ text: each.text, line: each.line }] : [])),
    ].sort((a, b) => a.line - b.line);
  };

  const told = (details: readonly Member[]): Record<string, unknown> =>
    Object.fromEntries(details.map(([key, each]) => [SOLUTION.test(key) ? 'solution' : key, plainOf(each)]));

  const isCages = (key: string, value: Value): boolean =>
    key === 'cages' && value.kind === 'list' && cagesListed(plainOf(value), expected?.size) !== undefined;

  /** True if a value under the name of a puzzle is one, or the cells of another program. */
  const puzzleOrCells = (value: Value): boolean => puzzleIn(value) !== undefined || areCells(value);

  const inList = (items: readonly Value[], details: readonly Member[] = []): PuzzleRecord[] => {
    const found = items.map((item) => ({ item, records: inValue(item, details) }));
    const kinds = new Set(found.filter(({ records }) => records.length > 0).map(({ item }) => item.kind));
    const records: PuzzleRecord[] = [];
    for (const { item, records: own } of found) {
      const last = records.at(-1);
      const [first] = own;
      // A full grid after a puzzle with the same values is its solution.
      const isSolution = last && first && isFull(first.text) && isOpenForm(last.text, first.text);
      if (isSolution) records[records.length - 1] = { ...last, solution: first.text };
      else if (own.length > 0 || !kinds.has(item.kind)) records.push(...own);
      // Beside puzzles, a text that is none is an error to be told.
      else records.push({ text: item.kind === 'text' ? item.text : JSON.stringify(plainOf(item)), line: item.line });
    }
    return records;
  };

  const inValue = (value: Value, details: readonly Member[] = []): PuzzleRecord[] => {
    const puzzle = puzzleIn(value);
    if (puzzle !== undefined) {
      const text = details.length > 0 ? JSON.stringify({ ...told(details), puzzle }) : puzzle;
      return [{ text, line: value.line }];
    }
    if (isCages('cages', value))
      return [{ text: JSON.stringify({ ...told(details), cages: plainOf(value) }), line: value.line }];
    if (value.kind === 'list') return inList(value.items, details);
    return value.kind === 'object' ? inObject(value, details) : [];
  };

  return { inValue, inList };
}
