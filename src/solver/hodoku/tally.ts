/** Adds up a path to a grade. */
import type { Geometry } from '../../core/geometry.js';
import { LEVELS, type Level, type Strategy } from '../../logic/strategy.js';
import type { Rung } from '../ladder.js';
import { levelOf } from './levels.js';
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

  /** The rows among which a step within the limits can be found: those behind the last of their level cannot matter. */
  within(rows: readonly Row[]): readonly Row[] {
    const { level = 'extreme' } = this.limits;
    return rows.slice(0, rows.findLastIndex(({ rungs }) => rungs.some((rung) => !isAbove(rung.level, level))) + 1);
  }

  giveUp(unsolved: number): HodokuGrade {
    this.points += GIVE_UP;
    this.hardest = 'extreme';
    return this.grade(unsolved);
  }

  /** The next step, whatever it is, lies above the limits. */
  goBeyond(unsolved: number): HodokuGrade {
    this.hardest = LEVELS[LEVELS.indexOf(this.limits.level!) + 1]!;
    return this.grade(unsolved);
  }

  private get score(): number {
    let score = this.points;
    for (let kind = 0; kind < singleRungs.length; kind++) score += this.singles[kind]! * singleRungs[kind]!.rating;
    return score;
  }

  private get level(): Level {
    return levelOf(this.hardest, this.score, this.geometry);
  }

  get exceeds(): boolean {
    const { level = 'extreme', score = Infinity } = this.limits;
    return this.score > score || isAbove(this.level, level);
  }

  grade(unsolved: number): HodokuGrade {
    const { level, score } = this;
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
    const solved = unsolved === 0 && !this.exceeds;
    return { level, score, solved, unsolved, hardest: hardest?.strategy, techniques };
  }
}

const isAbove = (a: Level, b: Level): boolean => LEVELS.indexOf(a) > LEVELS.indexOf(b);
