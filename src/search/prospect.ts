/** A puzzle from above: before anybody climbs a ladder, whether there is anything to climb to. */
import type { Clock } from '../core/clock.js';
import { type Clash, clashes, givensOf, isPlain, type Puzzle } from '../core/puzzle.js';
import { type SearchResult, search } from './search.js';

/** How many solutions there are (up to a limit), one of them, and whether strategies may rely on there being one. */
export interface Prospect {
  readonly clashes: readonly Clash[];
  readonly result: SearchResult;
  readonly unique: boolean;
}

/** Whether a search found one solution and knows that there is no other. */
export const isOnly = ({ ended, solutions }: SearchResult): boolean => ended === 'all' && solutions.length === 1;

/**
 * Looks at a puzzle from above. Uniqueness is what the givens alone have: candidates that somebody struck out could be
 * what makes the solution the only one, and then no pattern may be taken for deadly.
 */
export function prospectOf(puzzle: Puzzle, clock: Clock, limit = 2): Prospect {
  const result = search(puzzle, { clock, limit });
  return {
    result,
    clashes: result.solutions.length === 0 ? clashes(puzzle) : [],
    unique: isOnly(result) && (isPlain(puzzle) || isOnly(search(givensOf(puzzle), { clock }))),
  };
}
