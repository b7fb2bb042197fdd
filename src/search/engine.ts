/**
 * The interface of a search engine. It works on one puzzle at a time, finds its solutions one by one, and allocates
 * nothing while it searches.
 */
import type { Numbers } from '../core/board.js';

/** Results of `next`: a solution was found; there are no more; the limit on guesses came first. */
export const FOUND = 1;
export const DONE = 0;
export const CUT = -1;
export type EngineResult = typeof FOUND | typeof DONE | typeof CUT;

export interface Engine {
  /** Guesses since the start. */
  readonly guesses: number;
  /**
   * Starts on a puzzle: the value of each cell, EMPTY if it has none, and the candidates of the open cells if not
   * all.
   */
  start(values: Numbers, candidates?: Numbers): void;
  /** Searches for the next solution. Returns CUT when `most` guesses have been made since the start. */
  next(most: number): EngineResult;
  /** Writes the digits of the last solution, each plus `zero`, from `into[from]` on. */
  write(into: Int8Array | Uint8Array, from: number, zero: number): void;
}
