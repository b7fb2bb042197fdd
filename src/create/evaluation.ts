/** Facts about a draft, each computed when an aim first needs it. */
import { type Clock, unlimited } from '../core/clock.js';
import type { Level } from '../logic/step/strategy.js';
import { isSolvedBySingles } from '../search/singles.js';
import { gradeHodoku } from '../solver/hodoku/grade.js';
import { singles } from '../solver/hodoku/singles.js';
import type { GradeLimits, HodokuGrade } from '../solver/hodoku/tally.js';
import { gradeOwn } from '../solver/own.js';
import { gradeSe, type SeGrade } from '../solver/se/grade.js';
import { countSpare, type Draft } from './draft.js';

const DEAREST_SINGLE = Math.max(...singles.strategies.map(({ score }) => score));

/**
 * Returns HoDoKu's grade; for a variant, which HoDoKu cannot grade, the grade on our own ladder. Throws OutOfTime when
 * the clock does.
 */
export function gradeOf(draft: Draft, limits: GradeLimits, clock: Clock): HodokuGrade {
  if (draft.geometry.isPlain) return gradeHodoku(draft, limits, clock);
  const hasRules = draft.geometry.rules.length > 0;
  const grade = gradeOwn(draft, clock, hasRules ? withinReach(limits.level) : limits.level);
  clock();
  // The hardest step is one that was not searched.
  return hasRules && !grade.solved ? { ...grade, hardest: undefined } : grade;
}

/**
 * The highest level that is searched under rules about several cells. What is left there is extreme: nested chains in a
 * grid without givens take minutes, and a grade then tells the path up to them.
 */
const withinReach = (level: Level = 'extreme'): Level => (level === 'extreme' ? 'unfair' : level);

/** The grades of a draft, each computed when first asked for. */
export class Evaluation {
  private graded: HodokuGrade | undefined;
  private rated: SeGrade | undefined;
  private highest: number | undefined;
  private unneeded: number | undefined;

  constructor(
    readonly draft: Draft,
    /** Limits above which grading may stop. */
    readonly limits: GradeLimits,
    /** The clock for all computations. */
    readonly clock: Clock = unlimited,
  ) {}

  get grade(): HodokuGrade {
    return (this.graded ??= gradeOf(this.draft, this.limits, this.clock));
  }

  /**
   * An upper bound of the score that is quick to find: finite only if singles solve the draft. The engine takes what
   * follows from rules for singles, and people do not.
   */
  get highestScore(): number {
    const { geometry, clues } = this.draft;
    const isBySingles = geometry.rules.length === 0 && isSolvedBySingles(this.draft);
    return (this.highest ??= isBySingles ? DEAREST_SINGLE * (geometry.cells - clues) : Infinity);
  }

  /** The grade without limits. It is computed again only if the limits cut the first grading short. */
  get wholeGrade(): HodokuGrade {
    return this.grade.solved ? this.grade : gradeOf(this.draft, {}, this.clock);
  }

  get rating(): SeGrade {
    this.rated ??= gradeSe(this.draft, { clock: this.clock });
    this.clock();
    return this.rated;
  }

  /** The number of givens that could each be removed alone. */
  get spare(): number {
    return (this.unneeded ??= countSpare(this.draft, this.clock));
  }
}
