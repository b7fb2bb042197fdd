/** Steps of a path that are shown. */
import type { Range } from '../create/aims.js';
import { LEVELS, type Level } from '../logic/step/strategy.js';
import type { Step } from '../solver/step.js';

export interface Shown {
  /** True if the position is drawn in which each step is found. */
  readonly grid: boolean;
  /** Only these, counted from one. */
  readonly steps?: Range;
  /** Only these of this level, and harder ones. */
  readonly fromLevel?: Level;
  /** Only these before the first that is harder. */
  readonly toLevel?: Level;
}

const isAbove = (a: Level, b: Level): boolean => LEVELS.indexOf(a) > LEVELS.indexOf(b);

/** True if the step with this number is to be shown. */
export const isShown = ({ strategy }: Step, number: number, { steps, fromLevel }: Partial<Shown> = {}): boolean =>
  (!steps || (number >= steps.least && number <= steps.most)) && (!fromLevel || !isAbove(fromLevel, strategy.level));

/** True if a step is harder than those that are shown, so that the path need not be followed any further. */
export const isTooHard = ({ strategy }: Step, { toLevel }: Partial<Shown> = {}): boolean =>
  toLevel !== undefined && isAbove(strategy.level, toLevel);

/** True if no step after the one with this number is shown. */
export const isLast = (number: number, { steps }: Partial<Shown> = {}): boolean => number >= (steps?.most ?? Infinity);

/** The sentence that stands in the place of steps where none is shown. */
export function noneShown(steps: readonly Step[], { fromLevel }: Partial<Shown> = {}): string {
  const hardest = LEVELS.findLast((level) => steps.some(({ strategy }) => strategy.level === level));
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  return `None of these among ${count}${fromLevel && hardest ? `, the hardest of which is ${hardest}` : ''}.`;
}
