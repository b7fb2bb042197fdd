/** The ratings of Denis Berthier: the length of the longest sequence that is needed, if shorter ones are taken first. */
import type { Markup } from '../../core/board.js';
import { type Clock, OutOfTime, unlimited } from '../../core/clock.js';
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
  /** `stuck`: sequences of no length are enough; `time`: the limit was reached. */
  readonly ended: 'solved' | 'stuck' | 'time';
}

/**
 * Rates a position by one kind of sequences. Basic rules come first, then the shortest sequences, target by target; once
 * all targets of a length were looked at, the shortest again. A rating by braids does not depend on that order, one by
 * whips may, seldom.
 */
export function rate(board: Markup, scale: BerthierScale, clock: Clock = unlimited): BerthierRating {
  const values = new ValuesLeft(board);
  const search = new Search(values, KINDS[scale], clock);
  let rating = 0;
  let length = 1;
  try {
    values.settle();
    while (!values.isBroken && !values.isSolved) {
      search.mayGoOn = false;
      if (length === LONG && !KINDS[scale].groups && !isWithinBraids(values, clock)) return { rating, ended: 'stuck' };
      const isShortened = sweep(search, length, clock);
      if (isShortened) rating = Math.max(rating, length);
      else if (!search.mayGoOn) return { rating, ended: 'stuck' };
      length = isShortened ? 1 : length + 1;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    return { rating: Math.max(rating, length), ended: 'time' };
  }
  return { rating, ended: values.isBroken ? 'stuck' : 'solved' };
}

/** Before sequences of this length are looked for, it is seen whether there is any use in that. */
const LONG = 6;

/** Whether braids solve a position: they do what trial and error with singles does. */
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
