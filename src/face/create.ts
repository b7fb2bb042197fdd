/** Creates puzzles on request. The generator is loaded when it is first asked for a puzzle. */
import type { CreatedPuzzle } from '../render/json/create.js';
import { anything, settingsOf } from '../settings/settings.js';
import type { CreateRequest, CreateSettings } from './drafting.js';
import { withCreateLimit } from './limits.js';

/**
 * Makes a puzzle. The promise lets the generator load; the work then keeps its thread busy until the puzzle is made, as
 * the work of the other functions does: the `create` of `/async` does not. Limits are in the second argument, so that a
 * request is plain data, which can be kept.
 *
 * @throws {ImpossibleRequest} with the reason, if no such puzzle can exist
 * @throws {BadOption} for an unknown or unfit part of the request, or setting
 * @throws {OutOfTime} if none was made in time: a minute unless `milliseconds` states another
 * @throws {Aborted} or the reason of the signal, if it aborts
 * @example
 * const { puzzle, hodoku } = await create({ level: 'hard', symmetry: 'rotational', seed: 'tea' });
 */
export async function create(request: CreateRequest = {}, settings: CreateSettings = {}): Promise<CreatedPuzzle> {
  const limited = withCreateLimit(settings);
  const { against } = settingsOf({ against: anything }, request);
  return against
    ? (await import('./fresh.js')).makeFresh(request, limited)
    : (await import('./drafting.js')).make(request, limited);
}
