/** Steps by what comes of them, as they are found: one entry an outcome, in the order of its plainest step. */
import { LEVELS, type Level } from '../../../src/face/index.js';
import type { ToldStep } from '../engine/protocol.js';

/** Filter that all listed steps must pass. */
export interface Wanted {
  /** Any family, if empty. */
  readonly family: string;
  readonly level: Level;
}

export class StepGroups {
  readonly groups: ToldStep[][] = [];
  private readonly byOutcome = new Map<string, ToldStep[]>();
  private seen = 0;

  constructor(private readonly wanted: Wanted) {}

  /** `steps`: those that were there before, and more. Only these are looked at. */
  add(steps: readonly ToldStep[]): void {
    const highest = LEVELS.indexOf(this.wanted.level);
    for (; this.seen < steps.length; this.seen++) {
      const step = steps[this.seen]!;
      if (this.wanted.family && step.family !== this.wanted.family) continue;
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
