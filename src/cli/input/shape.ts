/** The shape of puzzles that a command expects or makes, by the size and the boxes that the user names. */
import { Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import { excerpt, quoted } from '../../core/printable.js';
import { shapeOfRules } from '../../formats/beside/shaped.js';
import { singleRowsOnly, usualShape } from '../../formats/format.js';
import type { GridRules } from '../../variants/grid-rules.js';
import { replacesBoxes } from '../../variants/rules.js';
import { type Expected, UsageError } from '../command.js';

/** Returns the expected shape, if the options or the rules state its size. */
export const expectedShape = ({ box, rules = {} }: Expected): Geometry | undefined =>
  box ? Geometry.of(...box) : shapeOfRules(rules);

/**
 * Returns the box shape for a size, a shape or both. Throws a UsageError if there is no such grid; `advice` is
 * added for a size without boxes.
 */
export function expectedOf(
  size: string | undefined,
  box: string | undefined,
  rules: GridRules = {},
  advice = '',
): Expected {
  const asked = box === undefined ? undefined : boxOf(box);
  if (size === undefined) return asked ? { box: asked } : {};
  const number = Number(size);
  if (!Number.isInteger(number) || number < 1 || number > LARGEST_SIZE)
    throw new UsageError(`there is no grid of size ${excerpt(size)}: sizes go from 1 to ${LARGEST_SIZE}`);
  if (asked && asked[0] * asked[1] !== number)
    throw new UsageError(`boxes of ${box} make a grid of size ${asked[0] * asked[1]}, not ${number}`);
  const usual = usualShape(number);
  if (!asked && !usual && !replacesBoxes(rules)) throw new UsageError(`size ${singleRowsOnly(number)}${advice}`);
  return { box: asked ?? (usual ? [usual.boxRows, usual.boxColumns] : [1, number]) };
}

function boxOf(text: string): [number, number] {
  const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/i.exec(text) ?? [];
  const size = Number(rows) * Number(columns);
  if (rows === undefined)
    throw new UsageError(`${quoted(text)} is not a box shape: give the rows x columns of a box, as in 2x3`);
  if (size < 1 || size > LARGEST_SIZE)
    throw new UsageError(`boxes of ${text} make a grid of size ${size}: sizes go from 1 to ${LARGEST_SIZE}`);
  return [Number(rows), Number(columns)];
}
