/** The grade of a session's puzzle. A module of its own, so that opening a session loads no grader. */
import type { Numbers } from '../core/board.js';
import { runsOut } from '../core/clock.js';
import { countValues, isPlain } from '../core/puzzle.js';
import { isPuzzle, type Prospect, prospectOf } from '../search/check.js';
import { GUESSES_PER_CHECK, isUnique } from '../search/search.js';
import { oneOf } from '../settings/one-of.js';
import { refusal } from '../settings/options.js';
import { type SettingReader, text, whole } from '../settings/settings.js';
import { wordsOf } from '../settings/words.js';
import { BERTHIER_SCALES } from '../solver/berthier/rating.js';
import { easySteps, type Grade, gradeScales, SCALES, type Scale, USUAL_SCALES } from '../solver/grade.js';
import type { SeLimits } from '../solver/se/grade.js';
import type { Session } from './session.js';

/** The most forms that one call grades. */
const MOST_FORMS = 10_000;

const scales = wordsOf(oneOf('scale', [...SCALES, 'berthier'] as const));

/** Reads scales, in a text with commas between; `berthier` stands for four. */
const scale: SettingReader<readonly Scale[]> = Object.assign(
  (value: unknown, option: string) => {
    const named = scales(typeof value === 'string' ? scales.ofWord!(value) : value, option);
    if (named.length === 0) throw refusal(option, value, `some of ${SCALES.join(', ')}`);
    return [...new Set(named.flatMap((name) => (name === 'berthier' ? BERTHIER_SCALES : [name])))];
  },
  { words: scales.words! },
);

/** What is asked of a grade. `sudoku grade` has options of the same names. */
export const GRADED = {
  scale,
  /**
   * The number of forms of the puzzle over which `forms` of the answer gives the least, the median and the most of each
   * figure: the puzzle itself, and random ones, turned or with lines and digits exchanged. `seed` chooses them.
   */
  forms: whole(1, MOST_FORMS),
  /** The seed of the random forms. The same seed gives the same forms. */
  seed: text,
};

/** A grade, or the prospect of a puzzle that cannot be graded. */
export type GradeOrProspect = { readonly grade: Grade } | { readonly grade?: undefined; readonly prospect: Prospect };

/**
 * Returns the grade of a puzzle with one solution; of any other puzzle, and of a solved one, the prospect. `onGrade` is
 * called with the grades so far: first with none, and after each scale.
 */
export function gradeOf(
  { puzzle, clock }: Pick<Session, 'puzzle' | 'clock'>,
  scales: readonly Scale[] = USUAL_SCALES,
  onStep?: SeLimits['onStep'],
  onGrade?: (soFar: Grade) => void,
): GradeOrProspect {
  if (countValues(puzzle) === puzzle.geometry.cells) return { prospect: prospectOf(puzzle, clock) };
  const easy = easySteps(puzzle, scales);
  // Easy steps prove, or few guesses show, that most puzzles have one solution.
  const isSure = !runsOut(clock) && isPlain(puzzle) && (easy?.isProof || isUnique(puzzle, GUESSES_PER_CHECK));
  let within: Numbers | undefined;
  if (!isSure) {
    const prospect = prospectOf(puzzle, clock);
    if (!isPuzzle(prospect)) return { prospect };
    within = prospect.isOfCandidates ? puzzle.candidates : undefined;
  }
  return { grade: gradeScales(puzzle, scales, clock, onStep, easy, within, onGrade) };
}
