/** Functions of `/bank` and `/canon` on one puzzle, with settings instead of a clock. */

import { type Backdoors, backdoorsOf as findBackdoors } from '../bank/backdoors.js';
import { type Estimate, estimateSolutions as estimate, PROBES } from '../bank/estimate.js';
import { kindOf as findKind, type PuzzleKind } from '../bank/kind.js';
import { minimalWithin as findMinimal } from '../bank/minimal.js';
import { peopleEstimate as estimateForPeople, type PeopleEstimate } from '../bank/people.js';
import { type Profile, profileOf as profile } from '../bank/profile.js';
import { leastForm } from '../canon/least.js';
import { clashes, type Puzzle } from '../core/puzzle.js';
import { seeded } from '../create/random.js';
import { ruledLine } from '../formats/beside/rules-written.js';
import { LEVELS, type Level } from '../logic/step/strategy.js';
import { type CanonicalForm, canonJson } from '../render/json/canon.js';
import { reasonText } from '../render/unfit-reason.js';
import { BadOption } from '../settings/options.js';
import { oneOf, settingsOf, text, whole } from '../settings/settings.js';
import { ladderOf } from '../solver/ladders.js';
import { UnfitPuzzle } from './errors.js';
import { type LadderLike, ladderFrom } from './ladder.js';
import { clockOf, type TimeLimits } from './limits.js';
import { CALL_SETTINGS, type ParseSettings, type PuzzleLike, puzzleFrom } from './puzzle-like.js';

/** Settings of questions about one puzzle of a collection. */
export interface BankSettings extends ParseSettings, TimeLimits {}

/** Settings of `profileOf`. */
export interface ProfileSettings extends BankSettings {
  /** The ladder of the path, by default `full`. */
  readonly ladder?: LadderLike;
}

/** Settings of `backdoorsOf`. */
export interface BackdoorLimits extends BankSettings {
  /** The highest level of the steps after the backdoor; singles alone by default. */
  readonly level?: Level;
  /** The most cells of a set, by default 3. */
  readonly most?: number;
}

/** Settings of `estimateSolutions`. */
export interface EstimateSettings extends BankSettings {
  /** The number of random probes, by default 5,000. */
  readonly probes?: number;
  /** The seed of the probes. The same seed gives the same estimate. */
  readonly seed?: string;
}

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
function withCanonErrors<Answer>(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    throw error instanceof RangeError ? new BadOption('puzzle', error.message) : error;
  }
}

export function canon(puzzle: PuzzleLike, settings: BankSettings): CanonicalForm {
  const clock = clockOf(settings);
  const read = readWithoutClash(puzzle, settings);
  const { geometry, values } = read;
  return canonJson(
    read,
    withCanonErrors(() => leastForm(geometry, values, clock)),
  );
}

export function kindOf(puzzle: PuzzleLike, settings: BankSettings): PuzzleKind {
  const clock = clockOf(settings);
  const read = readWithoutClash(puzzle, settings);
  return withCanonErrors(() => findKind(read, clock));
}

export function profileOf(puzzle: PuzzleLike, settings: ProfileSettings): Profile {
  const clock = clockOf(settings);
  const read = readWithoutClash(puzzle, settings, PROFILE_SETTINGS);
  const { ladder = ladderOf('full') } = settingsOf(PROFILE_OWN, settings);
  return profile(read, ladder, clock);
}

export function peopleEstimate(puzzle: PuzzleLike, settings: BankSettings): PeopleEstimate | undefined {
  const clock = clockOf(settings);
  return estimateForPeople(puzzleFrom(puzzle, settings, CALL_SETTINGS), clock);
}

export function backdoorsOf(puzzle: PuzzleLike, settings: BackdoorLimits): Backdoors | undefined {
  const clock = clockOf(settings);
  const read = puzzleFrom(puzzle, settings, BACKDOOR_SETTINGS);
  const limits = settingsOf(BACKDOOR_OWN, settings);
  return findBackdoors(read, { ...limits, clock });
}

export function estimateSolutions(puzzle: PuzzleLike, settings: EstimateSettings): Estimate {
  const clock = clockOf(settings);
  const read = readWithoutClash(puzzle, settings, ESTIMATE_SETTINGS);
  const { probes = PROBES, seed = 'estimate' } = settingsOf(ESTIMATE_OWN, settings);
  return estimate(read, probes, seeded(seed), clock);
}

/** Yields the minimal puzzles within a puzzle, each as a line. */
export function* minimalWithin(puzzle: PuzzleLike, settings: BankSettings): Generator<string, void, void> {
  const clock = clockOf(settings);
  const read = puzzleFrom(puzzle, settings, CALL_SETTINGS);
  for (const minimal of findMinimal(read, clock)) yield ruledLine(minimal);
}
