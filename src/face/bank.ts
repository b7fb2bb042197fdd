/** Functions of `/bank` and `/canon` on one puzzle as tasks that pause, with settings instead of a clock. */
import { type Backdoors, findingBackdoors } from '../bank/backdoors.js';
import { type Estimate, estimating } from '../bank/estimate.js';
import { findingKindOf, type PuzzleKind } from '../bank/kind.js';
import { listingMinimal } from '../bank/minimal.js';
import { estimatingPeople, type PeopleEstimate } from '../bank/people.js';
import { type Profile, profiling } from '../bank/profile.js';
import { findingLeastForm } from '../canon/least.js';
import type { Pausing } from '../core/pausing.js';
import { clashes, type Puzzle } from '../core/puzzle.js';
import { seeded } from '../create/random.js';
import { ruledLine } from '../formats/rules.js';
import { LEVELS, type Level } from '../logic/step/strategy.js';
import { canonJson, type JsonCanon } from '../render/json/canon.js';
import { reasonText } from '../render/unfit-reason.js';
import { BadOption } from '../session/options.js';
import { oneOf, settingsOf, text, whole } from '../session/settings.js';
import { ladderOf } from '../solver/ladders.js';
import { UnfitPuzzle } from './errors.js';
import { type LadderLike, ladderFrom } from './ladder.js';
import { pausingClockOf, type TimeLimits } from './limits.js';
import { CALL_SETTINGS, type PuzzleLike, puzzleFrom, type ReadSettings } from './read.js';

export interface BankSettings extends ReadSettings, TimeLimits {}

export interface ProfileSettings extends BankSettings {
  /** The ladder of the path, by default `full`. */
  readonly ladder?: LadderLike;
}

export interface BackdoorLimits extends BankSettings {
  /** The highest level of the steps after the backdoor; singles alone by default. */
  readonly level?: Level;
  /** The most cells of a set, by default 3. */
  readonly most?: number;
}

export interface EstimateSettings extends BankSettings {
  /** The number of random probes, by default 5,000. */
  readonly probes?: number;
  /** The seed of the probes. The same seed gives the same estimate. */
  readonly seed?: string;
}

const PROBES = 5000;
const MOST_PROBES = 1e9;
/** The largest size of backdoors that can be requested. */
const MOST_CELLS = 10;

const PROFILE_OWN = { ladder: ladderFrom };
export const PROFILE_SETTINGS = { ...CALL_SETTINGS, ...PROFILE_OWN };
const BACKDOOR_OWN = { level: oneOf('level', LEVELS), most: whole(0, MOST_CELLS) };
export const BACKDOOR_SETTINGS = { ...CALL_SETTINGS, ...BACKDOOR_OWN };
const ESTIMATE_OWN = { probes: whole(1, MOST_PROBES), seed: text };
export const ESTIMATE_SETTINGS = { ...CALL_SETTINGS, ...ESTIMATE_OWN };

/** Reads a puzzle. Throws a BadOption for a setting that is not `known`, and an UnfitPuzzle if values clash. */
function readWithoutClash(puzzle: PuzzleLike, settings: BankSettings, known: object = CALL_SETTINGS): Puzzle {
  const read = puzzleFrom(puzzle, settings, known);
  const found = clashes(read);
  if (found.length > 0) throw new UnfitPuzzle(reasonText(read, { clashes: found }), 0);
  return read;
}

/** Runs a search for a least form. Throws a BadOption for a grid that has none, or has too many arrangements alike. */
function* withCanonErrors<Answer>(work: () => Pausing<Answer>): Pausing<Answer> {
  try {
    return yield* work();
  } catch (error) {
    throw error instanceof RangeError ? new BadOption('puzzle', error.message) : error;
  }
}

export function* findingCanon(puzzle: PuzzleLike, settings: BankSettings): Pausing<JsonCanon> {
  const read = readWithoutClash(puzzle, settings);
  const form = yield* withCanonErrors(() => findingLeastForm(read.geometry, read.values, pausingClockOf(settings)));
  return canonJson(read, form);
}

export function* findingKind(puzzle: PuzzleLike, settings: BankSettings): Pausing<PuzzleKind> {
  const read = readWithoutClash(puzzle, settings);
  return yield* withCanonErrors(() => findingKindOf(read, pausingClockOf(settings)));
}

export function* findingProfile(puzzle: PuzzleLike, settings: ProfileSettings): Pausing<Profile> {
  const read = readWithoutClash(puzzle, settings, PROFILE_SETTINGS);
  const { ladder = ladderOf('full') } = settingsOf(PROFILE_OWN, settings);
  return yield* profiling(read, ladder, pausingClockOf(settings));
}

export const findingPeopleEstimate = (
  puzzle: PuzzleLike,
  settings: BankSettings,
): Pausing<PeopleEstimate | undefined> =>
  estimatingPeople(puzzleFrom(puzzle, settings, CALL_SETTINGS), pausingClockOf(settings));

export function* findingBackdoorsOf(puzzle: PuzzleLike, settings: BackdoorLimits): Pausing<Backdoors | undefined> {
  const read = puzzleFrom(puzzle, settings, BACKDOOR_SETTINGS);
  const limits = settingsOf(BACKDOOR_OWN, settings);
  return yield* findingBackdoors(read, { ...limits, clock: pausingClockOf(settings) });
}

export function* findingEstimate(puzzle: PuzzleLike, settings: EstimateSettings): Pausing<Estimate> {
  const read = readWithoutClash(puzzle, settings, ESTIMATE_SETTINGS);
  const { probes = PROBES, seed = 'estimate' } = settingsOf(ESTIMATE_OWN, settings);
  return yield* estimating(read, probes, seeded(seed), pausingClockOf(settings));
}

/** Yields the minimal puzzles within a puzzle, each as a line. */
export function* listingMinimalWithin(
  puzzle: PuzzleLike,
  settings: BankSettings,
): Generator<string | undefined, void, void> {
  for (const found of listingMinimal(puzzleFrom(puzzle, settings, CALL_SETTINGS), pausingClockOf(settings)))
    yield found && ruledLine(found);
}
