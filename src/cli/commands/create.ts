/** `sudoku create`: makes puzzles on request. */
import { mostDifferent, type ProfileFigures } from '../../bank/diverse.js';
import type { SharedKinds } from '../../bank/kind-set.js';
import { IMPOSSIBLE, LIMIT_REACHED } from '../../batch/answer.js';
import { Interrupted } from '../../batch/interrupt.js';
import { HEAD_START, runInOrder, WORKER_QUEUE } from '../../batch/scheduler.js';
import { clock, runsOut } from '../../core/clock.js';
import type { Obstacle } from '../../create/givens-obstacle.js';
import { obstacleTo } from '../../create/obstacle.js';
import { freshSeed, seedAt } from '../../create/seeds.js';
import { specOf } from '../../create/spec.js';
import { wantsLayout } from '../../create/variant.js';
import type { Part } from '../../formats/format.js';
import { lossNotes, partsOf } from '../../formats/losses.js';
import { LEVELS } from '../../logic/step/strategy.js';
import { withRules } from '../../variants/rules.js';
import { progressOf } from '../answers/create-progress.js';
import { obstacleText, type ParsedRequest, REQUEST_OPTIONS, requestOf } from '../answers/create-request.js';
import { type CreateTask, MODULE, makeOnMain, type ReportOptions, type Result } from '../answers/create-work.js';
import { commandOf, type Status, type Terminal, type Values } from '../command.js';
import { BOOK, DRAWING, drawingOf, drawnFormat, refuseTwoOutputs, unusedDrawingOptions } from '../draw/options.js';
import { timeLimitText } from '../input/puzzle.js';
import {
  fileName,
  flag,
  formatOf,
  formatOr,
  JOBS,
  jobsOf,
  option,
  positiveInteger,
  TIME_LIMIT,
  text,
} from '../options.js';
import { type Output, outputOf } from '../output/output.js';

/** Puzzles made for each that --diverse chooses. */
const CANDIDATES = 5;

const OPTIONS = {
  format: formatOr('framed (or clipboard, with --just)'),
  ...JOBS,
  ...DRAWING,
  ...BOOK,
  ...REQUEST_OPTIONS,
  count: option('--count <number>', 'the number of puzzles', positiveInteger, '1'),
  seed: option('--seed <text>', 'the same seed makes the same puzzles; printed if not given', text),
  ...TIME_LIMIT,
  freshFrom: option(
    '--fresh-from <bank>',
    'none that is equivalent to a puzzle of this file (folder, pattern)',
    fileName,
  ),
  diverse: flag('--diverse', `the puzzles whose paths differ most, out of ${CANDIDATES} times as many`),
  output: option('--output <file>', 'write to this file instead of standard output', fileName),
  comment: flag('--comment', 'a comment line before each puzzle: grade, seed, techniques'),
  json: flag('--json', 'one JSON object per puzzle, each on its own line'),
};

type CreateOptions = Values<typeof OPTIONS>;

export const command = commandOf({
  operands: {
    '[difficulty]': `the difficulty: ${LEVELS.join(', ')}`,
    '[size]': 'rows of the grid: 9 by default',
  },
  options: OPTIONS,
  unused({ format, json, count }) {
    const drawn = drawnFormat(format);
    return {
      ...unusedDrawingOptions(drawn),
      comment: drawn ? `with --format ${drawn}` : json && 'with --json, which includes all of it',
      format: json && !drawn && 'with --json',
      diverse: count === 1 && 'with one puzzle: say how many with --count',
    };
  },
  async run(operands, options, terminal) {
    const { timeLimit: milliseconds } = options;
    let parsed: ParsedRequest | undefined;
    runsOut(() => {
      parsed = requestOf(operands, options, clock(milliseconds));
    });
    if (!parsed) {
      terminal.note(`sudoku: ${timeLimitText(milliseconds)}: the puzzle of --like is not graded`);
      return LIMIT_REACHED;
    }
    const obstacle = obstacleIn(parsed);
    if (!obstacle) return makeAll(parsed, options, terminal);
    terminal.note(`sudoku: ${obstacleText(obstacle)}`);
    return IMPOSSIBLE;
  },
});

/** Returns the known obstacle to a request; none while its regions are still to be drawn. */
const obstacleIn = ({ geometry, rules, request }: ParsedRequest): Obstacle | undefined =>
  rules && wantsLayout(rules) ? undefined : obstacleTo(rules ? withRules(geometry, rules) : geometry, request);

