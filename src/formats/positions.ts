/** Puts the grids of one position together, which come as records one after the other. */
import type { Geometry } from '../core/geometry.js';
import { isFramedSo, isPosition } from './clipboard.js';
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
  const end = (): PuzzleRecord[] => waiting.splice(0);
  const take = (record: PuzzleRecord): PuzzleRecord[] => {
    if (!isFramedSo(record.text)) return [...end(), record];
    for (let from = 0; from < waiting.length; from++) {
      const joined = joinedOf([...waiting.slice(from), record]);
      if (isPosition(joined.text, expected)) return [...end().slice(0, from), joined];
    }
    waiting.push(record);
    return waiting.splice(0, waiting.length - MOST_WAITING);
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
