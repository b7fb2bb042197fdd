/**
 * Layouts of regions that stand apart from their grid, above or below it: a sign a cell, letters or digits. Both are one
 * record, with the regions in comments.
 */

import { haveRegionsBeside, regionsComment } from '../beside/regions.js';
import { isRule } from '../beside/rules.js';
import { regionsIn } from '../json/regions.js';
import { isJson } from '../json/written.js';
import type { PuzzleRecord } from '../record.js';
import { isBlank } from '../symbols.js';
import { symbolsIn } from '../text/line.js';
import { isRuler } from '../text/scan.js';

/** Joins records of layouts with those of their grids. */
interface RegionJoiner {
  /** Takes the next records and returns those that no later record can join. */
  push(records: PuzzleRecord[]): PuzzleRecord[];
  /** Returns what is left. */
  end(): PuzzleRecord[];
}

/** Makes a joiner. A grid waits for the next record, which may be its layout, unless somebody waits for the answer to it. */
export function regionJoiner(isTyped: boolean): RegionJoiner {
  let waiting: PuzzleRecord | undefined;
  let regions: string | undefined;

  const take = (record: PuzzleRecord): PuzzleRecord[] => {
    const own = layoutIn(record.text);
    const before = waiting;
    const above = regions;
    waiting = undefined;
    regions = undefined;
    if (before && above !== undefined && mayHave(record, above)) return [joined(before, record, above, before.text)];
    if (before && above === undefined && own !== undefined && mayHave(before, own))
      return [joined(before, record, own, record.text)];
    const mayWait = own !== undefined || (!isTyped && isGrid(record) && isSquare(rowsOf(record.text)));
    if (!mayWait) return before ? [before, record] : [record];
    waiting = record;
    regions = own;
    return before ? [before] : [];
  };

  return {
    push: (records) => (waiting || records.some(isGrid) ? records.flatMap(take) : records),
    end() {
      const rest = waiting ? [waiting] : [];
      waiting = undefined;
      return rest;
    },
  };
}

const isGrid = ({ text }: PuzzleRecord): boolean => text.includes('\n');

/** True if rows are those of one grid, without candidates. */
const isSquare = (rows: readonly string[]): boolean => symbolsIn(rows.join('')).length === rows.length ** 2;

const rowsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#') && !isRuler(line))
    .map((line) => line.replaceAll(/[\s|│┃║]/g, ''));

/** Returns the letters of a layout: N signs, each N times, some twice in a row; undefined for any other text. */
function layoutIn(text: string): string | undefined {
  if (!text.includes('\n') || text.startsWith('#')) return undefined;
  const rows = rowsOf(text);
  const areSigns = rows.every((row) => row.length === rows.length && !/[.*?_+-]/.test(row));
  if (!areSigns || !rows.some((row) => new Set(row.toUpperCase()).size < row.length)) return undefined;
  return regionsIn(rows.map((row) => row.toUpperCase()));
}

/** True if a record is a puzzle with open cells, as many cells as a layout, and no regions of its own. */
function mayHave({ text }: PuzzleRecord, { length }: string): boolean {
  if (isJson(text)) return false;
  const lines = text.split('\n');
  if (lines.some((line) => isRule(line) && /regions/i.test(line)) || haveRegionsBeside(lines)) return false;
  const [first = '', ...others] = rowsOf(text);
  const cells = others.length > 0 ? [first, ...others].join('') : (/\S+/.exec(first)?.[0] ?? '');
  return symbolsIn(cells).length === length && [...cells].some(isBlank);
}

/** Joins two records to one, with comments in the place of the layout and empty lines for those between. */
function joined(first: PuzzleRecord, second: PuzzleRecord, regions: string, layout: string): PuzzleRecord {
  const size = Math.sqrt(regions.length);
  const rows = regions.match(new RegExp(`.{${size}}`, 'g'))!;
  const comments = layout
    .split('\n')
    .map((line) => (rowsOf(line).length > 0 ? regionsComment(rows.shift()!) : ''))
    .join('\n');
  const [above, below] = [first, second].map(({ text }) => (text === layout ? comments : text));
  const gap = second.line - first.line - first.text.split('\n').length + 1;
  const puzzle = first.text === layout ? second : first;
  const metadata = { ...first.metadata, ...second.metadata };
  return {
    ...puzzle,
    line: first.line,
    text: `${above}${'\n'.repeat(Math.max(1, gap))}${below}`,
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}
