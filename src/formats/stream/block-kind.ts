/** Classifies a block of lines: rows of grids, words, or a grid found among words. */
import type { Geometry } from '../../core/geometry.js';
import { usualShape } from '../format.js';
import { type Mended, mend, rowsToBlame } from '../pasted/mend.js';
import { FEWEST, isCode, isCount, isProse } from '../pasted/words.js';
import { isPosition } from '../text/clipboard.js';
import { isShortLine } from '../text/line.js';
import { isRuler } from '../text/scan.js';
import { areLines, isGrids, joinedLines, type Line, type Measures, measure, withoutRulers } from './blocks.js';

type BlockKind =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'words' }
  | { readonly kind: 'rows'; readonly measures: Measures }
  | { readonly kind: 'puzzles among words'; readonly parts: readonly Mended[] }
  | {
      readonly kind: 'rows between words';
      readonly above: readonly Line[];
      readonly rows: readonly Line[];
      readonly below: readonly Line[];
    };

export function blockKind(lines: readonly Line[], expected?: Geometry): BlockKind {
  const measures = measure(lines, expected);
  if (measures.rows === 0) return { kind: 'nothing' };
  if (lines.length === 1 && isNumber(lines[0]!.text, expected)) return { kind: 'words' };
  const isRows = isBand(measures) && !isProse(joinedLines(withoutRulers(lines)));
  if (isRows || isPlain(lines, measures, expected)) return { kind: 'rows', measures };
  const parts = mend(lines, expected);
  if (parts) return { kind: 'puzzles among words', parts };
  if (!expected && measures.size < LEAST && joinedLines(lines).replaceAll(/\s/g, '').length < FEWEST)
    return { kind: 'words' };
  const rows = withoutWords(lines);
  if (rows.length === 0 || rows.every(({ text }) => isCode(text))) return { kind: 'words' };
  const above = lines.filter(({ number }) => number < rows[0]!.number);
  const below = lines.filter(({ number }) => number > rows.at(-1)!.number);
  return { kind: 'rows between words', above, rows: rowsToBlame(rows), below };
}

type RowsKind = 'position' | 'lines' | 'grids' | 'band';

/** Classifies rows: several grids of one position, a puzzle a line, whole grids, or a part of a grid. */
export function rowsKind(lines: readonly Line[], measures: Measures, expected?: Geometry): RowsKind {
  if (isPosition(joinedLines(lines), expected)) return 'position';
  if (areLines(lines, measures, expected)) return 'lines';
  return measures.rows >= measures.size ? 'grids' : 'band';
}

/** The smallest size that is read where none is expected. */
const LEAST = 4;

/** True if a line is the number of a puzzle, and not itself a puzzle or a row of one. */
const isNumber = (text: string, expected?: Geometry): boolean =>
  isCount(text) && !(expected && (isShortLine(text, expected) || text.trim().length === expected.size));

/** True if the lines can be read as puzzles without mending. */
const isPlain = (lines: readonly Line[], measures: Measures, expected: Geometry | undefined): boolean =>
  isGrids(measures, expected) || areLines(lines, measures, expected) || isPosition(joinedLines(lines), expected);

/** True if the rows are some of a grid's rows, but not all. */
const isBand = ({ rows, size, isEven }: Measures): boolean => isEven && rows < size && usualShape(size) !== undefined;

/** Returns the lines without the words above and below; none if the lines between only draw. */
export function withoutWords(lines: readonly Line[]): readonly Line[] {
  const hasNoWords = ({ text }: Line): boolean => !isProse(text);
  const rows = lines.slice(Math.max(0, lines.findIndex(hasNoWords)), lines.findLastIndex(hasNoWords) + 1);
  const areFew =
    lines.some(({ text }) => isProse(text)) && isTooFew(rows.filter(({ text }) => !isProse(text) && !isRuler(text)));
  return areFew || rows.every(({ text }) => isRuler(text)) ? [] : rows;
}

/** True if there is only one line, and it has fewer cells than the smallest puzzle. */
export const isTooFew = (lines: readonly Line[]): boolean =>
  lines.length < 2 && lines.every(({ text }) => text.replaceAll(/\s/g, '').length < FEWEST);
