/** Who works at items, and how. */

/** An item, or a part of one, after a short while of work here. */
export interface Share<Item, Result> {
  readonly item: Item;
  /** Undefined where it is not done. */
  readonly result?: Result;
  /** Whether it takes longer than this thread may be kept. */
  readonly isTooLong?: boolean;
  /** Whether a thread died of it, when it was a record by itself. */
  readonly isAgain?: boolean;
}

export interface Crew<Item, Result> {
  /** Threads at work at a time, this one among them if it takes part. */
  readonly threads: number;
  /** Works at an item for a short while. Left out where this thread has only to hand out. */
  here?(item: Item, interrupt: Int32Array): Promise<readonly Share<Item, Result>[]>;
  /** URL of the module that other threads run, and what they are told of an item. */
  readonly module: string;
  task(item: Item, interrupt: Int32Array): unknown;
  /** How long this thread works alone before others begin. */
  readonly headStart: number;
  /** Items that a thread has with it, so that it need not wait for the next. */
  readonly atHand: number;
  /** How far a thread is with an item. */
  hear?(item: Item, word: number): void;
  /** What has come of an item, or of a part of one. */
  learn?(result: Result): void;
  /** The result of an item is given out. */
  given?(item: Item): void;
  /** What is done again of an item that a thread died of, and its result if another one dies of it too. */
  again(item: Item): readonly Item[];
  deadly(item: Item): Result;
  weight(item: Item): number;
  /** How much may be read and not answered, for each thread. */
  readonly most: number;
}

/**
 * Milliseconds of processor time that this thread has to itself: until then V8 compiles on a second core what it runs, and
 * two that have to be compiled for are no faster than one. Where kernels do the work there is little to compile.
 */
export const HEAD_START = 2500;
export const HEAD_START_OF_KERNELS = 300;

/** What an interrupt left, in order: each item with what may come of it yet. */
export type Unanswered<Item, Result> = readonly { readonly item: Item; readonly answer: Promise<Result | undefined> }[];
