/** Forms of a puzzle: the same puzzle turned, or with its lines and digits exchanged. */
import { ruleKeepingTransform } from '../canon/rule-keeping.js';
import { dressed } from '../canon/transform.js';
import { type Clock, runsOut, unlimited } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import type { Random } from '../create/random.js';

/** Random forms that are tried for each one that is wanted: small grids and variants have few that differ. */
const TRIES = 4;

/**
 * Yields forms that differ: the puzzle as it lies, then random ones. There may be fewer than `count`. `randomAt`
 * returns the random numbers of each form by its index. Throws OutOfTime when the clock does.
 *
 * @example [...formsOf(puzzle, 16, (index) => seeded(`tea/${index}`))]
 */
export function* formsOf(
  puzzle: Puzzle,
  count: number,
  randomAt: (index: number) => Random,
  clock: Clock = unlimited,
): Generator<Puzzle, void, void> {
  const known = new Set<string>();
  for (let index = -1; known.size < count && index < TRIES * count; index++) {
    clock();
    const form = index < 0 ? puzzle : dressed(puzzle, ruleKeepingTransform(puzzle.geometry, randomAt(index)));
    const key = `${form.values} ${form.candidates ?? ''}`;
    if (known.has(key)) continue;
    known.add(key);
    yield form;
  }
}

/**
 * Measures each form until the time is up; `first` is the result of the puzzle as it lies, which is not measured again.
 */
export function measureForms<Figures>(
  [puzzle, count, randomAt]: Parameters<typeof formsOf>,
  first: Figures,
  clock: Clock,
  measure: (form: Puzzle) => Figures,
): { readonly forms: readonly Figures[]; readonly isCut: boolean } {
  const forms = [first];
  const isCut = runsOut(() => {
    for (const each of formsOf(puzzle, count, randomAt, clock)) {
      if (each === puzzle) continue;
      const figures = measure(each);
      // What ran out of time has only bounds.
      clock();
      forms.push(figures);
    }
  });
  return { forms, isCut };
}
