/** A stream of records, cut into portions for threads. */
import type { PuzzleRecord } from '../formats/record.js';
import type { PortionAnswers } from './portion.js';

export type Records = readonly PuzzleRecord[];

/** The most records in a portion. */
export const LARGEST = 512;
/** Milliseconds: portions grow if they take less than SHORT, and shrink if they take more than LONG. */
const SHORT = 20;
const LONG = 80;

export class Portions {
  /** True once the last portion has been taken. */
  areAllTaken = false;
  private readonly coming: AsyncIterator<Records, void, void>;
  private isReading = false;
  private failure?: { readonly error: unknown };
  /** Records that were read and not yet taken. */
  private rest: Records = [];
  /** The size of portions, which adapts so that the work on one outweighs the cost of a message to a thread. */
  private size = 1;

  /** `largest`: the most records in a portion. */
  constructor(
    records: AsyncIterable<Records>,
    private readonly largest = LARGEST,
  ) {
    this.coming = records[Symbol.asyncIterator]();
  }

  /** Takes the next portion; undefined after the last. Throws the error of the input. */
  async next(): Promise<Records | undefined> {
    while (this.rest.length === 0) {
      if (this.failure) throw this.failure.error;
      this.isReading = true;
      const { done, value } = await this.coming.next().catch((error: unknown) => {
        this.failure = { error };
        throw error;
      });
      this.isReading = false;
      this.areAllTaken = Boolean(done);
      if (done) return undefined;
      this.rest = value;
    }
    const portion = this.rest.slice(0, this.size);
    this.rest = this.rest.slice(this.size);
    return portion;
  }

  /** Puts records back before the others. */
  putBack(records: Records): void {
    if (records.length === 0) return;
    this.rest = [...records, ...this.rest];
    this.areAllTaken = false;
  }

  /** Adapts the size to the time that a portion took. One that was cut short tells nothing about larger sizes. */
  adapt({ recordCount, duration }: Pick<PortionAnswers, 'recordCount' | 'duration'>): void {
    if (recordCount >= this.size && duration < SHORT) this.size = Math.min(this.largest, this.size * 2);
    if (duration > LONG) this.size = Math.max(1, Math.min(this.size, recordCount) >> 1);
  }

  /** Ends the generators of the input. One that still waits for input is not awaited, since none may come any more. */
  async close(): Promise<void> {
    const closed = this.coming.return?.(undefined);
    if (this.isReading) closed?.catch(() => {});
    else await closed;
  }
}
