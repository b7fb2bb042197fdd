/** Adds up a path to a grade. */
import type { Geometry } from '../../core/geometry.js';
import { LEVELS, type Level, type Strategy } from '../../logic/step/strategy.js';
import type { Rung } from '../ladder.js';
import { highestScore, levelOf } from './levels.js';
import type { Row } from './row.js';
import { singleRungs } from './rows.js';

/** How often a technique was used, and the points that it added in all. */
export interface TechniqueUse {
  readonly strategy: Strategy;
  readonly count: number;
  readonly points: number;
}

export interface HodokuGrade {
  readonly level: Level;
  /** Where a limit ended the grading early: a score above the limit, or that of the steps up to one above the level. */
  readonly score: number;
  /** False where HoDoKu would give up (20,000 points, extreme), and where a limit ended the grading early. */
  readonly solved: boolean;
  /** Cells that were unsolved where the grading ended. */
  readonly unsolved: number;
  /** The technique of the highest level, among these the one with the most points a use; none without a step. */
  readonly hardest: Strategy | undefined;
  /** Singles first, the others in the order of their first use. */
  readonly techniques: readonly TechniqueUse[];
}

/** When to stop early: as soon as the grade is known to lie above one of them. */
export interface GradeLimits {
  readonly level?: Level;
  readonly score?: number;
}

const GIVE_UP = 20000;

const CHEAPEST = Math.min(...singleRungs.map(({ rating }) => rating));

export class Tally {
  /** How many singles of each kind. */
  readonly singles = new Int32Array(singleRungs.length);
  private readonly others = new Map<Rung, number>();
  private points = 0;
  private hardest: Level = 'easy';

  constructor(
    readonly geometry: Geometry,
    readonly limits: GradeLimits,
  ) {}

  add(rung: Rung): void {
    this.others.set(rung, (this.others.get(rung) ?? 0) + 1);
    this.points += rung.rating;
    if (isAbove(rung.level, this.hardest)) this.hardest = rung.level;
  }

  /** The rows of the level, and others among them: those behind the last of their level cannot matter. */
  within(rows: readonly Row[]): readonly Row[] {
    const { level = 'extreme' } = this.limits;
    return upTo(rows, ({ rungs }) => rungs.some((rung) => !isAbove(rung.level, level)));
  }

  /** Of these, those whose step would not be one too dear. */
  affordable(rows: readonly Row[], unsolved: number): readonly Row[] {
    const rest = this.dearest - this.least(unsolved - 1);
    return rest === Infinity ? rows : upTo(rows, ({ rungs }) => rungs.some(({ rating }) => rating <= rest));
  }

  giveUp(unsolved: number): HodokuGrade {
    this.points += GIVE_UP;
    this.hardest = 'extreme';
    return this.grade(unsolved);
  }

  /** The next step, whatever it is, lies above the level. */
  goBeyond(unsolved: number): HodokuGrade {
    this.hardest = LEVELS[LEVELS.indexOf(this.limits.level!) + 1]!;
    return this.grade(unsolved);
  }

  /** The next step, whatever it is, takes the score above the limits. */
  overspend(unsolved: number): HodokuGrade {
    return this.grade(unsolved, Math.max(this.dearest + 1, this.least(unsolved)));
  }

  /** The highest score within the limits. */
  private get dearest(): number {
    const { level = 'extreme', score = Infinity } = this.limits;
    return Math.min(score, highestScore(level, this.geometry));
  }

  private get score(): number {
    let score = this.points;
    for (let kind = 0; kind < singleRungs.length; kind++) score += this.singles[kind]! * singleRungs[kind]!.rating;
    return score;
  }

  /** What the score comes to if nothing but the cheapest singles follows. */
  private least(unsolved: number): number {
    return this.score + CHEAPEST * unsolved;
  }

  get isBeyond(): boolean {
    return isAbove(this.hardest, this.limits.level ?? 'extreme');
  }

  isOverspent(unsolved: number): boolean {
    return this.least(unsolved) > this.dearest;
  }

  grade(unsolved: number, score = this.score): HodokuGrade {
    const level = levelOf(this.hardest, score, this.geometry);
    const techniques: TechniqueUse[] = [];
    let hardest: Rung | undefined;
    const use = (rung: Rung, count: number): void => {
      const { strategy, rating } = rung;
      const at = techniques.findIndex((use) => use.strategy === strategy);
      const before = techniques[at] ?? { count: 0, points: 0 };
      techniques[at < 0 ? techniques.length : at] = {
        strategy,
        count: before.count + count,
        points: before.points + count * rating,
      };
      if (!hardest || isAbove(rung.level, hardest.level) || (rung.level === hardest.level && rating > hardest.rating))
        hardest = rung;
    };
    for (let kind = 0; kind < singleRungs.length; kind++)
      if (this.singles[kind]) use(singleRungs[kind]!, this.singles[kind]!);
    for (const [rung, count] of this.others) use(rung, count);
    const solved = unsolved === 0 && !this.isBeyond && !this.isOverspent(0);
    return { level, score, solved, unsolved, hardest: hardest?.strategy, techniques };
  }
}

const upTo = (rows: readonly Row[], isLast: (row: Row) => boolean): readonly Row[] =>
  rows.slice(0, rows.findLastIndex(isLast) + 1);

const isAbove = (a: Level, b: Level): boolean => LEVELS.indexOf(a) > LEVELS.indexOf(b);
