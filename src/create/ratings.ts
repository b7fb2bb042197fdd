/** The ratings that an answer states of a puzzle that was made, beside its grade. */
import type { Clock } from '../core/clock.js';
import { type BerthierGrade, gradeBerthier } from '../solver/berthier/rating.js';
import { gradeSe, type SeGrade } from '../solver/se/grade.js';
import type { Made } from './create.js';
import { scalesIn } from './properties.js';
import type { PuzzleRequest } from './request.js';

/** The ratings of a puzzle that was made, beside HoDoKu's. */
export interface MadeRatings {
  /** On Sudoku Explainer's scale; left out for a variant. */
  readonly se?: SeGrade;
  /** On the scales of whips and braids that the request names. */
  readonly berthier?: BerthierGrade;
}

/** Rates a puzzle that was made. If the time is up, a rating is cut. */
export function ratingsOf({ puzzle }: Made, request: PuzzleRequest, clock: Clock): MadeRatings {
  const scales = scalesIn(request);
  return {
    ...(puzzle.geometry.isPlain && { se: gradeSe(puzzle, { clock }) }),
    ...(scales.length > 0 && { berthier: gradeBerthier(puzzle, scales, clock) }),
  };
}
