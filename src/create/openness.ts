/** How far a puzzle is from having one solution. */
import { countBits } from '../core/bits.js';
import { unlimited } from '../core/clock.js';
import { boardOf, type Puzzle } from '../core/puzzle.js';
import { FOUND } from '../search/engine.js';
import { engineOf, nextWithin } from '../search/search.js';
import { placeSingles } from './fill.js';

/** Bits of choice that are left in the cells when no more singles are found. Quick, however many solutions there are. */
export function bitsOpen(puzzle: Puzzle): number {
  const board = boardOf(puzzle);
  placeSingles(board, () => 0);
  let bits = 0;
  for (const digits of board.digits) bits += Math.log2(Math.max(1, countBits(digits)));
  return bits;
}

const MOST_GUESSES = 200_000;

/** How many solutions a puzzle has, so many at most, and so many too if it takes too long to tell. */
export function countUpTo(most: number, { geometry, values }: Puzzle, clock = unlimited): number {
  const engine = engineOf(geometry);
  engine.start(values);
  let count = 0;
  while (count < most && nextWithin(engine, MOST_GUESSES, clock) === FOUND) count++;
  return engine.guesses < MOST_GUESSES ? count : most;
}
