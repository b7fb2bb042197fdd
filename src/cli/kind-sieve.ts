/**
 * Lets the first text of each kind through. Workers write the kind before each text, so that the main thread, which has
 * the table, need not read puzzles. Once the table has reached its memory limit, texts of unknown kinds go to the
 * system's `sort`, which keeps its data in files.
 */

import { KIND_LENGTH, kindIn } from '../bank/kind.js';
import type { KindSet } from '../bank/kind-set.js';
import { INTERRUPTED } from '../batch/interrupt.js';
import { addAnswer, emptyPortion, type Portion } from '../batch/portion.js';
import { answer } from './command.js';
import { type Journal, journalOf } from './kind-journal.js';
import { firstsSorter, type LineSorter } from './sorter.js';

const CONTINUED = ' '.repeat(KIND_LENGTH);

/** Returns a text with its kind before the first line, and an indent of the same width before the others. */
export const labelled = (kind: string, text: string): string => kind + text.replaceAll('\n', `\n${CONTINUED}`);

interface Labelled {
  readonly kind: string;
  readonly text: string;
}

/** Yields the texts of a portion with their kinds, without answers that are errors. */
function* labelledIn(out: string): Generator<Labelled, void, void> {
  let kind = '';
  let text = '';
  for (const line of out.split('\n')) {
    if (line.startsWith(CONTINUED) && kind) text += `\n${line.slice(KIND_LENGTH)}`;
    else {
      if (kind) yield { kind, text };
      kind = KIND.test(line) ? line.slice(0, KIND_LENGTH) : '';
      text = line.slice(KIND_LENGTH);
    }
  }
}

const KIND = new RegExp(`^[0-9a-f]{${KIND_LENGTH}}`);

/** Adds the kinds of all texts of a portion. */
export function addKinds(known: KindSet, out: string): void {
  for (const { kind } of labelledIn(out)) known.add(kindIn(kind));
}

export class KindSieve {
  kept = 0;
  seen = 0;
  private journal?: Journal;
  private sorter?: LineSorter;

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
  async *refine(answers: AsyncIterable<Portion>, before: number): AsyncGenerator<Portion, void, void> {
    if (this.resume !== undefined) this.journal = journalOf(this.resume, before, this.known);
    let records = before;
    let deferred = 0;
    for await (const portion of answers) {
      if (this.known.bytes > this.limit) this.sorter ??= firstsSorter();
      if (this.sorter && portion.status !== INTERRUPTED) {
        await this.defer(this.sorter, portion);
        deferred += portion.records;
        yield { ...portion, out: '', records: 0 };
      } else {
        yield this.sifted(portion, records);
        records += portion.records;
        if (portion.status === INTERRUPTED) return;
      }
    }
    if (this.sorter) yield* this.sorted(this.sorter, deferred);
  }

  end(): void {
    this.sorter?.kill();
    this.journal?.end();
  }

  /** Returns the portion with only the first text of each kind. */
  private sifted(portion: Portion, records: number): Portion {
    const kept = emptyPortion();
    for (const { kind, text } of labelledIn(portion.out)) {
      this.seen++;
      if (!this.known.add(kindIn(kind))) continue;
      this.kept++;
      this.journal?.add(kindIn(kind), records);
      addAnswer(kept, { text }, answer(text), {});
    }
    this.journal?.flush();
    return { ...portion, out: kept.out, endsInBlock: kept.endsInBlock };
  }

  private async defer(sorter: LineSorter, { out }: Portion): Promise<void> {
    for (const { kind, text } of labelledIn(out)) {
      this.seen++;
      if (!this.known.has(kindIn(kind))) await sorter.add(kind, text);
    }
  }

  /**
   * Yields the first texts of the sorted kinds. The last portion counts all deferred records, which are answered only
   * then.
   */
  private async *sorted(sorter: LineSorter, deferred: number): AsyncGenerator<Portion, void, void> {
    let portion = emptyPortion();
    for await (const text of sorter.texts()) {
      this.kept++;
      addAnswer(portion, { text }, answer(text), {});
      if (portion.out.length < LARGEST) continue;
      yield { ...portion, records: 0 };
      portion = emptyPortion();
    }
    yield { ...portion, records: deferred };
  }
}

/** Characters of a portion of sorted texts. */
const LARGEST = 1 << 16;
