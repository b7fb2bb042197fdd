/** Ways up a ladder that were looked for, and what there is to say of them. */
import type { Board } from '../core/board.js';
import type { Clock } from '../core/clock.js';
import { basicRungs } from '../solver/basics.js';
import type { Ladder } from '../solver/ladder.js';
import type { Step } from '../solver/step.js';
import { type Rules, walk } from '../solver/walk.js';
import { oneStepWay, shortestWay, stepsAlong } from '../solver/ways.js';
import type { WayName } from './solution.js';

/** The steps, as a walk yields them. What there is to remark on the way is added to the remarks. */
export function wayUp(
  name: WayName,
  board: Board,
  ladder: Ladder,
  rules: Rules,
  clock: Clock,
  remarks: string[],
): Iterable<Step> {
  const { taken, rungs, plain, isCut } =
    name === 'shortest' ? shortestWay(board, ladder, rules, clock) : oneStepWay(board, ladder, rules, clock);
  if (name === 'one-step' && isCut) remarks.push('not every step was tried within the limits');
  if (name === 'shortest') {
    if (!taken) {
      remarks.push('logic does not lead to the end, so this is the plain walk');
      return walk(board, ladder, rules, clock);
    }
    const fewer = taken.length < plain ? `, ${plain} on the plain walk` : '';
    const cut = isCut ? '; the search was cut: there may be fewer' : '';
    remarks.push(`${stepsText(taken.length)} beyond singles and locked candidates${fewer}${cut}`);
  } else if (taken) {
    remarks.push(
      taken[0] ? `one step is enough: ${taken[0].strategy.name}` : 'singles and locked candidates are enough',
    );
  }
  return stepsAlong(board, taken ?? [], ladder, basicRungs(rungs));
}

const stepsText = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`;
