/**
 * Finds the puzzles in a block of lines that cannot be read as it is: words around them, names beside them, blanks for
 * empty cells. Mending is reported only if the result can be read.
 */

import { groupBy } from '../../core/arrays.js';
import type { Geometry } from '../../core/geometry.js';
import { cutGrids, isGrids, type Line, measure, textOf } from '../blocks.js';
import { unlessMisread } from '../misread.js';
import { readPuzzle } from '../read.js';
import { isRuler } from '../scan.js';
import { fillBlanks, LEAST_BLANK } from './blanks.js';
import { INSIDE, puzzleInside } from './inside.js';
import { bracketsIn, listsIn } from './lists.js';
import { almostFieldsIn, fieldsIn, withoutLabels } from './tables.js';
import { isCount, isHeading, isWords } from './words.js';

/**
 * A part of a block: the lines of its puzzles, the lines above and, for the last part, below them, and the remarks on
 * what was done to read them.
 */
export interface Mended extends Part {
  readonly mended: readonly string[];
}

interface Part {
  readonly lines: readonly Line[];
  readonly above: readonly Line[];
  readonly below: readonly Line[];
}

/** The most characters of a block with a grid in it. */
const LONGEST_BLOCK = 1 << 15;

type Step = readonly [does: string, apply: (lines: readonly string[]) => string[] | undefined];

/** Text to remove before the search for cells. Each entry is a combination of steps, the shortest first. */
const PEELS: readonly (readonly Step[])[] = (() => {
  const remarks: Step = ['remarks after rows are left out', withoutRemarks];
  const lines: Step = ['lines that only draw are left out', withoutDrawing];
  const labels: Step = ['names of rows and columns are left out', withoutLabels];
  const outside: Step = ['text right of the frame is left out', withinFrame];
  return [[], [remarks], [lines], [labels], [remarks, labels], [outside]];
})();

/** Ways to find cells, the plainest first. */
const STEPS: readonly Step[] = [
  ['', (lines) => [...lines]],
  ['lists are read as rows', listsIn],
  ['brackets are read as cells', bracketsIn],
  ['fields of a table are read as cells', fieldsIn],
  ['blanks are read as empty cells', fillBlanks],
  ['cells below each other are read as a line', cellsBelow],
];

/** Returns the puzzles of a block, each part with the words above it; undefined if no puzzle can be read. */
export function mend(lines: readonly Line[], expected?: Geometry): Mended[] | undefined {
  if (lines.reduce((sum, { text }) => sum + text.length, 0) > LONGEST_BLOCK) return undefined;
  const insides = linesInside(lines, expected);
  if (insides) return insides;
  for (const isAround of [() => false, isWords, isWordsOrCount, unlikeRowsOf(lines), isTitleOf(lines)]) {
    const found = splitAt(lines, isAround).map((part) => mendPart(part, expected));
    if (found.length > 0 && found.every((part) => part !== undefined)) return found;
  }
  return undefined;
}

/**
 * Returns the rows of a table, some of them too short or too long, so that the error can name them; else the lines as
 * they are.
 */
export function rowsToBlame(lines: readonly Line[]): readonly Line[] {
  const texts = almostFieldsIn(lines.map(({ text }) => text));
  return texts ? lines.map((line, index) => ({ ...line, text: texts[index]! })) : lines;
}

const isWordsOrCount = (text: string): boolean => isWords(text) || isCount(text);

/** Returns a test for words among rows whose cells are letters: words have another length. */
function unlikeRowsOf(lines: readonly Line[]): (text: string) => boolean {
  const lengthOf = (text: string): number => text.replaceAll(/[\s|│┃║]/g, '').length;
  const lengths = groupBy(
    lines.filter(({ text }) => !isRuler(text)),
    ({ text }) => lengthOf(text),
  );
  const [usual] = [...lengths].sort(([, a], [, b]) => b.length - a.length)[0] ?? [0];
  return (text) => isWordsOrCount(text) && lengthOf(text) !== usual;
}

/** Returns a test for a first line of another length than all others: a date or a number above a grid. */
function isTitleOf([first, ...others]: readonly Line[]): (text: string) => boolean {
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
function splitAt(lines: readonly Line[], isAround: (text: string) => boolean): Part[] {
  const parts: (Part & { readonly lines: Line[] })[] = [];
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
function withoutDrawnParts(parts: readonly Part[], atEnd: readonly Line[]): Part[] {
  const kept: Part[] = [];
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

function mendPart({ lines, above, below }: Part, expected?: Geometry): Mended | undefined {
  const texts = lines.map(({ text }) => text);
  for (const peels of PEELS)
    for (const step of STEPS) {
      const steps = [...peels, step];
      const mended = applySteps(steps, texts);
      if (!mended) continue;
      const plain = mended.flatMap((text, index) => (text.trim() === '' ? [] : [{ ...lines[index]!, text }]));
      if (isReadable(plain, expected))
        return { lines: plain, above, below, mended: steps.flatMap(([does]) => does || []) };
    }
  return undefined;
}

/** Returns the lines after all steps; undefined if a step finds nothing to do. */
const applySteps = (steps: readonly Step[], lines: readonly string[]): readonly string[] | undefined =>
  steps.reduce<readonly string[] | undefined>((done, [, apply]) => done && apply(done), lines);

function isReadable(lines: readonly Line[], expected?: Geometry): boolean {
  const measures = measure(lines, expected);
  const texts = isGrids(measures, expected) ? cutGrids(lines, measures.size).map(textOf) : [textOf(lines)];
  return texts.every((text) => sizeIn(text, expected) >= (expected?.size ?? LEAST));
}

/** The smallest size that is looked for among words: fewer cells could be an ordinary number. */
const LEAST = 4;

/** Returns the size of the grid in a text; 0 if it is no grid. */
const sizeIn = (text: string, expected?: Geometry): number =>
  unlessMisread(() => readPuzzle(text, expected).puzzle.geometry.size) ?? 0;

/** Mends a block in which each line has a puzzle inside or is words. */
function linesInside(lines: readonly Line[], expected?: Geometry): Mended[] | undefined {
  const found: Mended[] = [];
  let around: Line[] = [];
  for (const line of lines) {
    const inside = puzzleInside(line.text, expected);
    if (inside && (lines.length === 1 || inside.length > LEAST ** 2)) {
      found.push({ lines: [{ ...line, text: inside }], above: around, below: [], mended: [INSIDE] });
      around = [];
    } else if (isWordsOrCount(line.text) || isHeading(line.text)) around.push(line);
    else return undefined;
  }
  const last = found.pop();
  return last && [...found, { ...last, below: around }];
}

/** Removes comments or words at the ends of rows. */
function withoutRemarks(lines: readonly string[]): string[] | undefined {
  const plain = lines.map((line) =>
    /^\s*\\/.test(line) ? '' : line.replace(/(?:#|\/\/|<-|%|;\s|\\\\|\s[("]?[A-Za-z]?[a-z]{2})[\s\S]*$/, '').trimEnd(),
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

const FRAME_TOP = /^\s*(?:[\u250c-\u250f\u2552-\u2554][\u2500-\u257f]+|[+.][-=+.]{7,}[+.])/;

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
  if (cells.length < LEAST ** 2 || cells.some((cell) => cell.length > 2)) return undefined;
  const gap = cells.some((cell) => cell.length > 1) ? ' ' : '';
  return cells.map((_, index) => (index === 0 ? cells.join(gap) : ''));
}
