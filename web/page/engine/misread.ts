/** Finds givens that may be misread: with another digit in their place there is exactly one solution. */
import { type Clock, clock, type Digit, EMPTY, OutOfTime } from '../../../src/core/index.js';
import type { Puzzle } from '../../../src/face/index.js';
import { isUnique, search, uniqueSolution } from '../../../src/search/index.js';
import type { Handler, Misreading } from './protocol.js';
import { puzzleIn } from './with-rules.js';

/** Milliseconds after which the search ends with what it has. */
const WITHIN = 2000;
/** The most that are told. More say nothing about where the fault is. */
const MOST = 4;

/**
 * Returns the givens that may be misread. If the puzzle has no solution, these are the givens without which there is
 * one; otherwise, or if there is no such given, those in whose place one other digit leaves one.
 */
export const misread: Handler<'misread'> = ({ grid }) => misreadings(puzzleIn(grid), clock(WITHIN));

export function misreadings(puzzle: Puzzle, clock: Clock): readonly Misreading[] {
  const found = within(spareOnes(puzzle, clock));
  if (found.length > 0) return found.slice(0, MOST);
  const others = within(exchanged(puzzle, clock));
  return others.length > MOST ? [] : others;
}

/** Returns what a search finds until its time is up. */
function within(search: Iterable<Misreading>): Misreading[] {
  const found: Misreading[] = [];
  try {
    for (const one of search) {
      found.push(one);
      if (found.length > MOST) break;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
  return found;
}

/** Yields the givens without which there is exactly one solution, with the digit that stands there in it. */
function* spareOnes(puzzle: Puzzle, clock: Clock): Generator<Misreading> {
  if (search(puzzle, { clock, limit: 1 }).solutions.length > 0) return;
  for (const [cell, digit] of givensIn(puzzle)) {
    const instead = uniqueSolution(withValue(puzzle, cell, EMPTY), { clock })?.[cell];
    if (instead !== undefined) yield { cell, digit, instead, isSpare: true };
  }
}

/** Yields the givens in whose place another digit leaves exactly one solution. */
function* exchanged(puzzle: Puzzle, clock: Clock): Generator<Misreading> {
  const { size } = puzzle.geometry;
  for (const [cell, digit] of givensIn(puzzle))
    for (let instead = 0; instead < size; instead++)
      if (instead !== digit && isUnique(withValue(puzzle, cell, instead), Infinity, clock))
        yield { cell, digit, instead, isSpare: false };
}

const givensIn = ({ values }: Puzzle): readonly (readonly [cell: number, digit: Digit])[] =>
  Array.from(values, (digit, cell) => [cell, digit] as const).filter(([, digit]) => digit !== EMPTY);

const withValue = (puzzle: Puzzle, cell: number, digit: number): Puzzle => ({
  ...puzzle,
  values: Int8Array.from(puzzle.values).fill(digit, cell, cell + 1),
});
