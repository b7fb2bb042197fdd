/** What may be asked of a search and what it answers, whichever engine does the work. */
import type { Numbers } from '../core/board.js';
import type { Puzzle } from '../core/puzzle.js';

export interface SearchOptions {
  /** Stop after so many solutions (1: is there one; 2, the default: is it the only one). */
  readonly limit?: number;
  /** Give up after so many guesses. */
  readonly nodes?: number;
  /** Give up after so many milliseconds. */
  readonly milliseconds?: number;
}

export interface SearchResult {
  /** A value a cell each. */
  readonly solutions: readonly Numbers[];
  /** `all`: there are no more; `limit`: as many as were asked for; `cut`: nodes or time ran out before the answer. */
  readonly ended: 'all' | 'limit' | 'cut';
  /** Guesses made. */
  readonly nodes: number;
}

/** Where a search begins: values, and the candidates that are left in the other cells. */
export type Position = Pick<Puzzle, 'geometry' | 'values' | 'candidates'>;

/** How many guesses go by between two looks at the clock. */
const GUESSES_A_LOOK = 64;

/** Tells after each guess whether nodes or time have run out. */
export function watch({ nodes: most = Infinity, milliseconds = Infinity }: SearchOptions): (nodes: number) => boolean {
  if (milliseconds === Infinity) return (nodes) => nodes > most;
  const deadline = performance.now() + milliseconds;
  return (nodes) => nodes > most || (nodes % GUESSES_A_LOOK === 0 && performance.now() > deadline);
}
