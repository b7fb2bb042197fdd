/** What is done with each record of a batch, and what comes of it. Plain data, so that threads can hand it on. */
import type { Record } from '../formats/records.js';

/** 0 done; 1 no solution, several where one was asked for, not solved; 2 usage or unreadable input; 3 a limit was reached. */
export type Status = 0 | 1 | 2 | 3;

/** What comes of one record: text for stdout (without its last line end), remarks for stderr, and how it ended. */
export interface Answer {
  readonly out: string;
  readonly notes: readonly string[];
  readonly status: Status;
}

export const answer = (out: string, notes: readonly string[] = [], status: Status = 0): Answer => ({
  out,
  notes,
  status,
});

/** How one record is handled: a pure function of plain data, so that it can run on any thread. */
export type Work<Options> = (record: Record, options: Options) => Answer;

/** What comes of a portion of records: all they write, all their remarks, the worst status. */
export interface Portion extends Answer {
  readonly records: number;
  /** Whether the last answer is a block, so that an empty one is due before the next. */
  readonly endsInBlock: boolean;
  readonly milliseconds: number;
}

/** How answers are kept apart from each other. */
export interface Layout {
  /** Whether each is a block, be it of one line; where nothing is said, those of records of several lines are. */
  readonly inBlocks?: boolean;
}

/** Handles records one after another. Empty lines keep blocks apart from all others. */
export function handle<Options>(records: readonly Record[], work: Work<Options>, options: Options & Layout): Portion {
  const started = performance.now();
  const notes: string[] = [];
  let out = '';
  let worst: Status = 0;
  let endsInBlock = false;
  for (const record of records) {
    const { out: text, notes: remarks, status } = work(record, options);
    const isBlock = text.includes('\n') || (options.inBlocks ?? record.text.includes('\n'));
    if (text) out += isBlock || endsInBlock ? `\n${text}\n` : `${text}\n`;
    endsInBlock = isBlock;
    notes.push(...remarks);
    if (status > worst) worst = status;
  }
  return { out, notes, status: worst, records: records.length, endsInBlock, milliseconds: performance.now() - started };
}
