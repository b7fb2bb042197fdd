/** Puzzles read in the shape that their rules require. */
import type { Constraint } from '../../core/constraint.js';
import { Geometry } from '../../core/geometry.js';
import { BadOption } from '../../settings/options.js';
import { doubledIn, type KnownRules, withKnown } from '../../variants/known.js';
import { sizeOf } from '../../variants/parts.js';
import { type Reading, usualShape, withRemark } from '../format.js';
import { Misread, unlessMisread } from '../misread.js';

type Read = (shape?: Geometry) => Reading;

/**
 * Reads a puzzle in the shape that its rules require, and adds the rules to it, with constraints in the order of a list.
 * Throws a Misread, or the BadOption of a constraint of the caller's own that fails.
 */
export function withKnownRead(
  rules: KnownRules,
  shape: Geometry | undefined,
  read: Read,
  order?: readonly Constraint[],
): Reading {
  return asMisread(() => {
    const { geometry } = readIn(shape ?? shapeOfRules(rules), rules, read).puzzle;
    const reading = read(withKnown(geometry, rules, order));
    const doubled = doubledIn(rules, geometry.size);
    return withRemark(reading, doubled && `a clue stands twice, once is enough: ${doubled}`);
  });
}

/** Does work. Throws a Misread in place of a RangeError, unless that is a BadOption. */
export function asMisread<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof RangeError && !(error instanceof BadOption) ? new Misread(error.message) : error;
  }
}

/** Returns the shape that the rules imply: regions determine the size. Throws a RangeError. */
export function shapeOfRules(rules: Pick<KnownRules, 'regions'>): Geometry | undefined {
  const size = sizeOf(rules);
  return size === undefined ? undefined : (usualShape(size) ?? Geometry.of(1, size));
}

/** Prime sizes, whose boxes can only be single rows. They are tried for a grid whose rules replace the boxes. */
const WITHOUT_BOXES = [2, 3, 5, 7, 11, 13, 17, 19, 23];

function readIn(shape: Geometry | undefined, { regions, constraints }: KnownRules, read: Read): Reading {
  try {
    return read(shape);
  } catch (error) {
    const replacesBoxes = regions !== undefined || constraints.some(({ constraint }) => constraint.tiling);
    if (shape || !(error instanceof Misread) || !replacesBoxes) throw error;
    for (const size of WITHOUT_BOXES) {
      const reading = unlessMisread(() => read(Geometry.of(1, size)));
      if (reading) return reading;
    }
    throw error;
  }
}
