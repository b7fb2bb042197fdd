/** The work of `sudoku stats` on one record, on any thread. */

import { type Figures, figuresOf } from '../../bank/figures.js';
import { clockOf, LIMIT_REACHED } from '../../batch/answer.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { jsonLine } from '../../render/json/line.js';
import { ungradedText } from '../../render/unfit-reason.js';
import { gradeOf } from '../../session/grade.js';
import '../../solver/nine/fast.js';
import type { Scale } from '../../solver/grade.js';
import { type Answer, answer, type Common } from '../command.js';
import { placeOf, readRecord, timeLimitText } from '../input/puzzle.js';
import { ungradedStatus } from './ungraded.js';

/** The module that workers import the work from, here and in the bundle. */
export const MODULE = new URL('stats-record.js', import.meta.url);

export interface StatsOptions extends Common {
  /** The scales of the grades; if empty, the figures are those that need no solving. */
  readonly scales: readonly Scale[];
  readonly milliseconds: number;
}

export function statsRecord(record: PuzzleRecord, options: StatsOptions): Answer {
  const read = readRecord(record, options);
  if (read.failed) return read.failed;
  const { puzzle } = read.reading;
  const { scales, milliseconds } = options;
  const figuresText = (figures: Figures): string => jsonLine(figures);
  if (scales.length === 0) return answer(figuresText(figuresOf(puzzle)), read.remarks);
  const judged = gradeOf({ puzzle, clock: clockOf(options) }, scales);
  if (!judged.grade) {
    const { prospect } = judged;
    const status = ungradedStatus(prospect);
    const notes = status === 0 ? [] : [`${placeOf(record)}: ${ungradedText(puzzle, prospect)}`];
    return answer(figuresText(figuresOf(puzzle)), [...read.remarks, ...notes], status);
  }
  const { grade } = judged;
  const notes = grade.isCut ? [`${placeOf(record)}: ${timeLimitText(milliseconds)}`] : [];
  return answer(figuresText(figuresOf(puzzle, grade)), [...read.remarks, ...notes], grade.isCut ? LIMIT_REACHED : 0);
}
