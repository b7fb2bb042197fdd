/** Records in, answers out in the same order, on this thread or on several. */
import { setImmediate } from 'node:timers/promises';
import { isUp } from '../core/clock.js';
import type { PuzzleRecord } from '../formats/record.js';
import {
  answer,
  type BlockLayout,
  handle,
  LIMIT_REACHED,
  type Limits,
  type Portion,
  TURN,
  type Work,
} from './answer.js';
import { bundleOf } from './bundle.js';
import { loadFor, type NamedFormats } from './formats.js';
import { INTERRUPTED, interruption, soon } from './interrupt.js';
import { LARGEST, type Portioner, portioner } from './portions.js';
import { threadsFor } from './threads.js';
import type { Task } from './worker.js';

export interface Job<Options> {
  readonly work: Work<Options>;
  readonly options: Options & BlockLayout & Limits & NamedFormats;
  /** URL of the module that exports the work, and its name there. */
  readonly module: string;
  readonly name: string;
  /** Worker threads; with one, the work is done on this thread as long as none of it takes long. */
  readonly threads: number;
  /** Milliseconds that a record may take on this thread, where it is to hear of interrupts. */
  readonly patience?: number;
  /** What stands for a record that an interrupt left undone while later ones are done. */
  readonly undone?: Work<Options>;
  /** What stands for a record that two threads died of. */
  readonly deadly?: Work<Options>;
}

/** Portions that a thread may have before it: at work and to go on with. */
const AHEAD = 4;
/** Portions that a thread has with it, so that it need not wait for the next. */
const AT_HAND = 2;
/** Records a thread that may be read and not answered: answers wait for those before them, which may take long. */
const HELD = AHEAD * LARGEST;

/**
 * What comes of the records, a portion at a time, in order. Reads no further ahead than keeps all threads busy. At an
 * interrupt all that is done by then comes out, and the last portion has its status.
 */
export const answersOf = <Options>(
  records: AsyncIterable<readonly PuzzleRecord[]>,
  job: Job<Options>,
): AsyncGenerator<Portion, void, void> => {
  const { cut, learn } = portioner();
  return job.threads > 1 ? onThreads(cut(records), learn, job) : beginningHere(cut(records), learn, job);
};

/** Portions of records, whose size follows what is learnt of how long they take. */
type Portions = AsyncGenerator<readonly PuzzleRecord[], void, void>;
type Learn = Portioner['learn'];

/** A thread takes a while to begin: the first record that takes long is begun anew on one, and the others follow it there. */
async function* beginningHere<Options>(
  portions: Portions,
  learn: Learn,
  job: Job<Options>,
): AsyncGenerator<Portion, void, void> {
  const { work, options, patience = Infinity } = job;
  const { milliseconds = 0 } = options;
  for (;;) {
    const { done, value: portion } = await portions.next();
    if (done) return;
    await loadFor(portion, options);
    for (let rest = portion; rest.length > 0; ) {
      const isLimited = milliseconds > patience;
      const bounded = isLimited ? { ...options, milliseconds: patience } : options;
      const handled = handle(rest, work, bounded, TURN, isLimited);
      learn(handled);
      if (handled.records > 0) yield handled;
      rest = rest.slice(handled.records);
      if (handled.isCut) {
        yield* onThreads(following(rest, portions), learn, job);
        return;
      }
      await setImmediate();
    }
  }
}

async function* following<Item>(first: Item, others: AsyncIterable<Item>): AsyncGenerator<Item, void, void> {
  yield first;
  yield* others;
}

async function* onThreads<Options>(
  portions: Portions,
  learn: Learn,
  {
    options,
    module,
    name,
    threads,
    undone = () => answer('ERROR: interrupted'),
    deadly = () => answer('ERROR: threads died of it', [], LIMIT_REACHED),
  }: Job<Options>,
): AsyncGenerator<Portion, void, void> {
  const pool = threadsFor<Task, Portion>(new URL('./worker.js', import.meta.url).href, threads, AT_HAND);
  /** Reads ahead. If that fails it is told when its turn comes, be it long until then. */
  const read = (): ReturnType<typeof portions.next> => {
    const next = portions.next();
    next.catch(() => {});
    return next;
  };
  const { flag, came, forget } = interruption();
  const pending: Pending[] = [];
  const unfinished = new Set<Promise<void>>();
  let held = 0;
  let upcoming = read();
  let isOver = false;
  const sent = (portion: readonly PuzzleRecord[], isAgain: boolean): Pending => {
    const task: Task = { module, name, bundle: bundleOf(portion), options: { ...options, interrupt: flag } };
    const answer = pool.run(task);
    const finished = answer
      .then((answered) => answered && learn(answered))
      .catch(() => {})
      .finally(() => unfinished.delete(finished));
    unfinished.add(finished);
    return { portion, answer, isAgain };
  };
  try {
    for (;;) {
      const oldest = pending[0]?.answer;
      const mayRead = !isOver && unfinished.size < AHEAD * threads && held < HELD * threads;
      if (!mayRead && !oldest) return;
      const events: Promise<unknown>[] = mayRead ? [upcoming] : [...unfinished];
      const isAnswered = await Promise.race([
        came.then(() => false),
        ...(oldest ? [oldest.then(() => true)] : []),
        ...events.map((event) => event.then(() => false)),
      ]);
      if (isUp(flag)) {
        yield* doneByNow(pending, (records) => handle<Options>(records, undone, options));
        return;
      }
      if (isAnswered) {
        const { portion, answer, isAgain } = pending.shift()!;
        const answered = await answer;
        if (answered ?? isAgain) {
          held -= portion.length;
          yield answered ?? handle<Options>(portion, deadly, options);
        } else pending.unshift(...portion.map((record) => sent([record], portion.length === 1)));
      } else if (mayRead) {
        const { done, value } = await upcoming;
        if (done) isOver = true;
        else {
          pending.push(sent(value, false));
          held += value.length;
          upcoming = read();
        }
      }
    }
  } finally {
    forget();
    await pool.end();
  }
}

interface Pending {
  readonly portion: readonly PuzzleRecord[];
  /** Undefined where a thread died of it: each record is then done again by itself, so that one alone is left out. */
  readonly answer: Promise<Portion | undefined>;
  /** Whether a thread died of it before, when it was a record by itself. */
  readonly isAgain: boolean;
}

/** The answers that are there, with something in the place of those before them that are not; the last is interrupted. */
async function* doneByNow(
  pending: readonly Pending[],
  undone: (records: readonly PuzzleRecord[]) => Portion,
): AsyncGenerator<Portion, void, void> {
  const answers = await soon(pending.map(({ answer }) => answer));
  const last = answers.findLastIndex((answer) => answer && answer.records > 0);
  for (let i = 0; i <= last; i++) {
    const { portion } = pending[i]!;
    const answer = answers[i];
    if (answer) yield { ...answer, status: 0 };
    if (i < last) yield undone(portion.slice(answer?.records ?? 0));
  }
  yield { ...undone([]), status: INTERRUPTED };
}
