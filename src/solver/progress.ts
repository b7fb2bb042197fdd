/** How much a step helps: what a walk of singles and locked candidates after it still leaves to do. */
import type { Board } from '../core/board.js';
import { groupBy } from '../core/group.js';
import { outcomeOf } from '../logic/step/outcome.js';
import { basicsOf, candidatesLeft, settledAfter } from './basics.js';
import { full } from './full.js';
import type { Step } from './step.js';

export interface MeasuredStep {
  readonly step: Step;
  /** Candidates left in open cells once singles and locked candidates find nothing more after it; 0: they finish it. */
  readonly left: number;
}

/** Steps with what they leave, those that help most first; of those that help alike, in the order given. */
export function byProgress(board: Board, steps: readonly Step[]): MeasuredStep[] {
  const basics = basicsOf(full.rungs);
  return [...groupBy(steps, outcomeOf).values()]
    .flatMap((alike) => {
      const left = candidatesLeft(settledAfter(board, alike[0]!, basics));
      return alike.map((step) => ({ step, left }));
    })
    .sort((a, b) => a.left - b.left);
}
