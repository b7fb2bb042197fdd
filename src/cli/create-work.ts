/** One puzzle of `sudoku create`, on whatever thread: from plain data to what is to be written. */
import { setImmediate } from 'node:timers/promises';
import { type Clock, clock, runsOut } from '../core/clock.js';
import { Geometry } from '../core/geometry.js';
import { making } from '../create/create.js';
import { seeded } from '../create/random.js';
import { type PuzzleRequest, specOf } from '../create/spec.js';
import '../solver/nine/fast.js';
import { type ReportOptions, reportOf, shortfall } from './create-report.js';

export interface CreateTask {
  readonly box: readonly [number, number];
  readonly request: PuzzleRequest;
  readonly seed: string;
  readonly milliseconds: number;
  readonly report: ReportOptions;
}

/** The text of the puzzle, or why there is none. */
export type Result =
  | { readonly text: string; readonly tried: number }
  | { readonly text?: undefined; readonly shortfall: string; readonly tried: number };

/** How often it is told how many drafts were looked at. */
const MILLISECONDS_A_WORD = 50;

/** What a thread does; it tells how many drafts it has looked at. */
export default function makeThere(task: CreateTask, tell: (tried: number) => void): Result {
  let due = 0;
  const making = makingOne(task, clock(task.milliseconds));
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
    if (performance.now() < due) continue;
    due = performance.now() + MILLISECONDS_A_WORD;
    tell(value);
  }
}

/** A draft takes longer than the thread that has to hear of interrupts may be kept from it. */
class TooLong extends Error {}

const MILLISECONDS_A_TURN = 50;

/** Makes the puzzle on this thread; undefined if a draft takes longer than the patience, in milliseconds. */
export async function makeHere(
  task: CreateTask,
  patience: number,
  progress: (tried: number) => void,
  interrupt: Int32Array,
): Promise<Result | undefined> {
  const limit = clock(task.milliseconds, interrupt);
  let turned = performance.now();
  let latest = 0;
  const making = makingOne(task, () => {
    limit();
    if (performance.now() > latest) throw new TooLong();
  });
  try {
    for (;;) {
      latest = performance.now() + patience;
      const { done, value } = making.next();
      if (done) return value;
      if (performance.now() - turned < MILLISECONDS_A_TURN) continue;
      progress(value);
      await setImmediate();
      turned = performance.now();
    }
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
}

/** Makes the puzzle and says it; yields how many drafts it has looked at, after each. */
function* makingOne(task: CreateTask, clock: Clock): Generator<number, Result, void> {
  const { box, request, seed, milliseconds, report } = task;
  const spec = specOf(Geometry.of(...box), request);
  const outcome = yield* making(spec, seeded(seed), clock);
  const { tried } = outcome;
  if (outcome.made) {
    let text = '';
    const { made } = outcome;
    if (!runsOut(() => (text = reportOf(made, seed, request, report, clock)))) return { text, tried };
  }
  return { shortfall: shortfall(outcome, seed, milliseconds, spec), tried };
}
