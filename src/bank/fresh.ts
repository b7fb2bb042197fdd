/** Makes puzzles whose kinds a bank does not hold. */
import { type Clock, unlimited } from '../core/clock.js';
import { making, type Outcome } from '../create/create.js';
import type { Random } from '../create/random.js';
import type { Spec } from '../create/spec.js';
import { kindOf } from './kind.js';
import type { KindSet } from './kind-set.js';

/**
 * Makes puzzles, as `making` does, until one is of an unknown kind. Yields the number of drafts so far. The puzzle
 * depends on the spec, the random numbers and the known kinds alone.
 *
 * @example makingFresh(specOf(geometry, { level: 'hard' }), seeded('tea'), known)
 */
export function* makingFresh(
  spec: Spec,
  random: Random,
  known: Pick<KindSet, 'has'>,
  clock: Clock = unlimited,
): Generator<number, Outcome, void> {
  for (let before = 0; ; ) {
    const drafts = making(spec, random, clock);
    for (;;) {
      const { done, value } = drafts.next();
      if (!done) yield before + value;
      else if (value.made && known.has(kindOf(value.made.puzzle))) {
        before += value.tried;
        break;
      } else return { ...value, tried: before + value.tried };
    }
  }
}
