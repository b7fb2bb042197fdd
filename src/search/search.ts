/**
 * Exact search, for every box shape: all solutions up to a limit, in a fixed order. What a person cannot do and a
 * program needs: is there a solution, is it the only one.
 */
import type { Markup, Numbers } from '../core/board.js';
import type { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { ShapeEngine } from './any-shape.js';
import type { SearchOptions, SearchResult } from './result.js';

export type { SearchOptions, SearchResult } from './result.js';

const engines = new Map<Geometry, ShapeEngine>();

function engineOf(geometry: Geometry): ShapeEngine {
  let engine = engines.get(geometry);
  if (!engine) engines.set(geometry, (engine = new ShapeEngine(geometry)));
  return engine;
}

/** Finds solutions of a puzzle. One with clashing values has none. Never throws, never hangs if a bound is given. */
export const search = (puzzle: Puzzle, options: SearchOptions = {}): SearchResult =>
  engineOf(puzzle.geometry).search(puzzle, options);

/** Finds solutions of a position: what its candidates allow. Leaves the board as it is. */
export const searchBoard = ({ geometry, values, digits }: Markup, options: SearchOptions = {}): SearchResult =>
  engineOf(geometry).search({ geometry, values, candidates: digits }, options);

/** The only solution; undefined if there is none, more than one, or the bounds were too tight to know. */
export function uniqueSolution(puzzle: Puzzle, options: Omit<SearchOptions, 'limit'> = {}): Numbers | undefined {
  const { solutions, ended } = search(puzzle, { ...options, limit: 2 });
  return ended === 'all' && solutions.length === 1 ? solutions[0] : undefined;
}
