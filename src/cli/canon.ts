/** `sudoku canon`: the least form of a puzzle, or whether it is another one in a new dress. */
import { LIMIT_REACHED } from '../batch/answer.js';
import { TooManyAlike } from '../canon/arrangements.js';
import { leastForm } from '../canon/least.js';
import { movesOf } from '../canon/moves.js';
import { sameness } from '../canon/sameness.js';
import type { Transform } from '../canon/transform.js';
import { type Clock, clock, OutOfTime } from '../core/clock.js';
import { clashes, givensOf, type Puzzle } from '../core/puzzle.js';
import { readAny } from '../formats/exchange/any.js';
import { formatLine } from '../formats/line.js';
import { Misread } from '../formats/misread.js';
import type { PuzzleRecord } from '../formats/record.js';
import { symbolOf } from '../formats/symbols.js';
import { canonJson, samenessJson } from '../render/json/canon.js';
import { jsonLine } from '../render/json/line.js';
import { failureJson, puzzleJson } from '../render/json/puzzle.js';
import { clashText } from '../render/reason.js';
import { uniqueSolution } from '../search/search.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type Common, commandOf, type Status, UsageError } from './command.js';
import { type Input, inputOf } from './input.js';
import { flag, INPUT, JOBS, jobsOf, option, PUZZLES, TIME_LIMIT, text } from './options.js';
import { failure, reachedText, readRecord, shapeOf, whereIs } from './puzzle.js';

export interface CanonOptions extends Common {
  /** The form of the solution, not of the puzzle. */
  readonly solution: boolean;
  readonly automorphisms: boolean;
  /** The puzzle that each is compared with, in JSON. */
  readonly same?: string;
  readonly milliseconds: number;
}

/** The module that workers import the work from, here and in the bundle. */
const MODULE = new URL('canon.js', import.meta.url);

export const command = commandOf({
  operands: PUZZLES,
  options: {
    ...INPUT,
    ...JOBS,
    ...TIME_LIMIT,
    solution: flag('--solution', 'the form of the solution grid, where there is one solution'),
    automorphisms: flag('--automorphisms', 'also how many arrangements leave the grid as it is but for its digits'),
    same: option('--same <puzzle>', 'tell whether each is this puzzle in another dress, and by which moves', text),
  },
  idle: ({ same, json }) => ({
    automorphisms: same !== undefined ? 'with --same' : json && 'with --json, which tells it',
  }),
  async run(operands, words, terminal) {
    const { json, verbose, solution, automorphisms, same, timeLimit: milliseconds } = words;
    const input = inputOf(operands, words, terminal);
    const { expected } = input;
    const common = { ...expected, verbose, json, inBlocks: false, colour: terminal.colour };
    const other = same === undefined ? {} : { same: await textOf(inputOf([same], words, terminal), expected) };
    const options: CanonOptions = { ...common, solution, automorphisms, milliseconds, ...other };
    const threads = { module: MODULE, name: 'canon', jobs: jobsOf(words.jobs, terminal) };
    return overRecords(input, canon, options, terminal, threads);
  },
});

/** The one puzzle of an operand, in JSON, which tells its shape. Throws a UsageError where it is none, or several. */
async function textOf(input: Input, expected: Pick<Common, 'box' | 'from'>): Promise<string> {
  const records: PuzzleRecord[] = [];
  for await (const read of input.records()) records.push(...read);
  const [record] = records;
  if (!record || records.length > 1) throw new UsageError(`--same takes one puzzle, not ${records.length}`);
  try {
    return jsonLine(puzzleJson(givensOf(readAny(record.text, shapeOf(expected), expected.from).puzzle)));
  } catch (error) {
    if (error instanceof Misread) throw new UsageError(`--same takes a puzzle: ${error.message}`);
    throw error;
  }
}

export function canon(record: PuzzleRecord, options: CanonOptions): Answer {
  const read = readRecord(record, options);
  if (read.failed) return read.failed;
  const told = answerOn(record, read.reading.puzzle, options);
  return { ...told, notes: [...read.remarks, ...told.notes] };
}

function answerOn(record: PuzzleRecord, puzzle: Puzzle, options: CanonOptions): Answer {
  const { json, milliseconds, interrupt } = options;
  const failed = (reason: string, status: Status): Answer =>
    failure(whereIs(record), reason, status, json && failureJson(reason, puzzle));
  const [clash] = clashes(puzzle);
  if (clash) return failed(clashText(puzzle.geometry, clash), 1);
  const time = clock(milliseconds, interrupt);
  try {
    const grid = options.solution ? solved(puzzle) : givensOf(puzzle);
    if (!grid) return failed('there is not one solution', 1);
    return options.same === undefined ? formOf(puzzle, grid, options, time) : compared(puzzle, grid, options, time);
  } catch (error) {
    if (error instanceof OutOfTime) return failed(reachedText(milliseconds), LIMIT_REACHED);
    if (error instanceof TooManyAlike) return failed(error.message, LIMIT_REACHED);
    throw error;
  }
}

function solved(puzzle: Puzzle): Puzzle | undefined {
  const values = uniqueSolution(givensOf(puzzle));
  return values && { geometry: puzzle.geometry, values };
}

function formOf(puzzle: Puzzle, grid: Puzzle, { json, automorphisms }: CanonOptions, time: Clock): Answer {
  const { geometry } = grid;
  const form = leastForm(geometry, grid.values, time);
  if (json) return answer(jsonLine(canonJson(puzzle, form)));
  const line = formatLine({ geometry, values: form.values });
  return answer(automorphisms ? `${line} # automorphisms ${form.automorphisms}` : line);
}

function compared(puzzle: Puzzle, grid: Puzzle, options: CanonOptions, time: Clock): Answer {
  const other = readAny(options.same!).puzzle;
  const of = options.solution ? solved(other) : other;
  const transform = of && sameness(of, grid, time);
  const status = transform ? 0 : 1;
  if (options.json) return answer(jsonLine(samenessJson(puzzle, transform)), [], status);
  return answer(transform ? movesText(transform) : 'another puzzle', [], status);
}

/** The moves in one line: only those that change anything. */
function movesText(transform: Transform): string {
  const { size } = transform.to;
  const { turned, rows, columns, digits } = movesOf(transform);
  const isMoved = (order: readonly number[]): boolean => order.some((number, index) => number !== index + 1);
  const symbols = digits.map((digit) => symbolOf(digit - 1, size));
  const moves = [
    ...(turned ? ['rows and columns exchanged'] : []),
    ...(isMoved(rows) ? [`rows in the order ${rows.join(' ')}`] : []),
    ...(isMoved(columns) ? [`columns in the order ${columns.join(' ')}`] : []),
    ...(isMoved(digits) ? [`digits 1 to ${symbolOf(size - 1, size)} written as ${symbols.join(' ')}`] : []),
  ];
  return `the same puzzle: ${moves.length > 0 ? moves.join('; then ') : 'nothing is moved'}`;
}
