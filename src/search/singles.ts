/**
 * Naked and hidden singles alone, on the candidates of the engine: for whoever wants to know what follows from them, and
 * not how a person would find it.
 */
import type { Geometry } from '../core/geometry.js';
import { CoverState } from './cover-state.js';
import type { SearchStart } from './search.js';

/** Returns a position after all of its singles; `broken` if these lead to a contradiction. */
export const afterSingles = (start: SearchStart): CoverState => follow(new CoverState(start.geometry, false), start);

/** True if singles solve a puzzle. Allocates nothing, for callers that ask a million times. */
export const isSolvedBySingles = (start: SearchStart): boolean =>
  follow(start.geometry.memo(makeState), start).isSolved;

const makeState = (geometry: Geometry): CoverState => new CoverState(geometry, false);

function follow(state: CoverState, { values, candidates }: SearchStart): CoverState {
  state.start(values, candidates);
  state.settleAll();
  return state;
}
