/** Pauses of searches: a hit without changes stands for one that is not found yet. */
import type { Hit } from './strategy.js';

/**
 * Yielded by a search whose clock asks for a pause. Asking for the next hit continues the search. A search that pauses
 * shares no scratch memory with others, which may run in between.
 */
export const PAUSE_HIT: Hit<never> = { place: [], remove: [], pattern: undefined as never };
