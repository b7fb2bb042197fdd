/** The portions at threads, in the order in which their answers leave, however long each takes. */
import type { PortionAnswers } from './portion.js';
import type { Portions, Records } from './portions.js';
import type { Threads } from './threads.js';

/** A portion at threads. */
export interface Sent {
  readonly records: Records;
  /** What the work has told before its answers; the first of it may have left already. */
  parts: PortionAnswers[];
  answers?: readonly PortionAnswers[];
  /** The error of the work or of the input. */
  failure?: { readonly error: unknown };
}

export class AnswerQueue<Options> {
  readonly entries: Sent[] = [];
  /** Ends the wait of `change`. */
  wakeUp = (): void => {};
  private reading: Promise<void> | undefined;
  private recordCount = 0;
  private readonly atThreads = new Set<Promise<void>>();

  /** `capacity`: the number of records at which reading waits. */
  constructor(
    private readonly portions: Portions,
    private readonly threads: Threads<Options>,
    private readonly capacity: number,
  ) {}

  /** True if all answers have left. */
  get isOver(): boolean {
    return this.entries.length === 0 && this.portions.areAllTaken;
  }

  /** Sends a portion if threads have room, and waits for a change: records that were read, answers, or an interrupt. */
  async change(): Promise<void> {
    const isFull = !this.threads.hasRoom || this.recordCount >= this.capacity;
    if (!isFull && !this.portions.areAllTaken && !this.reading && !this.entries.at(-1)?.failure)
      this.reading = this.send();
    await new Promise<void>((resolve) => {
      this.wakeUp = resolve;
    });
  }

  /**
   * Takes the answers that may leave now: all those to the first portion, or what the work has told before. Throws the
   * error of that portion.
   */
  take(): readonly PortionAnswers[] {
    const [first] = this.entries;
    if (!first) return [];
    if (first.parts.length > 0) return first.parts.splice(0);
    if (first.failure) throw first.failure.error;
    if (!first.answers) return [];
    this.entries.shift();
    this.recordCount -= first.records.length;
    for (const answers of first.answers) this.portions.adapt(answers);
    return first.answers;
  }

  /** Resolves when threads have answered all. */
  async done(): Promise<void> {
    await Promise.all(this.atThreads);
  }

  /** Puts all records back before those to come. */
  async putBack(): Promise<void> {
    await this.reading;
    this.portions.putBack(this.entries.splice(0).flatMap(({ records }) => records));
  }

  private async send(): Promise<void> {
    try {
      const records = await this.portions.next();
      if (records) this.add(records);
    } catch (error) {
      this.entries.push({ records: [], parts: [], failure: { error } });
    }
    this.reading = undefined;
    this.wakeUp();
  }

  private add(records: Records): void {
    const entry: Sent = { records, parts: [] };
    const onPart = (part: PortionAnswers): void => {
      entry.parts.push(part);
      this.wakeUp();
    };
    this.entries.push(entry);
    this.recordCount += records.length;
    const answering = this.threads
      .answer(records, onPart)
      .then((answers) => void (entry.answers = answers))
      .catch((error) => void (entry.failure = { error }))
      .then(() => {
        this.atThreads.delete(answering);
        this.wakeUp();
      });
    this.atThreads.add(answering);
  }
}
