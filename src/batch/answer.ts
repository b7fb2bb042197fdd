/** Answers to the records of a batch, as plain data that threads can exchange. */
import { type Clock, clock } from '../core/clock.js';
import type { PuzzleRecord } from '../formats/record.js';
import type { INTERRUPTED } from './interrupt.js';

/**
 * Exit status: 0 done; 1 no solution, several solutions, or not solved; 2 usage error or unreadable input; 3 a limit
 * was reached; 130 interrupted.
 */
export type Status = 0 | 1 | 2 | typeof LIMIT_REACHED | typeof IMPOSSIBLE | typeof INTERRUPTED;
export const LIMIT_REACHED = 3;
/** An order that no puzzle can meet. */
export const IMPOSSIBLE = 4;

/** The answer to one record: text for stdout (without its last line end), remarks for stderr, and its status. */
export interface Answer {
  readonly out: string;
  /** What was found, as plain data, where the main thread asks for it in place of text. */
  readonly found?: unknown;
  readonly remarks: readonly Remark[];
  readonly status: Status;
  /** True if a time limit cut the work short, so that more time may give a better answer. */
  readonly isCut?: boolean;
}

/** A line for stderr. */
export interface Remark {
  /** The place of the record; absent for a remark on the run. */
  readonly where?: string;
  readonly text: string;
  /** True if it concerns many records, and is written with the first of them only. */
  readonly isShared?: boolean;
}

export const remarkText = ({ where, text }: Remark): string => (where === undefined ? text : `${where}: ${text}`);

/** Makes an answer. One that reached a limit is cut short, unless `isCut` says otherwise. */
export const answer = (
  out: string,
  remarks: readonly Remark[] = [],
  status: Status = 0,
  isCut = status === LIMIT_REACHED,
): Answer => ({ out, remarks, status, isCut });

/** Limits of the work on a record, among its other options. */
export interface Limits {
  /** The time limit of one record. */
  readonly milliseconds?: number;
  /** A shared flag, whose element 0 becomes 1 when the work must end. */
  readonly interrupt?: Int32Array;
  /** Called when the clock of the work has run out. */
  readonly onTimeUp?: () => void;
  /** True if an interrupted record stays without an answer, so that a later run continues there. */
  readonly completeOnly?: boolean;
  /**
   * True if each portion is one record, and few are read ahead: the work tells parts of its answer, or writing an answer
   * takes long.
   */
  readonly oneByOne?: boolean;
  /** True if the answers end with the first whose status is not 0. */
  readonly endsAtFailure?: boolean;
}

/** Returns the clock of the work on a record. */
export function clockOf({ milliseconds = Infinity, interrupt, onTimeUp }: Limits): Clock {
  const time = clock(milliseconds, interrupt);
  if (!onTimeUp) return time;
  return () => {
    try {
      time();
    } catch (error) {
      onTimeUp();
      throw error;
    }
  };
}

/** Handles one record: a pure function of plain data, so that it can run on any thread. */
export type Work<Options> = (record: PuzzleRecord, options: Options, tell?: Tell) => Answer;

/** Takes lines of an answer that are final before the rest of it. Absent where nobody waits for them. */
export type Tell = (text: string) => void;
