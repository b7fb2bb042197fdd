/** The rules of a puzzle and its boxes in the parts that our JSON has for them. */
import { Geometry } from '../../core/geometry.js';
import type { Clue } from '../../variants/clue.js';
import type { GridRules } from '../../variants/grid-rules.js';
import { Misread } from '../misread.js';

/** The names of the parts. */
export const OURS = ['variant', 'variants', 'regions', 'digits', 'pairs', 'constraints'];

/** Returns the rules in the parts that we write. Throws a Misread for a part in another form. */
export function ourRules({
  variants,
  variant = variants,
  regions,
  digits,
  pairs,
  constraints,
}: Readonly<Record<string, unknown>>): GridRules {
  const listOf = (part: string, value: unknown): string[] => {
    const list = typeof value === 'string' ? value.split(',') : value;
    if (Array.isArray(list) && list.every((each) => typeof each === 'string')) return list;
    throw new Misread(`${part} in this JSON is not a list of texts`);
  };
  if (regions !== undefined && regions !== null && typeof regions !== 'string')
    throw new Misread('regions in this JSON are not a text');
  return {
    ...(variant !== undefined && variant !== null && { variant: listOf('variant', variant) }),
    ...(typeof regions === 'string' && regions !== '' && { regions }),
    // A number is none of ours: it may be the size.
    ...((typeof digits === 'string' || Array.isArray(digits)) && { digits: String(digits) }),
    ...(pairs !== undefined && { pairs: listOf('pairs', pairs) }),
    ...(constraints !== undefined && { constraints: constraintsIn(constraints) }),
  };
}

/** Returns the clues in a list: texts, or objects with a kind. Throws a Misread. */
function constraintsIn(list: unknown): NonNullable<GridRules['constraints']> {
  const isClue = (each: unknown): each is string | Clue =>
    typeof each === 'string' || (typeof each === 'object' && each !== null && 'kind' in each);
  if (typeof list === 'string') return [list];
  if (Array.isArray(list) && list.every(isClue)) return list;
  throw new Misread('constraints in this JSON are not a list of objects, each with a kind');
}

/** Reads the rows and columns of a box. Throws a Misread. */
export function shapeOfBox(box: unknown): Geometry {
  try {
    const [rows, columns] = box as [number, number];
    return Geometry.of(rows, columns);
  } catch {
    throw new Misread(`box in this JSON is not a box shape: ${JSON.stringify(box)}`);
  }
}
