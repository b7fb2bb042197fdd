/**
 * Makes one puzzle of `sudoku create` on any thread: takes a task as plain data, returns the text to write or the
 * reason for the failure.
 */
import { setImmediate } from 'node:timers/promises';
import { figuresIn, type ProfileFigures } from '../../bank/diverse.js';
import { makingFresh } from '../../bank/fresh.js';
import { KindSet, type SharedKinds } from '../../bank/kind-set.js';
import { profileOf } from '../../bank/profile.js';
import { type Clock, clock, isUp, runsOut } from '../../core/clock.js';
import { Geometry } from '../../core/geometry.js';
import { printable } from '../../core/printable.js';
import type { Aim } from '../../create/aims.js';
import { type Made, making, type Outcome } from '../../create/create.js';
import { gradeOf } from '../../create/evaluation.js';
import { NoGrid } from '../../create/fill.js';
import { seeded } from '../../create/random.js';
import { hintedPosition, justAim } from '../../create/require-aim.js';
import type { Attempt } from '../../create/search.js';
import { type PuzzleRequest, type Spec, scalesIn, specOf } from '../../create/spec.js';
import { type VariantGrid, variantOf } from '../../create/variant.js';
import type { FormatName } from '../../formats/format.js';
import { library } from '../../formats/library.js';
import { formatLine } from '../../formats/line.js';
import { formatNamed } from '../../formats/read.js';
import { berthierText } from '../../render/grade-text.js';
import { madeJson } from '../../render/json/create.js';
import { withDecimals } from '../../render/json/line.js';
import { gradeBerthier } from '../../solver/berthier/rating.js';
import { full } from '../../solver/full.js';
import { gradeSe } from '../../solver/se/grade.js';
import type { GridRules } from '../../variants/rules.js';
import '../../solver/nine/fast.js';

/** The module that workers import the work from, here and in the bundle. */
export const MODULE = new URL('create-work.js', import.meta.url);

export interface CreateTask {
  readonly box: readonly [number, number];
  readonly rules?: GridRules;
  readonly request: PuzzleRequest;
  readonly seed: string;
  readonly milliseconds: number;
  /** The milliseconds of these that the main thread has spent on the puzzle before a worker begins it anew. */
  readonly spent?: number;
  readonly report: ReportOptions;
  /** Kinds of puzzles that must not be made again. */
  readonly known?: SharedKinds;
  /** Drafts that all threads have tried, for the progress line. */
  readonly tried: Int32Array;
  /** True if the result has the profile of the puzzle's path. */
  readonly isProfiled?: boolean;
}

/** The text of the puzzle, or the reason for the failure, and whether no such puzzle can exist. */
export type Result =
  | { readonly text: string; readonly profile?: ProfileFigures }
  | { readonly text?: undefined; readonly shortfall: string; readonly isImpossible?: boolean };

