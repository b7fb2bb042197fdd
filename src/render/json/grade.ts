/** Grades as JSON. */
import type { Puzzle } from '../../core/puzzle.js';
import type { PuzzleText } from '../../formats/beside/ruled.js';
import type { Level } from '../../logic/step/strategy.js';
import { BERTHIER_SCALES, type BerthierGrade, type BerthierScale } from '../../solver/berthier/rating.js';
import type { Grade, Scale } from '../../solver/grade.js';
import type { HodokuGrade, TechniqueUse } from '../../solver/hodoku/tally.js';
import type { OwnGrade } from '../../solver/own.js';
import { diamondOrPearl, type SeGrade } from '../../solver/se/grade.js';
import { puzzleJson } from './puzzle.js';

/** HoDoKu's level and score of a puzzle. */
export interface HodokuRating {
  /** The level. */
  readonly level: Level;
  /** The sum of the points of all steps. */
  readonly score: number;
  /** The strategy of the hardest step. */
  readonly hardest?: string;
}

/** Sudoku Explainer's ratings of a puzzle. */
export interface SeRating {
  /** The puzzle's rating; `null` if the path ended early, with the lower bound as `atLeast`. @decimal */
  readonly er: number | null;
  /** The rating of the hardest step up to the first digit that is placed. @decimal */
  readonly ep: number | null;
  /** The rating of the first step. @decimal */
  readonly ed: number | null;
  /** `diamond` if the first step is as hard as the hardest, `pearl` if the hardest comes before the first digit. */
  readonly mark?: 'diamond' | 'pearl';
  /** Why the path ended before the solution. */
  readonly ended?: 'stuck' | 'time';
  /** The lower bound of a rating that was cut. @decimal */
  readonly atLeast?: number;
  /** The version of the scale. */
  readonly variant: 'classic';
  /** The id of the hardest technique. */
  readonly hardest?: string;
  /** The number of steps of each rating. */
  readonly steps: Readonly<Record<string, number>>;
}

/** A grade on our own ladder. If the path ended early, `ended` says why, and the level is a lower bound. */
export interface FullGrade {
  /** The level of the hardest strategy. */
  readonly level: Level;
  /** The id of the hardest strategy. */
  readonly hardest?: string;
  /** Why the path ended before the solution. */
  readonly ended?: 'stuck' | 'time';
}

/**
 * The requested ratings. If a rating was not found, it is `null`, `ended` says why, and `atLeast` is the lower bound.
 */
export interface BerthierRatings extends Readonly<Partial<Record<BerthierScale, number | null>>> {
  /** The length of the longest whip that is needed. */
  readonly w?: number | null;
  /** The length of the longest braid that is needed. */
  readonly b?: number | null;
  /** The length of the longest g-whip that is needed. */
  readonly gw?: number | null;
  /** The length of the longest g-braid that is needed. */
  readonly gb?: number | null;
  /** Why a rating is `null`: no sequence solves the puzzle (`stuck`), or the time was up. */
  readonly ended?: Readonly<Partial<Record<BerthierScale, 'stuck' | 'time'>>>;
  /** The lower bound of a rating that was cut. */
  readonly atLeast?: Readonly<Partial<Record<BerthierScale, number>>>;
}

/** The grade of a puzzle on each scale that was asked for. */
export interface PuzzleGrade extends PuzzleText {
  /** The grade on HoDoKu's scale; `null` if it was requested and the puzzle has none. */
  readonly hodoku?: HodokuRating | null;
  /** Sudoku Explainer's ratings; `null` if they were requested and the puzzle has none, as a variant. */
  readonly se?: SeRating | null;
  /** The level of the hardest step on our own ladder. Only for variants, which `hodoku` and `se` cannot grade. */
  readonly full?: FullGrade;
  /** The ratings by whips (w), braids (b), and both with groups (gw, gb). */
  readonly berthier?: BerthierRatings | null;
  /** The depth of trial and error; `null` if it was requested and not found. */
  readonly te?: number | null;
  /** The uses of each strategy on HoDoKu's path. */
  readonly techniques?: Readonly<Record<string, number>>;
  /** The reason why the puzzle has no grade. */
  readonly error?: string;
}

/** Writes a grade as JSON. */
export function gradeJson(
  puzzle: Puzzle,
  scales: readonly Scale[],
  { hodoku, se, own, berthier, te }: Grade,
): PuzzleGrade {
  const answer: Writable<PuzzleGrade> = Object.assign(puzzleJson(puzzle), noneOf(scales));
  if (hodoku) answer.hodoku = hodokuJson(hodoku);
  if (se) answer.se = seJson(se);
  if (own) answer.full = ownJson(own);
  if (berthier) answer.berthier = berthierJson(berthier);
  if (te?.ended === 'solved') answer.te = te.depth;
  if (hodoku) answer.techniques = techniquesJson(hodoku.techniques);
  return answer;
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Returns the answer for a puzzle without a grade; `error` is the reason. */
export const ungradedJson = (puzzle: Puzzle, scales: readonly Scale[], error: string): PuzzleGrade => ({
  ...puzzleJson(puzzle),
  ...noneOf(scales),
  error,
});

export const techniquesJson = (techniques: readonly TechniqueUse[]): Readonly<Record<string, number>> =>
  Object.fromEntries(techniques.map(({ strategy, count }) => [strategy.id, count]));

/** Returns an object in which every requested scale is `null`. */
const noneOf = (scales: readonly Scale[]): object =>
  Object.fromEntries(scales.map((scale) => [isOneOf(BERTHIER_SCALES, scale) ? 'berthier' : scale, null]));

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((each) => each === name);

export function berthierJson(grade: BerthierGrade): BerthierRatings {
  const all = Object.entries(grade);
  const cut = all.filter(([, { ended }]) => ended !== 'solved');
  return {
    ...Object.fromEntries(all.map(([scale, { rating, ended }]) => [scale, ended === 'solved' ? rating : null])),
    ...(cut.length > 0 && {
      ended: Object.fromEntries(cut.map(([scale, { ended }]) => [scale, ended])),
      atLeast: Object.fromEntries(cut.map(([scale, { rating }]) => [scale, rating])),
    }),
  };
}

const ownJson = ({ level, hardest, ended }: OwnGrade): FullGrade => ({
  level,
  ...(hardest && { hardest: hardest.id }),
  ...(ended !== 'solved' && { ended }),
});

const hodokuJson = ({ level, score, hardest }: HodokuGrade): HodokuRating => ({
  level,
  score,
  ...(hardest && { hardest: hardest.id }),
});

/** Converts a grade. If the path ended early, its rating is a lower bound and is called `atLeast`. */
function seJson({ er, ep, ed, ended, hardest, counts }: SeGrade): SeRating {
  const mark = diamondOrPearl({ er, ep, ed });
  const rest = {
    variant: 'classic' as const,
    ...(hardest && { hardest: hardest.id }),
    steps: Object.fromEntries([...counts].map(([rating, count]) => [rating.toFixed(1), count])),
  };
  return ended === 'solved'
    ? { er, ep, ed, ...(mark && { mark }), ...rest }
    : { er: null, ep: null, ed: null, ended, atLeast: er, ...rest };
}
