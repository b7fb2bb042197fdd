/** Adds up the steps of a path to a grade. */
import type { Geometry } from '../../core/geometry.js';
import { isAbove, LEVELS, type Level, type Strategy } from '../../logic/step/strategy.js';
import type { Found, Rung } from '../rung.js';
import { highestScore, levelOf } from './levels.js';
import { singles } from './singles.js';

/** The number of uses of a technique, and the sum of its points. */
export interface TechniqueUse {
  readonly strategy: Strategy;
  readonly count: number;
  readonly points: number;
}

/** A grade on HoDoKu's scale, with the techniques of its path. */
export interface HodokuGrade {
  readonly level: Level;
  /**
   * The total score. If a limit ended the grading early: a score above the limit, or the score of the steps up to the
   * first above the level.
   */
  readonly score: number;
  /** False if HoDoKu would give up (20,000 points, extreme), or if a limit ended the grading early. */
  readonly solved: boolean;
  /** The number of cells unsolved at the end of the grading. */
  readonly unsolved: number;
  /**
   * The technique of the highest level; among equals the one with the most points for each use; among these the one of
   * the highest rung. Undefined without a step.
   */
  readonly hardest: Strategy | undefined;
  /** Singles first, the others in the order of their first use. */
  readonly techniques: readonly TechniqueUse[];
}

/** Counts a use of a technique. */
export function countUse(uses: Map<Strategy, TechniqueUse>, strategy: Strategy, rating: number): void {
  const { count, points } = uses.get(strategy) ?? { count: 0, points: 0 };
  uses.set(strategy, { strategy, count: count + 1, points: points + rating });
}

/** The parts of a step that a tally counts. */
export type CountedStep = Pick<Found, 'strategy' | 'rating'>;

/** Limits on a grade. Grading stops as soon as the grade is known to lie above one of them. */
export interface GradeLimits {
  readonly level?: Level;
  readonly score?: number;
}

const GIVE_UP_SCORE = 20000;

export class Tally {
  /** The number of singles of each kind. */
  readonly singles = new Int32Array(singles.strategies.length);
  private readonly others = new Map<Strategy, TechniqueUse>();
  private points = 0;
  private level: Level = 'easy';
  /** The hardest step other than singles. */
  private hardest: CountedStep | undefined;

  /** `order`: the strategies of the ladder, lowest rung first. */
  constructor(
    readonly geometry: Geometry,
    readonly limits: GradeLimits,
    private readonly order: readonly Strategy[],
  ) {}

  /** Counts a step other than a single. */
  add(step: CountedStep): void {
    const { strategy, rating } = step;
    countUse(this.others, strategy, rating);
    this.points += rating;
    if (isAbove(strategy.level, this.level)) this.level = strategy.level;
    if (!this.hardest || this.isHarder(step, this.hardest)) this.hardest = step;
  }

  /** Returns the rungs up to the last that has a strategy within the level limit. Later rungs cannot matter. */
  rungsWithinLevel(rungs: readonly Rung[]): readonly Rung[] {
    const { level = 'extreme' } = this.limits;
    return rungs.slice(
      0,
      countUpTo(rungs, ({ strategies }) => strategies.some((own) => !isAbove(own.level, level))),
    );
  }

  /** Returns the number of rungs up to the last whose step would keep the score within the limit. */
  rungsWithinScore(rungs: readonly Rung[], unsolved: number): number {
    const rest = this.scoreLimit - this.leastScore(unsolved - 1);
    return rest === Infinity ? rungs.length : countUpTo(rungs, ({ rating }) => rating <= rest);
  }

  gradeGivenUp(unsolved: number): HodokuGrade {
    this.points += GIVE_UP_SCORE;
    this.level = 'extreme';
    return this.grade(unsolved);
  }

  /** Returns the grade if no rung within the level limit finds a step: any next step is above the level. */
  gradeAboveLevel(unsolved: number): HodokuGrade {
    this.level = LEVELS[LEVELS.indexOf(this.limits.level!) + 1]!;
    return this.grade(unsolved);
  }

  /** Returns the grade if any next step takes the score above the limit. */
  gradeAboveScore(unsolved: number): HodokuGrade {
    return this.grade(unsolved, Math.max(this.scoreLimit + 1, this.leastScore(unsolved)));
  }

  /** The highest score within the limits. */
  private get scoreLimit(): number {
    const { level = 'extreme', score = Infinity } = this.limits;
    return Math.min(score, highestScore(level, this.geometry));
  }

  private get score(): number {
    let score = this.points;
    for (let kind = 0; kind < this.singles.length; kind++)
      score += this.singles[kind]! * singles.strategies[kind]!.score;
    return score;
  }

  /** Returns the least possible total score: all remaining cells by the cheapest singles. */
  private leastScore(unsolved: number): number {
    return this.score + singles.rating * unsolved;
  }

  get isAboveLevel(): boolean {
    return isAbove(this.level, this.limits.level ?? 'extreme');
  }

  isAboveScore(unsolved: number): boolean {
    return this.leastScore(unsolved) > this.scoreLimit;
  }

  grade(unsolved: number, score = this.score): HodokuGrade {
    const level = levelOf(this.level, score, this.geometry);
    const uses = singles.strategies.map((strategy, kind): TechniqueUse => {
      const count = this.singles[kind]!;
      return { strategy, count, points: count * strategy.score };
    });
    const used = uses.filter(({ count }) => count > 0);
    const steps = used.map(({ strategy }): CountedStep => ({ strategy, rating: strategy.score }));
    const { strategy: hardest } = this.hardest ?? steps.sort((a, b) => (this.isHarder(a, b) ? -1 : 1))[0] ?? {};
    const solved = unsolved === 0 && !this.isAboveLevel && !this.isAboveScore(0);
    return { level, score, solved, unsolved, hardest, techniques: [...used, ...this.others.values()] };
  }

  private isHarder({ strategy: a, rating }: CountedStep, { strategy: b, rating: other }: CountedStep): boolean {
    const difference =
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
      rating - other ||
      this.order.indexOf(a) - this.order.indexOf(b);
    return difference > 0;
  }
}

/** Returns the number of rungs up to the last one that passes a test. */
const countUpTo = (rungs: readonly Rung[], isWanted: (rung: Rung) => boolean): number =>
  rungs.findLastIndex(isWanted) + 1;
