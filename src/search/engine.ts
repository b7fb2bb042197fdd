/** The interface of a search engine. It works on one puzzle at a time, can pause and resume, and allocates nothing on its way. */
import type { Numbers } from '../core/board.js';

/** A solution stands; there are no more; so many guesses were made without either. */
export const FOUND = 1;
export const DONE = 0;
export const CUT = -1;
export type EngineResult = typeof FOUND | typeof DONE | typeof CUT;

export interface Engine {
  /** Guesses since the start. */
  readonly guesses: number;
  /** Takes up a puzzle: a value a cell (negative: none), and the digits that the other cells may take if not all. */
  start(values: Numbers, candidates?: Numbers): void;
  /** Goes on to the next solution; CUT when `most` guesses have been made since the start. */
  next(most: number): EngineResult;
  /** The digits of the solution just found, each plus `zero`, from `into[from]` on. */
  write(into: Int8Array | Uint8Array, from: number, zero: number): void;
}
