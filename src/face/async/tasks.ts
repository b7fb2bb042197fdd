/** The functions of the face as tasks, which a thread can do bit by bit and a worker can be sent. */
import type { JsonStep } from '../../render/json/step.js';
import { check } from '../check.js';
import { drafting } from '../create.js';
import { grade } from '../grade.js';
import { hinting, listed, listing } from '../hint.js';
import { solve } from '../solve.js';
import { verify } from '../verify.js';
import { explaining, walking } from '../walk.js';

/** Hears what a callback of the settings would be told. */
export type Tell = (told: unknown) => void;

/** Each `next` tells what was found on the way, or undefined where it only pauses; the last one is done with the answer. */
export interface FaceTask {
  next(): IteratorResult<unknown, unknown>;
}

/** A task in one piece. */
const whole = (work: () => unknown): FaceTask => ({ next: () => ({ done: true, value: work() }) });

/** By name: a task of its first argument and of the settings. What comes of it is what the function of that name returns. */
export const TASKS = {
  solve: (puzzle: never, settings: object) => whole(() => solve(puzzle, settings)),
  check: (puzzle: never, settings: object) => whole(() => check(puzzle, settings)),
  walk: (puzzle: never, settings: object): FaceTask => walking(puzzle, settings),
  explain: (puzzle: never, settings: object): FaceTask => explaining(puzzle, settings),
  hint: (puzzle: never, settings: object): FaceTask => hinting(puzzle, settings),
  allSteps: (puzzle: never, settings: object): FaceTask => listing(puzzle, settings),
  grade: (puzzle: never, settings: object, tell: Tell) =>
    whole(() => grade(puzzle, { ...settings, onStep: (rating, unsolved) => tell([rating, unsolved]) })),
  create: (request: never, settings: object): FaceTask => drafting(request, settings),
  verify: (trace: never, settings: object) => whole(() => verify(trace, settings)),
} as const;

export type TaskName = keyof typeof TASKS;

export interface Call {
  readonly name: TaskName;
  readonly argument: unknown;
  readonly settings: object;
}

/** What is yielded is found on the way; what is returned is the answer. */
export type Called = AsyncGenerator<unknown, unknown, void>;

/** What steps that were found come to when the time is up. */
export const CUT: {
  readonly [Name in TaskName]?: (puzzle: never, settings: object, found: readonly JsonStep[]) => unknown;
} = {
  explain: (puzzle, settings, steps) => ({ ...solve(puzzle, briefly(settings)), solved: false, steps, ended: 'time' }),
  allSteps: (puzzle, settings, steps) => listed(puzzle, briefly(settings), steps),
};

/** The settings of somebody whose time is up. */
const briefly = (settings: object): object => ({ ...settings, milliseconds: 20, signal: { aborted: false } });
