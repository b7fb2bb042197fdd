/** Interface of engines that take the easy steps of Sudoku Explainer's scale in place of its rungs. */
import type { Numbers } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import type { Strategy } from '../../logic/step/strategy.js';
import type { ValuesAndDigits } from '../cube.js';

/** A kind of step. */
export interface EasyKind {
  readonly strategy: Strategy;
  readonly rating: number;
  readonly isPlacing: boolean;
}

/** An engine with the values and digits of the position loaded last. It has no digits once the position is solved. */
export interface EasyEngine extends ValuesAndDigits {
  /**
   * Loads a position and takes steps until there is none. `isPastLoops`: the caller has searched loops, so the first
   * step may be of the rungs right after them. Returns undefined if values clash.
   */
  take(values: Numbers, candidates?: Numbers, isPastLoops?: boolean): readonly number[] | undefined;
  /** True if loops come next; false if only the last rungs are left. */
  readonly areLoopsNext: boolean;
  /** Read a step: its kind, and the candidate that it places, if it places one. */
  kindOf(step: number): EasyKind;
  candidateOf(step: number): Candidate;
}
