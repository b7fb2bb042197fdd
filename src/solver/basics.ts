/**
 * Singles and locked candidates, the basic steps: applies all of them to a position, and finds the steps beyond them.
 */
import { directClaiming, directPointing } from '../../strategies/intersections/direct.js';
import { claiming, pointing } from '../../strategies/intersections/locked-candidates.js';
import { fullHouse } from '../../strategies/singles/full-house.js';
import { hiddenSingle } from '../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../strategies/singles/naked-single.js';
import { countBits } from '../core/bits.js';
import type { Board, Markup } from '../core/board.js';
import type { Clock } from '../core/clock.js';
import { outcomeOf } from '../logic/step/outcome.js';
import type { Hit, Strategy } from '../logic/step/strategy.js';
import { applyHit } from './ladder.js';
import { allowedRungs, byRating, everyFindOf, type Found, type Rung } from './rung.js';

/** Basic strategies, cheapest to search first. */
const BASICS: readonly Strategy[] = [
  hiddenSingle,
  nakedSingle,
  pointing,
  claiming,
  fullHouse,
  directPointing,
  directClaiming,
] as readonly Strategy[];

export const isBasic = (strategy: Strategy): boolean => BASICS.includes(strategy);

/** Returns the rungs of singles and locked candidates, without other strategies. */
export const basicRungs = (rungs: readonly Rung[]): readonly Rung[] => allowedRungs(rungs, isBasic);

/** Returns the basic strategies of some rungs. */
export const basicsOf = (rungs: readonly Rung[]): readonly Strategy[] =>
  BASICS.filter((strategy) => rungs.some(({ strategies }) => strategies.includes(strategy)));

/** Takes every step of these strategies until none is left. The result does not depend on their order. */
export function applyBasics(board: Board, strategies: readonly Strategy[]): Board {
  for (let i = 0; i < strategies.length && board.unsolved > 0; i++) {
    const before = board.now;
    for (const hit of [...strategies[i]!.find(board)]) applyHit(board, remainingPart(board, hit));
    if (board.now > before) i = -1;
  }
  return board;
}

/** Returns the part of a hit that the board does not show yet. */
export const remainingPart = <Of extends Pick<Hit, 'place' | 'remove'>>(
  board: Markup,
  { place, remove, ...rest }: Of,
) => ({
  ...rest,
  place: place.filter((candidate) => board.has(candidate)),
  remove: remove.filter((candidate) => board.has(candidate)),
});

/** Returns the board after a step, and after all basic steps that follow. */
export function boardAfterStep(
  board: Markup,
  hit: Pick<Hit, 'place' | 'remove'>,
  strategies: readonly Strategy[],
): Board {
  const after = board.copy() as Board;
  applyHit(after, hit);
  return applyBasics(after, strategies);
}

/** The number of candidates in unsolved cells: the work that is left. */
export function candidatesLeft({ digits, geometry }: Markup): number {
  let count = 0;
  for (let cell = 0; cell < geometry.cells; cell++) count += countBits(digits[cell]!);
  return count;
}

/**
 * Yields the steps beyond singles and locked candidates at a position, cheapest rung first: each outcome once, by the
 * first rung that finds it. Checks the clock between them.
 */
export function* movesAt(
  board: Board,
  rungs: readonly Rung[],
  hardest: number,
  clock: Clock,
): Generator<Found, void, void> {
  const known = new Set<string>();
  for (const rung of byRating(rungs)) {
    if (rung.rating > hardest || rung.strategies.every(isBasic)) continue;
    clock();
    for (const found of everyFindOf(rung, board, { clock })) {
      if (found.rating > hardest || isBasic(found.strategy)) continue;
      if (known.size < known.add(outcomeOf(found.hit)).size) yield found;
      clock();
    }
  }
}
