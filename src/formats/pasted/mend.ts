/**
 * Finds the puzzles in a block of lines that cannot be read as it is: words around them, names beside them, blanks for
 * empty cells. The block is cut into parts, and each part is changed by a recipe (`recipes`). The first
 * cut all of whose parts can be read then is the answer, with remarks on the changes.
 */

import { groupBy } from '../../core/arrays.js';
import type { Geometry } from '../../core/geometry.js';
import { leftOutBeside, leftOutText, mayStateValue } from '../beside/left-out.js';
import { unlessMisread } from '../misread.js';
import { readPuzzle } from '../read.js';
import { cutGrids, isGrids, joinedLines, type Line, measure } from '../stream/blocks.js';
import { besideIn } from '../text/line-text.js';
import { isRuler } from '../text/scan.js';
import { LEAST_BLANK } from './blanks.js';
import { INSIDE, puzzleInside } from './inside.js';
import { applyRecipe, type Change, LEAST_SIZE, recipes } from './recipes.js';
import { almostFieldsIn } from './tables.js';
import { isCount, isHeading, isWords } from './words.js';

/** A part of a block that can be read, with the remarks on what was done to its lines. */
export interface Mended extends BlockPart {
  readonly mended: readonly string[];
}

/** The most characters of a block with a grid in it. */
const LONGEST_BLOCK = 1 << 15;

/** Returns the puzzles of a block, each part with the words above it; undefined if no puzzle can be read. */
export function mend(lines: readonly Line[], expected?: Geometry): Mended[] | undefined {
  if (lines.reduce((sum, { text }) => sum + text.length, 0) > LONGEST_BLOCK) return undefined;
  const insides = linesInside(lines, expected);
  if (insides) return insides;
  const failed = new Set<string>();
  for (const parts of partings(lines)) {
    const cut = parts.map(({ lines: own }) => `${own[0]!.number}-${own.at(-1)!.number}`).join();
    if (parts.length === 0 || failed.has(cut)) continue;
    const found = mendParts(parts, expected);
    if (found) return found;
    failed.add(cut);
  }
  return undefined;
}

/** Mends all parts of a block; undefined if one of them cannot be read. */
function mendParts(parts: readonly BlockPart[], expected?: Geometry): Mended[] | undefined {
  const found: Mended[] = [];
  for (const part of parts) {
    const own = mendPart(part, expected);
    if (!own) return undefined;
    found.push(own);
  }
  return found;
}

/** Mends a block in which each line has a puzzle inside or is words. */
function linesInside(lines: readonly Line[], expected?: Geometry): Mended[] | undefined {
  const found: Mended[] = [];
  let around: Line[] = [];
  for (const line of lines) {
    const inside = puzzleInside(line.text, expected);
    if (inside && (inside.length > LEAST_SIZE ** 2 || lines.length === 1 || isQuoted(lines, line.text, inside))) {
      const own = { ...line, text: inside, ...besideIn(line.text, inside), ...leftOutBeside(line.text, inside) };
      found.push({ lines: [own], above: around, below: [], mended: [INSIDE] });
      around = [];
    } else if (isWordsOrCount(line.text) || isHeading(line.text) || isRuler(line.text) || BRACKETS.test(line.text))
      around.push(line);
    else return undefined;
  }
  const last = found.pop();
  return last && [...found, { ...last, below: around }];
}