/** Makes the puzzle on a worker. */
export default function makeOnWorker(task: CreateTask): Result {
  const making = makingOne(task, clock(task.milliseconds - (task.spent ?? 0)));
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

/** Thrown when a draft takes so long that the main thread would not see interrupts. */
class DraftTooLong extends Error {}

/** Milliseconds after which the event loop turns. */
const TURN = 50;

/** Makes the puzzle on the main thread. Returns undefined if a draft takes longer than `draftLimit` milliseconds. */
export async function makeOnMain(
  task: CreateTask,
  draftLimit: number,
  interrupt: Int32Array,
): Promise<Result | undefined> {
  const limit = clock(task.milliseconds, interrupt);
  let lastTurn = performance.now();
  let latest = 0;
  const making = makingOne(task, () => {
    limit();
    if (performance.now() > latest) throw new DraftTooLong();
  });
  try {
    for (;;) {
      latest = performance.now() + draftLimit;
      const { done, value } = making.next();
      if (done) return isUp(interrupt) ? undefined : value;
      if (performance.now() - lastTurn < TURN) continue;
      await setImmediate();
      lastTurn = performance.now();
    }
  } catch (error) {
    if (error instanceof DraftTooLong) return undefined;
    throw error;
  }
}

/** Makes the puzzle and its text. Yields after each draft. */
function* makingOne(task: CreateTask, clock: Clock): Generator<void, Result, void> {
  try {
    return yield* makingOn(task, clock);
  } catch (error) {
    if (error instanceof NoGrid)
      return { shortfall: `sudoku: this cannot be: ${error.message}`, isImpossible: error.isProved };
    throw error;
  }
}

/** Makes the puzzle and its text. Throws NoGrid. */
function* makingOn(task: CreateTask, clock: Clock): Generator<void, Result, void> {
  const { request, seed, milliseconds, report, known, isProfiled, rules } = task;
  const random = seeded(seed);
  const base = Geometry.of(...task.box);
  let ground: VariantGrid = { geometry: base };
  if (rules && runsOut(() => (ground = variantOf(base, rules, random, clock))))
    return { shortfall: shortfall({ tried: 0 }, seed, milliseconds, specOf(base)) };
  const asked = specOf(ground.geometry, request, ground.grid);
  const spec = report.just ? { ...asked, aims: [...asked.aims, justAim(request.require ?? [])] } : asked;
  const drafts = known ? makingFresh(spec, random, new KindSet(known), clock) : making(spec, random, clock);
  const outcome = yield* countDrafts(drafts, task.tried);
  if (outcome.made) {
    let result: Result | undefined;
    const { made } = outcome;
    runsOut(() => {
      const text = reportOf(made, seed, request, report, clock);
      result = { text, ...(isProfiled && { profile: figuresIn(profileOf(made.puzzle, full, clock)) }) };
    });
    if (result) return result;
  }
  return { shortfall: shortfall(outcome, seed, milliseconds, spec) };
}

/** Adds the drafts that the generator counts to those of all threads. */
function* countDrafts(drafts: Generator<number, Outcome, void>, tried: Int32Array): Generator<void, Outcome, void> {
  for (let before = 0; ; ) {
    const { done, value } = drafts.next();
    const now = done ? value.tried : value;
    Atomics.add(tried, 0, now - before);
    if (done) return value;
    before = now;
    yield;
  }
}

export interface ReportOptions {
  readonly json: boolean;
  readonly format: FormatName;
  /** True if a comment line precedes each puzzle. */
  readonly comment: boolean;
  /** True if the result is the position in which a hint names the required technique. */
  readonly just: boolean;
}

/** Returns the text of a puzzle in the requested format. Throws OutOfTime when the clock does. */
function reportOf(made: Made, seed: string, request: PuzzleRequest, report: ReportOptions, clock: Clock): string {
  const { json, format, comment, just } = report;
  const position = (just && hintedPosition(made.puzzle, request.require ?? [], clock)) || made.puzzle;
  if (json)
    return withDecimals(madeJson(made, just ? library.format(position) : formatLine(position), seed, request, clock));
  const text = formatNamed(format).format(position);
  return comment ? `# ${summary(made, seed, clock, request)}\n${text}` : text;
}

/** Replaces line ends and tabs in a seed, since a comment is one line. */
const onOneLine = (seed: string): string => printable(seed.replaceAll(/[\r\n\t]+/g, ' '));

/**
 * Returns the comment on a puzzle: `hard 1240, 26 clues, seed abc: 12 naked-single, 2 x-wing`, with the ratings that
 * the request names.
 */
function summary({ puzzle, grade }: Made, seed: string, clock: Clock, request: PuzzleRequest = {}): string {
  const techniques = grade.techniques.map(({ strategy, count }) => `${count} ${strategy.id}`).join(', ');
  const scales = scalesIn(request);
  const rated = [
    request.rating && `, rated ${gradeSe(puzzle, { clock }).er.toFixed(1)}`,
    scales.length > 0 && `, ${berthierText(gradeBerthier(puzzle, scales, clock))}`,
  ];
  return `${grade.level} ${grade.score}${rated.filter(Boolean).join('')}, ${puzzle.clues} clues, seed ${onOneLine(seed)}: ${techniques}`;
}

/** Returns the message for a request that was not met in time: the nearest draft, and the options to loosen. */
function shortfall({ tried, ...outcome }: Outcome, seed: string, milliseconds: number, { aims }: Spec): string {
  const nearest = outcome.made ? undefined : outcome.nearest;
  const wanted = [...new Set([...aims, ...(nearest?.unmet ?? [])].map(({ name }) => name))].join(', ');
  const triedText = tried === 0 ? 'not even the first draft was finished' : `${tried} drafts tried`;
  return [
    `sudoku: not made within ${milliseconds / 1000} s, ${triedText} (seed ${seed})`,
    ...(nearest ? nearestText(nearest, seed) : []),
    ...(tried > 0 && wanted ? [`rare: of ${tried} drafts none meets all of this: ${wanted}`] : []),
    `to loosen: ${[...(nearest?.unmet.map(looseningAdvice) ?? []), 'allow more time (--time-limit)'].join('; or ')}`,
  ].join('\n');
}

/** Advice on an aim that was not met, by the first word of its name. */
const LOOSENING: Readonly<Record<string, string>> = {
  clues: 'allow other numbers of clues (--clues A..B)',
  minimal: 'do without --minimal',
  difficulty: 'ask for a neighbouring --difficulty',
  score: 'allow a wider --score A..B',
  rating: 'allow a wider --rating A..B',
  w: 'allow a wider --w A..B',
  b: 'allow a wider --b A..B',
  gw: 'allow a wider --gw A..B',
  gb: 'allow a wider --gb A..B',
  only: 'allow more in --only',
  'max-level': 'allow a higher --max-level',
  just: 'do without --just, since hints name other techniques first',
  one: 'give more cells in the --pattern, or spread them more evenly',
};

const looseningAdvice = ({ name }: Aim): string => LOOSENING[name.split(' ')[0]!] ?? `do without --${name}`;

/** Milliseconds for a remark that is made after the time limit. */
const MILLISECONDS_A_REMARK = 100;

function nearestText({ made: { draft }, unmet }: Attempt, seed: string): string[] {
  const time = clock(MILLISECONDS_A_REMARK);
  let graded: string | undefined;
  runsOut(() => {
    graded = summary({ puzzle: draft, grade: gradeOf(draft, {}, time) }, seed, time);
  });
  return [
    `nearest: ${formatNamed('line').format(draft)}`,
    ...(graded ? [`  ${graded}`] : []),
    `missed: ${unmet.map(({ name }) => name).join('; ')}`,
  ];
}
