/** `sudoku dedupe`: the first of several equivalent puzzles, as it was written. */

import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import type { PuzzleKind } from '../../bank/kind.js';
import { KindSet } from '../../bank/kind-set.js';
import { INTERRUPTED } from '../../batch/interrupt.js';
import { addAnswer, noAnswers, type PortionAnswers } from '../../batch/portion.js';
import { oneOf } from '../../settings/one-of.js';
import { type BatchWork, overRecords } from '../answers/batch.js';
import { ENTRY_BYTES, ENTRY_WORDS, type FirstTexts, firstTexts } from '../answers/first-texts.js';
import { type KindOptions, kindsIn, LABELLING, type Labelled, type LabelOptions } from '../answers/labelled.js';
import { answer, commandOf, type Terminal, UsageError } from '../command.js';
import { inputOf, lookAhead } from '../input/input.js';
import { BATCH, fileName, INPUT, jobsOf, megabytes, option, PUZZLES, REMARKS, TIME_LIMIT } from '../options.js';
import { OUTPUT } from '../output/options.js';
import { writeErrorFor } from '../output/output.js';

export const command = commandOf({
  operands: PUZZLES,
  options: {
    ...INPUT,
    ...BATCH,
    ...OUTPUT,
    ...TIME_LIMIT,
    ...REMARKS,
    by: option(
      '--by <what>',
      'the meaning of equal: puzzle, equivalent givens; solution, equivalent solution grids',
      oneOf('by', ['puzzle', 'solution'] as const),
      'puzzle',
    ),
    against: option('--against <bank>', 'also leave out the puzzles of this file (folder, pattern)', fileName),
    memory: option(
      '--memory <MB>',
      'the most memory for the table of kinds; further kinds are compared in files',
      megabytes,
      '256',
    ),
  },
  async run(operands, args, terminal) {
    const { json: writesJson, verbose, by, against, memory, resume, milliseconds, language } = args;
    const jobs = jobsOf(args.jobs, terminal);
    const { input } = await lookAhead(inputOf(operands, args, terminal));
    const kindOptions: KindOptions = { ...input.expected, milliseconds, solution: by === 'solution', language };
    const common = { ...kindOptions, verbose, form: 'data', colour: false, language } as const;
    const options: LabelOptions = { ...common, ...input.expected, writesJson };
    const known =
      against === undefined ? new KindSet() : await kindsIn(against, '--against', kindOptions, jobs, terminal);
    const filter = new KindFilter(known, memory, resume);
    const transform: BatchWork<LabelOptions>['transform'] = (answers, before) => filter.transform(answers, before);
    const header = input.sheet()?.header;
    const headed = header === undefined || writesJson ? input : { ...input, head: `${header}\n` };
    try {
      const status = await overRecords(headed, { ...LABELLING, jobs, transform }, options, terminal);
      reportKept(filter, terminal);
      return status;
    } finally {
      filter.end();
    }
  },
});

/**
 * Lets the first text of each kind through. Workers find the kind of each text, so that the main thread, which has the
 * table, need not read puzzles. Once the table has reached its memory limit, texts of unknown kinds go to
 * files, which are read at the end.
 */
class KindFilter {
  kept = 0;
  seen = 0;
  private journal?: Journal;
  private deferred?: FirstTexts;

  /**
   * `limit` is the largest size of the table in bytes. `resume` is the file of the run; the journal of kinds is beside
   * it.
   */
  constructor(
    private readonly known: KindSet,
    private readonly limit: number,
    private readonly resume: string | undefined,
  ) {}

  /** Keeps the first of each kind; `before` is the number of records that an earlier run answered. */
  async *transform(answers: AsyncIterable<PortionAnswers>, before: number): AsyncGenerator<PortionAnswers, void, void> {
    if (this.resume !== undefined) this.journal = journalOf(this.resume, before, this.known);
    let records = before;
    let deferred = 0;
    for await (const portion of answers) {
      if (this.known.bytes > this.limit) this.deferred ??= firstTexts();
      if (this.deferred && portion.status !== INTERRUPTED) {
        this.defer(this.deferred, portion);
        deferred += portion.recordCount;
        yield { ...portion, found: [], recordCount: 0 };
      } else {
        yield this.filterPortion(portion, records);
        records += portion.recordCount;
        if (portion.status === INTERRUPTED) return;
      }
    }
    if (this.deferred) yield* this.deferredPortions(this.deferred, deferred);
  }

