/** `sudoku canon`: the least form of a puzzle, or the moves that turn it into an equivalent one. */
import { leastForm, NO_LEAST_FORM, sameness } from '../../canon/least.js';
import { movesOf } from '../../canon/moves.js';
import type { Transform } from '../../canon/transform.js';
import type { Clock } from '../../core/clock.js';
import { givensOf, type Puzzle } from '../../core/puzzle.js';
import { readAny, readLoaded } from '../../formats/exchange/any.js';
import { Misread } from '../../formats/misread.js';
import { formatMoves } from '../../formats/moves.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { formatLine } from '../../formats/text/line.js';
import { canonJson, samenessJson } from '../../render/json/canon.js';
import { jsonLine } from '../../render/json/line.js';
import { failureJson, puzzleJson } from '../../render/json/puzzle.js';
import { measuresIn } from '../../render/language/measures.js';
import { overRecords } from '../answers/batch.js';
import { workOn } from '../answers/forms.js';
import { solutionOf, withGrid } from '../answers/grid.js';
import { type Common, commandOf, type Result, type Told, UsageError, type Values, valuesAmong } from '../command.js';
import { beside, idleIf } from '../idle.js';
import { type Input, inputOf, toldOf } from '../input/input.js';
import { failure } from '../input/puzzle.js';
import { expectedShape } from '../input/shape.js';
import { flag, INPUT, JOBS, jobsOf, option, PUZZLES, REMARKS, TIME_LIMIT, textAmong } from '../options.js';
import { OUTPUT } from '../output/options.js';

const CANON_OPTIONS = {
  solution: flag('--solution', 'the form of the solution grid, if there is one solution'),
  automorphisms: idleIf(
    flag('--automorphisms', 'also the number of automorphisms: moves that only rename the digits of the grid'),
    beside('--same'),
    beside('--json', ', which includes it'),
  ),
  same: option(
    '--same <puzzle>',
    'compare each with this puzzle, and print the moves between them if they are equivalent',
    textAmong('files'),
  ),
};

/** What is asked of `sudoku canon`; `same` is the puzzle that each record is compared with, as JSON. */
export type CanonOptions = Told & Values<typeof CANON_OPTIONS>;

/** The module that workers import the work from, here and in the bundle. */
const MODULE = new URL('canon.js', import.meta.url);

export const command = commandOf({
  operands: PUZZLES,
  options: {
    ...INPUT,
    ...JOBS,
    ...OUTPUT,
    ...TIME_LIMIT,
    ...REMARKS,
    ...CANON_OPTIONS,
  },
  async run(operands, args, terminal) {
    const { same } = args;
    const input = inputOf(operands, args, terminal);
    const options: CanonOptions = {
      ...valuesAmong(CANON_OPTIONS, args),
      ...toldOf(args, input, terminal),
      same: same === undefined ? undefined : await textOf(inputOf([same], args, terminal), input.expected),
      inBlocks: false,
    };
    const work = { work: canon, module: MODULE, exportName: 'canon', jobs: jobsOf(args.jobs, terminal) };
    return overRecords(input, work, options, terminal);
  },
});

/**
 * Returns the only puzzle of an operand as JSON, which states its shape. Throws a UsageError if there is none, or more
 * than one.
 */
async function textOf(input: Input, expected: Pick<Common, 'box' | 'from'>): Promise<string> {
  const records: PuzzleRecord[] = [];
  for await (const read of input.records()) records.push(...read);
  const [record] = records;
  if (!record || records.length > 1) throw new UsageError(`--same takes one puzzle, not ${records.length}`);
  try {
    return jsonLine(puzzleJson(givensOf((await readAny(record.text, expectedShape(expected), expected.from)).puzzle)));
  } catch (error) {
    if (error instanceof Misread) throw new UsageError(`--same takes a puzzle: ${error.message}`);
    throw error;
  }
}

export const canon = workOn((reading, options: CanonOptions, clock) => {
  const { puzzle } = reading;
  if (!puzzle.geometry.isPlain) return failure(NO_LEAST_FORM, 1, failureJson(NO_LEAST_FORM, puzzle));
  return withGrid(reading, options, clock, (grid) =>
    options.same === undefined ? leastFormOf(puzzle, grid, options, clock) : comparison(puzzle, grid, options, clock),
  );
});

function leastFormOf(puzzle: Puzzle, grid: Puzzle, { automorphisms }: CanonOptions, clock: Clock): Result {
  const { geometry } = grid;
  const form = leastForm(geometry, grid.values, clock);
  const line = (): string => formatLine({ geometry, values: form.values });
  return {
    text: () => (automorphisms ? `${line()} # automorphisms ${form.automorphisms}` : line()),
    data: () => canonJson(puzzle, form),
  };
}

function comparison(puzzle: Puzzle, grid: Puzzle, options: CanonOptions, clock: Clock): Result {
  const other = readLoaded(options.same!).puzzle;
  const of = options.solution ? solutionOf(other) : other;
  const transform = of && sameness(of, grid, clock);
  const { anotherPuzzle, movesApart } = measuresIn(options.language);
  return {
    text: () => (transform ? movesText(transform) : anotherPuzzle),
    sharedRemarks: transform && movesApart && options.form === 'text' ? [movesApart] : [],
    data: () => samenessJson(puzzle, transform),
    status: transform ? 0 : 1,
  };
}

function movesText(transform: Transform): string {
  const moves = formatMoves(movesOf(transform));
  return `the same puzzle: ${moves === '' ? 'nothing is moved' : moves}`;
}
