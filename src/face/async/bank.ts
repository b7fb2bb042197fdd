/**
 * Asynchronous versions of the functions of `/bank` about one puzzle, and of the least form of `/canon`. They take a
 * puzzle or its text, and settings in place of a clock.
 */
import type { Backdoors } from '../../bank/backdoors.js';
import type { Estimate } from '../../bank/estimate.js';
import type { PuzzleKind } from '../../bank/kind.js';
import type { KindSet } from '../../bank/kind-set.js';
import type { PeopleEstimate } from '../../bank/people.js';
import type { Profile } from '../../bank/profile.js';
import type { JsonCanon } from '../../render/json/canon.js';
import { anything, passing, settingsOf } from '../../session/settings.js';
import type { BackdoorLimits, BankSettings, EstimateSettings, ProfileSettings } from '../bank.js';
import { limitsOf } from '../limits.js';
import type { PuzzleLike } from '../read.js';
import { type AsyncSettings, runCall, runTask } from './call.js';
import { Pace } from './pace.js';

/**
 * Returns the least form of a puzzle and its automorphisms, as `sudoku canon --json` prints them. Rejects with an
 * UnfitPuzzle if values clash, with a BadOption for a variant, which has no least form, and with OutOfTime.
 *
 * @example
 * const { canon: line } = await canon(puzzle, { signal });
 */
export const canon = (puzzle: PuzzleLike, settings: BankSettings & AsyncSettings = {}): Promise<JsonCanon> =>
  runTask('canon', puzzle, settings);

/**
 * Returns the kind of a puzzle like `kindOf` of `/bank`. Rejects as `canon` does.
 *
 * @example
 * const kind = await kindOf(puzzle, { signal });
 */
export const kindOf = (puzzle: PuzzleLike, settings: BankSettings & AsyncSettings = {}): Promise<PuzzleKind> =>
  runTask('kindOf', puzzle, settings);

const iterable = <Item>(value: unknown, option: string): AsyncIterable<Item> =>
  passing<AsyncIterable<Item>>('puzzles, in a list or one after another', (given) => {
    const { [Symbol.iterator]: each, [Symbol.asyncIterator]: later } = Object(given);
    return typeof given === 'object' && [each, later].some((begin) => typeof begin === 'function');
  })(value, option);

/**
 * Yields the puzzles, in order, whose kind is not in `known` and did not occur before, as the `firstOfEachKind` of
 * `/bank` does. Stays on the calling thread, and lets the event loop run between puzzles. A limit of `milliseconds` is
 * for each puzzle.
 *
 * @example
 * for await (const first of firstOfEachKind([puzzle, puzzle], { signal })) console.log(first);
 */
export async function* firstOfEachKind<Some extends PuzzleLike>(
  puzzles: Iterable<Some> | AsyncIterable<Some>,
  settings: BankSettings & { readonly known?: Pick<KindSet, 'add'> } = {},
): AsyncGenerator<Some, void, void> {
  const { signal, known: given } = { ...limitsOf(settings), ...settingsOf({ known: anything }, settings) };
  const [{ KindSet }, { findingKind }] = await Promise.all([import('../../bank/kind-set.js'), import('../bank.js')]);
  const known = (given ?? new KindSet()) as Pick<KindSet, 'add'>;
  const { known: _, ...own } = settings;
  const pace = new Pace(signal, undefined);
  for await (const puzzle of iterable<Some>(puzzles, 'puzzles')) {
    await pace.turn();
    const task = findingKind(puzzle, { ...own, signal: pace });
    let kind = task.next();
    for (; !kind.done; kind = task.next()) await pace.turn();
    if (known.add(kind.value)) yield puzzle;
  }
}

/**
 * Returns the profile of a puzzle like `profileOf` of `/bank`, along the ladder of the settings.
 *
 * @example
 * const { bottlenecks, rounds } = await profileOf(puzzle, { ladder: 'se', signal });
 */
export const profileOf = (puzzle: PuzzleLike, settings: ProfileSettings & AsyncSettings = {}): Promise<Profile> =>
  runTask('profileOf', puzzle, settings);

/**
 * Estimates the difficulty for people like `peopleEstimate` of `/bank`.
 *
 * @example
 * const estimate = await peopleEstimate(puzzle, { signal });
 */
export const peopleEstimate = (
  puzzle: PuzzleLike,
  settings: BankSettings & AsyncSettings = {},
): Promise<PeopleEstimate | undefined> => runTask('peopleEstimate', puzzle, settings);

/**
 * Returns the smallest backdoors like `backdoorsOf` of `/bank`.
 *
 * @example
 * const backdoors = await backdoorsOf(puzzle, { most: 2, signal });
 */
export const backdoorsOf = (
  puzzle: PuzzleLike,
  settings: BackdoorLimits & AsyncSettings = {},
): Promise<Backdoors | undefined> => runTask('backdoorsOf', puzzle, settings);

/**
 * Estimates the number of solutions like `estimateSolutions` of `/bank`, with probes and a seed in the settings.
 *
 * @example
 * const { solutions, error } = await estimateSolutions(puzzle, { probes: 1000, seed: 'tea', signal });
 */
export const estimateSolutions = (
  puzzle: PuzzleLike,
  settings: EstimateSettings & AsyncSettings = {},
): Promise<Estimate> => runTask('estimateSolutions', puzzle, settings);

/**
 * Yields the minimal puzzles within a puzzle, as the `minimalWithin` of `/bank` does, but each as a line and as soon as
 * it is found. Leaving the loop ends the search.
 *
 * @example
 * for await (const line of minimalWithin(puzzle, { signal })) console.log(line);
 */
export async function* minimalWithin(
  puzzle: PuzzleLike,
  settings: BankSettings & AsyncSettings = {},
): AsyncGenerator<string, void, void> {
  yield* runCall({ name: 'minimalWithin', argument: puzzle, settings }) as AsyncGenerator<string, void, void>;
}
