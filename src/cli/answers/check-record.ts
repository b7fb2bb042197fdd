/** The work of `sudoku check` on one record, on any thread. */
import { clockOf, LIMIT_REACHED } from '../../batch/answer.js';
import { type Clock, runsOut } from '../../core/clock.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { symbolOf } from '../../formats/symbols.js';
import type { Level } from '../../logic/step/strategy.js';
import { checkJson, type JsonCheck } from '../../render/json/check.js';
import type { JsonDepth } from '../../render/json/depth.js';
import { jsonLine } from '../../render/json/line.js';
import { cellName } from '../../render/names.js';
import { clashText, reasonText, severalText, suspectsText } from '../../render/unfit-reason.js';
import { type Checked, checked, isOnly } from '../../search/check.js';
import { type Answer, answer, type Common, type Status, type Work } from '../command.js';
import { placeOf, readRecord, timeLimitText } from '../input/puzzle.js';
import { rowAnswer } from './sheet.js';

/** The module that workers import the work from, here and in the bundle. */
export const MODULE = new URL('check-record.js', import.meta.url);

export interface CheckOptions extends Common {
  readonly minimal: boolean;
  /** The number of solutions at which the count stops. */
  readonly count: number;
  /**
   * True if backdoors are searched too: the smallest sets of cells after which singles, or steps up to a level,
   * suffice.
   */
  readonly backdoors: boolean;
  readonly level?: Level;
  /** True if all minimal puzzles within each puzzle are listed too. */
  readonly all: boolean;
  /** True if the number of solutions is estimated too. */
  readonly estimate: boolean;
  readonly milliseconds: number;
}

/** Additional checks that need strategies, and their text. `compute` throws OutOfTime when the clock does. */
export interface DepthWork {
  compute(puzzle: Puzzle, options: CheckOptions, clock: Clock, seen: Checked): JsonDepth;
  text(depth: JsonDepth, puzzle: Puzzle, options: CheckOptions): readonly string[];
}

/** Checks a puzzle and answers with a row of a sheet. */
export const checkRow = (record: PuzzleRecord, options: CheckOptions): Answer => rowOf(record, options, check);

/** Turns the answer of `work`, which is `check` or one with additional checks, into a row of a sheet. */
export const rowOf = (record: PuzzleRecord, options: CheckOptions, work: Work<CheckOptions>): Answer =>
  rowAnswer(record, options, work, (found: JsonCheck & JsonDepth, remark) => {
    const { solutions, atLeast, minimal, conflicts = [], mistakes = [] } = found;
    const clashing = conflicts.map(({ digit, house, index }) => `${digit} stands twice in ${house} ${index}`);
    const remarks = [
      remark,
      ...(atLeast ? ['there may be more solutions'] : []),
      ...clashing,
      ...mistakes.filter(({ kind }) => kind !== 'clash').map(({ text }) => text),
    ].filter(Boolean);
    return [
      solutions,
      ...(options.minimal ? [minimal] : []),
      ...(options.backdoors ? [found.backdoors?.size] : []),
      ...(options.estimate ? [found.estimate?.solutions] : []),
      remarks.join('; '),
    ];
  });

export const check = (record: PuzzleRecord, options: CheckOptions): Answer => checkWithDepth(record, options);

/** Counts the solutions of a record's puzzle, and adds the additional checks where `depth` is given. */
export function checkWithDepth(record: PuzzleRecord, options: CheckOptions, depth?: DepthWork): Answer {
  const read = readRecord(record, options);
  if (read.failed) return read.failed;
  const { puzzle } = read.reading;
  const time = clockOf(options);
  const seen = checked(puzzle, time, options.count, options.minimal);
  const { result, minimal, spare, clashes } = seen;
  const isOpen = result.ended === 'cut' && result.solutions.length < 2;
  const isOne = isOnly(result);
  const isCut = result.ended === 'cut' || (minimal && isOne && !spare);
  let beside: JsonDepth = {};
  const isDepthCut =
    depth !== undefined && clashes.length === 0 && runsOut(() => (beside = depth.compute(puzzle, options, time, seen)));
  const notes = isCut || isDepthCut ? [`${placeOf(record)}: ${timeLimitText(options.milliseconds)}`] : [];
  const status: Status = isOpen || isDepthCut || (isOne && isCut) ? LIMIT_REACHED : isOne ? 0 : 1;
  const out = options.json
    ? jsonLine(Object.assign(checkJson(puzzle, seen), beside))
    : [verdict(puzzle, seen), ...(depth && !isDepthCut ? depth.text(beside, puzzle, options) : [])].join('\n');
  return answer(out, [...read.remarks, ...notes], status, isCut || isDepthCut);
}

function verdict(puzzle: Puzzle, seen: Checked): string {
  const { geometry, values } = puzzle;
  const { clashes, result, spare, ofGivens, suspects } = seen;
  const without = suspects.length > 0 ? [suspectsText(geometry, suspects)] : [];
  if (ofGivens) return `no solution: ${reasonText(puzzle, seen)}`;
  if (clashes.length > 0) return [...clashes.map((clash) => clashText(geometry, clash)), ...without].join('; ');
  if (result.solutions.length > 1) return severalText(result, geometry);
  if (result.ended === 'cut') return 'not settled within the time limit';
  if (result.solutions.length === 0) return ['no solution', ...without].join('; ');
  if (!spare) return 'one solution';
  if (spare.length === 0) return 'one solution, every given needed';
  const names = spare.map((cell) => `${symbolOf(values[cell]!, geometry.size)} in ${cellName(geometry, cell)}`);
  return `one solution, also without ${names.length > 1 ? 'any one of ' : ''}${names.join(', ')}`;
}
