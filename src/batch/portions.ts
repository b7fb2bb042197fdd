/** Cuts a stream of records into portions that take about as long as is good for a message to another thread. */
import type { PuzzleRecord } from '../formats/record.js';
import type { Portion } from './answer.js';

export interface Portioner {
  /** The stream, cut to portions of the size that is right at the time. */
  cut(records: AsyncIterable<readonly PuzzleRecord[]>): AsyncGenerator<readonly PuzzleRecord[], void, void>;
  /** Learns from what a portion took. */
  learn(portion: Portion): void;
}

/** The most records in a portion. */
export const LARGEST = 2048;
/** A portion that takes less than the first is too small, one that takes more than the second too large. */
const SHORT = 20;
const LONG = 80;

export function portioner(): Portioner {
  let size = 1;
  return {
    async *cut(pieces) {
      for await (const piece of pieces)
        for (let from = 0; from < piece.length; ) {
          const portion = piece.slice(from, from + size);
          from += portion.length;
          yield portion;
        }
    },
    learn({ records, milliseconds }) {
      if (records >= size && milliseconds < SHORT) size = Math.min(LARGEST, size * 2);
      if (milliseconds > LONG) size = Math.max(1, Math.min(size, records) >> 1);
    },
  };
}
