/** What the engine tells of a drawing: plain data, with names in the language of the page. */
import type { Level } from '../../../src/face/index.js';

/** The solutions of a drawing, as far as they are known. Sets of digits count bits from 0. */
export interface SolutionsView {
  readonly kind: 'solutions';
  /** The number of solutions found. */
  readonly count: number;
  /** True if there are no more. */
  readonly isAll: boolean;
  /** True if it is known that there are more, which are not counted. */
  readonly isBound: boolean;
  /** The digits of each cell in the solutions found. */
  readonly taken: readonly number[];
  /** The digits that each cell may have, as far as is known. */
  readonly left: readonly number[];
}

/** A part of a drawing: a given or a rule. */
export interface PartView {
  /** Its name: `5 in r1c1`, `the 17-cage in r1c12`. */
  readonly name: string;
  /** The cell of a given. */
  readonly cell?: number;
  /** The index of a clue among the constraints of the drawing. */
  readonly clue?: number;
}

/** What prevents a solution. */
export interface FaultView {
  readonly kind: 'fault';
  /** The parts that cannot be met together; none if the tiles of the grid alone have no solution. */
  readonly parts: readonly PartView[];
  /** True if there is a solution without any one of the parts. */
  readonly isLeast: boolean;
  /** Says which values clash, if two do. */
  readonly clash?: string;
}

/** The level of the path to the only solution, as far as it is known. */
export interface LevelView {
  readonly kind: 'level';
  readonly level: Level;
  /** The name of the strategy of the hardest step. */
  readonly hardest?: string;
  readonly isAll: boolean;
  readonly isSolved: boolean;
}

export type OverlookView = SolutionsView | FaultView | LevelView;

/** Parts that a drawing does not need, each alone, and the number of parts that are still to be tried. */
export interface SpareView {
  readonly spare?: PartView;
  readonly left: number;
}
