/** A path at a glance: runs of steps of one strategy, and the hardest step. */
import { LEVELS } from '../../../src/face/index.js';
import type { TraceStep } from './trace.js';

/** Consecutive steps of one strategy. */
export interface Run {
  /** The index of its first step. */
  readonly from: number;
  readonly steps: readonly TraceStep[];
}

/** The least number of steps that are folded. */
const FOLDED = 3;

/** Returns the steps in runs of the same strategy. Short runs are single steps. */
export function runsOf(steps: readonly TraceStep[]): readonly Run[] {
  const runs: { from: number; steps: TraceStep[] }[] = [];
  for (const [at, step] of steps.entries()) {
    const last = runs.at(-1);
    if (last && last.steps[0]!.strategy === step.strategy) last.steps.push(step);
    else runs.push({ from: at, steps: [step] });
  }
  return runs.flatMap((run) =>
    run.steps.length < FOLDED ? run.steps.map((step, at) => ({ from: run.from + at, steps: [step] })) : [run],
  );
}

type Rated = Pick<TraceStep, 'level' | 'rating'>;

/**
 * Returns the index of the hardest step: the one with the highest level, and among these with the highest rating. The
 * first of several; undefined without steps.
 */
export function hardestOf(steps: readonly Rated[]): number | undefined {
  const rank = ({ level }: Rated): number => (level === undefined ? -1 : LEVELS.indexOf(level));
  const isHarder = (one: Rated, other: Rated): boolean =>
    rank(one) > rank(other) || (rank(one) === rank(other) && one.rating > other.rating);
  if (steps.length === 0) return undefined;
  return steps.reduce((hardest, step, at) => (isHarder(step, steps[hardest]!) ? at : hardest), 0);
}

/** Returns the index of the hardest step; undefined if all steps have the same level. */
export const bottleneckOf = (steps: readonly Rated[]): number | undefined =>
  steps.every(({ level }) => level === steps[0]!.level) ? undefined : hardestOf(steps);
