/** What the program and its commands agree on. Nothing here loads anything. */
import type { Command as Declaration } from 'commander';
import type { Record } from '../formats/records.js';

/** 0 done; 1 no solution, several where one was asked for, not solved; 2 usage or unreadable input; 3 a limit was reached. */
export type Status = 0 | 1 | 2 | 3;

/** What comes of one record: text for stdout (without its last line end), remarks for stderr, and how it ended. */
export interface Answer {
  readonly out: string;
  readonly notes: readonly string[];
  readonly status: Status;
}

export const answer = (out: string, notes: readonly string[] = [], status: Status = 0): Answer => ({
  out,
  notes,
  status,
});

/** How one record is handled: a pure function of plain data, so that it can run on any thread. */
export type Work<Options> = (record: Record, options: Options) => Answer;

/** The grid that is expected, if one is: rows and columns of its boxes. */
export interface Expected {
  readonly box?: readonly [number, number];
}

/** What every work may be told. */
export interface Common extends Expected {
  readonly json: boolean;
  readonly colour: boolean;
}

/** Where a command reads and writes. */
export interface Terminal {
  readonly stdin: AsyncIterable<string>;
  /** Writes to stdout; a promise if the reader is slow. */
  write(text: string): void | Promise<void>;
  /** Writes a line to stderr. */
  note(text: string): void;
  readonly colour: boolean;
}

/** A command: its options and operands, and what it does with them. */
export interface CommandModule {
  declare(command: Declaration): void;
  run(
    operands: readonly string[],
    options: Readonly<globalThis.Record<string, unknown>>,
    terminal: Terminal,
  ): Promise<Status>;
}

/** Something the user got wrong, told with how to mend it. */
export class UsageError extends Error {}
