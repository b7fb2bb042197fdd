/** What the program and its commands agree on. Nothing here loads anything. */
import type { Command as Declaration } from 'commander';
import type { BlockLayout, Limits, Status } from '../batch/answer.js';
import type { Screen } from '../render/terminal/screen.js';
import type { SheetLayout } from './sheet-row.js';

export { type Answer, answer, type Status, type Work } from '../batch/answer.js';

/** What is expected of puzzles: rows and columns of their boxes, and how they are written. */
export interface Expected {
  readonly box?: readonly [number, number];
  /** The format that was named; absent where it is recognised. */
  readonly from?: string;
}

/** What every work may be told. */
export interface Common extends Expected, BlockLayout, Limits {
  readonly json: boolean;
  readonly colour: boolean;
  /** Whether it is to be said how each text was read. */
  readonly verbose?: boolean;
  /** The screen that the answer is read on; absent where it goes to a file or another program. */
  readonly screen?: Screen;
  /** How rows of a sheet are written, where answers are such. */
  readonly sheet?: SheetLayout;
}

/** Somebody who reads along, with what they see. */
export interface Seat extends Screen {
  /** Opens what shows long texts a screen at a time; absent where that is not wanted. */
  openPager?(): Promise<Pager | undefined>;
}

/** Where long texts are read. */
export interface Pager {
  /** False once nobody reads any more. */
  write(text: string | Uint8Array): boolean | Promise<boolean>;
  /** All is written: waits until it is read. */
  close(): Promise<void>;
}

/** Where a command reads and writes. */
export interface Terminal {
  readonly stdin: AsyncIterable<string>;
  /** Writes text or bytes to stdout; a promise if the reader is slow. */
  write(text: string | Uint8Array): void | Promise<void>;
  /** Writes a line to stderr. */
  note(text: string): void;
  /** Puts a line in the place of the last one of these, where somebody is there to read it. */
  readonly progress?: (text: string) => void;
  readonly colour: boolean;
  /** Absent where what is written goes to a file or another program. */
  readonly seat?: Seat;
  /** Whether what is read from stdin is typed in. */
  readonly isTyped?: boolean;
  /** Milliseconds that work may take on this thread, which is to hear of interrupts; left out where it need not. */
  readonly patience?: number;
  /** Told where more is to be done than one portion, or something that takes long. */
  readonly settleIn?: (work: 'many' | 'long') => Promise<void>;
}

/** A command: its options and operands, and what it does with them. */
export interface CommandModule {
  declare(command: Declaration): void;
  run(operands: readonly string[], options: Readonly<Record<string, unknown>>, terminal: Terminal): Promise<Status>;
}

/** A command by its name; it is loaded when it is called for. */
export interface Entry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<{ readonly command: CommandModule }>;
}

/** Something the user got wrong, told with how to mend it. */
export class UsageError extends Error {}

/** Something that could not be written: what, and why. */
export class WriteError extends Error {}
