/** Creates puzzles on request. The generator is loaded when it is first asked for a puzzle. */
import type { JsonMade } from '../render/json/create.js';
import { anything, callback, settingsOf } from '../session/settings.js';
import type { CreateRequest } from './drafting.js';
import { type TimeLimits, withCreateLimit } from './limits.js';
import { turnsEvery } from './turns.js';

export interface CreateSettings extends TimeLimits {
  /**
   * The time limit: 60,000 by default, because not every request that no puzzle can meet is recognised; Infinity for
   * none.
   */
  readonly milliseconds?: number;
  /** Called at intervals with the number of drafts tried. */
  readonly onProgress?: (tried: number) => void;
}

/**
 * Makes a puzzle, and lets the event loop run in between. Limits are in the second argument, so that a request is plain
 * data, which can be kept. Rejects with an ImpossibleRequest, which gives the reason, if no such puzzle can exist, with
 * OutOfTime if none was made in time (a minute unless `milliseconds` states another), and with the signal's reason.
 *
 * @example
 * const { puzzle, hodoku } = await create({ level: 'hard', symmetry: 'rotational', seed: 'tea' });
 */
export async function create(request: CreateRequest = {}, options: CreateSettings = {}): Promise<JsonMade> {
  const { onProgress } = settingsOf({ onProgress: callback<(tried: number) => void>() }, options);
  const limited = withCreateLimit(options);
  const { freshFrom } = settingsOf({ freshFrom: anything }, request);
  const drafts = freshFrom
    ? (await import('./fresh.js')).draftingFresh(request, limited)
    : (await import('./drafting.js')).drafting(request, limited);
  const turns = turnsEvery(SHARE);
  for (;;) {
    if (turns.isDue()) await turns.take();
    const { done, value } = drafts.next();
    if (done) return value;
    if (turns.isDue()) onProgress?.(value);
  }
}

/** Milliseconds of drafts between two turns of the event loop. */
const SHARE = 50;
