/** `sudoku solve`: the solution by exact search, or the path to it. */
import { LIMIT_REACHED } from '../../batch/answer.js';
import { INTERRUPTED } from '../../batch/interrupt.js';
import type { StatusCounts } from '../../batch/portion.js';
import { isOneLine } from '../../formats/format.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { SHEETS } from '../../formats/sheet/cells.js';
import { formatLike } from '../../formats/text/layout.js';
import { type Solution, solutionJson } from '../../render/json/solve.js';
import { prospectOf } from '../../search/check.js';
import { solutionsOf } from '../../search/full-grid.js';
import { type BatchWork, overRecords } from '../answers/batch.js';
import { workOn } from '../answers/forms.js';
import { solvePlainLine } from '../answers/plain-line.js';
import { asRows, sheetNamed } from '../answers/sheet.js';
import { lossesIn, SOLVE_OPTIONS, type SolveOptions, solutionOf } from '../answers/solution.js';
import {
  type Answer,
  answer,
  commandOf,
  type Status,
  type Terminal,
  UsageError,
  type Values,
  valuesAmong,
} from '../command.js';
import { STEP_TITLE, stepDrawing, themeOption, whenDrawn } from '../draw/options.js';
import { DRAWN_FORMATS, drawnFormat, isDrawn } from '../drawn-formats.js';
import { type Idle, idleIf, lacking } from '../idle.js';
import { type Input, inputOf, toldOf } from '../input/input.js';
import { lengthOf, lengthOptions, VERBOSE } from '../length-options.js';
import {
  BATCH,
  fileName,
  INPUT,
  jobsOf,
  LADDER,
  LANGUAGE,
  option,
  PUZZLES,
  screenOf,
  TIME_LIMIT,
  textAmong,
  withoutUndefined,
} from '../options.js';
import { OUTPUT } from '../output/options.js';
import { PAGER, withPager } from '../output/pager.js';
import { layoutIn, layoutOption } from '../to.js';

/** Names that are read with the catalogue, which takes a while to load. */
const strategyNames = textAmong('strategies');

/** Options that show the path or its end, which the order of strategies changes. */
const OF_PATH = [
  ...['--explain', '--brief', '--json', '--grid', '--steps', '--from-level', '--to-level', '--shortest', '--one-step'],
  ...['--proof', '--max-level', '--strategy', '--without'],
];

/** True if what `--to` names is drawn from the path, or is a sheet, which refuses it. */
const showsPathIn = (to: unknown): boolean => to !== undefined && layoutIn(to) === undefined;

/** Where only the solution is shown, whatever the path to it. */
const withoutPath: Idle = {
  beside: [...OF_PATH, '--no-guess', '--to'],
  reason: (other) =>
    lacking(...OF_PATH).reason(other) &&
    other('--no-guess') === true &&
    !showsPathIn(other('--to')) &&
    'without --explain',
};

const OPTIONS = {
  ...SOLVE_OPTIONS,
  ...lengthOptions(),
  ladder: idleIf(LADDER.ladder, withoutPath),
  strategy: option(
    '--strategy <names>',
    'only these strategies, or families: names with commas between',
    strategyNames,
  ),
  without: option('--without <names>', 'all strategies except these, or families', strategyNames),
  order: idleIf(
    option(
      '--order <file>',
      'look for strategies in the order of a file, one per line; strategies that it does not name come last',
      fileName,
    ),
    withoutPath,
  ),
  ...INPUT,
  ...VERBOSE,
  to: layoutOption('what to write, if not the layout of the puzzle', [...SHEETS, ...DRAWN_FORMATS]),
  ...themeOption(DRAWN_FORMATS, whenDrawn('html', 'with a walkthrough: it follows the reader')),
  ...STEP_TITLE,
  ...OUTPUT,
  ...LANGUAGE,
  ...PAGER,
  ...BATCH,
  ...TIME_LIMIT,
};

type Args = Values<typeof OPTIONS>;

export const command = commandOf({
  operands: PUZZLES,
  options: OPTIONS,
  draws: ({ to }) => isDrawn(to),
  async run(operands, args, terminal) {
    const { to } = args;
    const sheet = sheetNamed(to, args);
    const way = pathKindOf(args);
    const drawn = drawnFormat(to);
    if (way && drawn) throw new UsageError(`--${way} is printed as text or --json only: leave out --to ${to}`);
    const input = inputOf(operands, args, terminal);
    const options = await solveOptions(args, input, terminal);
    if (sheet && options.ladder !== undefined)
      throw new UsageError(
        `--to ${sheet} writes the solution of each row and no more: leave out --explain, --ladder, --max-level and --no-guess`,
      );
    const jobs = jobsOf(args.jobs, terminal);
    if (drawn) {
      if (args.proof !== undefined) throw new UsageError('--proof and a drawing exclude each other: leave one out');
      const drawing = stepDrawing({ ...args, format: drawn });
      const { drawPath, drawSolutions } = await import('../draw/commands.js');
      // A walkthrough is a way to show the solution in HTML.
      const draw = options.ladder === undefined && drawn !== 'html' ? drawSolutions : drawPath;
      return draw(input, { ...options, drawing }, jobs, terminal);
    }
    if (sheet) {
      const { rows, ...others } = await asRows(input, sheet, { added: ['solution', 'remark'] });
      return solveRecords(others.input, { ...options, ...rows }, jobs, args, terminal);
    }
    return solveRecords(input, options, jobs, args, terminal);
  },
});

