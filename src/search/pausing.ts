/** Exact search that can pause. */
import { lending } from '../core/caches.js';
import { type Clock, clock, OutOfTime } from '../core/clock.js';
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

/**
 * Finds solutions as `search` does, and pauses where the clock asks for it. A search that ends after few guesses, as
 * most do on 9×9, needs no pause, and so no engine of its own.
 */
export function* searching(puzzle: SearchStart, options: SearchOptions): Pausing<SearchResult> {
  const { milliseconds = Infinity, clock: time = clock(milliseconds), nodes = Infinity } = options;
  const limited = { ...options, clock: time };
  const few = search(puzzle, { ...limited, nodes: Math.min(nodes, GUESSES_PER_CHECK) });
  if (few.ended !== 'cut' || nodes <= GUESSES_PER_CHECK) return few;
  return yield* engines.during(puzzle.geometry, (engine) => searchingWith(engine, puzzle, limited));
}

function* searchingWith(
  engine: Engine,
  start: SearchStart,
  options: SearchOptions & { readonly clock: Clock },
): Pausing<SearchResult> {
  const solutions: Int8Array[] = [];
  let isDue = false;
  const upToPause: Clock = () => {
    isDue = isPauseDue(options.clock);
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
