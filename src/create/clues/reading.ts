/** What every reader of clues gets: a full grid, and the kinds of clues by what they are read off. */
import type { ReadOff } from '../../core/constraint.js';
import type { Geometry } from '../../core/geometry.js';
import type { Grid } from '../fill.js';
import type { Random } from '../random.js';
import type { Wish } from './wishes.js';

/** A full grid, with the rules that it keeps and the clues that are stated already. */
export interface Filled {
  readonly geometry: Geometry;
  readonly grid: Grid;
  /** Rules that hold once the clues are read off: they say that all clues of their kinds are shown. */
  readonly afterwards: readonly string[];
}

/** A wish for clues that are read off in one way. */
export type Of<Key extends string> = Wish & { readonly readOff: Extract<ReadOff, Record<Key, unknown>> };

export const isOf =
  <Key extends string>(key: Key) =>
  (wish: Wish): wish is Of<Key> =>
    key in wish.readOff;

/** The share of the clues of a kind that a puzzle shows if no rule says that all are shown. */
export const SHARE = 0.5;

/**
 * Returns the part of the usual number of lines, of numbers outside or of corners that a puzzle has, at random: fewer if
 * it has several such kinds, which would leave it little to find.
 */
export const amountOf = (kinds: number, random: Random): number => (LEAST + (1 - LEAST) * random()) / Math.sqrt(kinds);
const LEAST = 0.5;
