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
  /** What is told of some of them beside their text. */
  readonly told: ReadonlyMap<number, Told>;
}

type Told = Pick<PuzzleRecord, 'metadata' | 'solution' | 'mended'>;

/** Ties up records of one stream. */
export function bundleOf(records: readonly PuzzleRecord[]): Bundle {
  const ends = new Uint32Array(records.length);
  let text = '';
  const told = new Map<number, Told>();
  for (const [i, { text: own, metadata, solution, mended }] of records.entries()) {
    text += own;
    ends[i] = text.length;
    if (metadata ?? solution ?? mended)
      told.set(i, { ...(metadata && { metadata }), ...(solution && { solution }), ...(mended && { mended }) });
  }
  return { text, ends, lines: Uint32Array.from(records, ({ line }) => line), source: records[0]?.source, told };
}

export function recordsIn({ text, ends, lines, source, told }: Bundle): PuzzleRecord[] {
  const records: PuzzleRecord[] = [];
  for (const [i, end] of ends.entries()) {
    const record = { text: text.slice(i > 0 ? ends[i - 1] : 0, end), line: lines[i]!, ...told.get(i) };
    records.push(source === undefined ? record : { ...record, source });
  }
  return records;
}
