/** Questions about puzzles of a collection. */

import { type Backdoors, backdoorsOf as findBackdoors } from '../bank/backdoors.js';
import { type Estimate, estimateSolutions as estimate, PROBES } from '../bank/estimate.js';
import { kindOf as findKind, type PuzzleKind } from '../bank/kind.js';
import { KindSet, type SharedKinds } from '../bank/kind-set.js';
import { minimalWithin as findMinimal } from '../bank/minimal.js';
import { peopleEstimate as estimateForPeople, type PeopleEstimate } from '../bank/people.js';
import { type Profile, profileOf as profile } from '../bank/profile.js';
import { leastForm } from '../canon/least.js';
import { morph as morphBy } from '../canon/transform.js';
import { clashes, type Puzzle } from '../core/puzzle.js';
import { seeded } from '../create/random.js';
import { freshSeed } from '../create/seeds.js';
import { ruledLine } from '../formats/beside/rules-written.js';
import { type ParseSettings, type PuzzleLike, puzzleFrom } from '../formats/puzzle-like.js';
import { LEVELS } from '../logic/step/strategy.js';
import { type CanonicalForm, canonJson } from '../render/json/canon.js';
import { reasonText } from '../render/unfit-reason.js';
import { oneOf } from '../settings/one-of.js';
import { BadOption } from '../settings/options.js';
import { anything, type SettingsIn, settingsOf, text, whole } from '../settings/settings.js';
import { ladderOf } from '../solver/ladders.js';
import { CALL_SETTINGS } from './call-settings.js';
import { UnfitPuzzle } from './errors.js';
import { expectList } from './items.js';
import { type LadderLike, ladderFrom } from './ladder.js';
import { clockOf, type TimeLimits } from './limits.js';

/** Settings of questions about one puzzle of a collection. */
export interface BankSettings extends ParseSettings, TimeLimits {}

/** Settings of `profileOf`. */
export interface ProfileSettings extends BankSettings {
  /** The ladder of the path, by default `full`. */
  readonly ladder?: LadderLike;
}

const MOST_PROBES = 1e9;
/** The largest size of backdoors that can be requested. */
const MOST_CELLS = 10;

const BACKDOORS = {
  /** The highest level of the steps after the backdoor; singles alone by default. */
  level: oneOf('level', LEVELS),
  /** The most cells of a set, by default 3. */
  most: whole(0, MOST_CELLS),
};

/** Settings of `backdoorsOf`. */
export interface BackdoorLimits extends BankSettings, SettingsIn<typeof BACKDOORS> {}

const ESTIMATE = {
  /** The number of random probes, by default 5,000. */
  probes: whole(1, MOST_PROBES),
  /** The seed of the probes. The same seed gives the same estimate. */
  seed: text,
};

/** Settings of `estimateSolutions`. */
export interface EstimateSettings extends BankSettings, SettingsIn<typeof ESTIMATE> {}

const MORPH = {
  /** The seed. The same seed gives the same puzzle; by default each call has another one. */
  seed: text,
};

/** Settings of `morph`. */
export interface MorphSettings extends BankSettings, SettingsIn<typeof MORPH> {}

/** Settings of `firstOfEachKind`. */
export interface KindSettings extends BankSettings {
  /** Kinds that are known already; those of the puzzles are added. */
  readonly known?: Pick<KindSet, 'add'>;
}

const PROFILE_OWN = { ladder: ladderFrom };
export const PROFILE_SETTINGS = { ...CALL_SETTINGS, ...PROFILE_OWN };
export const BACKDOOR_SETTINGS = { ...CALL_SETTINGS, ...BACKDOORS };
export const ESTIMATE_SETTINGS = { ...CALL_SETTINGS, ...ESTIMATE };
export const MORPH_SETTINGS = { ...CALL_SETTINGS, ...MORPH };

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

/**
 * Returns the least form of a puzzle and its automorphisms, as `sudoku canon --json` prints them.
 *
 * @throws {UnfitPuzzle} if values clash
 * @throws {BadOption} for a puzzle with rules, which has no least form
 * @throws {OutOfTime} if the time is up
 * @example
 * const { canon: line } = canon(puzzle);
 */
export function canon(puzzle: PuzzleLike, settings: BankSettings = {}): CanonicalForm {
  const clock = clockOf(settings);
  const read = readWithoutClash(puzzle, settings);
  const { geometry, values } = read;
  return canonJson(
    read,
    withCanonErrors(() => leastForm(geometry, values, clock)),
  );
}

/**
 * Returns another puzzle of the same kind in a line: with lines and digits exchanged, and perhaps turned.
 *
 * @throws {UnfitPuzzle} if values clash
 * @throws {BadOption} for a puzzle with rules
 * @throws {OutOfTime} if the time is up
 * @example
 * morph(puzzle, { seed: 'tea' });
 */
