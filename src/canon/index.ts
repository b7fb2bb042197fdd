/**
 * The canonical form of a puzzle, which is the least of all equivalent grids, its automorphisms, and the transform
 * between two equivalent puzzles. May use core only.
 */
export { TooManyAlike } from './arrangements.js';
export { type LeastForm, leastForm, leastValues, sameness } from './least.js';
export { type Moves, movesOf, transformOf } from './moves.js';
export {
  composed,
  dressed,
  inverse,
  morph,
  randomTransform,
  type Transform,
  transformBy,
  transformed,
} from './transform.js';
