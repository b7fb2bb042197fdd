/** Makes puzzles for `create`: reads a request, and makes drafts until one meets it. */
import type { SharedKinds } from '../bank/kind-set.js';
import { type Clock, OutOfTime } from '../core/clock.js';
import { Geometry, LARGEST_SIZE } from '../core/geometry.js';
import type { WishedRules } from '../create/clues/wishes.js';
import { make as makeOn, type OnDraft, type Outcome } from '../create/create.js';
import { NoGrid } from '../create/fill.js';
import { obstacleTo } from '../create/obstacle.js';
import { PROPERTIES, propertyReaders } from '../create/properties.js';
import { type Random, seeded } from '../create/random.js';
import { ratingsOf } from '../create/ratings.js';
import type { PuzzleRequest, RangesOrNumbers } from '../create/request.js';
import { freshSeed } from '../create/seeds.js';
import { type Spec, specOf } from '../create/spec.js';
import { undefinedFor, type VariantGrid, variantOf } from '../create/variant.js';
import { singleRowsOnly, usualShape } from '../formats/format.js';
import { box } from '../formats/puzzle-like.js';
import { formatLine } from '../formats/text/line.js';
import { cellOf, type GridCell } from '../render/json/cell.js';
import { type CreatedPuzzle, madeJson } from '../render/json/create.js';
import '../search/fast.js';
import { BadOption, refusal, refuseUnknown } from '../settings/options.js';
import { callback, type SettingReader, settingsOf, text, whole, withOptionErrors } from '../settings/settings.js';
import { type GridRules, isWithout } from '../variants/grid-rules.js';
import { replacesBoxes } from '../variants/rules.js';
import { ImpossibleRequest } from './errors.js';
import { clockOf, LIMIT_SETTINGS, type TimeLimits } from './limits.js';
import { type ReadSettings, RULE_SETTINGS } from './rule-settings.js';
import { strategies } from './strategy-settings.js';

/** The wanted properties of a puzzle, in any combination. Without any, every puzzle is accepted. */
export interface CreateRequest
  extends Omit<PuzzleRequest, keyof RangesOrNumbers | 'pattern'>,
    RangesOrNumbers,
    Omit<ReadSettings, 'constraints'>,
    Pick<WishedRules, 'constraints'> {
  /** The given cells: a text with a symbol for each cell, `.` if it is empty, or a list of cells. */
  readonly pattern?: string | readonly GridCell[];
  /** The number of digits; 9 unless `box` says otherwise. A prime one needs `box`, or a variant without boxes. */
  readonly size?: number;
  /** The seed: the same request with the same seed yields the same puzzle. */
  readonly seed?: string;
  /**
   * Puzzles that must not be made again, nor any equivalent ones: their texts, or their kinds as `shared` of a
   * `kindSet` returns them, which saves computing the kinds for each call.
   */
  readonly against?: readonly string[] | SharedKinds;
}

/** Limits of `create`, and reports of how it goes. */
export interface CreateSettings extends TimeLimits {
  /**
   * The time limit: 60,000 by default, because not every request that no puzzle can meet is recognised; Infinity for
   * none.
   */
  readonly milliseconds?: number;
  /** Called at intervals with the number of drafts tried. */
  readonly onProgress?: (tried: number) => void;
}

/** Makes puzzles until one is of a kind that a bank does not hold. */
export type MakeFreshFrom = (
  bank: readonly string[] | SharedKinds,
  spec: Spec,
  random: Random,
  clock: Clock,
  onDraft: OnDraft,
) => Outcome;

