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
  readonly milliseconds: number;
}

/** Handles records one after another. Answers of several lines are kept apart from what is before them by an empty line. */
export function handle<Options>(records: readonly Record[], work: Work<Options>, options: Options): Portion {
  const started = performance.now();
  const notes: string[] = [];
  let out = '';
  let worst: Status = 0;
  for (const record of records) {
    const { out: text, notes: remarks, status } = work(record, options);
    if (text) out += text.includes('\n') ? `\n${text}\n` : `${text}\n`;
    notes.push(...remarks);
    if (status > worst) worst = status;
  }
  return { out, notes, status: worst, records: records.length, milliseconds: performance.now() - started };
}
