/** Classifies a single line of a stream: a gap, a whole puzzle, a heading, or a row of a grid or words. */
import type { Geometry } from '../../core/geometry.js';
import { isOfSums } from '../beside/cage-letters.js';
import { leftOutBeside } from '../beside/left-out.js';
import { withoutRules } from '../beside/line-words.js';
import { isJson } from '../json/written.js';
import { LEAST_BLANK } from '../pasted/blanks.js';
import { plainLine } from '../pasted/characters.js';
import { almostInside, hasLongField, INSIDE, puzzleInside, puzzlesInQuotes } from '../pasted/inside.js';
import { isHeading, isProse } from '../pasted/words.js';
import { isLibraryLine } from '../text/library.js';
import { isLongLine } from '../text/line.js';
import { besideIn } from '../text/line-text.js';
import { isRuler } from '../text/scan.js';
import { isSukakuLine } from '../text/sukaku-line.js';
import type { Line } from './blocks.js';

type LineKind = 'gap' | 'puzzle' | 'heading' | 'rowOrWords';

/** A line with its kind. Its text may differ from the stream's: see `classifyLine`. */
export interface ClassifiedLine extends Line {
  readonly kind: LineKind;
  /** Remarks on how a puzzle was found inside the line; absent if the line is the puzzle. */
  readonly mended?: readonly string[];
  /** Further puzzles of the line. */
  readonly more?: readonly Line[];
}

/** The most characters of a row of a grid, with candidates and frame. */
const LONGEST_ROW = 1 << 12;

/**
 * Classifies a line. Its text becomes plain characters, unless it is JSON, and of a puzzle found inside a line only the
 * puzzle stays. `isPuzzleLine` is true for further lines that are puzzles wherever they stand.
 */
export function classifyLine(
  line: Line,
  expected: Geometry | undefined,
  isPuzzleLine: (text: string) => boolean,
): ClassifiedLine {
  const { text, number } = line;
  if (hasMoreThanSymbols(text)) {
    if (isJson(text)) return ofKind('puzzle', line);
    return (
      classifyBroken(line, expected, isPuzzleLine) ?? classifyDecorated(plainLine(text), number, expected, isPuzzleLine)
    );
  }
  if (text === '') return ofKind('gap', line);
  return ofKind(isLongLine(text) || isSukakuLine(text, expected) ? 'puzzle' : 'rowOrWords', line);
}

const ofKind = (kind: LineKind, { text, number }: Line): ClassifiedLine => ({ text, number, kind });

/** A line break of HTML. */
const BREAK = /<br\s{0,9}\/?>/i;

/** Classifies a line with line breaks of HTML if several of its parts are puzzles; returns undefined for any other. */
function classifyBroken(
  { text, number }: Line,
  expected: Geometry | undefined,
  isPuzzleLine: (text: string) => boolean,
): ClassifiedLine | undefined {
  if (!BREAK.test(text)) return undefined;
  const puzzles = text
    .split(BREAK)
    .map((part) => classifyLine({ text: part, number }, expected, isPuzzleLine))
    .filter(({ kind }) => kind === 'puzzle');
  const [first, ...more] = puzzles;
  return first && more.length > 0
    ? { ...first, mended: [INSIDE], more: more.flatMap((line) => [line, ...(line.more ?? [])]) }
    : undefined;
}

/** Classifies a line that has more than symbols of cells. */
function classifyDecorated(
  text: string,
  number: number,
  expected: Geometry | undefined,
  isPuzzleLine: (text: string) => boolean,
): ClassifiedLine {
  const line = { text, number };
  if (isEmpty(text)) return ofKind('gap', line);
  if (isOfSums(text)) return ofKind('rowOrWords', line);
  const [first, ...others] = puzzlesInQuotes(text, expected);
  if (first && others.length > 0)
    return { ...line, ...first, kind: 'puzzle', mended: [INSIDE], more: others.map((each) => ({ ...line, ...each })) };
  if (
    isPuzzleLine(text) ||
    isCellsAndRules(text) ||
    isError(text) ||
    isLibraryLine(text) ||
    isSukakuLine(text, expected) ||
    text.length > LONGEST_ROW
  )
    return ofKind('puzzle', line);
  const isLong = isLongLine(text);
  const inside =
    isLong || isHeading(text) || (hasLongField(text) && !isRuler(text)) ? puzzleInside(text, expected) : undefined;
  if (text.startsWith('#') || (isHeading(text) && !inside)) return ofKind('heading', line);
  if (inside)
    return {
      text: inside,
      number,
      kind: 'puzzle',
      mended: [INSIDE],
      ...besideIn(text, inside),
      ...leftOutBeside(text, inside),
    };
  const almost = almostInside(text);
  if (almost !== undefined) return { text: almost, number, kind: 'puzzle', mended: [INSIDE] };
  return ofKind(isLong && !isTable(text) ? 'puzzle' : 'rowOrWords', line);
}

/** True if rules follow the cells of a puzzle in its line. */
function isCellsAndRules(text: string): boolean {
  const cells = withoutRules(text);
  return cells !== text && !text.startsWith('#') && (isLongLine(cells) || !isProse(cells));
}

/** True if a line reports a command's error. It counts as a record, so that a pipe loses none. */
const isError = (text: string): boolean => text.startsWith('ERROR: ');

/** True if a line has more than symbols of cells, such as blanks or a frame. */
const hasMoreThanSymbols = (text: string): boolean => /[^\w.*?+-]/.test(text);

/** True if the first word of a line has signs that separate or enclose cells. */
const isTable = (text: string): boolean => /^\s*[^\s,;:"'/&[\](){}]*[,;:"'/&[\](){}]/.test(text);

/** True if a line separates blocks. A line of tabs or of many blanks does not: it may be a row of empty cells. */
const isEmpty = (text: string): boolean => text.length < LEAST_BLANK && text.trim() === '' && !/\t\t\t/.test(text);
