/**
 * The grid: shapes, puzzles, and the board of candidates that strategies look at. Cells, houses and digits count from
 * zero.
 */
export { type Bits, bitsFrom, bitsOf } from './bits.js';
export { Board, EMPTY, type Markup, type Numbers, type Stamp } from './board.js';
export { boardOf } from './board-of.js';
export { type CellSet, cellSet, cellsIn, commonPeers } from './cell-set.js';
export { type Clock, clock, OutOfTime, unlimited } from './clock.js';
export type { Forbidding } from './constraint.js';
export type { Exclusions, ExclusivePair } from './exclusions.js';
export type { Table } from './frozen.js';
export {
  type Candidate,
  type Cell,
  type Digit,
  Geometry,
  HOUSE_KINDS,
  type House,
  type HouseKind,
  type RuleSupport,
  type Slot,
  type TileKind,
} from './geometry.js';
export type { CellGroup, GridLayout, Tiling } from './layout.js';
export type { Move } from './moves.js';
export { openTo } from './open-to.js';
export { puzzleOf } from './position.js';
export { type Clash, clashes, countValues, givensOf, isPlain, type Puzzle } from './puzzle.js';
export { eachConflict, seeingAll } from './seeing.js';
