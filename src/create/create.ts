/** Puzzles to order. */
import { gradeHodoku } from '../solver/hodoku/grade.js';
import type { HodokuGrade } from '../solver/hodoku/tally.js';
import { type Attempt, attempts } from './climb.js';
import type { Draft } from './draft.js';
import type { Order } from './order.js';
import type { Random } from './random.js';
import { isUnique } from './unique.js';

/** A puzzle that is all that was ordered. */
export interface Made {
  readonly puzzle: Draft;
  /** The whole grade, worked out anew. */
  readonly grade: HodokuGrade;
}

/**
 * Makes a puzzle. Each draft on the way is yielded, so that whoever asks can watch, and stop when it takes too long:
 * an order that cannot be met is worked at for ever. What comes out depends on the order and the random numbers alone.
 */
export function* create(order: Order, random: Random): Generator<Attempt, Made, void> {
  for (const attempt of attempts(order, random)) {
    if (attempt.miss === 0 && isUnique(attempt.draft))
      return { puzzle: attempt.draft, grade: gradeHodoku(attempt.draft) };
    yield attempt;
  }
  throw new Error('attempts never end');
}

export type Outcome =
  | { readonly made: Made; readonly tried: number }
  | { readonly made?: undefined; readonly tried: number; readonly nearest: Attempt };

/** Makes a puzzle, or tells what came nearest when the time was over. */
export function createWithin(order: Order, random: Random, milliseconds: number): Outcome {
  const end = performance.now() + milliseconds;
  const creation = create(order, random);
  let nearest: Attempt | undefined;
  for (let tried = 1; ; tried++) {
    const { done, value } = creation.next();
    if (done) return { made: value, tried };
    if (!nearest || value.miss < nearest.miss) nearest = { draft: value.draft.copy(), miss: value.miss };
    if (performance.now() > end) return { tried, nearest };
  }
}
