/** Puzzles read in the shape that their rules require. */
import { Geometry } from '../../core/geometry.js';
import { BadOption } from '../../settings/options.js';
import { countListed, numbersIn } from '../../variants/digits.js';
import { sizeOf } from '../../variants/tiles.js';
import { type Reading, usualShape } from '../format.js';
import { Misread, unlessMisread } from '../misread.js';

type Read = (shape?: Geometry) => Reading;

/** What determines the shape of a puzzle with rules. */
export interface ShapeOfRules {
  /** The regions that replace the boxes, if any. */
  readonly regions?: string | undefined;
  /** The numbers of the digits, as `0-8`, if the rules state any. */
  readonly digits?: string | undefined;
  /** True if the boxes are replaced, by regions or by nothing. */
  readonly replacesBoxes: boolean;
}

/** Reads a puzzle in the shape that its rules require, and adds the rules to it. Throws a Misread, or a BadOption. */
export const readShaped = (
  rules: ShapeOfRules,
  shape: Geometry | undefined,
  read: Read,
  withRules: (base: Geometry) => Geometry,
): Reading =>
  asMisread(() => read(withRules(readIn(writing(shape ?? shapeOfRules(rules), rules), rules, read).puzzle.geometry)));

/** Returns a shape whose digits are written as rules state: signs are read as these numbers. Throws a RangeError. */
function writing(shape: Geometry | undefined, { digits }: ShapeOfRules): Geometry | undefined {
  if (digits === undefined || !shape) return shape;
  const numbers = numbersIn(digits, shape.size);
  return numbers ? Geometry.from({ ...shape.layout, numbers }, shape.support) : shape;
}

/** Does work. Throws a Misread in place of a RangeError, unless that is a BadOption. */
export function asMisread<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof RangeError && !(error instanceof BadOption) ? new Misread(error.message) : error;
  }
}

/** Returns the shape that the rules imply: regions and digits determine the size. Throws a RangeError. */
export function shapeOfRules({ regions, digits, replacesBoxes }: ShapeOfRules): Geometry | undefined {
  const size = sizeOf({ regions }) ?? (digits === undefined ? undefined : countListed(digits));
  if (size === undefined) return undefined;
  const usual = usualShape(size);
  return usual ?? (replacesBoxes ? Geometry.of(1, size) : undefined);
}

/** Prime sizes, whose boxes can only be single rows. They are tried for a grid whose rules replace the boxes. */
const WITHOUT_BOXES = [2, 3, 5, 7, 11, 13, 17, 19, 23];

function readIn(shape: Geometry | undefined, { replacesBoxes }: ShapeOfRules, read: Read): Reading {
  try {
    return read(shape);
  } catch (error) {
    if (shape || !(error instanceof Misread) || !replacesBoxes) throw error;
    for (const size of WITHOUT_BOXES) {
      const reading = unlessMisread(() => read(Geometry.of(1, size)));
      if (reading) return reading;
    }
    throw error;
  }
}
