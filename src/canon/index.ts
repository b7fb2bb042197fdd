/**
 * One form for each puzzle: the least of all its dresses, what leaves a puzzle as it is, and how two puzzles are one. May use
 * core only.
 */
export { TooManyAlike } from './arrangements.js';
export { type LeastForm, leastForm, leastValues } from './least.js';
export { type Moves, movesOf, transformOf } from './moves.js';
export { sameness } from './sameness.js';
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
