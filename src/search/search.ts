/**
 * Exact search for every box shape: finds solutions up to a limit, in a fixed order. It answers what strategies cannot:
 * is there a solution, and is it the only one.
 */
import type { Markup, Numbers } from '../core/board.js';
import { type Clock, clock, runsOut, unlimited } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import { CUT, DONE, type Engine, type EngineResult, FOUND } from './engine.js';
import { engineOf } from './engines.js';

/** Limits of an exact search. */
export interface SearchOptions {
  /**
   * The number of solutions at which the search stops: 1 to learn if there is one, 2 (the default) to learn if it is
   * unique.
   */
  readonly limit?: number;
  /** The number of guesses at which the search gives up. */
  readonly nodes?: number;
  /** The time limit in milliseconds. */
  readonly milliseconds?: number;
  /** A clock in place of `milliseconds`, so that several searches can share one limit. */
  readonly clock?: Clock;
}

/** What an exact search found. */
export interface SearchResult {
  /** The solutions found, each with the value of every cell. */
  readonly solutions: readonly Numbers[];
  /** `all`: there are no more; `limit`: the limit was reached; `cut`: nodes or time ran out first. */
  readonly ended: 'all' | 'limit' | 'cut';
  /** Guesses made. */
  readonly nodes: number;
}

/** Start of a search: values, and the candidates left in the other cells. */
export type SearchStart = Pick<Puzzle, 'geometry' | 'values' | 'candidates'>;

/** Guesses between two checks of the clock. */
export const GUESSES_PER_CHECK = 64;

/**
 * Finds solutions of a puzzle. A puzzle with clashing values has none. Never throws, and never hangs if a limit is
 * given.
 */
export const search = (puzzle: SearchStart, options: SearchOptions = {}): SearchResult =>
  searchWith(engineOf(puzzle.geometry), puzzle, options);

/** Returns the start of a search from what a board has left. */
export const startOf = ({ geometry, values, digits }: Markup): SearchStart => ({
  geometry,
  values,
  candidates: digits,
});

/** Finds the solutions that the candidates of a position allow. Does not change the board. */
export const searchBoard = (board: Markup, options: SearchOptions = {}): SearchResult =>
  search(startOf(board), options);

/** Returns the only solution; undefined if there is none or more than one, or if a limit ended the search. */
export function uniqueSolution(puzzle: SearchStart, options: Omit<SearchOptions, 'limit'> = {}): Numbers | undefined {
  const { solutions, ended } = search(puzzle, { ...options, limit: 2 });
  return ended === 'all' && solutions.length === 1 ? solutions[0] : undefined;
}

/**
 * True if there is exactly one solution; false also if `nodes` guesses do not decide it. Allocates nothing, for callers
 * that ask a million times. Throws OutOfTime when the clock does.
 */
export function isUnique({ geometry, values, candidates }: SearchStart, nodes = Infinity, clock = unlimited): boolean {
  const engine = engineOf(geometry);
  engine.start(values, candidates);
  return nextWithin(engine, nodes, clock) === FOUND && nextWithin(engine, nodes, clock) === DONE;
}

/** Calls `engine.next`, and checks a clock every few guesses. */
export function nextWithin(engine: Engine, most: number, clock: Clock): EngineResult {
  if (clock === unlimited) return engine.next(most);
  for (;;) {
    clock();
    const outcome = engine.next(Math.min(most, engine.guesses + GUESSES_PER_CHECK));
    if (outcome !== CUT || engine.guesses >= most) return outcome;
  }
}

/** Finds solutions of a position with a given engine of its shape. */
export function searchWith(engine: Engine, start: SearchStart, options: SearchOptions): SearchResult {
  engine.start(start.values, start.candidates);
  return searchOn(engine, start, options, []);
}

/** Continues the search of an engine that has started. Adds to the solutions that it found before. */
export function searchOn(
  engine: Engine,
  { geometry }: SearchStart,
  options: SearchOptions,
  solutions: Int8Array[],
): SearchResult {
  const { limit = 2, nodes = Infinity, milliseconds = Infinity, clock: time = clock(milliseconds) } = options;
  const guessesPerCheck = time === unlimited ? Infinity : GUESSES_PER_CHECK;
  while (solutions.length < limit) {
    const outcome = engine.next(Math.min(nodes, engine.guesses + guessesPerCheck));
    if (outcome === DONE) return { solutions, ended: 'all', nodes: engine.guesses };
    if (outcome === FOUND) {
      const solution = new Int8Array(geometry.cells);
      engine.write(solution, 0, 0);
      solutions.push(solution);
    }
    const isOver = (outcome === CUT && engine.guesses >= nodes) || runsOut(time);
    if (isOver && solutions.length < limit) return { solutions, ended: 'cut', nodes: engine.guesses };
  }
  return { solutions, ended: 'limit', nodes: engine.guesses };
}
