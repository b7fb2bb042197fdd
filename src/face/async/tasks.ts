/** The functions of the face as tasks, which can run in parts on a thread or be sent to a worker. */
import type { JsonStep } from '../../render/json/step.js';
import {
  findingBackdoorsOf,
  findingCanon,
  findingEstimate,
  findingKind,
  findingPeopleEstimate,
  findingProfile,
  listingMinimalWithin,
} from '../bank.js';
import { checking } from '../check.js';
import { draftingFresh } from '../fresh.js';
import { type GradeSettings, grade, grading } from '../grade.js';
import { hinting, listed, listing } from '../hint.js';
import { type PuzzleLike, puzzleFrom, type ReadSettings } from '../read.js';
import { solve, solving } from '../solve.js';
import { verifying } from '../verify.js';
import { explaining, walking } from '../walk.js';

/** Takes the arguments of a callback in the settings. */
export type Report = (result: unknown) => void;

/**
 * A task in parts. Each `next` returns an intermediate result, or undefined at a pause; the last one returns the
 * answer.
 */
export type FaceTask = Generator<unknown, unknown, void>;

/** Makes a task of the first argument and the settings of a function. */
type Task = (argument: never, settings: never, report: Report) => FaceTask;

/**
 * The tasks by name. Each takes the first argument and the settings of the function of that name, and returns its
 * result.
 */
export const TASKS = {
  solve: solving,
  check: checking,
  walk: walking,
  explain: explaining,
  hint: hinting,
  allSteps: listing,
  grade: (puzzle: PuzzleLike, settings: GradeSettings, report: Report) =>
    grading(puzzle, { ...settings, onStep: (rating, unsolved) => report([rating, unsolved]) }),
  create: draftingFresh,
  verify: verifying,
  canon: findingCanon,
  kindOf: findingKind,
  profileOf: findingProfile,
  peopleEstimate: findingPeopleEstimate,
  backdoorsOf: findingBackdoorsOf,
  estimateSolutions: findingEstimate,
  minimalWithin: listingMinimalWithin,
} as const satisfies Readonly<Record<string, Task>>;

export type TaskName = keyof typeof TASKS;

export interface Call {
  readonly name: TaskName;
  readonly argument: unknown;
  readonly settings: object;
}

/** A running call: yields intermediate results and returns the answer. */
export type RunningCall = AsyncGenerator<unknown, unknown, void>;

/** Makes the answer of a function from the steps found before the time was up. */
type PartialAnswer = (puzzle: PuzzleLike, settings: ReadSettings & AsyncPlace, found: readonly JsonStep[]) => unknown;

/** The setting of the place of a call, which the functions themselves do not know. */
interface AsyncPlace {
  readonly in?: unknown;
}

/** The functions with partial results. */
export type PartialAnswers = Readonly<Record<'explain' | 'allSteps' | 'grade', PartialAnswer>>;

/** A short time limit, for the rest of an answer after the time is up. */
const SHORT_LIMIT = { milliseconds: 20, signal: { aborted: false } };

export const PARTIAL_ANSWERS: PartialAnswers = {
  explain: (puzzle, settings, steps) => ({
    ...solve(puzzleFrom(puzzle, settings), SHORT_LIMIT),
    solved: false,
    steps,
    ended: 'time',
  }),
  // The number of solutions, and each scale as far as a moment suffices.
  grade: (puzzle, { in: _, ...settings }) => grade(puzzle, { ...settings, onStep: () => {}, ...SHORT_LIMIT }),
  allSteps: (puzzle, settings, steps) => listed(puzzle, { ...settings, ...SHORT_LIMIT }, steps),
};
