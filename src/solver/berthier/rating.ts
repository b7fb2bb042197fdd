/** The ratings of Denis Berthier: the length of the longest sequence that is needed, if shorter ones are taken first. */
import type { Markup } from '../../core/board.js';
import { type Clock, OutOfTime, unlimited } from '../../core/clock.js';
import { boardOf, type Puzzle } from '../../core/puzzle.js';
import { Search, type SequenceKind } from '../../logic/whips/search.js';
import { ValuesLeft } from '../../logic/whips/values.js';
import { tryOut } from './depth.js';

/** Whips, braids, and both with segments. */
export const BERTHIER_SCALES = ['w', 'b', 'gw', 'gb'] as const;
export type BerthierScale = (typeof BERTHIER_SCALES)[number];

export const KINDS: Readonly<Record<BerthierScale, SequenceKind>> = {
  w: { branches: false, groups: false },
  b: { branches: true, groups: false },
  gw: { branches: false, groups: true },
  gb: { branches: true, groups: true },
};

export interface BerthierRating {
  /** The greatest length that was needed, 0 where singles are enough; what is sure where it did not end in the solution. */
  readonly rating: number;
  /** `stuck`: sequences of no length, or none up to the longest, are enough; `time`: the limit was reached. */
  readonly ended: 'solved' | 'stuck' | 'time';
  /** Cells that have several candidates where it ended. */
  readonly unsolved: number;
}

/** The ratings that were asked for. */
export type BerthierGrade = { readonly [Scale in BerthierScale]?: BerthierRating };

export interface RatingLimits {
  readonly clock?: Clock;
  /** Longer sequences are not looked for. */
  readonly longest?: number;
}

/** The ratings of a puzzle on some scales. */
export const gradeBerthier = (puzzle: Puzzle, scales: readonly BerthierScale[], clock: Clock): BerthierGrade =>
  Object.fromEntries(scales.map((scale) => [scale, rate(boardOf(puzzle), scale, { clock })]));

/**
 * Rates a position by one kind of sequences. Basic rules come first, then the shortest sequences, target by target; once
 * all targets of a length were looked at, the shortest again. A rating by braids does not depend on that order, one by
 * whips may, seldom.
 */
export function rate(
  board: Markup,
  scale: BerthierScale,
  { clock = unlimited, longest = Infinity }: RatingLimits = {},
): BerthierRating {
  const values = new ValuesLeft(board);
  const search = new Search(values, KINDS[scale], clock);
  let rating = 0;
  let length = 1;
  const ending = (ended: BerthierRating['ended'], known = rating): BerthierRating => ({
    rating: known,
    ended,
    unsolved: values.unsolved,
  });
  try {
    values.settle();
    while (!values.isBroken && !values.isSolved) {
      search.mayGoOn = false;
      if (length > longest) return ending('stuck');
      if (length === LONG && !KINDS[scale].groups && !isWithinBraids(values, clock)) return ending('stuck');
      const isShortened = sweep(search, length, clock);
      if (isShortened) rating = Math.max(rating, length);
      else if (!search.mayGoOn) return ending('stuck');
      length = isShortened ? 1 : length + 1;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    return ending('time', Math.max(rating, length));
  }
  return ending(values.isBroken ? 'stuck' : 'solved');
}

/** Before sequences of this length are looked for, it is seen whether there is any use in that. */
const LONG = 6;

/** True if braids solve a position, which is the case if trial and error with singles does. */
function isWithinBraids(values: ValuesLeft, clock: Clock): boolean {
  const tried = new ValuesLeft(values);
  tryOut(tried, 1, clock);
  return tried.isSolved;
}

/** Takes away each target of a sequence of a length, and all that follows. Whether there was any. */
function sweep(search: Search, length: number, clock: Clock): boolean {
  const { values } = search;
  let isShortened = false;
  clock();
  for (const target of values.open()) {
    if (!values.isOpen(target) || !search.find(target, length)) continue;
    isShortened = true;
    values.strike(target);
    if (values.isBroken) break;
  }
  return isShortened;
}
