/** Puts the grids of one position together, which come as records one after the other. */
import type { Geometry } from '../core/geometry.js';
import { isFramedSo, positionIn } from './clipboard.js';
import type { PuzzleRecord } from './record.js';

export interface Joiner {
  /** Takes the next records; gives those that no later one belongs to. */
  push(records: PuzzleRecord[]): PuzzleRecord[];
  /** Gives what is left. */
  end(): PuzzleRecord[];
}

/** Givens and values so far, before the candidates. */
const MOST_WAITING = 2;

export function joinPositions(expected?: Geometry): Joiner {
  const waiting: PuzzleRecord[] = [];

  /** Takes the first record away, with those after it that are one position with it. */
  const shift = (): PuzzleRecord => {
    for (let count = waiting.length; count > 1; count--) {
      const joined = joinedOf(waiting.slice(0, count));
      if (positionIn(joined.text, expected)) {
        waiting.splice(0, count);
        return joined;
      }
    }
    return waiting.shift()!;
  };

  /** True if the last records are a position with candidates, which no grid goes on. */
  const isComplete = (): boolean =>
    waiting.some(
      (_, from) =>
        from < waiting.length - 1 && positionIn(joinedOf(waiting.slice(from)).text, expected)?.candidates !== undefined,
    );

  const end = (): PuzzleRecord[] => {
    const records: PuzzleRecord[] = [];
    while (waiting.length > 0) records.push(shift());
    return records;
  };

  const take = (record: PuzzleRecord): PuzzleRecord[] => {
    if (!isFramedSo(record.text)) return [...end(), record];
    waiting.push(record);
    const records: PuzzleRecord[] = [];
    while (waiting.length > MOST_WAITING || isComplete()) records.push(shift());
    return records;
  };

  return {
    push: (records) =>
      waiting.length > 0 || records.some(({ text }) => isFramedSo(text)) ? records.flatMap(take) : records,
    end,
  };
}

/** The records as one, their lines where they were. */
const joinedOf = (records: readonly PuzzleRecord[]): PuzzleRecord => ({
  ...records[0]!,
  text: records
    .map(({ text, line }, index) => {
      const before = records[index - 1];
      return before ? '\n'.repeat(line - before.line - before.text.split('\n').length + 1) + text : text;
    })
    .join(''),
});
