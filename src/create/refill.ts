/**
 * Finds other digits for some givens of a puzzle. One list of solutions shows how many solutions each choice would
 * leave.
 */
import { EMPTY } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Cell } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { DONE, FOUND } from '../search/engine.js';
import { engineOf, nextWithin } from '../search/search.js';
import type { Draft } from './draft.js';
import type { Grid } from './fill.js';
import { type Random, shuffle } from './random.js';

/** The digits of a list of cells as one number, whose base is the size of the grid. */
type DigitsKey = number;

/** The most solutions that are listed, and the guesses for that. */
const MOST_LISTED = 4000;
const MOST_GUESSES = 200_000;
/** The most choices that are returned of those with equally few solutions. */
const MOST_OFFERED = 8;

export interface Refills {
  /** The number of solutions that each of these choices leaves, the least of all choices. */
  readonly solutions: number;
  /** A solution for each choice; for a random selection if there are many. */
  readonly grids: readonly Grid[];
}

/**
 * Returns the digits for the cells that leave the fewest solutions; undefined if there are too many solutions to list.
 */
export function bestRefills(
  draft: Draft,
  cells: readonly Cell[],
  random: Random,
  clock = unlimited,
): Refills | undefined {
  const counts = countByDigits(draft, cells, clock);
  if (!counts) return undefined;
  counts.delete(keyOf(draft.solution, cells, draft.geometry.size));
  const solutions = Math.min(...counts.values());
  const best = [...counts.keys()].filter((key) => counts.get(key) === solutions);
  const offered = shuffle(best, random).slice(0, MOST_OFFERED);
  return { solutions, grids: offered.map((key) => gridWith(draft, cells, key, clock)) };
}

/**
 * Empties the cells and lists the solutions. Returns the digits that occur in the cells, with the number of solutions
 * each leaves.
 */
function countByDigits(
  { geometry, values }: Puzzle,
  cells: readonly Cell[],
  clock: Clock,
): Map<DigitsKey, number> | undefined {
  const engine = engineOf(geometry);
  const grid = Int8Array.from(values);
  for (const cell of cells) grid[cell] = EMPTY;
  engine.start(grid);
  const counts = new Map<DigitsKey, number>();
  for (let listed = 0; listed < MOST_LISTED; listed++) {
    const outcome = nextWithin(engine, MOST_GUESSES, clock);
    if (outcome === DONE) return counts;
    if (outcome !== FOUND) return undefined;
    engine.write(grid, 0, 0);
    const key = keyOf(grid, cells, geometry.size);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return undefined;
}

const keyOf = (grid: Grid, cells: readonly Cell[], size: number): DigitsKey =>
  cells.reduce((key, cell) => key * size + grid[cell]!, 0);

/** Returns a solution with the chosen digits in the cells. */
function gridWith({ geometry, values }: Puzzle, cells: readonly Cell[], key: DigitsKey, clock: Clock): Grid {
  const changed = Int8Array.from(values);
  let rest = key;
  for (const cell of cells.toReversed()) {
    changed[cell] = rest % geometry.size;
    rest = Math.floor(rest / geometry.size);
  }
  const engine = engineOf(geometry);
  engine.start(changed);
  nextWithin(engine, Infinity, clock);
  engine.write(changed, 0, 0);
  return changed;
}
