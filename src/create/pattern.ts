/**
 * The search for a puzzle whose given cells are prescribed. It changes the digits of givens, not their cells. First it
 * changes a few at random, and keeps changes that leave fewer candidates open. Once the solutions can be listed, it
 * takes the best way to change a few givens, which one list of solutions shows. When the solution is unique, it moves
 * to other puzzles with a unique solution that are nearer to the aims. A search without progress restarts.
 */
import { countBits } from '../core/bits.js';
import { EMPTY } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Cell } from '../core/geometry.js';
import { boardOf, type Puzzle } from '../core/puzzle.js';
import { FOUND } from '../search/engine.js';
import { engineOf, nextWithin } from '../search/search.js';
import { type Aim, clueAim, distanceOf, limitsOf } from './aims.js';
import { Draft } from './draft.js';
import { Evaluation } from './evaluation.js';
import { complete, fillerOf, type Grid, placeSingles } from './fill.js';
import { between, type Random, shuffle } from './random.js';
import { bestRefills } from './refill.js';
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

const MOST_GUESSES = 200_000;

/** Counts solutions up to `most`. Returns `most` too if the count takes too many guesses. */
export function countUpTo(most: number, { geometry, values }: Puzzle, clock = unlimited): number {
  const engine = engineOf(geometry);
  engine.start(values);
  let count = 0;
  while (count < most && nextWithin(engine, MOST_GUESSES, clock) === FOUND) count++;
  return engine.guesses < MOST_GUESSES ? count : most;
}
