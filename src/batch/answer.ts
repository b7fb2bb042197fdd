/** What is done with each record of a batch, and what comes of it. Plain data, so that threads can hand it on. */
import { isUp } from '../core/clock.js';
import type { PuzzleRecord } from '../formats/record.js';
import { INTERRUPTED } from './interrupt.js';

/**
 * 0 done; 1 no solution, several where one was asked for, not solved; 2 usage or unreadable input; 3 a limit was reached;
 * 130 interrupted.
 */
export type Status = 0 | 1 | 2 | typeof LIMIT_REACHED | typeof INTERRUPTED;
export const LIMIT_REACHED = 3;

/** What comes of one record: text for stdout (without its last line end), remarks for stderr, and how it ended. */
export interface Answer {
  readonly out: string;
  readonly notes: readonly string[];
  readonly status: Status;
  /** Whether a limit of time ended it; more time may tell more. */
  readonly isCut?: boolean;
  /** Remarks that are told once, with the first record that they are true of. */
  readonly once?: readonly Once[];
}

/** A remark on many records, and where the first of them is. */
export interface Once {
  readonly where: string;
  readonly remark: string;
}

export const answer = (
  out: string,
  notes: readonly string[] = [],
  status: Status = 0,
  isCut = status === LIMIT_REACHED,
): Answer => ({ out, notes, status, isCut });

/** What work may be told of time, among other options. */
export interface Limits {
  /** Most time for one record. */
  readonly milliseconds?: number;
  /** Becomes 1 when the work is to be ended. */
  readonly interrupt?: Int32Array;
}

/** How one record is handled: a pure function of plain data, so that it can run on any thread. */
export type Work<Options> = (record: PuzzleRecord, options: Options) => Answer;

/** What comes of a portion of records, or of the first of them: all they write, all their remarks, the worst status. */
export interface Portion extends Answer {
  readonly records: number;
  /** Whether the last answer is a block, so that an empty one is due before the next. */
  readonly endsInBlock: boolean;
  readonly milliseconds: number;
}

/** How answers are kept apart from each other. */
export interface BlockLayout {
  /** Whether each is a block, be it of one line; where nothing is said, those of records of several lines are. */
  readonly inBlocks?: boolean;
  /** Whether they are rows of a sheet, which nothing keeps apart, be there line ends within. */
  readonly inRows?: boolean;
}

/** How long a thread that is to hear of interrupts goes on with records before it looks. */
export const TURN = 100;

/**
 * Handles records one after another; at an interrupt it ends with the one it is at. `turn`: begins with none after so many milliseconds.
 * `endsAtCut`: goes no further than to one that a limit cuts, which is then not handled. Empty lines keep blocks apart
 * from all others.
 */
export function handle<Options>(
  records: readonly PuzzleRecord[],
  work: Work<Options>,
  options: Options & BlockLayout & Limits,
  turn = Infinity,
  endsAtCut = false,
): Portion {
  const started = performance.now();
  const notes: string[] = [];
  const once = new Map<string, Once>();
  let out = '';
  let worst: Status = 0;
  let endsInBlock = false;
  let handled = 0;
  let wasCut = false;
  for (const record of records) {
    if (isUp(options.interrupt)) {
      worst = INTERRUPTED;
      break;
    }
    const { out: text, notes: remarks, status, isCut, once: rare = [] } = work(record, options);
    const isInterrupted = isUp(options.interrupt);
    if (isInterrupted) worst = INTERRUPTED;
    if (isCut && (isInterrupted || endsAtCut)) {
      wasCut = true;
      break;
    }
    handled++;
    const isBlock = !options.inRows && (text.includes('\n') || (options.inBlocks ?? record.text.includes('\n')));
    if (text) out += isBlock || endsInBlock ? `\n${text}\n` : `${text}\n`;
    endsInBlock = isBlock;
    notes.push(...remarks);
    for (const remark of rare) if (!once.has(remark.remark)) once.set(remark.remark, remark);
    if (status > worst) worst = status;
    if (isInterrupted || performance.now() - started > turn) break;
  }
  const milliseconds = performance.now() - started;
  const all = { out, notes, status: worst, records: handled, endsInBlock, milliseconds, isCut: wasCut };
  return once.size > 0 ? { ...all, once: [...once.values()] } : all;
}
