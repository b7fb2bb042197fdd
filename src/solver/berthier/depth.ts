/** Trial and error: the depth to which trials of candidates must be nested to solve a puzzle with singles alone. */
import type { Markup } from '../../core/board.js';
import { openCandidates } from '../../core/candidates.js';
import { type Clock, runsOut, unlimited } from '../../core/clock.js';
import { type CoverState, NONE } from '../../search/cover-state.js';
import { startOf } from '../../search/search.js';
import { afterSingles } from '../../search/singles.js';

/** How deep trials are nested. */
export interface TrialDepth {
  /** The depth; 0 if singles suffice. A lower bound if time ran out. */
  readonly depth: number;
  /** `stuck`: no depth up to the greatest suffices. */
  readonly ended: 'solved' | 'stuck' | 'time';
}

/** The greatest depth. No known puzzle needs more. */
const DEEPEST = 3;

export function trialDepth(board: Markup, clock: Clock = unlimited): TrialDepth {
  const state = afterSingles(startOf(board));
  let depth = 0;
  const isCut = runsOut(() => {
    while (!state.isSolved && state.broken === NONE && depth < DEEPEST) tryCandidates(state, ++depth, clock);
  });
  return { depth, ended: isCut ? 'time' : state.isSolved ? 'solved' : 'stuck' };
}

/** Tries each candidate, with nested trials down to a depth, and removes each that leads to a contradiction. */
function tryCandidates(state: CoverState, depth: number, clock: Clock): void {
  for (let isChanged = true; isChanged && state.broken === NONE; ) {
    isChanged = false;
    for (const candidate of openCandidates(state.geometry, state.digits)) {
      if (state.broken !== NONE) return;
      if (!state.has(candidate)) continue;
      clock();
      const before = state.left.slice();
      state.settle(candidate);
      state.settleAll();
      if (depth > 1 && state.broken === NONE) tryCandidates(state, depth - 1, clock);
      const isRefuted = state.broken !== NONE;
      state.restore(before);
      if (!isRefuted) continue;
      state.strike(candidate);
      state.settleAll();
      isChanged = true;
    }
  }
}
