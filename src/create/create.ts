/** Makes puzzles that meet a spec. */
import { type Clock, clock, OutOfTime, unlimited } from '../core/clock.js';
import type { HodokuGrade } from '../solver/hodoku/tally.js';
import { type Draft, isUniqueAtLast } from './draft.js';
import { patternAttempts } from './pattern.js';
import { type Random, seeded } from './random.js';
import { type Attempt, attempts } from './search.js';
import { freshSeed, seedAt } from './seeds.js';
import type { Spec } from './spec.js';

/** A puzzle that meets all aims. */
export interface Made {
  readonly puzzle: Draft;
  /** The complete grade, computed without the limits of the search. */
  readonly grade: HodokuGrade;
}

export type Outcome = { readonly tried: number } & (
  | { readonly made: Made }
  | {
      /** The time limit was reached. `nearest` is the draft nearest to the aims, if there was time for any. */
      readonly made?: undefined;
      readonly nearest?: Attempt | undefined;
    }
);

/**
 * Makes a puzzle, or gives up when the clock runs out. Yields the number of drafts after each draft, so that callers
 * can show progress or pause. The puzzle depends on the spec and the random numbers alone.
 */
export function* making(spec: Spec, random: Random, clock: Clock = unlimited): Generator<number, Outcome, void> {
  const search = spec.pattern ? patternAttempts(spec, spec.pattern, random, clock) : attempts(spec, random, clock);
  let nearest: Attempt | undefined;
  let tried = 0;
  try {
    for (;;) {
      const attempt = search.next().value;
      tried++;
      const { distance, made } = attempt;
      if (distance === 0 && isUniqueAtLast(made.draft, clock))
        return { tried, made: { puzzle: made.draft, grade: made.wholeGrade } };
      if (!nearest || distance < nearest.distance) nearest = attempt;
      clock();
      yield tried;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    return { tried, nearest };
  }
}

/** Makes one puzzle, or gives up after `milliseconds`. */
export function create(spec: Spec, random: Random = seeded(freshSeed()), milliseconds = Infinity): Outcome {
  const search = making(spec, random, clock(milliseconds));
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** Yields puzzles without end. Each depends only on the spec, the seed and its place in the sequence. */
export function* creations(
  spec: Spec,
  seed: string = freshSeed(),
): Generator<Made & { readonly seed: string }, void, void> {
  for (let index = 0; ; index++) {
    const own = seedAt(seed, index);
    const { made } = create(spec, seeded(own));
    if (made) yield { ...made, seed: own };
  }
}
