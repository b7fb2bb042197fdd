/**
 * Uniqueness on puzzles that are made of candidates. An argument from a deadly pattern exchanges digits between cells,
 * and the second solution that it makes is one of the puzzle only if each cell may take its new digit.
 */
import type { Numbers } from '../core/board.js';
import type { Truth } from '../logic/step/truths.js';
import { keeping, type Rung } from './rung.js';

/** True if a truth does not rely on uniqueness, or exchanges only digits that the cells had at the start. */
export const isExchangeWithin = (truth: Truth, candidates: Numbers): boolean =>
  truth.kind === 'deadly'
    ? truth.cells.every((cell, i) => (truth.digits[i]! & ~candidates[cell]!) === 0)
    : truth.kind !== 'symmetry';

/** Returns the rungs without the finds that exchange digits which a cell lacked at the start. */
export const exchangingWithin = (rungs: readonly Rung[], candidates: Numbers): readonly Rung[] =>
  rungs.map((rung) =>
    rung.strategies.some(({ assumes }) => assumes)
      ? keeping(
          rung,
          ({ strategy, hit }, geometry) =>
            !strategy.assumes ||
            strategy.explain(hit, geometry).truths.every((truth) => isExchangeWithin(truth, candidates)),
        )
      : rung,
  );
