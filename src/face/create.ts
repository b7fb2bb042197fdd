/** Puzzles to order. */
import { OutOfTime } from '../core/clock.js';
import { Geometry } from '../core/geometry.js';
import { making } from '../create/create.js';
import { obstacleTo } from '../create/obstacle.js';
import { freshSeed, seeded } from '../create/random.js';
import { type PuzzleRequest, specOf } from '../create/spec.js';
import { formatLine } from '../formats/line.js';
import { type JsonMade, madeJson } from '../render/json/create.js';
import { clockOf, type TimeLimits } from './limits.js';
import type { ReadSettings } from './read.js';

/** What a puzzle is to be: each property alone or with others; all of them left out, any puzzle will do. */
export interface CreateRequest extends PuzzleRequest, ReadSettings {
  /** How many digits: 9, if neither this nor the box says otherwise. */
  readonly size?: number;
  /** Makes the same puzzle each time, where the same is asked for. */
  readonly seed?: string;
}

export interface CreateSettings extends TimeLimits {
  /** Told now and then how many drafts were looked at. */
  readonly onProgress?: (tried: number) => void;
}

/**
 * Makes a puzzle, letting others have their turn in between. Rejects with a RangeError that says why where there can be
 * none, with OutOfTime where none was made in time, and with the signal's reason.
 */
export async function create(request: CreateRequest = {}, options: CreateSettings = {}): Promise<JsonMade> {
  const { size, box, seed = freshSeed(), ...wanted } = request;
  const geometry = box ? Geometry.of(...box) : Geometry.ofSize(size ?? STANDARD_SIZE);
  const obstacle = obstacleTo(geometry, wanted);
  if (obstacle) throw new RangeError(`this cannot be: ${obstacle.why}`);
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
    options.onProgress?.(value);
    await new Promise((turn) => setTimeout(turn));
    turned = performance.now();
  }
}

const STANDARD_SIZE = 9;

const MILLISECONDS_A_TURN = 50;
