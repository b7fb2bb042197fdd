/** Records as they travel to another thread: one text with a few numbers is handed over faster than many objects. */
import type { PuzzleRecord } from '../formats/record.js';

export interface Bundle {
  /** The texts of all records, end to end. */
  readonly text: string;
  /** Where each of them ends. */
  readonly ends: Uint32Array;
  /** The numbers of their first lines. */
  readonly lines: Uint32Array;
  /** The file that all of them come from. */
  readonly source: string | undefined;
}

/** Ties up records of one stream. */
export function bundleOf(records: readonly PuzzleRecord[]): Bundle {
  const ends = new Uint32Array(records.length);
  let text = '';
  for (const [i, record] of records.entries()) {
    text += record.text;
    ends[i] = text.length;
  }
  return { text, ends, lines: Uint32Array.from(records, ({ line }) => line), source: records[0]?.source };
}

export function recordsIn({ text, ends, lines, source }: Bundle): PuzzleRecord[] {
  const records: PuzzleRecord[] = [];
  for (const [i, end] of ends.entries()) {
    const record = { text: text.slice(i > 0 ? ends[i - 1] : 0, end), line: lines[i]! };
    records.push(source === undefined ? record : { ...record, source });
  }
  return records;
}
