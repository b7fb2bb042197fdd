/** What takes the easy steps of Sudoku Explainer's scale in the place of the rungs. */
import type { Board, Numbers } from '../../core/board.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { Strategy } from '../../logic/step/strategy.js';

/** A kind of step: what it is of, and its rating. */
export type EasyKind = readonly [strategy: Strategy, rating: number];

export interface EasyEngine {
  /** A position, until another one is taken up: a value a cell, and the digits that the others may take. */
  readonly values: Numbers;
  readonly candidates: Numbers;
  /**
   * Takes up a position and takes steps while there are any, the first of them one that comes right after loops where
   * these are done with; undefined where values clash.
   */
  take(values: Numbers, candidates?: Numbers, isPastLoops?: boolean): Numbers | undefined;
  /** Whether there are loops to look into then, and not only what comes after large subsets and fish. */
  readonly areLoopsNext: boolean;
  /** What a step is, whether it places a digit, and which candidate then. */
  kindOf(step: number): EasyKind;
  isPlacing(step: number): boolean;
  candidateOf(step: number): Candidate;
  /** The cube brought to where the engine is: made if there is none, left as it is where all is solved by the steps. */
  follow(board: Board | undefined, geometry: Geometry, steps: Numbers, unsolved: number): Board | undefined;
}
