/** Facts about a draft, each worked out when an aim first asks for it. */
import { type Clock, unlimited } from '../core/clock.js';
import { gradeHodoku } from '../solver/hodoku/grade.js';
import { singles } from '../solver/hodoku/singles.js';
import type { GradeLimits, HodokuGrade } from '../solver/hodoku/tally.js';
import { gradeOwn } from '../solver/own.js';
import { gradeSe, type SeGrade } from '../solver/se/grade.js';
import type { Draft } from './draft.js';
import { countSpare } from './draft.js';
import { isSolvedBySingles } from './singles.js';

const DEAREST_SINGLE = Math.max(...singles.strategies.map(({ score }) => score));

/** HoDoKu's grade; of a variant, for which that has no scale, our own. Throws OutOfTime when the clock does. */
export function gradeOf(draft: Draft, limits: GradeLimits, clock: Clock): HodokuGrade {
  if (draft.geometry.isPlain) return gradeHodoku(draft, limits, clock);
  const grade = gradeOwn(draft, clock, limits.level);
  clock();
  return grade;
}

export class Evaluation {
  private graded: HodokuGrade | undefined;
  private rated: SeGrade | undefined;
  private highest: number | undefined;
  private unneeded: number | undefined;

  constructor(
    readonly draft: Draft,
    /** The grading may stop as soon as it is above these. */
    readonly limits: GradeLimits,
    /** For all that is worked out. */
    readonly clock: Clock = unlimited,
  ) {}

  get grade(): HodokuGrade {
    return (this.graded ??= gradeOf(this.draft, this.limits, this.clock));
  }

  /** The highest score that it may have, where that is soon told: where singles solve it. */
  get highestScore(): number {
    const { geometry, clues } = this.draft;
    return (this.highest ??= isSolvedBySingles(this.draft) ? DEAREST_SINGLE * (geometry.cells - clues) : Infinity);
  }

  /** Worked out anew where limits cut the first off; what was solved within them was graded to its end. */
  get wholeGrade(): HodokuGrade {
    return this.grade.solved ? this.grade : gradeOf(this.draft, {}, this.clock);
  }

  get rating(): SeGrade {
    this.rated ??= gradeSe(this.draft, { clock: this.clock });
    this.clock();
    return this.rated;
  }

  /** How many of the givens could be left out, each alone. */
  get spare(): number {
    return (this.unneeded ??= countSpare(this.draft, this.clock));
  }
}
