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
import { drafting } from '../create.js';
import { grading } from '../grade.js';
import { hinting, listed, listing } from '../hint.js';
import { solve, solving } from '../solve.js';
import { verifying } from '../verify.js';
import { explaining, walking } from '../walk.js';

/** Takes the arguments of a callback in the settings. */
export type Tell = (told: unknown) => void;

/**
 * A task in parts. Each `next` returns an intermediate result, or undefined at a pause; the last one returns the
 * answer.
 */
export type FaceTask = Generator<unknown, unknown, void>;

/**
 * The tasks by name. Each takes the first argument and the settings of the function of that name, and returns its
 * result.
 */
export const TASKS = {
  solve: (puzzle: never, settings: object): FaceTask => solving(puzzle, settings),
  check: (puzzle: never, settings: object): FaceTask => checking(puzzle, settings),
  walk: (puzzle: never, settings: object): FaceTask => walking(puzzle, settings),
  explain: (puzzle: never, settings: object): FaceTask => explaining(puzzle, settings),
  hint: (puzzle: never, settings: object): FaceTask => hinting(puzzle, settings),
  allSteps: (puzzle: never, settings: object): FaceTask => listing(puzzle, settings),
  grade: (puzzle: never, settings: object, tell: Tell): FaceTask =>
    grading(puzzle, { ...settings, onStep: (rating, unsolved) => tell([rating, unsolved]) }),
  create: (request: never, settings: object): FaceTask => drafting(request, settings),
  verify: (trace: never, settings: object): FaceTask => verifying(trace, settings),
  canon: (puzzle: never, settings: object): FaceTask => findingCanon(puzzle, settings),
  kindOf: (puzzle: never, settings: object): FaceTask => findingKind(puzzle, settings),
  profileOf: (puzzle: never, settings: object): FaceTask => findingProfile(puzzle, settings),
  peopleEstimate: (puzzle: never, settings: object): FaceTask => findingPeopleEstimate(puzzle, settings),
  backdoorsOf: (puzzle: never, settings: object): FaceTask => findingBackdoorsOf(puzzle, settings),
  estimateSolutions: (puzzle: never, settings: object): FaceTask => findingEstimate(puzzle, settings),
  minimalWithin: (puzzle: never, settings: object): FaceTask => listingMinimalWithin(puzzle, settings),
} as const;

export type TaskName = keyof typeof TASKS;

/** Tasks whose results come one by one, or whose work is the sum of many short attempts. */
export const IN_STEPS: ReadonlySet<TaskName> = new Set([
  'walk',
  'explain',
  'hint',
  'allSteps',
  'create',
  'minimalWithin',
] as const);

export interface Call {
  readonly name: TaskName;
  readonly argument: unknown;
  readonly settings: object;
}

/** A running call: yields intermediate results and returns the answer. */
export type Called = AsyncGenerator<unknown, unknown, void>;

/** For each function with partial results: makes the answer from the steps found before the time was up. */
export const CUT: {
  readonly [Name in TaskName]?: (puzzle: never, settings: object, found: readonly JsonStep[]) => unknown;
} = {
  explain: (puzzle, settings, steps) => ({ ...solve(puzzle, briefly(settings)), solved: false, steps, ended: 'time' }),
  allSteps: (puzzle, settings, steps) => listed(puzzle, briefly(settings), steps),
};

/** Returns settings with a short time limit, for the rest of an answer after the time is up. */
const briefly = (settings: object): object => ({ ...settings, milliseconds: 20, signal: { aborted: false } });