/** Makes a puzzle as `create` does. A request with `against` needs `makeFrom`, as `makeFresh` has it. */
export function make(request: CreateRequest, settings: CreateSettings, makeFrom?: MakeFreshFrom): CreatedPuzzle {
  refuseUnknown(CREATE_SETTINGS, settings);
  const { onProgress } = settingsOf(PROGRESS, settings);
  refuseUnknownRequest(request);
  const { size, box: shape, seed = freshSeed(), against } = settingsOf(OWN, request);
  const rules = settingsOf(RULE_SETTINGS, request);
  const base = shape ? Geometry.of(...shape) : usualIn(size ?? STANDARD_SIZE, rules);
  if (size !== undefined && size !== base.size) throw refusal('size', size, `${base.size}, which is that of the box`);
  const wanted = settingsOf(propertyReaders({ geometry: base, cellOf, strategies }), request);
  const random = seeded(seed);
  const clock = clockOf(settings);
  const { geometry, ...known } = variantIn(wanted, rules, base, random, clock);
  const obstacle = obstacleTo(geometry, wanted);
  if (obstacle) throw new ImpossibleRequest(`this cannot be: ${obstacle.why}`);
  const spec = specOf(geometry, wanted, known);
  const onDraft = atIntervals(onProgress);
  const { made, tried } = withImpossible(() =>
    against ? makeFrom!(against, spec, random, clock, onDraft) : makeOn(spec, random, clock, onDraft),
  );
  if (!made) {
    const limit = settings.signal?.aborted ? 'in time' : `within ${(settings.milliseconds ?? Infinity) / 1000} s`;
    throw new OutOfTime(`not made ${limit}: ${tried} drafts tried (seed ${seed})`);
  }
  return madeJson(made, formatLine(made.puzzle), seed, ratingsOf(made, wanted, clock), wanted);
}

/** Throws a BadOption for an unknown property, or for one that belongs in the other argument. */
function refuseUnknownRequest(request: CreateRequest): void {
  for (const name in CREATE_SETTINGS)
    if (Object.hasOwn(Object(request), name))
      throw new BadOption(name, `goes into the second argument: create(request, { ${name} })`);
  refuseUnknown(CREATE_REQUEST, request);
}

/** Returns the usual shape of a size. Throws a BadOption if its boxes would be single rows and no rule replaces them. */
function usualIn(size: number, rules: GridRules): Geometry {
  if (usualShape(size) || replacesBoxes(rules)) return Geometry.ofSize(size);
  const advice = singleRowsOnly(size, `box: [1, ${size}]`);
  throw new BadOption('size', `${advice}; for irregular regions, add variant: 'jigsaw'`);
}

/**
 * Returns the geometry of the request with its rules, and a full grid if one is known. Throws a BadOption for rules
 * that do not fit, an ImpossibleRequest, and OutOfTime.
 */
function variantIn(
  request: PuzzleRequest,
  rules: GridRules,
  base: Geometry,
  random: Random,
  clock: Clock,
): VariantGrid {
  if (isWithout(rules)) return { geometry: base };
  const why = withOptionErrors('constraints', () => undefinedFor(request, rules));
  if (why !== undefined) throw new ImpossibleRequest(`this cannot be: ${why}`);
  const option = rules.constraints ? 'constraints' : rules.variant ? 'variant' : 'regions';
  return withImpossible(() => withOptionErrors(option, () => variantOf(base, rules, random, clock)));
}

/** Calls a function that shows progress not at each draft, but from time to time. */
function atIntervals(onProgress: OnDraft = () => {}): OnDraft {
  let last = performance.now();
  return (tried) => {
    if (performance.now() - last < PROGRESS_INTERVAL) return;
    last = performance.now();
    onProgress(tried);
  };
}

/** Milliseconds between two calls of `onProgress`. */
const PROGRESS_INTERVAL = 50;

/** Runs a search. Throws an ImpossibleRequest if rules leave no grid. */
function withImpossible<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof NoGrid ? new ImpossibleRequest(`this cannot be: ${error.message}`) : error;
  }
}

const bank: SettingReader<readonly string[] | SharedKinds> = (value, option) => {
  const isOf = (test: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(test);
  if (!isOf((item) => typeof item === 'string') && !isOf((item) => item instanceof Uint32Array))
    throw refusal(option, value, 'a list of puzzles as texts, or of kinds');
  return value as readonly string[] | SharedKinds;
};

const OWN = { size: whole(1, LARGEST_SIZE), box, seed: text, against: bank };

export const CREATE_REQUEST = { ...OWN, ...PROPERTIES, ...RULE_SETTINGS };
const PROGRESS = { onProgress: callback<(tried: number) => void>() };
export const CREATE_SETTINGS = { ...LIMIT_SETTINGS, ...PROGRESS };

const STANDARD_SIZE = 9;
