/** Candidates that singles refute, each told by the steps that its contradiction needs. */
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import type { Outcomes } from '../step/outcome.js';
import { contradictionOf, type ForcedStep } from './trial.js';

export interface Refutation {
  readonly assumed: Candidate;
  /** Forced steps in order; the last has nothing left to take. */
  readonly steps: readonly ForcedStep[];
}

/** A single step is what locked candidates and pairs show more plainly. */
export const FEWEST_STEPS = 2;

/** The candidates of the board that are of interest. */
export function* candidatesOn(board: Markup, clock: Clock, known?: Outcomes): Generator<Candidate, void, void> {
  for (let candidate = 0; candidate < board.geometry.candidates; candidate++) {
    clock();
    if (board.has(candidate) && !known?.removes(candidate)) yield candidate;
  }
}

/** The refutations of some candidates, those with the fewest steps first. */
export function refutationsOf(board: Markup, candidates: Iterable<Candidate>): Refutation[] {
  const found: Refutation[] = [];
  for (const assumed of candidates) {
    const steps = contradictionOf(board, assumed);
    if (steps && steps.length >= FEWEST_STEPS) found.push({ assumed, steps });
  }
  return found.sort((a, b) => a.steps.length - b.steps.length);
}
