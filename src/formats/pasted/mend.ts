/**
 * Finds the puzzles in a block of lines that cannot be read as it stands: words around it, names beside it, blanks for
 * empty cells. Only what can be read after mending is reported; a block without a puzzle gets no remark.
 */
import type { Geometry } from '../../core/geometry.js';
import { groupBy } from '../../core/group.js';
import { cut, isGrids, type Line, measure, textOf } from '../blocks.js';
import { Misread } from '../misread.js';
import { readPuzzle } from '../read.js';
import { isRuler } from '../scan.js';
import { blanksFilled, LEAST_BLANK } from './blanks.js';
import { INSIDE, puzzleInside } from './inside.js';
import { bracketsIn, listsIn } from './lists.js';
import { almostFieldsIn, fieldsIn, withoutLabels } from './tables.js';
import { isCount, isHeading, isWords } from './words.js';

/** A part of a block: the lines of puzzles, what stands above and, at the end, below them, and what was done to read them. */
export interface Mended extends Part {
  readonly mended: readonly string[];
}

interface Part {
  readonly lines: readonly Line[];
  readonly above: readonly Line[];
  readonly below: readonly Line[];
}

/** Characters that no grid takes, whatever is written around it. */
const LONGEST_BLOCK = 1 << 15;

type Step = readonly [does: string, apply: (lines: readonly string[]) => string[] | undefined];

/** Text removed before cells are looked for. Each entry is a combination of steps to try, the least first. */
const PEELS: readonly (readonly Step[])[] = (() => {
  const remarks: Step = ['remarks after rows are left out', withoutRemarks];
  const lines: Step = ['lines that are drawn are left out', withoutDrawing];
  const labels: Step = ['names of rows and columns are left out', withoutLabels];
  return [[], [remarks], [lines], [labels], [remarks, labels]];
})();

/** Ways to find cells, the plainest first. */
const STEPS: readonly Step[] = [
  ['', (lines) => [...lines]],
  ['lists are read as rows', listsIn],
  ['brackets are read as cells', bracketsIn],
  ['fields of a table are read as cells', fieldsIn],
  ['blanks are read as empty cells', blanksFilled],
  ['cells below each other are read as a line', cellsBelow],
];

/** The puzzles of a block, each part with the words above it; undefined if there is none that can be read. */
export function mend(lines: readonly Line[], expected?: Geometry): Mended[] | undefined {
  if (lines.reduce((sum, { text }) => sum + text.length, 0) > LONGEST_BLOCK) return undefined;
  const insides = linesInside(lines, expected);
  if (insides) return insides;
  for (const isAround of [() => false, isWords, isWordsOrCount, unlikeRowsOf(lines)]) {
    const found = cutAt(lines, isAround).map((part) => mendPart(part, expected));
    if (found.length > 0 && found.every((part) => part !== undefined)) return found;
  }
  return undefined;
}

/**
 * The rows of a table in which some are too short or too long, so that the error can name them; else the lines as they
 * are.
 */
export function rowsToBlame(lines: readonly Line[]): readonly Line[] {
  const texts = almostFieldsIn(lines.map(({ text }) => text));
  return texts ? lines.map((line, index) => ({ ...line, text: texts[index]! })) : lines;
}

const isWordsOrCount = (text: string): boolean => isWords(text) || isCount(text);

/** Finds words among rows whose cells are letters: words have another length. */
function unlikeRowsOf(lines: readonly Line[]): (text: string) => boolean {
  const lengthOf = (text: string): number => text.replaceAll(/[\s|│┃║]/g, '').length;
  const lengths = groupBy(
    lines.filter(({ text }) => !isRuler(text)),
    ({ text }) => lengthOf(text),
  );
  const [usual] = [...lengths].sort(([, a], [, b]) => b.length - a.length)[0] ?? [0];
  return (text) => isWordsOrCount(text) && lengthOf(text) !== usual;
}

/**
 * Cuts the lines at those that are no part of a puzzle. These stand above the lines that follow them, or below the
 * last.
 */
function cutAt(lines: readonly Line[], isAround: (text: string) => boolean): Part[] {
  const parts: { lines: Line[]; above: Line[]; below: Line[] }[] = [];
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
  const drawn = parts.filter((part) => part.lines.every(({ text }) => isRuler(text)));
  const kept = parts.filter((part) => !drawn.includes(part) || (part.above.length === 0 && parts.length === 1));
  kept.at(-1)?.below.push(...above);
  return kept;
}

function mendPart({ lines, above, below }: Part, expected?: Geometry): Mended | undefined {
  const texts = lines.map(({ text }) => text);
  for (const peels of PEELS)
    for (const step of STEPS) {
      const steps = [...peels, step];
      const mended = applied(steps, texts);
      if (!mended) continue;
      const plain = mended.flatMap((text, index) => (text.trim() === '' ? [] : [{ ...lines[index]!, text }]));
      if (isReadable(plain, expected))
        return { lines: plain, above, below, mended: steps.flatMap(([does]) => does || []) };
    }
  return undefined;
}

/** The lines after all steps, undefined where one of them finds nothing to do. */
const applied = (steps: readonly Step[], lines: readonly string[]): readonly string[] | undefined =>
  steps.reduce<readonly string[] | undefined>((done, [, apply]) => done && apply(done), lines);

function isReadable(lines: readonly Line[], expected?: Geometry): boolean {
  const measures = measure(lines, expected);
  const texts = isGrids(measures, expected) ? cut(lines, measures.size).map(textOf) : [textOf(lines)];
  return texts.every((text) => sizeIn(text, expected) >= (expected?.size ?? LEAST));
}

/** The smallest size that is found among words: fewer cells could as well be an ordinary number. */
const LEAST = 4;

/** The size of the grid that a text is, 0 if it is none. */
function sizeIn(text: string, expected?: Geometry): number {
  try {
    return readPuzzle(text, expected).puzzle.geometry.size;
  } catch (error) {
    if (error instanceof Misread) return 0;
    throw error;
  }
}

/** Mends lines each of which holds a puzzle or is words. */
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