/** A line that has only brackets and signs of code. */
const BRACKETS = /^\s*[[\](){}<>;,"'`]{1,6}\s*$/;

/** True if a puzzle of the smallest size is in quotation marks, and the lines are too few for rows that are as long. */
const isQuoted = ({ length }: readonly Line[], text: string, puzzle: string): boolean =>
  length < LEAST_SIZE ** 2 && ['"', "'", '`'].some((sign) => text.includes(sign + puzzle + sign));

/** Mends a part by the first recipe whose result can be read. */
function mendPart({ lines, above, below }: BlockPart, expected?: Geometry): Mended | undefined {
  const texts = lines.map(({ text }) => text);
  for (const recipe of recipes()) {
    const changed = applyRecipe(recipe, texts);
    if (!changed) continue;
    const leftOut = leftOutBy(recipe[0]!, texts);
    const plain = changed.flatMap((text, index) =>
      text.trim() === '' ? [] : [{ ...lines[index]!, text, ...leftOut[index] }],
    );
    if (isReadable(plain, expected))
      return { lines: plain, above, below, mended: recipe.flatMap(({ remark }) => remark ?? []) };
  }
  return undefined;
}

/** Returns what a change cuts off each line that may state a given or a rule; nothing for a line that it drops. */
function leftOutBy({ apply, cuts, remark }: Change, texts: readonly string[]): readonly Pick<Line, 'leftOut'>[] {
  const kept = (cuts && apply(texts)) ?? texts;
  return kept.map((text, index) => {
    const rest = text.trim() === '' ? '' : texts[index]!.slice(text.length);
    return mayStateValue(rest) ? { leftOut: leftOutText(remark!, rest) } : {};
  });
}

/** True if lines are grids, or one, of the expected size or at least of the smallest. */
function isReadable(lines: readonly Line[], expected?: Geometry): boolean {
  const measures = measure(lines, expected);
  const texts = isGrids(measures, expected) ? cutGrids(lines, measures.size).map(joinedLines) : [joinedLines(lines)];
  return texts.every((text) => sizeIn(text, expected) >= (expected?.size ?? LEAST_SIZE));
}

/** Returns the size of the grid in a text; 0 if it is no grid. */
const sizeIn = (text: string, expected?: Geometry): number =>
  unlessMisread(() => readPuzzle(text, expected).puzzle.geometry.size) ?? 0;

/**
 * Returns the rows of a table, some of them too short or too long, so that the error can name them; else the lines as
 * they are.
 */
export function rowsToBlame(lines: readonly Line[]): readonly Line[] {
  const texts = almostFieldsIn(lines.map(({ text }) => text));
  return texts ? lines.map((line, index) => ({ ...line, text: texts[index]! })) : lines;
}

/** The lines of a puzzle, the lines above and, for the last part, below them. */
interface BlockPart {
  readonly lines: readonly Line[];
  readonly above: readonly Line[];
  readonly below: readonly Line[];
}

/** True if a line, by its text, belongs to no puzzle. */
type IsAround = (text: string) => boolean;

/**
 * Yields the parts of a block, cut at lines that look like words: since a row of letters may look so too, by each guess
 * which lines are words, the strictest first.
 */
function* partings(lines: readonly Line[]): Generator<readonly BlockPart[], void, void> {
  for (const isAround of [isNever, isWords, isWordsOrCount, unlikeRowsOf(lines), isTitleOf(lines)])
    yield splitAt(lines, isAround);
}

const isNever: IsAround = () => false;

const isWordsOrCount: IsAround = (text) => isWords(text) || isCount(text);

/** Returns a test for words among rows whose cells are letters: words have another length. */
function unlikeRowsOf(lines: readonly Line[]): IsAround {
  const lengthOf = (text: string): number => text.replaceAll(/[\s|│┃║]/g, '').length;
  const lengths = groupBy(
    lines.filter(({ text }) => !isRuler(text)),
    ({ text }) => lengthOf(text),
  );
  const [usual] = [...lengths].sort(([, a], [, b]) => b.length - a.length)[0] ?? [0];
  return (text) => isWordsOrCount(text) && lengthOf(text) !== usual;
}

/** Returns a test for a first line of another length than all others: a date or a number above a grid. */
function isTitleOf([first, ...others]: readonly Line[]): IsAround {
  const lengthOf = ({ text }: Line): number => text.replaceAll(/\s/g, '').length;
  const rows = others.filter(({ text }) => !isRuler(text));
  const isUnlike =
    /\d{4}/.test(first!.text) &&
    rows.length > 1 &&
    rows.every((row) => lengthOf(row) === lengthOf(rows[0]!) && lengthOf(row) !== lengthOf(first!));
  return (text) => isUnlike && text === first!.text;
}

/**
 * Cuts the lines at those that belong to no puzzle. Such lines are above the puzzle that follows them, or below the
 * last one.
 */
function splitAt(lines: readonly Line[], isAround: IsAround): BlockPart[] {
  const parts: (BlockPart & { readonly lines: Line[] })[] = [];
  let wasAround = true;
  let above: Line[] = [];
  for (const line of lines) {
    const isOutside: boolean =
      line.text.length < LEAST_BLANK && line.text.trim() === ''
        ? wasAround
        : isHeading(line.text) || isAround(line.text);
    if (isOutside) above.push(line);
    else if (wasAround) {
      parts.push({ lines: [line], above, below: [] });
      above = [];
    } else parts.at(-1)!.lines.push(line);
    wasAround = isOutside;
  }
  return withoutDrawnParts(parts, above);
}

/** Drops parts that only draw, and passes the lines above them, and those at the end, to the parts that are left. */
function withoutDrawnParts(parts: readonly BlockPart[], atEnd: readonly Line[]): BlockPart[] {
  const kept: BlockPart[] = [];
  let passed: readonly Line[] = [];
  for (const part of parts) {
    const above = [...passed, ...part.above];
    const isDropped = part.lines.every(({ text }) => isRuler(text)) && (above.length > 0 || parts.length > 1);
    passed = isDropped ? above : [];
    if (!isDropped) kept.push({ ...part, above });
  }
  const last = kept.pop();
  return last ? [...kept, { ...last, below: [...last.below, ...passed, ...atEnd] }] : [];
}
