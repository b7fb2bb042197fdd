import { countBits } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { orderOf } from '../../core/boxes-first.js';
import type { House } from '../../core/geometry.js';
import { type HiddenSubset, hiddenSubsetsIn } from '../../logic/sets/hidden-subset.js';
import { type NakedSubset, nakedSubsetsIn } from '../../logic/sets/naked-subset.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';
import type { Rung } from '../rung.js';
import { rungAt } from './rung.js';

/** House by house, where at least so many cells are open. */
const subsets = <Pattern>(
  strategy: Strategy<Pattern>,
  rating: number,
  fewestOpen: number,
  hitsIn: (board: Markup, house: House) => Iterable<Hit<Pattern>>,
): Rung =>
  rungAt(rating, strategy, function* (board, since = -1) {
    const { houses } = orderOf(board.geometry);
    for (let at = 0; at < houses.length; at++) {
      const house = houses[at]!;
      if (board.houseStamps[house]! > since && countBits(board.open[house]!) >= fewestOpen) yield* hitsIn(board, house);
    }
  });

/** Naked sets take from the house they are found in, and from no other that holds them too. */
export const nakedSubsets = (size: number, strategy: Strategy<NakedSubset>, rating: number): Rung =>
  subsets(strategy, rating, 2 * size, (board, house) => nakedSubsetsIn(board, house, size, 'colexicographic', [house]));

export const hiddenSubsets = (size: number, strategy: Strategy<HiddenSubset>, rating: number): Rung =>
  subsets(strategy, rating, 2 * size + 1, (board, house) => hiddenSubsetsIn(board, house, size, 'colexicographic'));
