/** Puzzles read in the shape that their rules require: our JSON has the rules beside the text of the values. */
import { Geometry } from '../../core/geometry.js';
import { BadOption } from '../../settings/options.js';
import { doubledIn, type GridRules, isWithout, replacesBoxes, sizeOf, withRules } from '../../variants/rules.js';
import { type Reading, usualShape, withRemark } from '../format.js';
import { expectText, Misread, unlessMisread } from '../misread.js';
import { isLibraryLine, parseLibrary } from '../text/library.js';
import { parseSymbols } from '../text/line.js';
import { ourRules, shapeOfBox } from './our-rules.js';

/** A puzzle as in our JSON: its text, and the box and rules that the text cannot hold. */
export interface PuzzleText extends GridRules {
  /** The values in a line, or HoDoKu's library line if there is more than values. */
  readonly puzzle: string;
  /** Rows and columns of a box, if they are not the usual ones for the size. */
  readonly box?: readonly [rows: number, columns: number];
}

/** Reads a puzzle as in our JSON, its text by a function. Throws a Misread. */
export function readBeside(told: PuzzleText, readText: (text: string, shape?: Geometry) => Reading): Reading {
  const { puzzle, box, ...rest } = Object(told) as PuzzleText;
  expectText(puzzle);
  return withRulesRead(ourRules({ ...rest }), box && shapeOfBox(box), (shape) => readText(puzzle, shape));
}

/** Reads a puzzle as our JSON has it, without the readers of other texts. Throws a Misread. */
export const readWritten = (told: PuzzleText): Reading =>
  readBeside(told, (text, shape) => (isLibraryLine(text) ? parseLibrary : parseSymbols)(text, shape));

/**
 * Reads a puzzle in the shape that its rules require, and adds the rules to it. Throws a Misread, or the BadOption of a
 * constraint of the caller's own that fails.
 */
export function withRulesRead(
  rules: GridRules,
  shape: Geometry | undefined,
  read: (shape?: Geometry) => Reading,
): Reading {
  if (isWithout(rules)) return read(shape);
  try {
    const { geometry } = readIn(shape ?? shapeOfRules(rules), rules, read).puzzle;
    const reading = read(withRules(geometry, rules));
    const doubled = doubledIn(rules, geometry.size);
    return withRemark(reading, doubled && `a clue stands twice, once is enough: ${doubled}`);
  } catch (error) {
    throw error instanceof RangeError && !(error instanceof BadOption) ? new Misread(error.message) : error;
  }
}

/** Returns the shape that the rules imply: regions determine the size. Throws a RangeError. */
export function shapeOfRules(rules: GridRules): Geometry | undefined {
  const size = sizeOf(rules);
  return size === undefined ? undefined : (usualShape(size) ?? Geometry.of(1, size));
}

/** Prime sizes, whose boxes can only be single rows. They are tried for a grid whose rules replace the boxes. */
const WITHOUT_BOXES = [2, 3, 5, 7, 11, 13, 17, 19, 23];

function readIn(shape: Geometry | undefined, rules: GridRules, read: (shape?: Geometry) => Reading): Reading {
  try {
    return read(shape);
  } catch (error) {
    if (shape || !(error instanceof Misread) || !replacesBoxes(rules)) throw error;
    for (const size of WITHOUT_BOXES) {
      const reading = unlessMisread(() => read(Geometry.of(1, size)));
      if (reading) return reading;
    }
    throw error;
  }
}
