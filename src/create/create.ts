/** Makes puzzles that meet a spec. */
import { type Clock, clock, OutOfTime, unlimited } from '../core/clock.js';
import type { HodokuGrade } from '../solver/hodoku/tally.js';
import { inventiveAttempts } from './clues/search.js';
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

/** The puzzle that was made, or the nearest draft. */
export type Outcome = { readonly tried: number } & (
  | { readonly made: Made }
  | {
      /** The time limit was reached. `nearest` is the draft nearest to the aims, if there was time for any. */
      readonly made?: undefined;
      readonly nearest?: Attempt | undefined;
    }
);

/** Called after each draft with the number of drafts so far, for callers that show progress. */
export type OnDraft = (tried: number) => void;

/**
 * Makes a puzzle, or gives up when the clock runs out. The puzzle depends on the spec and the random numbers alone.
 *
 * @example make(specOf(geometry, { level: 'hard' }), seeded('tea')).made?.puzzle
 */
export function make(spec: Spec, random: Random, clock: Clock = unlimited, onDraft: OnDraft = () => {}): Outcome {
  const search = searchFor(spec, random, clock);
  let nearest: Attempt | undefined;
  let tried = 0;
  try {
    for (;;) {
      const attempt = search.next().value;
      onDraft(++tried);
      const { distance, made } = attempt;
      if (distance === 0 && isUniqueAtLast(made.draft, clock))
        return { tried, made: { puzzle: made.draft, grade: made.wholeGrade } };
      if (!nearest || distance < nearest.distance) nearest = attempt;
      clock();
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    return { tried, nearest };
  }
}

function searchFor(spec: Spec, random: Random, clock: Clock): Generator<Attempt, never, void> {
  const { pattern, invention } = spec;
  if (invention) return inventiveAttempts(spec, invention, random, clock);
  return pattern ? patternAttempts(spec, pattern, random, clock) : attempts(spec, random, clock);
}

/** Makes one puzzle, or gives up after `milliseconds`. */
export const create = (spec: Spec, random: Random = seeded(freshSeed()), milliseconds = Infinity): Outcome =>
  make(spec, random, clock(milliseconds));

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
