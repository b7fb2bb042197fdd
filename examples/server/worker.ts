/** Runs in each thread of the pool: one call at a time, which hears a flag in shared memory that says the client has left. */
import { parentPort } from 'node:worker_threads';
import { create, grade, hint, type Signal, solve } from 'sudoku-strategist';
import type { Call, Failure } from './calls.js';

export interface Task {
  readonly call: Call;
  // biome-ignore lint/suspicious/noExplicitAny: a schema was held against it.
  readonly request: any;
  readonly milliseconds: number;
  /** 1 when nobody waits for the result any more. */
  readonly flag: Int32Array;
}

export type Result = { readonly answer: unknown } | { readonly failure: Failure };

interface Limits {
  readonly signal: Signal;
  readonly milliseconds: number;
}

const DONE: Readonly<Record<Call, (request: Task['request'], limits: Limits) => unknown>> = {
  hint: ({ puzzle, ...settings }, limits) => hint(puzzle, { ...settings, ...limits }),
  grade: ({ puzzle, ...settings }, limits) => grade(puzzle, { ...settings, ...limits }),
  create: (request, limits) => create(request, limits),
  solve: ({ puzzle, ...settings }, limits) => solve(puzzle, { ...settings, ...limits }),
};

async function resultOf({ call, request, milliseconds, flag }: Task): Promise<Result> {
  const signal: Signal = {
    get aborted() {
      return Atomics.load(flag, 0) === 1;
    },
  };
  try {
    return { answer: await DONE[call](request, { signal, milliseconds }) };
  } catch (error) {
    const { code = 'INTERNAL', message } = error as Partial<Failure> & Error;
    return { failure: { code, message } };
  }
}

/** Puzzles of each level with which a thread warms up. */
const WARM_UP = 12;

/** Does some of everything, so that no client waits for code to be compiled. */
async function warmUp(): Promise<void> {
  for (let turn = 0; turn < WARM_UP; turn++)
    for (const level of ['easy', 'medium', 'hard', 'unfair'] as const) {
      const { puzzle } = await create({ level, seed: `warm ${turn}` });
      hint(puzzle);
      grade(puzzle);
    }
}

await warmUp();
parentPort!.on('message', async (task: Task) => parentPort!.postMessage(await resultOf(task)));
parentPort!.postMessage('ready');
