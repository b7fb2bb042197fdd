/** The rungs of subsets: what smaller or locked ones would have told before is not looked at again. */

import { BOXES_FIRST } from '../../core/houses.js';
import { type HiddenSubset, hiddenSubsets } from '../../logic/sets/hidden-subset.js';
import { type NakedSubset, nakedSubsets } from '../../logic/sets/naked-subset.js';
import type { Strategy } from '../../logic/step/strategy.js';
import { type Rung, rungOf } from '../rung.js';

/** Naked subsets of a size: where none that is locked was found, neither is one in a box that has not changed since. */
export const naked = (strategy: Strategy<NakedSubset>, size: number): Rung =>
  rungOf(strategy, (board, since) => nakedSubsets(board, size, BOXES_FIRST, since));

/**
 * Hidden subsets of a size. They leave a naked subset to the other open cells of their house, which takes the same
 * there; where these are no more than `others`, it was looked for before.
 */
export const hidden = (strategy: Strategy<HiddenSubset>, size: number, others: number): Rung =>
  rungOf(strategy, (board, since) => hiddenSubsets(board, size, since, others));
