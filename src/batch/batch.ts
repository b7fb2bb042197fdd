/** Records in, answers out in the same order, on this thread or on several. */
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
import { HEAD_START, type Share, type Unanswered } from './crew.js';
import { loadFor, type NamedFormats } from './formats.js';
import { INTERRUPTED, soon } from './interrupt.js';
import { LARGEST, portioner } from './portions.js';
import { relayed } from './relay.js';
import type { Task } from './worker.js';

export interface Job<Options> {
  readonly work: Work<Options>;
  readonly options: Options & BlockLayout & Limits & NamedFormats;
  /** URL of the module that exports the work, and its name there. */
  readonly module: string;
  readonly name: string;
  /** Worker threads; with one, the work is done on this thread as long as none of it takes long. */
  readonly threads: number;
  /** Milliseconds of processor time before the first of them begins. */
  readonly headStart?: number;
  /** Milliseconds that a record may take on this thread, where it is to hear of interrupts. */
  readonly patience?: number;
  /** Told before a record that takes longer moves to a thread. */
  readonly settleIn?: () => Promise<void>;
  /** What stands for a record that an interrupt left undone while later ones are done. */
  readonly undone?: Work<Options>;
  /** What stands for a record that two threads died of. */
  readonly deadly?: Work<Options>;
}

/** Portions that a thread has with it. */
const AT_HAND = 2;
/** Records a thread that may be read and not answered: answers wait for those before them, which may take long. */
const HELD = 4 * LARGEST;

/**
 * What comes of the records, a portion at a time, in order. At an interrupt all that is done by then comes out, and the
 * last portion has its status.
 */
export async function* answersOf<Options>(
  records: AsyncIterable<readonly PuzzleRecord[]>,
  job: Job<Options>,
): AsyncGenerator<Portion, void, void> {
  const { options, threads, module, name, headStart = HEAD_START, patience = Infinity } = job;
  const { undone = () => answer('ERROR: interrupted') } = job;
  const { deadly = () => answer('ERROR: threads died of it', [], LIMIT_REACHED) } = job;
  const { cut, learn } = portioner();
  const takesPart = threads === 1 || patience < Infinity;
  const left = yield* relayed<Records, Portion>(cut(records), {
    threads,
    ...(takesPart && { here: (portion: Records) => handleHere(portion, job, patience) }),
    module: new URL('./worker.js', import.meta.url).href,
    task: (portion, interrupt): Task => ({
      module,
      name,
      bundle: bundleOf(portion),
      options: { ...options, interrupt },
    }),
    headStart,
    atHand: AT_HAND,
    learn,
    again: (portion) => portion.map((record) => [record]),
    deadly: (portion) => handle<Options>(portion, deadly, options),
    weight: ({ length }) => length,
    most: HELD,
  });
  if (left) yield* doneByNow(left, (records) => handle<Options>(records, undone, options));
}

type Records = readonly PuzzleRecord[];

/** What is done of a portion in a turn; a record that takes longer than the patience is for another thread. */
async function handleHere<Options>(
  portion: Records,
  { work, options, settleIn }: Job<Options>,
  patience: number,
): Promise<Share<Records, Portion>[]> {
  const { milliseconds = 0 } = options;
  const isLimited = milliseconds > patience;
  await loadFor(portion, options);
  const handled = handle(portion, work, isLimited ? { ...options, milliseconds: patience } : options, TURN, isLimited);
  const { records, isCut } = handled;
  if (isCut) await settleIn?.();
  const rest = isCut ? records + 1 : records;
  const parts: Share<Records, Portion>[] = [
    { item: portion.slice(0, records), result: handled },
    { item: portion.slice(records, rest), isTooLong: true },
    { item: portion.slice(rest) },
  ];
  return parts.filter(({ item }) => item.length > 0);
}

/** The answers that are there, with something in the place of those before them that are not; the last is interrupted. */
async function* doneByNow(
  left: Unanswered<Records, Portion>,
  undone: (records: Records) => Portion,
): AsyncGenerator<Portion, void, void> {
  const answers = await soon(left.map(({ answer }) => answer));
  const last = answers.findLastIndex((answer) => answer && answer.records > 0);
  for (let i = 0; i <= last; i++) {
    const { item } = left[i]!;
    const answer = answers[i];
    if (answer) yield { ...answer, status: 0 };
    if (i < last) yield undone(item.slice(answer?.records ?? 0));
  }
  yield { ...undone([]), status: INTERRUPTED };
}
