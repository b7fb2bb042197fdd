/**
 * Groups steps by outcome while they are found. Groups and the steps within them are in the order of arrival, easiest
 * first.
 */
import { LEVELS, type Level } from '../../../src/face/index.js';
import type { StepView } from '../engine/protocol.js';

/** The filter for listed steps. */
interface StepFilter {
  /** The family; empty for any. */
  readonly family: string;
  readonly level: Level;
}

export class StepGroups {
  readonly groups: StepView[][] = [];
  private readonly byOutcome = new Map<string, StepView[]>();
  private examined = 0;

  constructor(private readonly filter: StepFilter) {}

  /** Adds new steps. `steps`: all steps so far, of which only the new ones are examined. */
  add(steps: readonly StepView[]): void {
    const highest = LEVELS.indexOf(this.filter.level);
    for (; this.examined < steps.length; this.examined++) {
      const step = steps[this.examined]!;
      if (this.filter.family && step.family !== this.filter.family) continue;
      if (LEVELS.indexOf(step.level) > highest) continue;
      const key = JSON.stringify([step.place, step.remove]);
      const group = this.byOutcome.get(key);
      if (group) group.push(step);
      else {
        const begun = [step];
        this.byOutcome.set(key, begun);
        this.groups.push(begun);
      }
    }
  }
}
