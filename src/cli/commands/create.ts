/** `sudoku create`: makes puzzles on request. */
import { mostDifferent } from '../../bank/diverse.js';
import type { SharedKinds } from '../../bank/kind-set.js';
import { IMPOSSIBLE, LIMIT_REACHED } from '../../batch/answer.js';
import { SHORT_HEAD_START } from '../../batch/head-start.js';
import { addAnswer, noAnswers, type PortionAnswers } from '../../batch/portion.js';
import { clock, OutOfTime, runsOut } from '../../core/clock.js';
import type { Geometry } from '../../core/geometry.js';
import { wishesIn } from '../../create/clues/wishes.js';
import { NoGrid } from '../../create/fill.js';
import type { Obstacle } from '../../create/givens-obstacle.js';
import { obstacleTo } from '../../create/obstacle.js';
import { seeded } from '../../create/random.js';
import { freshSeed, seedAt } from '../../create/seeds.js';
import { type Spec, specOf } from '../../create/spec.js';
import { variantOf, wantsLayout } from '../../create/variant.js';
import type { Part } from '../../formats/format.js';
import { lossNotes, partsOf } from '../../formats/losses.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { LEVELS } from '../../logic/step/strategy.js';
import { text, whole } from '../../settings/settings.js';
import { withRules } from '../../variants/rules.js';
import { type BatchWork, overRecords } from '../answers/batch.js';
import { REQUEST_OPTIONS } from '../answers/create-options.js';
import { obstacleText, type ParsedRequest, requestOf } from '../answers/create-request.js';
import { type MakeOptions, MODULE, makePuzzle, type Profiled, type ReportOptions } from '../answers/create-work.js';
import { answer, commandOf, formOf, type Status, type Terminal, type Values } from '../command.js';
import { USUAL_NOTES } from '../draw/book-options.js';
import { CANDIDATES, drawingOf, refuseTwoOutputs, themeOption } from '../draw/options.js';
import type { Drawings } from '../draw/writer.js';
import { DRAWN_FORMATS, drawnFormat, isDrawn } from '../drawn-formats.js';
import { beside, idleIf, whenOther } from '../idle.js';
import { timeLimitText } from '../input/puzzle.js';
import { fileName, flag, inGroup, JOBS, jobsOf, option, QUIET, REMARKS, TIME_LIMIT } from '../options.js';
import { OUTPUT } from '../output/options.js';
import { type Progress, UPDATE_INTERVAL } from '../output/progress.js';
import { besideDrawing, layoutIn, layoutOption } from '../to.js';

/** Puzzles made for each that --diverse chooses. */
const CANDIDATES_EACH = 5;

const OPTIONS = {
  ...REQUEST_OPTIONS,
  count: option('--count <number>', 'the number of puzzles', whole(1, Infinity), '1'),
  seed: option('--seed <text>', 'the same seed makes the same puzzles; printed if not given', text),
  against: option('--against <bank>', 'none that is equivalent to a puzzle of this file (folder, pattern)', fileName),
  diverse: idleIf(
    flag('--diverse', `the puzzles whose paths differ most, out of ${CANDIDATES_EACH} times as many`),
    whenOther('--count', (count) => count === 1 && 'with one puzzle: say how many with --count'),
  ),
  comment: idleIf(
    flag('--comment', 'a comment line before each puzzle: grade, seed, techniques'),
    besideDrawing(),
    beside('--json', ', which includes all of it'),
  ),
  to: layoutOption('what to write, if not framed (or clipboard, with --just)', DRAWN_FORMATS),
  ...inGroup('Output', { json: flag('--json', 'one JSON object per puzzle, each on its own line') }),
  ...themeOption(),
  ...CANDIDATES,
  ...OUTPUT,
  ...REMARKS,
  ...QUIET,
  ...JOBS,
  ...TIME_LIMIT,
};

type CreateOptions = Values<typeof OPTIONS>;

