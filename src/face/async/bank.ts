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
import type { CanonicalForm } from '../../render/json/canon.js';
import { anything, settingsOf } from '../../settings/settings.js';
import type { BackdoorLimits, BankSettings, EstimateSettings, ProfileSettings } from '../bank.js';
import type { WithNames } from '../named.js';
import type { PuzzleLike } from '../puzzle-like.js';
import { run, runItems } from './call.js';
import { inOrder } from './in-order.js';
import { eachOf, type ItemsOf } from './many.js';
import type { WithModules } from './modules.js';

/**
 * Returns the least form of a puzzle and its automorphisms, as `sudoku canon --json` prints them. Rejects with an
 * UnfitPuzzle if values clash, with a BadOption for a variant, which has no least form, and with OutOfTime.
 *
 * @example
 * const { canon: line } = await canon(puzzle, { signal });
 */
export const canon = (puzzle: PuzzleLike, settings: WithNames<BankSettings> = {}): Promise<CanonicalForm> =>
  run('canon', puzzle, settings);

/**
 * Returns the kind of a puzzle like `kindOf` of `/bank`. Rejects as `canon` does.
 *
 * @example
 * const kind = await kindOf(puzzle, { signal });
 */
export const kindOf = (puzzle: PuzzleLike, settings: WithNames<BankSettings> = {}): Promise<PuzzleKind> =>
  run('kindOf', puzzle, settings);

/**
 * Yields the puzzles, in order, whose kind is not in `known` and did not occur before, as the `firstOfEachKind` of
 * `/bank` does. Takes a few puzzles ahead, whose kinds the workers compute. A limit of `milliseconds` is for each puzzle.
 *
 * @example
 * for await (const first of firstOfEachKind([puzzle, puzzle], { signal })) console.log(first);
 */
export async function* firstOfEachKind<Some extends PuzzleLike>(
  puzzles: ItemsOf<Some>,
  settings: WithNames<BankSettings> & { readonly known?: Pick<KindSet, 'add'> } = {},
): AsyncGenerator<Some, void, void> {
  const { known: given } = settingsOf({ known: anything }, settings);
  const { known: _, ...own } = settings;
  const known = (given ?? new (await import('../../bank/kind-set.js')).KindSet()) as Pick<KindSet, 'add'>;
  const withKind = async (puzzle: Some) => ({ puzzle, kind: await kindOf(puzzle, own) });
  for await (const { puzzle, kind } of inOrder(eachOf<Some>(puzzles), withKind)) if (known.add(kind)) yield puzzle;
}

/**
 * Returns the profile of a puzzle like `profileOf` of `/bank`, along the ladder of the settings.
 *
 * @example
 * const { bottlenecks, rounds } = await profileOf(puzzle, { ladder: 'se', signal });
 */
export const profileOf = (
  puzzle: PuzzleLike,
  settings: WithModules<WithNames<ProfileSettings>> = {},
): Promise<Profile> => run('profileOf', puzzle, settings);

/**
 * Estimates the difficulty for people like `peopleEstimate` of `/bank`.
 *
 * @example
 * const estimate = await peopleEstimate(puzzle, { signal });
 */
export const peopleEstimate = (
  puzzle: PuzzleLike,
  settings: WithNames<BankSettings> = {},
): Promise<PeopleEstimate | undefined> => run('peopleEstimate', puzzle, settings);

/**
 * Returns the smallest backdoors like `backdoorsOf` of `/bank`.
 *
 * @example
 * const backdoors = await backdoorsOf(puzzle, { most: 2, signal });
 */
export const backdoorsOf = (
  puzzle: PuzzleLike,
  settings: WithNames<BackdoorLimits> = {},
): Promise<Backdoors | undefined> => run('backdoorsOf', puzzle, settings);

/**
 * Estimates the number of solutions like `estimateSolutions` of `/bank`, with probes and a seed in the settings.
 *
 * @example
 * const { solutions, error } = await estimateSolutions(puzzle, { probes: 1000, seed: 'tea', signal });
 */
export const estimateSolutions = (puzzle: PuzzleLike, settings: WithNames<EstimateSettings> = {}): Promise<Estimate> =>
  run('estimateSolutions', puzzle, settings);

/**
 * Yields the minimal puzzles within a puzzle, as the `minimalWithin` of `/bank` does, but each as a line and as soon as
 * it is found. Leaving the loop ends the search.
 *
 * @example
 * for await (const line of minimalWithin(puzzle, { signal })) console.log(line);
 */
export const minimalWithin = (
  puzzle: PuzzleLike,
  settings: WithNames<BankSettings> = {},
): AsyncGenerator<string, void, void> => runItems('minimalWithin', puzzle, settings);
