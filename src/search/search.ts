/**
 * Exact search, for every box shape: all solutions up to a limit, in a fixed order. What a person cannot do and a
 * program needs: is there a solution, is it the only one.
 */
import type { Markup, Numbers } from '../core/board.js';
import { boardOf, clashes, type Puzzle } from '../core/puzzle.js';
import { searchCells } from './cells.js';

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
  readonly nodes: number;
}

/** Finds solutions of a puzzle. One with clashing values has none. Never throws, never hangs if a bound is given. */
export function search(puzzle: Puzzle, options: SearchOptions = {}): SearchResult {
  if (clashes(puzzle).length > 0) return { solutions: [], ended: 'all', nodes: 0 };
  return searchBoard(boardOf(puzzle), options);
}

/** Finds solutions of a position: what its candidates allow. Leaves the board as it is. */
export const searchBoard = (board: Markup, options: SearchOptions = {}): SearchResult =>
  searchCells(board.copy(), options);

/** The only solution; undefined if there is none, more than one, or the bounds were too tight to know. */
export function uniqueSolution(puzzle: Puzzle, options: Omit<SearchOptions, 'limit'> = {}): Numbers | undefined {
  const { solutions, ended } = search(puzzle, { ...options, limit: 2 });
  return ended === 'all' && solutions.length === 1 ? solutions[0] : undefined;
}
