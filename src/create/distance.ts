/** How far a draft is from all aims together. */
import type { Aim } from './aims.js';
import type { Evaluation } from './evaluation.js';

export interface Distance {
  /** Zero where all aims are met. */
  readonly distance: number;
  /** The aims that are not met. */
  readonly unmet: readonly Aim[];
}

/** Looks at the aims in turn, and no longer once the draft is farther off than `most`: the last ones are the dear ones. */
export function distanceOf(aims: readonly Aim[], made: Evaluation, most = Infinity): Distance {
  if (most < Infinity) {
    const least = aims.reduce((sum, aim) => sum + (aim.atLeast?.(made) ?? 0), 0);
    if (least > most) return { distance: least, unmet: aims };
  }
  const unmet: Aim[] = [];
  let total = 0;
  for (const aim of aims) {
    const distance = aim.distance(made);
    if (distance === 0) continue;
    total += distance;
    unmet.push(aim);
    if (total > most) break;
  }
  return { distance: total, unmet };
}
