/** Records as they travel to another thread: one text with a few numbers is handed over faster than many objects. */
import type { PuzzleRecord } from '../formats/record.js';

export interface Bundle {
  readonly texts: Texts;
  /** The rows of a sheet that they stand in. */
  readonly rows: Texts | undefined;
  /** The numbers of their first lines. */
  readonly lines: Uint32Array;
  /** The file that all of them come from. */
  readonly source: string | undefined;
  /** What is told of some of them beside their text. */
  readonly told: ReadonlyMap<number, Told>;
}

/** Texts end to end, and where each of them ends. */
interface Texts {
  readonly text: string;
  readonly ends: Uint32Array;
}

type Told = Pick<PuzzleRecord, 'metadata' | 'solution' | 'mended'>;

/** Ties up records of one stream. */
export function bundleOf(records: readonly PuzzleRecord[]): Bundle {
  const told = new Map<number, Told>();
  for (const [i, { metadata, solution, mended }] of records.entries())
    if (metadata ?? solution ?? mended)
      told.set(i, { ...(metadata && { metadata }), ...(solution && { solution }), ...(mended && { mended }) });
  return {
    texts: joined(records, ({ text }) => text),
    rows: records[0]?.row === undefined ? undefined : joined(records, ({ row }) => row!),
    lines: Uint32Array.from(records, ({ line }) => line),
    source: records[0]?.source,
    told,
  };
}

export function recordsIn({ texts, rows, lines, source, told }: Bundle): PuzzleRecord[] {
  const records: PuzzleRecord[] = [];
  for (const [i, line] of lines.entries())
    records.push({
      text: textAt(texts, i),
      line,
      ...told.get(i),
      ...(rows && { row: textAt(rows, i) }),
      ...(source !== undefined && { source }),
    });
  return records;
}

function joined(records: readonly PuzzleRecord[], textOf: (record: PuzzleRecord) => string): Texts {
  const ends = new Uint32Array(records.length);
  let text = '';
  for (const [i, record] of records.entries()) {
    text += textOf(record);
    ends[i] = text.length;
  }
  return { text, ends };
}

const textAt = ({ text, ends }: Texts, i: number): string => text.slice(i > 0 ? ends[i - 1] : 0, ends[i]);
