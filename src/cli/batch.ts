/** Handles the records of an input in order, on as many threads as are wanted, and writes what comes of them. */
import { answer, type BlockLayout, LIMIT_REACHED, type Status, type Work } from '../batch/answer.js';
import { answersOf, type Job } from '../batch/batch.js';
import type { PuzzleRecord } from '../formats/record.js';
import { jsonLine } from '../render/json/line.js';
import { failureJson } from '../render/json/puzzle.js';
import type { Common, Terminal } from './command.js';
import type { Input } from './input.js';
import { progressOn } from './progress.js';
import { errorText, whereIs } from './puzzle.js';
import { rowWith } from './sheet-row.js';

/** Where threads find the work (the URL of a module, and its name there), how many of them are wanted, and how soon. */
export interface Threads extends Pick<Job<unknown>, 'module' | 'name' | 'headStart'> {
  readonly jobs: number;
}

/** The worst status of all records; answers of several lines are kept apart by an empty one. */
export async function overRecords<Options extends Common>(
  input: Input,
  work: Work<Options>,
  options: Options & BlockLayout,
  terminal: Terminal,
  { jobs, ...where }: Threads = { module: '', name: '', jobs: 1 },
  progress = progressOn(terminal),
): Promise<Status> {
  let worst: Status = 0;
  /** Whether something was written, and if that ended in several lines. */
  let isFirst = true;
  let wasBlock = false;
  const told = new Set<string>();
  let portions = 0;
  try {
    for await (const { out, notes, once = [], status, records, endsInBlock } of answersOf(input.records(), {
      work,
      options,
      ...where,
      threads: jobs,
      undone: (record, options) => answer(inPlace(INTERRUPTED, record, options)),
      deadly: (record, options) =>
        answer(inPlace(DEADLY, record, options), [`${whereIs(record)}: ${DEADLY}`], LIMIT_REACHED),
      ...(terminal.patience && { patience: terminal.patience }),
      settleIn: async () => terminal.settleIn?.('long'),
    })) {
      if (++portions === 2) await terminal.settleIn?.('many');
      const fresh = once.filter(({ remark }) => !told.has(remark));
      for (const { remark } of fresh) told.add(remark);
      const remarks = [...notes, ...fresh.map(({ where, remark }) => `${where}: ${remark}`)];
      if (remarks.length > 0) {
        progress.clear();
        for (const remark of remarks) terminal.note(remark);
      }
      if (out) {
        progress.clear();
        const isApart = out.startsWith('\n');
        await terminal.write(isFirst && isApart ? out.slice(1) : wasBlock && !isApart ? `\n${out}` : out);
        isFirst = false;
        wasBlock = endsInBlock;
      }
      if (status > worst) worst = status;
      progress.add(records);
    }
  } finally {
    progress.end();
  }
  return worst;
}

const INTERRUPTED = 'interrupted';
const DEADLY = 'two threads ended while they were at it, for want of memory perhaps: try it alone, without --jobs';

/** What stands in the place of an answer. */
function inPlace(reason: string, record: PuzzleRecord, { json, sheet }: Common): string {
  if (!sheet) return json ? jsonLine(failureJson(reason, record.text.trim())) : errorText(reason);
  const cells = Array.from({ length: sheet.added }, (_, i) => (i === sheet.added - 1 ? reason : ''));
  return rowWith(record, sheet, cells);
}