export function morph(puzzle: PuzzleLike, settings: MorphSettings = {}): string {
  const read = readWithoutClash(puzzle, settings, MORPH_SETTINGS);
  const { seed = freshSeed() } = settingsOf(MORPH, settings);
  if (!read.geometry.isPlain) throw new BadOption('puzzle', 'takes a plain grid: what is exchanged breaks rules');
  return ruledLine(morphBy(read, seeded(seed)));
}

/**
 * Returns the kind of a puzzle, three numbers that all equivalent puzzles share. Candidates are ignored.
 *
 * @throws {UnfitPuzzle} if values clash
 * @throws {BadOption} for a puzzle with too many arrangements alike
 * @throws {OutOfTime} if the time is up
 * @example
 * kindSet().add(kindOf(puzzle)); // true, and false the next time
 */
export function kindOf(puzzle: PuzzleLike, settings: BankSettings = {}): PuzzleKind {
  const clock = clockOf(settings);
  const read = readWithoutClash(puzzle, settings);
  return withCanonErrors(() => findKind(read, clock));
}

/**
 * Makes an empty set of kinds, or one on the tables that `shared` of another one has returned.
 *
 * @example
 * const known = kindSet();
 * known.add(kindOf(puzzle)); // true
 * known.has(kindOf(morph(puzzle))); // true
 */
export const kindSet = (shared?: SharedKinds): KindSet => new KindSet(shared);

/**
 * Yields the puzzles, in order, whose kind is not in `known` and did not occur before.
 *
 * @throws {UnfitPuzzle} and others, as `kindOf` does
 * @example
 * const [first] = firstOfEachKind([puzzle, morph(puzzle)]);
 */
export function* firstOfEachKind<Some extends PuzzleLike>(
  puzzles: Iterable<Some>,
  settings: KindSettings = {},
): Generator<Some, void, void> {
  expectList(puzzles, 'puzzles');
  const { known: given } = settingsOf({ known: anything }, settings);
  const { known: _, ...own } = settings;
  const known = (given ?? new KindSet()) as Pick<KindSet, 'add'>;
  for (const puzzle of puzzles) if (known.add(kindOf(puzzle, own))) yield puzzle;
}

/**
 * Returns the profile of a puzzle with one solution along the path of a ladder: its steps, bottlenecks and rounds.
 *
 * @throws {UnfitPuzzle} if values clash
 * @throws {OutOfTime} if the time is up
 * @example
 * const { bottlenecks, rounds } = profileOf(puzzle, { ladder: 'se' });
 */
export function profileOf(puzzle: PuzzleLike, settings: ProfileSettings = {}): Profile {
  const clock = clockOf(settings);
  const read = readWithoutClash(puzzle, settings, PROFILE_SETTINGS);
  const { ladder = ladderOf('full') } = settingsOf(PROFILE_OWN, settings);
  return profile(read, ladder, clock);
}

/**
 * Estimates the difficulty for people; undefined unless there is one solution.
 *
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @throws {OutOfTime} if the time is up
 * @example
 * const estimate = peopleEstimate(puzzle);
 */
export function peopleEstimate(puzzle: PuzzleLike, settings: BankSettings = {}): PeopleEstimate | undefined {
  const clock = clockOf(settings);
  return estimateForPeople(puzzleFrom(puzzle, settings, CALL_SETTINGS), clock);
}

/**
 * Returns the smallest backdoors: sets of cells whose values let easier steps solve the rest. Undefined if there is no
 * unique solution, or no backdoor of at most `most` cells.
 *
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @throws {OutOfTime} if the time is up
 * @example
 * const backdoors = backdoorsOf(puzzle, { most: 2 });
 */
export function backdoorsOf(puzzle: PuzzleLike, settings: BackdoorLimits = {}): Backdoors | undefined {
  const clock = clockOf(settings);
  const read = puzzleFrom(puzzle, settings, BACKDOOR_SETTINGS);
  const limits = settingsOf(BACKDOORS, settings);
  return findBackdoors(read, { ...limits, clock });
}

/**
 * Estimates the number of solutions by random probes.
 *
 * @throws {UnfitPuzzle} if values clash
 * @throws {OutOfTime} if the time is up
 * @example
 * const { solutions, error } = estimateSolutions(puzzle, { probes: 1000, seed: 'tea' });
 */
export function estimateSolutions(puzzle: PuzzleLike, settings: EstimateSettings = {}): Estimate {
  const clock = clockOf(settings);
  const read = readWithoutClash(puzzle, settings, ESTIMATE_SETTINGS);
  const { probes = PROBES, seed = 'estimate' } = settingsOf(ESTIMATE, settings);
  return estimate(read, probes, seeded(seed), clock);
}

/**
 * Yields the minimal puzzles within a puzzle, each once and as a line.
 *
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @throws {OutOfTime} if the time is up
 * @example
 * const [line] = minimalWithin(puzzle);
 */
export function* minimalWithin(puzzle: PuzzleLike, settings: BankSettings = {}): Generator<string, void, void> {
  const clock = clockOf(settings);
  const read = puzzleFrom(puzzle, settings, CALL_SETTINGS);
  for (const minimal of findMinimal(read, clock)) yield ruledLine(minimal);
}
