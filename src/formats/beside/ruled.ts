/** Puzzles read in the shape that their rules require: our JSON has the rules beside the text of the values. */
import { constraints } from '../../../constraints/index.js';
import type { Geometry } from '../../core/geometry.js';
import { type GridRules, isWithout } from '../../variants/grid-rules.js';
import { doubledIn, type KnownRules, withKnown } from '../../variants/known.js';
import { knownIn } from '../../variants/rules.js';
import { type Reading, withRemark } from '../format.js';
import { expectText } from '../misread.js';
import { isLibraryLine, parseLibrary } from '../text/library.js';
import { parseSymbols } from '../text/line.js';
import { choiceIn, readWithFound } from './found-digits.js';
import { ourRules, shapeOfBox } from './our-rules.js';
import { asMisread, readShaped } from './shaped.js';

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
export const withRulesRead = (
  rules: GridRules,
  shape: Geometry | undefined,
  read: (shape?: Geometry) => Reading,
): Reading =>
  isWithout(rules)
    ? read(shape)
    : withKnownRead(
        asMisread(() => knownIn(rules)),
        shape,
        read,
      );

function withKnownRead(rules: KnownRules, shape: Geometry | undefined, read: (shape?: Geometry) => Reading): Reading {
  const { regions, digits, constraints: stated } = rules;
  const choice = digits === undefined ? undefined : asMisread(() => choiceIn(digits));
  if (choice) return readWithFound(choice, (found) => withKnownRead({ ...rules, digits: found }, shape, read));
  const replacesBoxes = regions !== undefined || stated.some(({ constraint }) => constraint.tiling !== undefined);
  const reading = readShaped({ regions, digits, replacesBoxes }, shape, read, (base) =>
    withKnown(base, rules, constraints),
  );
  const doubled = doubledIn(rules, reading.puzzle.geometry.numbers);
  return withRemark(reading, doubled && `a clue stands twice, once is enough: ${doubled}`);
}