  end(): void {
    this.deferred?.end();
    this.journal?.end();
  }

  /** Returns the portion with only the first text of each kind. */
  private filterPortion(portion: PortionAnswers, records: number): PortionAnswers {
    const kept = noAnswers();
    for (const { kind, text } of portion.found as Labelled[]) {
      this.seen++;
      if (!this.known.add(kind)) continue;
      this.kept++;
      this.journal?.add(kind, records);
      addAnswer(kept, { text }, answer(text), {});
    }
    this.journal?.flush();
    return { ...portion, found: [], out: kept.out, endsInBlock: kept.endsInBlock };
  }

  private defer(deferred: FirstTexts, { found }: PortionAnswers): void {
    for (const { kind, text } of found as Labelled[]) {
      this.seen++;
      if (!this.known.has(kind)) deferred.add(kind, text);
    }
  }

  /**
   * Yields the first texts of the deferred kinds. The last portion counts all deferred records, which are answered only
   * then.
   */
  private async *deferredPortions(texts: FirstTexts, records: number): AsyncGenerator<PortionAnswers, void, void> {
    let portion = noAnswers();
    for await (const text of texts.texts()) {
      this.kept++;
      addAnswer(portion, { text }, answer(text), {});
      if (portion.out.length < LARGEST) continue;
      yield { ...portion, recordCount: 0 };
      portion = noAnswers();
    }
    yield { ...portion, recordCount: records };
  }
}

/** Characters of a portion of deferred texts. */
const LARGEST = 1 << 16;

/**
 * The kinds that a run with --resume has kept, in a file beside the file of the run. A later run reads them from there
 * and need not compute them again.
 */
interface Journal {
  /** Adds a kind; `records` is the number of records answered before its portion. */
  add(kind: PuzzleKind, records: number): void;
  /** Writes the kinds added since the last call. Throws a WriteError. */
  flush(): void;
  end(): void;
}

/**
 * Opens the journal of a run that has answered `answered` records, and adds its kinds to `known`. Entries of later
 * records are cut off. Throws a UsageError if the journal is missing, and a WriteError.
 */
function journalOf(resume: string, answered: number, known: KindSet): Journal {
  const file = `${resume}.kinds`;
  const descriptor = openJournal(file, answered);
  let end = ENTRY_BYTES * readEntries(descriptor, answered, known);
  ftruncateSync(descriptor, end);
  const added: number[] = [];
  return {
    add: (kind, records) => void added.push(...kind, records),
    flush() {
      if (added.length === 0) return;
      try {
        // At the end: a file that was opened to go on is written from its beginning otherwise.
        const entries = Uint32Array.from(added);
        end += writeSync(descriptor, entries, 0, entries.byteLength, end);
      } catch (error) {
        throw writeErrorFor(file, error);
      }
      added.length = 0;
    },
    end: () => closeSync(descriptor),
  };
}

function openJournal(file: string, answered: number): number {
  try {
    return openSync(file, answered > 0 ? 'r+' : 'w+');
  } catch (error) {
    if (answered > 0)
      throw new UsageError(`--resume: ${file}, which has the kinds so far, is missing: start again with another file`);
    throw writeErrorFor(file, error);
  }
}

/** Reads the entries of answered records and returns their number. */
function readEntries(descriptor: number, answered: number, known: KindSet): number {
  const chunk = new Uint32Array(ENTRY_WORDS * 4096);
  for (let count = 0; ; ) {
    const entries = Math.floor(readSync(descriptor, chunk, 0, chunk.byteLength, count * ENTRY_BYTES) / ENTRY_BYTES);
    for (let i = 0; i < entries * ENTRY_WORDS; i += ENTRY_WORDS) {
      if (chunk[i + 3]! >= answered) return count;
      known.add([chunk[i]!, chunk[i + 1]!, chunk[i + 2]!]);
      count++;
    }
    if (entries === 0) return count;
  }
}

const reportKept = ({ kept, seen }: KindFilter, { note }: Terminal): void =>
  note(`${kept.toLocaleString('en')} of ${seen.toLocaleString('en')} kept`);
