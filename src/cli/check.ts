/** `sudoku check`: how many solutions a puzzle has, where its givens clash, whether it needs them all. */

import { LIMIT_REACHED } from '../batch/answer.js';
import { clock } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import type { PuzzleRecord } from '../formats/record.js';
import { symbolOf } from '../formats/symbols.js';
import { checkJson, type JsonCheck } from '../render/json/check.js';
import { jsonLine } from '../render/json/line.js';
import { cellName } from '../render/notation.js';
import { clashText, severalText } from '../render/reason.js';
import { type Checked, checked } from '../search/check.js';
import { isOnly } from '../search/prospect.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type Common, commandOf, type Status } from './command.js';
import { inputOf } from './input.js';
import { BATCH, flag, INPUT, jobsOf, option, PUZZLES, several, TIME_LIMIT } from './options.js';
import { reachedText, readRecord, whereIs } from './puzzle.js';
import { inRows, rowAnswer, sheetNamed } from './sheet.js';
import { SHEET } from './sheet-options.js';

export interface CheckOptions extends Common {
  readonly minimal: boolean;
  /** Count no more solutions than these. */
  readonly count: number;
  readonly milliseconds: number;
}

/** Where threads find it, here and in the bundle. */
const MODULE = new URL('check.js', import.meta.url);

export const command = commandOf({
  operands: PUZZLES,
  options: {
    ...INPUT,
    ...BATCH,
    ...TIME_LIMIT,
    ...SHEET,
    minimal: flag('--minimal', 'also whether every given is needed'),
    count: option('--count <number>', 'how far to count solutions', several, '1000'),
  },
  async run(operands, words, terminal) {
    const { json, minimal, count, timeLimit: milliseconds, to, verbose } = words;
    const sheet = sheetNamed(to, words);
    const input = inputOf(operands, words, terminal);
    const { colour } = terminal;
    const options = { ...input.expected, verbose, json, inBlocks: false, colour, minimal, count, milliseconds };
    const threads = { module: MODULE, name: sheet ? 'checkRow' : 'check', jobs: jobsOf(words.jobs, terminal) };
    if (!sheet) return overRecords(input, check, options, terminal, threads);
    const added = ['solutions', ...(minimal ? ['minimal'] : []), 'remark'];
    const { rows, ...others } = await inRows(input, sheet, { added });
    return overRecords(others.input, checkRow, { ...options, ...rows }, terminal, threads);
  },
});

/** What is told of a puzzle, in a row of a sheet. */
export const checkRow = (record: PuzzleRecord, options: CheckOptions): Answer =>
  rowAnswer(record, options, check, ({ solutions, atLeast, minimal, conflicts = [] }: JsonCheck, remark) => {
    const clashing = conflicts.map(({ digit, house, index }) => `${digit} stands twice in ${house} ${index}`);
    const told = [remark, ...(atLeast ? ['there may be more solutions'] : []), ...clashing].filter(Boolean);
    return [solutions, ...(options.minimal ? [minimal] : []), told.join('; ')];
  });

export function check(record: PuzzleRecord, options: CheckOptions): Answer {
  const read = readRecord(record, options);
  if (read.failed) return read.failed;
  const { puzzle } = read.reading;
  const time = clock(options.milliseconds, options.interrupt);
  const seen = checked(puzzle, time, options.count, options.minimal);
  const { result, minimal, spare } = seen;
  const isOpen = result.ended === 'cut' && result.solutions.length < 2;
  const isOne = isOnly(result);
  const isCut = result.ended === 'cut' || (minimal && isOne && !spare);
  const notes = isCut ? [`${whereIs(record)}: ${reachedText(options.milliseconds)}`] : [];
  const status: Status = isOpen || (isOne && isCut) ? LIMIT_REACHED : isOne ? 0 : 1;
  const out = options.json ? jsonLine(checkJson(puzzle, seen)) : verdict(puzzle, seen);
  return answer(out, [...read.remarks, ...notes], status, isCut);
}

function verdict({ geometry, values }: Puzzle, { clashes, result, spare }: Checked): string {
  if (clashes.length > 0) return clashes.map((clash) => clashText(geometry, clash)).join('; ');
  if (result.solutions.length > 1) return severalText(result, geometry);
  if (result.ended === 'cut') return 'not settled within the time limit';
  if (result.solutions.length === 0) return 'no solution';
  if (!spare) return 'one solution';
  if (spare.length === 0) return 'one solution, every given needed';
  const names = spare.map((cell) => `${symbolOf(values[cell]!, geometry.size)} in ${cellName(geometry, cell)}`);
  return `one solution, also without ${names.length > 1 ? 'any one of ' : ''}${names.join(', ')}`;
}
