/** Whether a play can go on, and what is wrong with it. */
import type { Clock } from '../core/clock.js';
import { givensOf, isPlain, type Puzzle } from '../core/puzzle.js';
import { search } from '../search/search.js';
import { asMarked, type Mistake, misleads, mistakesIn } from './mistakes.js';

export interface Judgement {
  readonly mistakes: readonly Mistake[];
  /** How many solutions the givens have; unknown where time was up. Only one can tell what is wrong. */
  readonly solutions: 'none' | 'one' | 'several' | 'unknown';
  /** Whether a solution can still be reached, as far as is known. */
  readonly canGoOn: boolean;
}

export function judge(play: Puzzle, clock: Clock): Judgement {
  const marked = asMarked(play);
  const { solutions, ended } = search(givensOf(play), { clock });
  const isOnly = ended === 'all' && solutions.length === 1;
  const mistakes = mistakesIn(play, isOnly ? solutions[0] : undefined);
  if (isOnly) return { mistakes, solutions: 'one', canGoOn: !mistakes.some(misleads) };
  if (ended === 'all') return { mistakes, solutions: 'none', canGoOn: false };
  const rest = isPlain(play) ? 'cut' : search(marked, { clock, limit: 1 }).ended;
  return { mistakes, solutions: ended === 'cut' ? 'unknown' : 'several', canGoOn: rest !== 'all' };
}
