/** The shape of puzzles that a command expects or makes, by the size and the boxes that the user names. */
import { Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import { excerpt } from '../../core/printable.js';
import { shapeOfRules } from '../../formats/beside/shaped.js';
import { singleRowsOnly, usualShape } from '../../formats/format.js';
import type { GridRules } from '../../variants/grid-rules.js';
import { replacesBoxes } from '../../variants/rules.js';
import { type Expected, UsageError } from '../command.js';

/** Returns the expected shape, if the options or the rules state its size. */
export const expectedShape = ({ box, rules = {} }: Expected): Geometry | undefined =>
  box ? Geometry.of(...box) : shapeOfRules({ ...rules, replacesBoxes: replacesBoxes(rules) });

/**
 * Returns the box shape for a size, a shape or both. Throws a UsageError if there is no such grid; `advice` is
 * added for a size without boxes.
 */
export function expectedOf(
  size: string | undefined,
  box: Expected['box'],
  rules: GridRules = {},
  advice = '',
): Expected {
  if (size === undefined) return box ? { box } : {};
  const number = Number(size);
  if (!Number.isInteger(number) || number < 1 || number > LARGEST_SIZE)
    throw new UsageError(`there is no grid of size ${excerpt(size)}: sizes go from 1 to ${LARGEST_SIZE}`);
  if (box && box[0] * box[1] !== number)
    throw new UsageError(`boxes of ${box.join('x')} make a grid of size ${box[0] * box[1]}, not ${number}`);
  const usual = usualShape(number);
  if (!box && !usual && !replacesBoxes(rules)) throw new UsageError(`size ${singleRowsOnly(number)}${advice}`);
  return { box: box ?? (usual ? [usual.boxRows, usual.boxColumns] : [1, number]) };
}
