/** Makes one puzzle of `sudoku create` on any thread: from plain data to the text to write. */
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

/** The text of the puzzle, or the reason why there is none. */
export type Result =
  | { readonly text: string; readonly tried: number }
  | { readonly text?: undefined; readonly shortfall: string; readonly tried: number };

/** Milliseconds between two reports of a worker. */
const REPORT = 50;

/** Makes the puzzle on a worker, which reports how many drafts it has looked at. */
export default function makeOnWorker(task: CreateTask, tell: (tried: number) => void): Result {
  let due = 0;
  const making = makingOne(task, clock(task.milliseconds));
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
    if (performance.now() < due) continue;
    due = performance.now() + REPORT;
    tell(value);
  }
}

/** Thrown when a draft takes longer than the main thread may be kept from hearing interrupts. */
class TooLong extends Error {}

/** Milliseconds after which the event loop turns. */
const TURN = 50;

/** Makes the puzzle on the main thread; undefined if a draft takes longer than so many milliseconds. */
export async function makeOnMain(
  task: CreateTask,
  draftLimit: number,
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
      latest = performance.now() + draftLimit;
      const { done, value } = making.next();
      if (done) return value;
      if (performance.now() - turned < TURN) continue;
      progress(value);
      await setImmediate();
      turned = performance.now();
    }
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
}

/** Makes the puzzle and its text. Yields the number of drafts so far, after each. */
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
