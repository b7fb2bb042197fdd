/** Exact search that can pause. */
import { lending } from '../core/caches.js';
import { type Clock, OutOfTime, unlimited } from '../core/clock.js';
import { isPauseDue, type Pausing } from '../core/pausing.js';
import type { Engine } from './engine.js';
import {
  engineFor,
  GUESSES_PER_CHECK,
  type SearchOptions,
  type SearchResult,
  type SearchStart,
  search,
  searchOn,
} from './search.js';

/** Engines for searches that may pause, during which others start. */
const engines = lending(engineFor);

/** Finds solutions as `search` does, and pauses where the clock asks for it. */
export const searching = (puzzle: SearchStart, options: SearchOptions): Pausing<SearchResult> =>
  engines.during(puzzle.geometry, (engine) => searchingWith(engine, puzzle, options));

/** The result of a search that ends after few guesses, as most do on 9×9, and needs no pause; undefined for others. */
export function searchFew(puzzle: SearchStart, clock: Clock): SearchResult | undefined {
  const result = search(puzzle, { clock, nodes: GUESSES_PER_CHECK });
  return result.ended === 'cut' ? undefined : result;
}

function* searchingWith(engine: Engine, start: SearchStart, options: SearchOptions): Pausing<SearchResult> {
  const { clock = unlimited } = options;
  const solutions: Int8Array[] = [];
  let isDue = false;
  const upToPause: Clock = () => {
    isDue = isPauseDue(clock);
    if (isDue) throw new OutOfTime();
  };
  engine.start(start.values, start.candidates);
  for (;;) {
    const result = searchOn(engine, start, { ...options, clock: upToPause }, solutions);
    if (result.ended !== 'cut' || !isDue) return result;
    isDue = false;
    yield;
  }
}
