/** Answers the records of an input in order, on the requested number of threads, and writes the answers. */
import { type Answer, LIMIT_REACHED, type Remark, remarkText, type Status } from '../../batch/answer.js';
import { answersOf } from '../../batch/batch.js';
import type { Job } from '../../batch/job.js';
import type { BlockLayout, PortionAnswers, StatusCounts } from '../../batch/portion.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { failureJson } from '../../render/json/puzzle.js';
import { type Common, type Terminal, WriteError } from '../command.js';
import type { Input } from '../input/input.js';
import { failure } from '../input/puzzle.js';
import type { Checkpoint } from '../input/resume.js';
import { type Progress, progressOn } from '../output/progress.js';
import { written } from './forms.js';

/** The work on each record, the module and the name by which workers import it, and the number of threads. */
export interface BatchWork<Options>
  extends Pick<Job<Options>, 'work' | 'module' | 'exportName' | 'headStart' | 'unfinished' | 'crashed'> {
  readonly jobs: number;
  /** Sums up the records of several files in a remark at the end. */
  readonly summary?: (counts: StatusCounts) => string;
  /** Transforms the portions on the main thread; `before` is the number of records that an earlier run answered. */
  transform?(answers: AsyncIterable<PortionAnswers>, before: number): AsyncIterable<PortionAnswers>;
  /** Takes what was found as data, once the remarks on it are written. */
  take?(found: readonly unknown[]): Promise<void>;
}

/** Answers all records of an input and returns the worst status. */
export async function overRecords<Options extends Common>(
  input: Pick<Input, 'records'> & Partial<Input>,
  { jobs, transform = (answers) => answers, take, summary, ...work }: BatchWork<Options>,
  options: Options & BlockLayout,
  terminal: Terminal,
  progress = progressOn(terminal, input.isTyped),
): Promise<Status> {
  const { resume, head = '' } = input;
  const checkpoint = resume && (await import('../input/resume.js')).checkpointOf(resume, work.exportName, terminal);
  const records = expected(input.records(), progress);
  const answers = answersOf<Options>(checkpoint?.remaining(records) ?? records, {
    options: { ...options, completeOnly: checkpoint !== undefined },
    threads: jobs,
    restored: ({ name, message, ...rest }) =>
      name === 'WriteError' ? new WriteError(message) : Object.assign(new Error(message), rest),
    ...(!checkpoint && { unfinished: (record, options) => failed(INTERRUPTED, 0, record, options) }),
    crashed: (record, options) => failed(CRASHED, LIMIT_REACHED, record, options),
    ...work,
    // Only threads leave time to save the file at an interrupt.
    ...(checkpoint && { headStart: 0 }),
  });
  const writer = answerWriter(terminal, progress, checkpoint, take);
  const counts: StatusCounts = {};
  let worst = checkpoint?.earlier.status ?? 0;
  try {
    if (!checkpoint?.earlier.bytes) await writer.writeHead(head);
    for await (const portion of transform(answers, checkpoint?.earlier.records ?? 0)) {
      await writer.write(portion);
      if (portion.status > worst) worst = portion.status;
      progress.add(portion.recordCount);
      addCounts(counts, portion.statusCounts);
      if (options.endsAtFailure && portion.status !== 0) break;
    }
  } finally {
    progress.end();
    checkpoint?.end();
    // A resumed run knows only the records that were left.
    if (summary && input.isOfSeveralFiles && !checkpoint?.earlier.records) terminal.note(summary(counts));
  }
  return worst;
}

/** Passes records on, and tells the progress line of them. */
async function* expected(coming: ReturnType<Input['records']>, progress: Progress): ReturnType<Input['records']> {
  for await (const records of coming) {
    progress.expect(records.length);
    yield records;
  }
}

function addCounts(counts: StatusCounts, more: StatusCounts): void {
  for (const [status, count] of Object.entries(more))
    counts[Number(status) as Status] = (counts[Number(status) as Status] ?? 0) + count;
}

/** Writes portions and their remarks. An empty line keeps an answer of several lines apart from others. */
function answerWriter(
  terminal: Terminal,
  progress: Progress,
  checkpoint?: Checkpoint,
  take?: (found: readonly unknown[]) => Promise<void>,
) {
  const shared = new Set<string>();
  let isFirst = !checkpoint?.earlier.bytes;
  let wasBlock = checkpoint?.earlier.endsInBlock ?? false;
  const put = async (text: string): Promise<void> => {
    await terminal.write(text);
    checkpoint?.addWritten(Buffer.byteLength(text));
  };
  return {
    writeHead: put,
    async write(portion: PortionAnswers): Promise<void> {
      const { out, found, endsInBlock } = portion;
      const isNew = ({ isShared, text }: Remark): boolean => Boolean(isShared) && shared.size < shared.add(text).size;
      const remarks = [...portion.remarks.filter(({ isShared }) => !isShared), ...portion.remarks.filter(isNew)];
      if (out || found.length > 0 || remarks.length > 0) progress.clear();
      for (const remark of remarks) terminal.note(remarkText(remark));
      if (found.length > 0) await take?.(found);
      if (out) {
        const isApart = out.startsWith('\n');
        await put(isFirst && isApart ? out.slice(1) : wasBlock && !isApart ? `\n${out}` : out);
        isFirst = false;
        wasBlock = endsInBlock;
      }
      checkpoint?.addAnswered(portion);
    },
  };
}

const INTERRUPTED = 'interrupted';
const CRASHED = 'two threads died of it, perhaps from lack of memory: try it alone, without --jobs';

/** Returns the answer in place of one that failed. A row has the reason in its last cell. */
function failed(reason: string, status: Status, record: PuzzleRecord, options: Common): Answer {
  const remarks = status === 0 ? [] : [reason];
  const result = { ...failure(reason, status, failureJson(reason, record.text.trim())), remarks };
  const { added = 0 } = options.sheet ?? {};
  const cells = Array.from({ length: added }, (_, index) => (index === added - 1 ? reason : ''));
  return written(result, record, options, { cells: () => cells });
}
