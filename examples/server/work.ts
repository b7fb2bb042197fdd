/** Does calls with the library, whose workers work on several at once, first come, first served. */
import { endWorkers, setWorkers, workers } from 'sudoku-strategist/async';
import { type Call, Refused } from './calls.js';

export interface WorkLimits {
  readonly workers: number;
  /** Calls that may wait for a worker; any more are refused. */
  readonly queue: number;
  /** A call is to be answered in this time, its time in the queue included. */
  readonly milliseconds: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a schema was held against it.
type Body = any;

const DONE: Readonly<Record<Call, (body: Body, signal: AbortSignal) => Promise<unknown>>> = {
  // The step is in a list, as the command has it, whose schema the answers keep.
  hint: async ({ puzzle, ...settings }, signal) => {
    const { step, ...judged } = await workers.hint(puzzle, { ...settings, signal });
    return { ...judged, steps: step ? [step] : [] };
  },
  grade: ({ puzzle, ...settings }, signal) => workers.grade(puzzle, { ...settings, signal }),
  create: (request, signal) => workers.create(request, { signal, milliseconds: Infinity }),
  solve: ({ puzzle, ...settings }, signal) => workers.solve(puzzle, { ...settings, signal }),
};

/** Puzzles of each level with which each worker warms up. */
const WARM_UP = 12;

export class Work {
  private readonly running = new Set<Promise<unknown>>();
  private stopped = false;

  private constructor(private readonly limits: WorkLimits) {}

  /** Starts the workers, and has them do some of everything, so that no client waits for code to be compiled. */
  static async start(limits: WorkLimits): Promise<Work> {
    setWorkers({ count: limits.workers });
    const seeds = Array.from({ length: WARM_UP * limits.workers }, (_, turn) => `warm ${turn}`);
    await Promise.all(
      seeds.map(async (seed) => {
        for (const level of ['easy', 'medium', 'hard', 'unfair'] as const) {
          const { puzzle } = await workers.create({ level, seed });
          await Promise.all([workers.hint(puzzle), workers.grade(puzzle)]);
        }
      }),
    );
    return new Work(limits);
  }

  /** Does a call, unless its signal says first that nobody waits for it. */
  async run(call: Call, body: Body, left: AbortSignal): Promise<unknown> {
    const { workers: count, queue, milliseconds } = this.limits;
    if (this.stopped || this.load >= count + queue)
      throw new Refused('BUSY', 'too many calls wait already: try again in a second');
    const signal = AbortSignal.any([left, AbortSignal.timeout(Math.min(milliseconds, LONGEST_TIMER))]);
    const done = DONE[call](body, signal);
    const settled = done.catch(() => {}).then(() => void this.running.delete(settled));
    this.running.add(settled);
    return done;
  }

  /** Lets the calls that run come to their end, and ends the workers. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running);
    endWorkers();
  }

  /** Calls that run or wait. */
  get load(): number {
    return this.running.size;
  }
}

const LONGEST_TIMER = 2 ** 31 - 1;