export const command = commandOf({
  operands: {
    '[difficulty]': `the difficulty: ${LEVELS.join(', ')}`,
    '[size]': 'rows of the grid: 9 by default',
  },
  options: OPTIONS,
  draws: ({ to }) => isDrawn(to),
  async run(operands, options, terminal) {
    const { milliseconds } = options;
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
const obstacleIn = (parsed: ParsedRequest): Obstacle | undefined =>
  parsed.rules && wantsLayout(parsed.rules) ? undefined : obstacleTo(sampleOf(parsed), parsed.request);

/**
 * Returns the shape of the puzzles, with clues for an example. Without regions if these are still to be drawn, and without
 * clues if these are not found soon.
 */
function sampleOf({ geometry, rules }: ParsedRequest): Geometry {
  if (!rules || wantsLayout(rules)) return geometry;
  try {
    return variantOf(geometry, rules, seeded('sample'), clock(SAMPLE_MILLISECONDS)).geometry;
  } catch (error) {
    if (error instanceof OutOfTime || error instanceof NoGrid) return withRules(geometry, wishesIn(rules).rules);
    throw error;
  }
}

/** Milliseconds for an example of clues. */
const SAMPLE_MILLISECONDS = 1000;

/** Makes the puzzles and writes them in order, each as soon as those before it are written. */
async function makeAll(
  { geometry, rules, request }: ParsedRequest,
  options: CreateOptions,
  terminal: Terminal,
): Promise<Status> {
  const { count, diverse: isProfiled, milliseconds, seed = freshSeed() } = options;
  const candidates = isProfiled ? CANDIDATES_EACH * count : count;
  const jobs = Math.min(jobsOf(options.jobs, terminal), candidates);
  const report = reportOptions(options);
  const drawings = await drawingsOf(options, terminal);
  const form = drawings ? 'data' : formOf(options.json);
  if (options.seed === undefined) terminal.note(`seed: ${seed}`);
  // Regions may be boxes of another shape, which are parts of a puzzle too.
  const ground = sampleOf({ geometry, request, ...(rules && { rules }) });
  const parts: Part[] = [...partsOf({ geometry: ground, values: [] }), ...(report.just ? POSITION : [])];
  if (form === 'text') for (const note of lossNotes(report.format, parts, ground)) terminal.note(`sudoku: ${note}`);
  const making: MakeOptions = {
    box: [geometry.boxRows, geometry.boxColumns],
    request,
    milliseconds,
    language: options.language,
    report,
    isProfiled,
    ...(rules && { rules }),
    ...(options.against !== undefined && { known: await kindsOf(options.against, jobs, options, terminal) }),
    tried: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
    form,
    colour: false,
    inBlocks: false,
    endsAtFailure: true,
  };
  const work: BatchWork<MakeOptions> = {
    work: makePuzzle,
    module: MODULE,
    exportName: 'makePuzzle',
    jobs,
    unfinished: () => answer(''),
    crashed: ({ text }) => answer('', [{ text: crashText(text) }], LIMIT_REACHED),
    ...((isProfiled || drawings) && { headStart: SHORT_HEAD_START }),
    ...(isProfiled && { transform: (answers) => mostDifferentOf(answers, count) }),
    ...(drawings && { take: drawings.take }),
  };
  let status: Status | undefined;
  try {
    const progress = progressOf(terminal, specOf(geometry, request), making.tried);
    const input = { records: () => seedRecords(seed, candidates) };
    status = await overRecords(input, work, making, terminal, progress);
    return status;
  } finally {
    // A book that is interrupted has the puzzles made until then.
    await drawings?.close(status !== undefined);
  }
}

/** Records read at a time. */
const SEEDS = 256;

/** Yields records whose texts are the seeds of the puzzles. */
async function* seedRecords(seed: string, count: number): AsyncGenerator<readonly PuzzleRecord[], void, void> {
  for (let from = 0; from < count; from += SEEDS)
    yield Array.from({ length: Math.min(SEEDS, count - from) }, (_, index) => ({
      text: seedAt(seed, from + index),
      line: from + index + 1,
    }));
}

async function kindsOf(
  bank: string,
  jobs: number,
  { milliseconds, language }: CreateOptions,
  terminal: Terminal,
): Promise<SharedKinds> {
  const { kindsIn } = await import('../answers/labelled.js');
  return (await kindsIn(bank, '--against', { solution: false, milliseconds, language }, jobs, terminal)).shared();
}

function reportOptions({ to, just, comment }: CreateOptions): ReportOptions {
  return { format: layoutIn(to) ?? (just ? 'clipboard' : 'framed'), comment, just };
}

/** Prepares to draw what is made, if a drawing is asked for. */
async function drawingsOf(options: CreateOptions, terminal: Terminal): Promise<Drawings | undefined> {
  const drawn = drawnFormat(options.to);
  if (!drawn) return undefined;
  refuseTwoOutputs(options.json, `--to ${drawn}`);
  const { drawingsFor } = await import('../draw/writer.js');
  return drawingsFor(terminal, drawingOf({ ...options, notes: USUAL_NOTES }, drawn), options.count);
}

/** The parts of a position that a puzzle of givens does not have. */
const POSITION: readonly Part[] = ['candidates', 'givens'];

/**
 * Yields the `count` puzzles whose profiles differ most, of those made before a failure or an interrupt too, with the
 * remarks on it.
 */
async function* mostDifferentOf(
  answers: AsyncIterable<PortionAnswers>,
  count: number,
): AsyncGenerator<PortionAnswers, void, void> {
  const made: Profiled[] = [];
  let last = noAnswers();
  for await (const portion of answers) {
    made.push(...(portion.found as Profiled[]));
    last = { ...last, remarks: [...portion.remarks], status: portion.status };
    if (portion.status !== 0) break;
  }
  const places = mostDifferent(
    made.map(({ profile }) => profile),
    count,
  );
  for (const place of places)
    addAnswer(last, { text: '' }, { ...made[place]!, ...answer(made[place]!.out) }, { inBlocks: false });
  yield last;
}

const crashText = (seed: string): string =>
  `sudoku: two threads died while they made the puzzle of seed ${seed}, perhaps from lack of memory: try it without --jobs`;

/** Seconds without a puzzle after which the progress line names the requirements that make it rare. */
const RARE_AFTER = 1;

/**
 * Shows the puzzles made, the drafts that all threads have tried (`tried`) and the rate; also the requirements, if no
 * puzzle was made for a while.
 */
function progressOf(terminal: Terminal, { aims }: Spec, tried: Int32Array): Progress {
  const wanted = aims.map(({ name }) => name).join(' and ');
  const start = performance.now();
  let made = 0;
  const show = (): void => {
    const drafts = Atomics.load(tried, 0);
    const seconds = (performance.now() - start) / 1000;
    const isRare = made === 0 && drafts > 0 && seconds > RARE_AFTER;
    const rare = isRare && wanted ? `; rare: ${wanted}` : '';
    terminal.progress?.(`${made} made, ${drafts} tried, ${(made / seconds).toFixed(1)} a second${rare}`);
  };
  const timer = terminal.progress && setInterval(show, UPDATE_INTERVAL).unref();
  const clear = (): void => terminal.progress?.('');
  return {
    show,
    expect: () => {},
    add(count) {
      made += count;
      show();
    },
    clear,
    end() {
      clearInterval(timer);
      clear();
    },
  };
}
