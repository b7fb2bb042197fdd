/** Which steps of a path are shown, and how. */
import type { Command } from 'commander';
import type { Range } from '../create/aims.js';
import { LEVELS, type Level } from '../logic/step/strategy.js';
import type { Step } from '../solver/step.js';
import { levelOf, rangeOf } from './options.js';

export interface Shown {
  /** Whether the position is drawn in which each step is found. */
  readonly grid: boolean;
  /** Only these, counted from one. */
  readonly steps?: Range;
  /** Only these of this level, and harder ones. */
  readonly fromLevel?: Level;
}

export const withShown = (command: Command): Command =>
  command
    .option('--grid', 'draw the position of each step, with --explain')
    .option('--steps <A..B>', 'explain only these steps of the path: 3..5, 3.. or 3')
    .option('--from-level <level>', `explain only steps of this level and harder ones: ${LEVELS.join(', ')}`);

/** What options say; undefined where none of them is there. Throws a UsageError. */
export function shownBy({ grid, steps, fromLevel }: Readonly<Record<string, unknown>>): Shown | undefined {
  if (!grid && steps === undefined && fromLevel === undefined) return undefined;
  const least = levelOf(fromLevel);
  return {
    grid: Boolean(grid),
    ...(steps !== undefined && { steps: rangeOf('--steps', steps) }),
    ...(least && { fromLevel: least }),
  };
}

/** Whether a step is to be shown, the so manyth of its path. */
export const isShown = ({ strategy }: Step, number: number, { steps, fromLevel }: Partial<Shown> = {}): boolean =>
  (!steps || (number >= steps.least && number <= steps.most)) &&
  (!fromLevel || LEVELS.indexOf(strategy.level) >= LEVELS.indexOf(fromLevel));

/** What stands in the place of steps where none is shown. */
export function noneShown(steps: readonly Step[], { fromLevel }: Partial<Shown> = {}): string {
  const hardest = LEVELS.findLast((level) => steps.some(({ strategy }) => strategy.level === level));
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  return `None of these among ${count}${fromLevel ? `, the hardest of which is ${hardest}` : ''}.`;
}