/** Makes the puzzles and writes them in order, each as soon as those before it are written. */
async function makeAll(
  { geometry, rules, request }: ParsedRequest,
  options: CreateOptions,
  terminal: Terminal,
): Promise<Status> {
  const { count, diverse: isProfiled, timeLimit: milliseconds, seed = freshSeed() } = options;
  const candidates = isProfiled ? CANDIDATES * count : count;
  const jobs = Math.min(jobsOf(options.jobs, terminal), candidates);
  const report = reportOptions(options);
  const output = await outputFor(options, terminal);
  if (options.seed === undefined) terminal.note(`seed: ${seed}`);
  // Regions may be boxes of another shape, which are parts of a puzzle too.
  const ground = rules && !wantsLayout(rules) ? withRules(geometry, rules) : geometry;
  const parts: Part[] = [...partsOf({ geometry: ground, values: [] }), ...(report.just ? POSITION : [])];
  if (!report.json) for (const note of lossNotes(report.format, parts, ground)) terminal.note(`sudoku: ${note}`);
  const shared: Omit<CreateTask, 'seed'> = {
    box: [geometry.boxRows, geometry.boxColumns],
    request,
    milliseconds,
    report,
    isProfiled,
    ...(rules && { rules }),
    ...(options.freshFrom !== undefined && { known: await kindsOf(options.freshFrom, jobs, options, terminal) }),
    tried: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  };
  const progress = progressOf(terminal, specOf(geometry, request), shared.tried);
  let isComplete = false;
  /** True if an interrupt leaves the part of a text file that was made beside its place. */
  let leavesPart = false;
  try {
    const results = resultsOf(tasksOf(shared, seed, candidates), jobs, terminal.mainThreadLimit);
    for await (const result of isProfiled ? mostDifferentOf(results, count) : results) {
      progress.clear();
      if (result.text === undefined) {
        terminal.note(result.shortfall);
        isComplete = progress.made > 0;
        return result.isImpossible ? IMPOSSIBLE : LIMIT_REACHED;
      }
      const gap = progress.made > 0 && result.text.includes('\n') ? '\n' : '';
      await output.write(`${gap}${result.text}\n`);
      progress.add();
    }
    isComplete = true;
    return 0;
  } catch (error) {
    const isDrawn = drawnFormat(options.format) !== undefined;
    leavesPart = error instanceof Interrupted && !isDrawn;
    // A book has the puzzles made until then.
    isComplete = error instanceof Interrupted && isDrawn;
    throw error;
  } finally {
    progress.end();
    if (!leavesPart) await output.close(isComplete);
  }
}

/** Yields tasks that differ in their seeds alone. */
async function* tasksOf(
  shared: Omit<CreateTask, 'seed'>,
  seed: string,
  count: number,
): AsyncGenerator<CreateTask[], void, void> {
  for (let index = 0; index < count; index++) yield [{ ...shared, seed: seedAt(seed, index) }];
}

async function kindsOf(
  bank: string,
  jobs: number,
  { timeLimit: milliseconds }: CreateOptions,
  terminal: Terminal,
): Promise<SharedKinds> {
  const { kindsIn } = await import('../answers/labelled.js');
  return (await kindsIn(bank, '--fresh-from', { solution: false, milliseconds }, jobs, terminal)).shared();
}

function reportOptions({ format, json, just, comment }: CreateOptions): ReportOptions {
  const isDrawn = drawnFormat(format) !== undefined;
  return {
    json: json || isDrawn,
    format: (isDrawn ? undefined : formatOf(format)) ?? (just ? 'clipboard' : 'framed'),
    comment,
    just,
  };
}

/** Opens the output. Drawings are made from the JSON of each puzzle when it is written. */
async function outputFor(options: CreateOptions, terminal: Terminal): Promise<Output> {
  const drawn = drawnFormat(options.format);
  if (!drawn) return outputOf(options.output, terminal);
  refuseTwoOutputs(options.json, `--format ${drawn}`);
  const { drawnTerminal } = await import('../draw/writer.js');
  const { write, end } = drawnTerminal(terminal, drawingOf(options, drawn), options.count);
  return { write, close: (isComplete) => (isComplete ? end() : undefined) };
}

/** The parts of a position that a puzzle of givens does not have. */
const POSITION: readonly Part[] = ['candidates', 'givens'];

/**
 * Yields the `count` results whose profiles differ most, of those made before an interrupt too, then the first failure,
 * if any. Throws Interrupted at the end.
 */
async function* mostDifferentOf(results: AsyncIterable<Result>, count: number): AsyncGenerator<Result, void, void> {
  const made: Result[] = [];
  const profiles: ProfileFigures[] = [];
  let failure: Result | undefined;
  let interrupted: Interrupted | undefined;
  try {
    for await (const result of results) {
      if (result.text === undefined) failure = result;
      else {
        made.push(result);
        profiles.push(result.profile!);
      }
      if (failure) break;
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    interrupted = error;
  }
  for (const place of mostDifferent(profiles, count)) yield made[place]!;
  if (interrupted) throw interrupted;
  if (failure) yield failure;
}

/** Puzzles per thread that may be started before the oldest of them is done. */
const AHEAD = 16;

/**
 * Returns the results of tasks, in order. A puzzle with a draft that exceeds the limit of the main thread starts again
 * on a worker, in the time that is left for it. Throws Interrupted after the last finished result.
 */
const resultsOf = (
  tasks: AsyncIterator<readonly CreateTask[]>,
  threads: number,
  mainThreadLimit = Infinity,
): AsyncGenerator<Result, void, void> =>
  runInOrder(tasks, {
    async attempt(items, interrupt) {
      const [task] = items;
      const started = performance.now();
      const result = await makeOnMain(task!, mainThreadLimit, interrupt);
      if (result) return [{ items, results: [result] }];
      return [{ items: [{ ...task!, spent: performance.now() - started }], isSlow: true }];
    },
    message: ([task]) => task,
    workerModule: MODULE,
    crashed: ({ seed }) => ({ shortfall: crashText(seed) }),
    *afterInterrupt(left) {
      for (const { results = [] } of left) yield* results;
      throw new Interrupted();
    },
    threads,
    headStart: HEAD_START,
    queueLength: WORKER_QUEUE,
    capacity: AHEAD,
  });

const crashText = (seed: string): string =>
  `sudoku: two threads died while they made the puzzle of seed ${seed}, perhaps from lack of memory: try it without --jobs`;
