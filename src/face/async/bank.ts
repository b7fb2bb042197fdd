/** Questions about puzzles of a collection, done by workers. */
import type { Backdoors } from '../../bank/backdoors.js';
import type { Estimate } from '../../bank/estimate.js';
import type { PuzzleKind } from '../../bank/kind.js';
import type { PeopleEstimate } from '../../bank/people.js';
import type { Profile } from '../../bank/profile.js';
import type { PuzzleLike } from '../../formats/puzzle-like.js';
import type { CanonicalForm } from '../../render/json/canon.js';
import { anything, settingsOf } from '../../settings/settings.js';
import type {
  BackdoorLimits,
  BankSettings,
  EstimateSettings,
  KindSettings,
  MorphSettings,
  ProfileSettings,
} from '../bank.js';
import { eachOf, type ItemsOf } from '../items.js';
import type { WithNames } from '../rule-settings.js';
import { run, runItems } from './call.js';
import { inOrder } from './in-order.js';
import type { WithModules } from './modules.js';

/**
 * Returns the least form of a puzzle like the synchronous `canon`.
 *
 * @example
 * const { canon: line } = await workers.canon(puzzle, { signal });
 */
export const canon = (puzzle: PuzzleLike, settings: WithNames<BankSettings> = {}): Promise<CanonicalForm> =>
  run('canon', puzzle, settings);

/**
 * Returns another puzzle of the same kind like the synchronous `morph`.
 *
 * @example
 * const line = await workers.morph(puzzle, { seed: 'tea', signal });
 */
export const morph = (puzzle: PuzzleLike, settings: WithNames<MorphSettings> = {}): Promise<string> =>
  run('morph', puzzle, settings);

/**
 * Returns the kind of a puzzle like the synchronous `kindOf`.
 *
 * @example
 * const kind = await workers.kindOf(puzzle, { signal });
 */
export const kindOf = (puzzle: PuzzleLike, settings: WithNames<BankSettings> = {}): Promise<PuzzleKind> =>
  run('kindOf', puzzle, settings);

/**
 * Yields the puzzles, in order, whose kind is not in `known` and did not occur before, as the synchronous
 * `firstOfEachKind` does. Takes a few puzzles ahead, whose kinds the workers compute. A limit of `milliseconds` is for each puzzle.
 *
 * @example
 * for await (const first of workers.firstOfEachKind([puzzle, puzzle], { signal })) console.log(first);
 */
export async function* firstOfEachKind<Some extends PuzzleLike>(
  puzzles: ItemsOf<Some>,
  settings: WithNames<KindSettings> = {},
): AsyncGenerator<Some, void, void> {
  const { known: given } = settingsOf({ known: anything }, settings);
  const { known: _, ...own } = settings;
  const known = (given ?? new (await import('../../bank/kind-set.js')).KindSet()) as NonNullable<KindSettings['known']>;
  const withKind = async (puzzle: Some) => ({ puzzle, kind: await kindOf(puzzle, own) });
  for await (const { puzzle, kind } of inOrder(eachOf<Some>(puzzles), withKind)) if (known.add(kind)) yield puzzle;
}

/**
 * Returns the profile of a puzzle like the synchronous `profileOf`, along the ladder of the settings.
 *
 * @example
 * const { bottlenecks, rounds } = await workers.profileOf(puzzle, { ladder: 'se', signal });
 */
export const profileOf = (
  puzzle: PuzzleLike,
  settings: WithModules<WithNames<ProfileSettings>> = {},
): Promise<Profile> => run('profileOf', puzzle, settings);

/**
 * Estimates the difficulty for people like the synchronous `peopleEstimate`.
 *
 * @example
 * const estimate = await workers.peopleEstimate(puzzle, { signal });
 */
export const peopleEstimate = (
  puzzle: PuzzleLike,
  settings: WithNames<BankSettings> = {},
): Promise<PeopleEstimate | undefined> => run('peopleEstimate', puzzle, settings);

/**
 * Returns the smallest backdoors like the synchronous `backdoorsOf`.
 *
 * @example
 * const backdoors = await workers.backdoorsOf(puzzle, { most: 2, signal });
 */
export const backdoorsOf = (
  puzzle: PuzzleLike,
  settings: WithNames<BackdoorLimits> = {},
): Promise<Backdoors | undefined> => run('backdoorsOf', puzzle, settings);

/**
 * Estimates the number of solutions like the synchronous `estimateSolutions`, with probes and a seed in the settings.
 *
 * @example
 * const { solutions, error } = await workers.estimateSolutions(puzzle, { probes: 1000, seed: 'tea', signal });
 */
export const estimateSolutions = (puzzle: PuzzleLike, settings: WithNames<EstimateSettings> = {}): Promise<Estimate> =>
  run('estimateSolutions', puzzle, settings);

/**
 * Yields the minimal puzzles within a puzzle, each as soon as it is found. Leaving the loop ends the search.
 *
 * @example
 * for await (const line of workers.minimalWithin(puzzle, { signal })) console.log(line);
 */
export const minimalWithin = (
  puzzle: PuzzleLike,
  settings: WithNames<BankSettings> = {},
): AsyncGenerator<string, void, void> => runItems('minimalWithin', puzzle, settings);
