/** Puzzles to order. */
import { OutOfTime } from '../core/clock.js';
import { Geometry, LARGEST_SIZE } from '../core/geometry.js';
import type { Range } from '../create/aims.js';
import { making } from '../create/create.js';
import { FILLS } from '../create/fill.js';
import { obstacleTo } from '../create/obstacle.js';
import { freshSeed, seeded } from '../create/random.js';
import { type PuzzleRequest, specOf } from '../create/spec.js';
import { SYMMETRY_NAMES } from '../create/symmetry.js';
import { formatLine } from '../formats/line.js';
import { LEVELS } from '../logic/step/strategy.js';
import { type JsonMade, madeJson } from '../render/json/create.js';
import type { BerthierScale } from '../solver/berthier/rating.js';
import { ImpossibleRequest } from './errors.js';
import { clockOf, type TimeLimits } from './limits.js';
import type { ReadSettings } from './read.js';
import {
  box,
  callback,
  flag,
  listOf,
  oneOf,
  range,
  refusal,
  type SettingReader,
  settingsOf,
  strategies,
  strategy,
  whole,
} from './settings.js';

type Ranged = 'score' | 'rating' | BerthierScale | 'clues';
type RangesOrNumbers = { readonly [Name in Ranged]?: Range | number };

/** Properties of a puzzle, each alone or with others; without any, any puzzle will do. A number is a range of that alone. */
export interface CreateRequest extends Omit<PuzzleRequest, Ranged>, RangesOrNumbers, ReadSettings {
  /** The number of digits: 9, if neither this nor the box says otherwise. */
  readonly size?: number;
  /** Makes the same puzzle each time, where the same is asked for. */
  readonly seed?: string;
}

export interface CreateSettings extends TimeLimits {
  /** Told now and then how many drafts were looked at. */
  readonly onProgress?: (tried: number) => void;
}

/**
 * Makes a puzzle, letting others have their turn in between. Rejects with an ImpossibleRequest that says why where there
 * can be none, with OutOfTime where none was made in time, and with the signal's reason.
 */
export async function create(request: CreateRequest = {}, options: CreateSettings = {}): Promise<JsonMade> {
  const { size, box: shape, seed = freshSeed(), pattern, ...wishes } = settingsOf(WISHES, request);
  const { onProgress } = settingsOf({ onProgress: callback<(tried: number) => void>() }, options);
  const geometry = shape ? Geometry.of(...shape) : Geometry.ofSize(size ?? STANDARD_SIZE);
  if (size !== undefined && size !== geometry.size)
    throw refusal('size', size, `${geometry.size}, which is that of the box`);
  const wanted = { ...wishes, ...(pattern && { pattern: listOf(whole(0, geometry.cells - 1))(pattern, 'pattern') }) };
  const obstacle = obstacleTo(geometry, wanted);
  if (obstacle) throw new ImpossibleRequest(`this cannot be: ${obstacle.why}`);
  const clock = clockOf(options);
  const drafts = making(specOf(geometry, wanted), seeded(seed), clock);
  let turned = performance.now();
  for (;;) {
    const { done, value } = drafts.next();
    if (done) {
      if (!value.made) throw new OutOfTime(`not made in time: ${value.tried} drafts were looked at (seed ${seed})`);
      return madeJson(value.made, formatLine(value.made.puzzle), seed, wanted, clock);
    }
    if (performance.now() - turned < MILLISECONDS_A_TURN) continue;
    onProgress?.(value);
    await new Promise((turn) => setTimeout(turn));
    turned = performance.now();
  }
}

const seed: SettingReader<string> = (value, option) => {
  if (typeof value !== 'string') throw refusal(option, value, 'a text');
  return value;
};

const WISHES = {
  size: whole(1, LARGEST_SIZE),
  box,
  seed,
  level: oneOf('level', LEVELS),
  score: range,
  rating: range,
  w: range,
  b: range,
  gw: range,
  gb: range,
  require: listOf(strategy),
  only: strategies,
  highestLevel: oneOf('level', LEVELS),
  clues: range,
  minimal: flag,
  symmetry: oneOf('symmetry', SYMMETRY_NAMES),
  pattern: listOf(whole(0, Infinity)),
  fill: oneOf('fill', FILLS),
};

const STANDARD_SIZE = 9;

const MILLISECONDS_A_TURN = 50;