async function solveRecords(
  input: Input,
  options: SolveOptions,
  jobs: number,
  { pager }: Args,
  terminal: Terminal,
): Promise<Status> {
  const work = options.ladder === undefined ? SEARCH_WORK : await loadClimb();
  return withPager(terminal, options.explain && pager && !input.isTyped, (terminal) =>
    overRecords(input, { ...work, jobs, summary: summaryText }, options, terminal),
  );
}

/** True if an option requests steps or selects some. */
const isExplained = ({ explain, brief, proof, grid, steps, fromLevel, toLevel, shortest, oneStep }: Args): boolean =>
  explain ||
  brief ||
  grid ||
  shortest ||
  oneStep ||
  [proof, steps, fromLevel, toLevel].some((word) => word !== undefined);

async function solveOptions(args: Args, input: Input, terminal: Terminal): Promise<SolveOptions> {
  const { json, guess, ladder, maxLevel } = args;
  const explain = isExplained(args);
  const format = layoutIn(args.to);
  const choice = await chosenStrategies(args);
  const { order, ...allowed } = choice;
  const isOrdered = ladder !== undefined || order !== undefined;
  const showsPath = json || showsPathIn(args.to);
  const isLimited = !guess || maxLevel !== undefined || Object.keys(allowed).length > 0;
  const isClimbed = explain || isLimited || (isOrdered && showsPath);
  return {
    ...valuesAmong(SOLVE_OPTIONS, args),
    ...toldOf(args, input, terminal),
    ...screenOf(terminal),
    ...((json || explain || format) && { inBlocks: !json && (explain || !isOneLine(format!)) }),
    explain,
    pathKind: pathKindOf(args),
    format,
    length: lengthOf(args),
    isNamed: !input.isWrittenOut,
    ladder: isClimbed ? (ladder ?? 'full') : undefined,
    ...choice,
  };
}

/**
 * Returns the ids of the chosen strategies. The catalogue takes a while to load, so it is loaded only for an option
 * that names some.
 */
async function chosenStrategies({
  strategy,
  without,
  order,
}: Args): Promise<Pick<SolveOptions, 'strategy' | 'without' | 'order'>> {
  if ([strategy, without, order].every((word) => word === undefined)) return {};
  const { strategyIdsAmong, strategyIdsIn } = await import('../input/strategy-names.js');
  const left = without === undefined ? undefined : strategyIdsAmong(without);
  const used = strategy === undefined ? undefined : strategyIdsAmong(strategy);
  if (used?.every((id) => left?.includes(id)))
    throw new UsageError('--without leaves out all that --strategy names: no strategy is left');
  return withoutUndefined({
    strategy: used,
    without: left,
    order: order === undefined ? undefined : strategyIdsIn(order),
  });
}

/** Returns the kind of path to search for, if any. Throws a UsageError for two kinds. */
function pathKindOf({ shortest, oneStep }: Args): SolveOptions['pathKind'] {
  if (shortest && oneStep) throw new UsageError('--shortest and --one-step exclude each other: give one');
  return shortest ? 'shortest' : oneStep ? 'one-step' : undefined;
}

/** The work on a record, and the module that workers import it from. */
type RecordWork = Pick<BatchWork<SolveOptions>, 'work' | 'module' | 'exportName'>;

/** Loads the work with strategies, which take a while to load. Exact search does without them. */
async function loadClimb(): Promise<RecordWork> {
  const { climb: work, MODULE: module } = await import('../answers/climb.js');
  return { work, module, exportName: 'climb' };
}

export function solve(record: PuzzleRecord, options: SolveOptions): Answer {
  const line = wantsLine(options) ? solvePlainLine(record) : undefined;
  return line === undefined ? solveAnyText(record, options) : answer(line);
}

/** Sums up the puzzles of several files: `12 puzzles: 10 solved, 1 not solved, 1 not read`. */
function summaryText(counts: StatusCounts): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = STATUS_NAMES.flatMap(([status, name]) => (counts[status] ? [`${counts[status]} ${name}`] : []));
  return `${all} ${all === 1 ? 'puzzle' : 'puzzles'}: ${parts.join(', ')}`;
}

const STATUS_NAMES: readonly (readonly [Status, string])[] = [
  [0, 'solved'],
  [1, 'not solved'],
  [2, 'not read'],
  [LIMIT_REACHED, 'cut short by a limit'],
  [INTERRUPTED, 'interrupted'],
];

const SEARCH_WORK: RecordWork = { work: solve, module: new URL('solve.js', import.meta.url), exportName: 'solve' };

/** True if the options allow the fast path for a 9×9 grid in a line. */
const wantsLine = ({ form, format = 'line', box: [rows, columns] = [3, 3], rules }: SolveOptions): boolean =>
  !rules && form === 'text' && format === 'line' && rows === 3 && columns === 3;

const solveAnyText = workOn<SolveOptions, Solution>(
  (reading, options, clock, { text }) => {
    const { puzzle } = reading;
    const prospect = prospectOf(puzzle, clock, {}, solutionsOf);
    const found = solutionOf(reading, prospect, options);
    if (found.failed) return found.failed;
    const { solution, remarks } = found;
    return {
      text: () => formatLike(text, reading, solution, options.format),
      data: () => solutionJson(puzzle, prospect),
      remarks: [...remarks, ...lossesIn(options, { geometry: puzzle.geometry, values: solution })],
      status: prospect.result.ended === 'cut' ? LIMIT_REACHED : 0,
    };
  },
  { cells: ({ solution }, remark) => [solution, remark] },
);
