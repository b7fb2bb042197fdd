/** The work of `sudoku stats` on one record, on any thread. */

import { figuresOf } from '../../bank/figures.js';
import { LIMIT_REACHED } from '../../batch/answer.js';
import type { Clock } from '../../core/clock.js';
import type { Reading } from '../../formats/format.js';
import { languageWith } from '../../render/language/index.js';
import { ungradedText } from '../../render/unfit-reason.js';
import { gradeOf } from '../../session/grade.js';
import '../../solver/nine/fast.js';
import type { Scale } from '../../solver/grade.js';
import type { Result, Told } from '../command.js';
import { timeLimitText } from '../input/puzzle.js';
import { dataOf, workOn } from './forms.js';
import { ungradedStatus } from './grade-record.js';

/** The module that workers import the work from, here and in the bundle. */
export const MODULE = new URL('stats-record.js', import.meta.url);

export interface StatsOptions extends Told {
  /** The scales of the grades; if empty, the figures are those that need no solving. */
  readonly scales: readonly Scale[];
}

export const statsRecord = workOn(figuresResult);

function figuresResult(reading: Reading, options: StatsOptions, clock: Clock): Result {
  const { puzzle } = reading;
  const { scales, milliseconds } = options;
  if (scales.length === 0) return dataOf(figuresOf(puzzle));
  const judged = gradeOf({ puzzle, clock }, scales);
  const figures = figuresOf(puzzle, judged.grade);
  if (judged.grade)
    return judged.grade.isCut ? dataOf(figures, [timeLimitText(milliseconds)], LIMIT_REACHED) : dataOf(figures);
  const status = ungradedStatus(judged.prospect);
  return dataOf(
    figures,
    status === 0 ? [] : [ungradedText(puzzle, judged.prospect, languageWith(options.language, reading))],
    status,
  );
}
