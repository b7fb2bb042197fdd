/** Trial and error: the depth to which trials of candidates must be nested to solve a puzzle with singles alone. */
import type { Markup } from '../../core/board.js';
import { type Clock, runsOut, unlimited } from '../../core/clock.js';
import { ValuesLeft } from '../../logic/whips/values.js';

export interface TrialDepth {
  /** The depth; 0 if singles suffice. A lower bound if time ran out. */
  readonly depth: number;
  /** `stuck`: no depth up to the greatest suffices. */
  readonly ended: 'solved' | 'stuck' | 'time';
}

/** The greatest depth. No known puzzle needs more. */
const DEEPEST = 3;

export function trialDepth(board: Markup, clock: Clock = unlimited): TrialDepth {
  const values = new ValuesLeft(board);
  values.settle();
  let depth = 0;
  const isCut = runsOut(() => {
    while (!values.isSolved && !values.isBroken && depth < DEEPEST) tryCandidates(values, ++depth, clock);
  });
  return { depth, ended: isCut ? 'time' : values.isSolved && !values.isBroken ? 'solved' : 'stuck' };
}

/** Tries each candidate, with nested trials down to a depth, and removes each that leads to a contradiction. */
function tryCandidates(values: ValuesLeft, depth: number, clock: Clock): void {
  for (let isChanged = true; isChanged && !values.isBroken; ) {
    isChanged = false;
    for (const candidate of values.open()) {
      if (values.isBroken || !values.isOpen(candidate)) continue;
      clock();
      const trial = new ValuesLeft(values);
      trial.place(candidate);
      if (depth > 1 && !trial.isBroken) tryCandidates(trial, depth - 1, clock);
      if (!trial.isBroken) continue;
      values.strike(candidate);
      isChanged = true;
    }
  }
}
