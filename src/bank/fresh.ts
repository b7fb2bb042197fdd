/** Makes puzzles whose kinds a bank does not hold. */
import { type Clock, runsOut, unlimited } from '../core/clock.js';
import { make, type OnDraft, type Outcome } from '../create/create.js';
import type { Random } from '../create/random.js';
import type { Spec } from '../create/spec.js';
import { kindOf } from './kind.js';
import type { KindSet } from './kind-set.js';

/**
 * Makes puzzles, as `make` does, until one is of an unknown kind. The puzzle depends on the spec, the random numbers
 * and the known kinds alone.
 *
 * @example makeFresh(specOf(geometry, { level: 'hard' }), seeded('tea'), known)
 */
export function makeFresh(
  spec: Spec,
  random: Random,
  known: Pick<KindSet, 'has'>,
  clock: Clock = unlimited,
  onDraft: OnDraft = () => {},
): Outcome {
  for (let before = 0; ; ) {
    const outcome = make(spec, random, clock, (tried) => onDraft(before + tried));
    const tried = before + outcome.tried;
    const { made } = outcome;
    if (!made) return { ...outcome, tried };
    let isKnown = false;
    if (runsOut(() => (isKnown = known.has(kindOf(made.puzzle, clock))))) return { tried };
    if (!isKnown) return { made, tried };
    before = tried;
  }
}
