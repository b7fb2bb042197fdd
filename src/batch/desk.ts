/** What was read and is not given out yet, in order, and who is at it: this thread, another one, or nobody. */
import { setImmediate } from 'node:timers/promises';
import type { Crew, Share, Unanswered } from './crew.js';
import { patience } from './patience.js';
import { type Pool, threadsFor } from './threads.js';

interface Place<Item, Result> extends Share<Item, Result> {
  result?: Result;
  failure?: { readonly error: unknown };
  /** What comes from another thread. */
  answer?: Promise<Result | undefined>;
  /** Whether it was begun here. */
  isTried?: boolean;
}

export class Desk<Item, Result> {
  private readonly places: Place<Item, Result>[] = [];
  /** Those of them that nobody is at. */
  private readonly idle: Place<Item, Result>[] = [];
  private readonly pool: Pool<unknown, Result>;
  private readonly leftAfter = patience();
  /** Items with others, and how many are to go to others before this thread tries one again. */
  private away = 0;
  private toLeave = 0;
  private isBusy = false;

  constructor(
    private readonly crew: Crew<Item, Result>,
    private readonly interrupt: Int32Array,
    /** Something came of an item, or somebody is free. */
    private readonly stir: () => void,
  ) {
    this.pool = threadsFor(crew.module, () => this.others, crew.atHand);
  }

  /** Threads besides this one, if it takes part. */
  private get others(): number {
    const { here, threads } = this.crew;
    return here && this.toLeave === 0 ? Math.max(1, threads - 1) : threads;
  }

  private get isWantedThere(): boolean {
    const { here, threads, atHand, headStart } = this.crew;
    return this.away < atHand * this.others && (!here || this.toLeave > 0 || (threads > 1 && hasWorked(headStart)));
  }

  private get isWantedHere(): boolean {
    return this.crew.here !== undefined && !this.isBusy && this.toLeave === 0;
  }

  /** The item that is to be given out next, if it is done. */
  get oldest(): Readonly<Place<Item, Result>> | undefined {
    return this.places[0];
  }

  /** Whether somebody has nothing to do. */
  get isHungry(): boolean {
    return this.idle.length === 0 && (this.isWantedHere || this.isWantedThere);
  }

  put(item: Item): void {
    const place = { item };
    this.places.push(place);
    this.idle.push(place);
  }

  /** Takes the oldest away. */
  shift(): void {
    this.places.shift();
  }

  unanswered(): Unanswered<Item, Result> {
    return this.places.map(({ item, result, answer }) => ({
      item,
      answer: result === undefined && answer ? answer : Promise.resolve(result),
    }));
  }

  /** Gives everybody something to do, if there is anything. `isLast`: no item comes after these. */
  spread(isLast: boolean): void {
    while (this.idle.length > 0 && this.isWantedThere) {
      this.send(this.idle.shift()!);
      if (this.toLeave > 0) this.toLeave--;
    }
    if (!this.isWantedHere) return;
    const next = this.idle.shift() ?? (isLast ? this.toDouble() : undefined);
    if (next) this.workAt(next);
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  /** What a thread has not begun with perhaps, or is not yet fast at. */
  private toDouble(): Place<Item, Result> | undefined {
    return this.places.findLast(
      ({ answer, result, isTooLong, isTried }) => answer && result === undefined && !isTooLong && !isTried,
    );
  }

  private async workAt(place: Place<Item, Result>): Promise<void> {
    const { crew } = this;
    this.isBusy = true;
    place.isTried = true;
    const begun = performance.now();
    try {
      const parts = await crew.here!(place.item, this.interrupt);
      for (const { result } of parts) if (result !== undefined) crew.learn?.(result);
      const isCut = parts.some(({ isTooLong }) => isTooLong);
      this.toLeave = this.leftAfter(performance.now() - begun, isCut);
      if (this.isOpen(place) && !(place.answer && isCut)) this.replace(place, parts);
    } catch (error) {
      fail(place, error);
    }
    // However short the work was: interrupts and other threads are heard in between.
    await setImmediate();
    this.isBusy = false;
    this.stir();
  }

  private send(place: Place<Item, Result>): void {
    const { crew } = this;
    const { item } = place;
    this.away++;
    place.answer = this.pool.run(crew.task(item, this.interrupt), (word) => crew.hear?.(item, word));
    place.answer
      .then(
        (result) => this.receive(place, result),
        (error) => fail(place, error),
      )
      .finally(() => {
        this.away--;
        this.stir();
      });
  }

  /** What another thread made of an item; nothing where it died of it. */
  private receive(place: Place<Item, Result>, result: Result | undefined): void {
    const { crew } = this;
    if (!this.isOpen(place)) return;
    if (result !== undefined || place.isAgain) place.result = result ?? crew.deadly(place.item);
    else {
      const again = crew.again(place.item);
      this.replace(
        place,
        again.map((item) => ({ item, isTooLong: true, isAgain: again.length === 1 })),
      );
    }
    if (result !== undefined) crew.learn?.(result);
  }

  private isOpen(place: Place<Item, Result>): boolean {
    return place.result === undefined && this.places.includes(place);
  }

  private replace(place: Place<Item, Result>, parts: readonly Share<Item, Result>[]): void {
    const its: Place<Item, Result>[] = parts.map((part) => ({ ...part }));
    this.places.splice(this.places.indexOf(place), 1, ...its);
    for (const part of its) if (part.isTooLong) this.send(part);
    this.idle.unshift(...its.filter(({ result, isTooLong }) => result === undefined && !isTooLong));
  }
}

/** Whether this process has worked for so many milliseconds of processor time. */
function hasWorked(milliseconds: number): boolean {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 >= milliseconds;
}

function fail<Item, Result>(place: Place<Item, Result>, error: unknown): void {
  if (place.result === undefined) place.failure ??= { error };
}
