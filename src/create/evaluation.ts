/** What can be said of a draft, each thing worked out when an aim first asks for it. */
import { type Clock, unlimited } from '../core/clock.js';
import { gradeHodoku } from '../solver/hodoku/grade.js';
import type { GradeLimits, HodokuGrade } from '../solver/hodoku/tally.js';
import { gradeSe, type SeGrade } from '../solver/se/grade.js';
import type { Draft } from './draft.js';
import { countSpare } from './unique.js';

export class Evaluation {
  private graded: HodokuGrade | undefined;
  private rated: SeGrade | undefined;
  private unneeded: number | undefined;

  constructor(
    readonly draft: Draft,
    /** The grading may stop as soon as it is above these. */
    readonly limits: GradeLimits,
    /** For all that is worked out. */
    readonly clock: Clock = unlimited,
  ) {}

  get grade(): HodokuGrade {
    return (this.graded ??= gradeHodoku(this.draft, this.limits, this.clock));
  }

  /** Worked out anew where limits were set to the first. */
  get wholeGrade(): HodokuGrade {
    const { level, score } = this.limits;
    return level === 'extreme' && score === Infinity ? this.grade : gradeHodoku(this.draft, {}, this.clock);
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
