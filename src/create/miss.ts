/** How far a draft is from all aims together. */
import type { Aim } from './aims.js';
import type { Appraisal } from './appraisal.js';

export interface Miss {
  /** Zero where all aims are met. */
  readonly miss: number;
  /** The aims that are not met. */
  readonly missed: readonly Aim[];
}

/** Looks at the aims in turn, and no longer once the draft is farther off than `most`: the last ones are the dear ones. */
export function missOf(aims: readonly Aim[], made: Appraisal, most = Infinity): Miss {
  const missed: Aim[] = [];
  let total = 0;
  for (const aim of aims) {
    const miss = aim.miss(made);
    if (miss === 0) continue;
    total += miss;
    missed.push(aim);
    if (total > most) break;
  }
  return { miss: total, missed };
}
