/**
 * Items in, results out in the same order: worked at on this thread, and on others where they pay. Each of these has to
 * load and compile for itself what this one has at hand, so none begins before this one has worked a while.
 */
import { setImmediate } from 'node:timers/promises';
import { isUp } from '../core/clock.js';
import { interruption } from './interrupt.js';
import { threadsFor } from './threads.js';

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
  /** Works at an item for a short while. Unanswered out where this thread has only to hand out. */
  here?(item: Item, interrupt: Int32Array): Promise<readonly Share<Item, Result>[]>;
  /** URL of the module that other threads run, and what they are told of an item. */
  readonly module: string;
  task(item: Item, interrupt: Int32Array): unknown;
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

interface Place<Item, Result> extends Share<Item, Result> {
  result?: Result;
  failure?: { readonly error: unknown };
  /** What comes from another thread. */
  answer?: Promise<Result | undefined>;
  /** Whether it was begun here. */
  isTried?: boolean;
}

/** What an interrupt left, in order: each item with what may come of it yet. */
export type Unanswered<Item, Result> = readonly { readonly item: Item; readonly answer: Promise<Result | undefined> }[];

/**
 * Milliseconds of processor time before others begin: until then V8 compiles on a second core what this thread runs, and
 * two that have to be compiled for are no faster than one.
 */
const HEAD_START = 2500;

/** Reads no further ahead than keeps all threads busy. Gives what an interrupt left. */
export async function* relayed<Item, Result>(
  items: AsyncIterator<Item>,
  crew: Crew<Item, Result>,
): AsyncGenerator<Result, Unanswered<Item, Result> | undefined, void> {
  const { threads, here } = crew;
  const { flag, came, forget } = interruption();
  const places: Place<Item, Result>[] = [];
  /** Those of them that nobody is at. */
  const idle: Place<Item, Result>[] = [];
  let [held, away, toLeave] = [0, 0, 0];
  let [isReading, isOver, isBusy] = [false, false, false];
  let failure: { readonly error: unknown } | undefined;
  let stir = (): void => {};
  came.then(() => stir());
  const others = (): number => (here && toLeave === 0 ? Math.max(1, threads - 1) : threads);
  const leftAfter = account();
  const pool = threadsFor<unknown, Result>(crew.module, others, crew.atHand);

  const isWarm = (): boolean => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 >= HEAD_START;
  };
  const isWantedThere = (): boolean =>
    away < crew.atHand * others() && (!here || toLeave > 0 || (threads > 1 && isWarm()));
  const isWantedHere = (): boolean => here !== undefined && !isBusy && toLeave === 0;

  const read = async (): Promise<void> => {
    isReading = true;
    try {
      const { done, value } = await items.next();
      if (done) isOver = true;
      else {
        const place = { item: value };
        places.push(place);
        idle.push(place);
        held += crew.weight(value);
      }
    } catch (error) {
      failure = { error };
      isOver = true;
    }
    isReading = false;
    stir();
  };

  const replace = (place: Place<Item, Result>, parts: readonly Share<Item, Result>[]): void => {
    const its: Place<Item, Result>[] = parts.map((part) => ({ ...part }));
    places.splice(places.indexOf(place), 1, ...its);
    for (const part of its) if (part.isTooLong) send(part);
    idle.unshift(...its.filter(({ result, isTooLong }) => result === undefined && !isTooLong));
  };

  const fail = (place: Place<Item, Result>, error: unknown): void => {
    if (place.result === undefined) place.failure ??= { error };
  };

  const send = (place: Place<Item, Result>): void => {
    const { item } = place;
    away++;
    place.answer = pool.run(crew.task(item, flag), (word) => crew.hear?.(item, word));
    place.answer
      .then(
        (result) => {
          if (place.result !== undefined || !places.includes(place)) return;
          if (result !== undefined || place.isAgain) place.result = result ?? crew.deadly(item);
          else {
            const again = crew.again(item);
            replace(
              place,
              again.map((item) => ({ item, isTooLong: true, isAgain: again.length === 1 })),
            );
          }
          if (result !== undefined) crew.learn?.(result);
        },
        (error) => fail(place, error),
      )
      .finally(() => {
        away--;
        stir();
      });
  };

  const workHere = async (place: Place<Item, Result>): Promise<void> => {
    isBusy = true;
    place.isTried = true;
    const begun = performance.now();
    try {
      const parts = await here!(place.item, flag);
      for (const { result } of parts) if (result !== undefined) crew.learn?.(result);
      const isCut = parts.some(({ isTooLong }) => isTooLong);
      toLeave = leftAfter(performance.now() - begun, isCut);
      const isOpen = place.result === undefined && places.includes(place);
      if (isOpen && !(place.answer && isCut)) replace(place, parts);
    } catch (error) {
      fail(place, error);
    }
    // However short the work was: interrupts and other threads are heard in between.
    await setImmediate();
    isBusy = false;
    stir();
  };

  /** What a thread has not begun with perhaps, or is not yet fast at. */
  const toDouble = (): Place<Item, Result> | undefined =>
    places.findLast(
      ({ answer, result, isTooLong, isTried }) => answer && result === undefined && !isTooLong && !isTried,
    );

  try {
    for (;;) {
      if (isUp(flag))
        return places.map(({ item, result, answer }) => ({
          item,
          answer: result === undefined && answer ? answer : Promise.resolve(result),
        }));
      const [oldest] = places;
      if (oldest?.failure) throw oldest.failure.error;
      if (oldest?.result !== undefined) {
        places.shift();
        held -= crew.weight(oldest.item);
        crew.given?.(oldest.item);
        yield oldest.result;
        continue;
      }
      if (!oldest && isOver) {
        if (failure) throw failure.error;
        return undefined;
      }
      while (idle.length > 0 && isWantedThere()) {
        send(idle.shift()!);
        if (toLeave > 0) toLeave--;
      }
      if (isWantedHere()) {
        const next = idle.shift() ?? (isOver ? toDouble() : undefined);
        if (next) workHere(next);
      }
      const mayRead = !isOver && !isReading && held < crew.most * threads;
      if (mayRead && idle.length === 0 && (isWantedHere() || isWantedThere())) read();
      await new Promise<void>((resolve) => {
        stir = resolve;
      });
    }
  } finally {
    Atomics.store(flag, 0, 1);
    forget();
    await pool.end();
  }
}

/** Items that take too long here, after which it counts whether this thread loses more time than it makes good. */
const PATIENT = 3;
/** How many items it then leaves to others, at most, before it tries one again. */
const MOST_LEFT = 64;

/** Keeps account of what this thread's time comes to; tells how many items it is to leave to others. */
function account(): (milliseconds: number, isTooLong: boolean) => number {
  let [useful, lost, cuts, leaving] = [0, 0, 0, 1];
  return (milliseconds, isTooLong) => {
    if (isTooLong) lost += milliseconds;
    else useful += milliseconds;
    if (!isTooLong || ++cuts < PATIENT || lost < useful) return 0;
    leaving = Math.min(2 * leaving, MOST_LEFT);
    return leaving;
  };
}
