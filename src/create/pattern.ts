/**
 * The search for a puzzle whose given cells are prescribed. It changes the digits of givens, not their cells. First it
 * changes a few at random, and keeps changes that leave fewer candidates open. Once the solutions can be listed, it
 * takes the best way to change a few givens, which one list of solutions shows. When the solution is unique, it moves
 * to other puzzles with a unique solution that are nearer to the aims. A search without progress restarts.
 */
import { countBits } from '../core/bits.js';
import { boardOf } from '../core/board-of.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Cell } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { DONE, FOUND } from '../search/engine.js';
import { engineOf } from '../search/engines.js';
import { nextWithin } from '../search/search.js';
import { type Aim, clueAim, distanceOf, limitsOf } from './aims.js';
import { Draft } from './draft.js';
import { Evaluation } from './evaluation.js';
import { complete, fillerOf, type Grid, placeSingles } from './fill.js';
import { between, type Random, shuffle } from './random.js';
import type { Attempt } from './search.js';
import type { Spec } from './spec.js';

/** Changes without progress after which another grid is taken, for random changes and for the best of a list. */
const PATIENCE_AT_RANDOM = 200;
const PATIENCE = 60;
/** Givens changed at once, at random and by a list. The list grows with their number. */
const MOST_AT_RANDOM = 3;
const MOST_IN_LIST = 7;
/** The number of solutions below which lists are made. */
const FEW = 200;

/** Yields an attempt for each draft, without end. Throws OutOfTime when the clock does. */
export function* patternAttempts(
  spec: Spec,
  pattern: readonly Cell[],
  random: Random,
  clock = unlimited,
): Generator<Attempt, never, void> {
  const { geometry } = spec;
  const filler = fillerOf(geometry, spec.fill);
  const aims = [clueAim(spec.clues), ...spec.aims];
  const limits = limitsOf(aims);
  const search: Search = {
    cells: [...pattern],
    random,
    clock,
    draftOf: (grid) => draftOfPattern(new Draft(geometry, grid), pattern),
    measure(draft, bits) {
      const made = new Evaluation(draft, limits, clock);
      return bits > 0
        ? { made, distance: UNSETTLED + bits, unmet: [oneSolution] }
        : { made, ...distanceOf(aims, made) };
    },
  };
  for (let grid = spec.grid ?? filler(random, clock); ; grid = filler(random, clock)) {
    const narrow = yield* reduceSolutions(search, search.draftOf(grid));
    if (narrow) yield* reachOneSolution(search, narrow);
  }
}

interface Search {
  readonly cells: Cell[];
  readonly random: Random;
  readonly clock: Clock;
  draftOf(grid: Grid): Draft;
  /** Measures a draft; `bits` is the binary logarithm of its number of solutions, or an estimate. */
  measure(draft: Draft, bits: number): Attempt;
}

/** A distance greater than that of any draft with one solution. */
const UNSETTLED = 1000;

const oneSolution: Aim = {
  key: 'pattern',
  name: 'one solution',
  distance: () => UNSETTLED,
};

/** Changes givens at random until there are few solutions. Returns undefined if that fails. */
function* reduceSolutions(search: Search, start: Draft): Generator<Attempt, Draft | undefined, void> {
  let draft = start;
  let open = bitsOpen(draft);
  for (let idle = 0; idle < PATIENCE_AT_RANDOM; idle++) {
    if (idle === 0 && countUpTo(FEW, draft, search.clock) < FEW) return draft;
    yield search.measure(draft, open);
    const next = changeAtRandom(draft, search);
    if (!next) continue;
    const nextOpen = bitsOpen(next);
    if (nextOpen < open) idle = -1;
    if (nextOpen <= open) [draft, open] = [next, nextOpen];
  }
  return undefined;
}

/** Takes the best way to change some givens, again and again. */
function* reachOneSolution(
  { cells, random, clock, draftOf, measure }: Search,
  start: Draft,
): Generator<Attempt, void, void> {
  let at = measure(start, Math.log2(countUpTo(FEW, start, clock)));
  let width = 1;
  yield at;
  for (let idle = 0; idle < PATIENCE && at.distance > 0; idle++) {
    const refills = bestRefills(at.made.draft, shuffle(cells, random).slice(0, width), random, clock);
    width = refills ? Math.min(width + 1, MOST_IN_LIST) : Math.max(width - 1, 1);
    if (!refills) yield at;
    else
      for (const grid of refills.grids) {
        const next = measure(draftOf(grid), Math.log2(refills.solutions));
        yield next;
        if (next.distance < at.distance) idle = -1;
        if (next.distance > at.distance) continue;
        at = next;
        break;
      }
  }
}

function changeAtRandom({ geometry, values }: Draft, { cells, random, clock, draftOf }: Search): Draft | undefined {
  const changed = values.slice();
  for (const cell of shuffle(cells, random).slice(0, between(random, 1, MOST_AT_RANDOM))) changed[cell] = EMPTY;
  const grid = complete({ geometry, values: changed }, random, clock);
  return grid && draftOf(grid);
}

/** Removes the givens outside the pattern. */
function draftOfPattern(draft: Draft, pattern: readonly Cell[]): Draft {
  for (let cell = 0; cell < draft.geometry.cells; cell++) if (!pattern.includes(cell)) draft.takeOut([cell]);
  return draft;
}

/** Returns the bits of choice in the cells after all singles. The measure is quick however many solutions there are. */
export function bitsOpen(puzzle: Puzzle): number {
  const board = boardOf(puzzle);
  placeSingles(board, () => 0);
  let bits = 0;
  for (const digits of board.digits) bits += Math.log2(Math.max(1, countBits(digits)));
  return bits;
}

/** The guesses for counting solutions, or listing them. */
const MOST_GUESSES = 200_000;

/** Counts solutions up to `most`. Returns `most` too if the count takes too many guesses. */
export function countUpTo(most: number, { geometry, values }: Puzzle, clock = unlimited): number {
  const engine = engineOf(geometry);
  engine.start(values);
  let count = 0;
  while (count < most && nextWithin(engine, MOST_GUESSES, clock) === FOUND) count++;
  return engine.guesses < MOST_GUESSES ? count : most;
}

/** The digits of a list of cells as one number, whose base is the size of the grid. */
type DigitsKey = number;

/** The most solutions that are listed. */
const MOST_LISTED = 4000;
/** The most choices that are returned of those with equally few solutions. */
const MOST_OFFERED = 8;

interface Refills {
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
