/** `--resume FILE`: a small file that records the progress of a batch, so that a later run continues from there. */
import { createHash } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Status } from '../../batch/answer.js';
import { INTERRUPTED } from '../../batch/interrupt.js';
import type { PortionAnswers } from '../../batch/portion.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { jsonLine } from '../../render/json/line.js';
import { type Terminal, UsageError } from '../command.js';
import { writeErrorFor } from '../output/output.js';
import { textIn } from './operand.js';

/** The file of a run, and the options of the run. */
export interface Resume {
  readonly file: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The content of the file, as JSON. */
interface State {
  /** The name of the work; `options` are the ones that affect its answers. */
  readonly work: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Records that were answered, and the SHA-256 of their texts. */
  readonly records: number;
  readonly sha256: string;
  /** Bytes of answers that were written. */
  readonly bytes: number;
  /** The size of the output file, if the answers went to a file. */
  readonly outputSize?: number | undefined;
  /** True if the last answer is a block, which an empty line follows. */
  readonly endsInBlock: boolean;
  /** The worst status so far. */
  readonly status: Status;
}

/** Options that change no answer. */
const FREE_OPTIONS: readonly string[] = ['resume', 'quiet', 'verbose', 'jobs', 'pager', 'memory', 'overwrite'];

/** Milliseconds between two writes of the file. */
const INTERVAL = 1000;

/** Opens the file of a run, old or new. Throws a UsageError if it belongs to another run, and a WriteError. */
export function checkpointOf({ file, options }: Resume, work: string, terminal: Terminal): Checkpoint {
  const current = {
    work,
    options: Object.fromEntries(Object.entries(options).filter(([name]) => !FREE_OPTIONS.includes(name))),
  };
  const old = read(file);
  const none = { records: 0, sha256: '', bytes: 0, endsInBlock: false, status: 0 } as const;
  const checkpoint = new Checkpoint(file, old ?? { ...current, ...none }, terminal);
  if (!old) checkpoint.save();
  else {
    checkSameRun(file, old, current);
    checkOutput(file, old, terminal);
  }
  return checkpoint;
}

/** Reads the state of an earlier run; undefined if the file is missing or empty. Throws a UsageError. */
function read(file: string): State | undefined {
  const text = existsSync(file) ? textIn(file) : '';
  if (text === '') return undefined;
  const state = parsed(text);
  if (typeof state?.records === 'number' && typeof state.sha256 === 'string') return state as State;
  throw new UsageError(`--resume ${file}: no run with --resume wrote this file. Name another one`);
}

function parsed(text: string): Partial<State> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws a UsageError if the options differ from those of the earlier run. */
function checkSameRun(file: string, old: State, current: Pick<State, 'work' | 'options'>): void {
  if (old.work !== current.work)
    throw new UsageError(`--resume ${file}: the run before was another command (${old.work}). Name another file`);
  const now: State['options'] = JSON.parse(jsonLine(current.options));
  const names = [...new Set([...Object.keys(old.options), ...Object.keys(now)])];
  const other = names.filter((name) => !isDeepStrictEqual(old.options[name], now[name]));
  if (other.length === 0) return;
  const listed = other.map((name) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  throw new UsageError(
    `--resume ${file}: the run before had other options (${listed.join(', ')}). Say them as they were, or name another file`,
  );
}

/** Throws a UsageError if the output file changed after the earlier run. */
function checkOutput(file: string, { outputSize }: State, terminal: Terminal): void {
  const size = terminal.outputSize?.() ?? 0;
  if (size === 0 || outputSize === undefined || size === outputSize) return;
  const remedy =
    size > outputSize ? `Cut the output to that size (truncate --size=${outputSize})` : 'Bring the rest of it back';
  throw new UsageError(
    `--resume ${file}: the output has ${size} bytes, and had ${outputSize} when this was last written. ${remedy}, or begin anew with another file`,
  );
}

/** Keeps the file of a run up to date. */
export class Checkpoint {
  private readonly hash = createHash('sha256');
  /** The texts of records that were read and not yet answered. */
  private readonly unanswered: string[] = [];
  private savedAt = performance.now();
  private isSaved = true;
  /** True once all records of the input were read. */
  private isRead = false;

  constructor(
    private readonly file: string,
    private state: State,
    private readonly terminal: Terminal,
  ) {}

  /** The state after the earlier run. */
  get earlier(): Pick<State, 'records' | 'bytes' | 'endsInBlock' | 'status'> {
    return this.state;
  }

  /** Yields the records after the answered ones. Throws a UsageError if the input is not that of the earlier run. */
  async *remaining(
    chunks: AsyncIterable<readonly PuzzleRecord[]>,
  ): AsyncGenerator<readonly PuzzleRecord[], void, void> {
    const { records, sha256 } = this.state;
    const otherInput = (): UsageError =>
      new UsageError(
        `--resume ${this.file}: the first ${records} records are not those that were answered. Read the same input, or name another file`,
      );
    let left = records;
    for await (const chunk of chunks) {
      const addAnswered = chunk.slice(0, left);
      for (const { text } of addAnswered) this.add(text);
      left -= addAnswered.length;
      if (left > 0) continue;
      if (addAnswered.length > 0) {
        if (this.digest() !== sha256) throw otherInput();
        this.terminal.note(`${this.file}: goes on ${this.place}`);
      }
      const rest = chunk.slice(addAnswered.length);
      for (const { text } of rest) this.unanswered.push(text);
      yield rest;
    }
    if (left > 0) throw otherInput();
    this.isRead = true;
    this.endIfComplete();
  }

  private get place(): string {
    return `after record ${this.state.records.toLocaleString('en')}`;
  }

  /** Counts bytes that were written. */
  addWritten(bytes: number): void {
    if (bytes > 0) this.update({ bytes: this.state.bytes + bytes });
  }

  /** Counts records whose answers were written. Saves the file at intervals. Tells of an interrupt, which comes last. */
  addAnswered({ recordCount: records, out, endsInBlock, status }: PortionAnswers): void {
    if (records === 0) {
      if (status === INTERRUPTED)
        this.terminal.note(`${this.file}: interrupted ${this.place}; the same command goes on there`);
      return;
    }
    for (const text of this.unanswered.splice(0, records)) this.add(text);
    this.update({
      records: this.state.records + records,
      endsInBlock: out ? endsInBlock : this.state.endsInBlock,
      status: status === INTERRUPTED || status < this.state.status ? this.state.status : status,
    });
    if (performance.now() - this.savedAt > INTERVAL) this.save();
    this.endIfComplete();
  }

  /** Saves the last answers as soon as they are written: afterwards an interrupt ends the process at once. */
  private endIfComplete(): void {
    if (this.isRead && this.unanswered.length === 0) this.end();
  }

  /** Writes the file if anything is new. Throws a WriteError. */
  end(): void {
    if (!this.isSaved) this.save();
  }

  /** Writes the file beside its place first, so that it is always whole. Throws a WriteError. */
  save(): void {
    this.state = { ...this.state, sha256: this.digest(), outputSize: this.terminal.outputSize?.() };
    try {
      writeFileSync(`${this.file}.part`, `${jsonLine(this.state)}\n`);
      renameSync(`${this.file}.part`, this.file);
    } catch (error) {
      throw writeErrorFor(this.file, error);
    }
    this.savedAt = performance.now();
    this.isSaved = true;
  }

  private update(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.isSaved = false;
  }

  private add(text: string): void {
    this.hash.update(text).update('\0');
  }

  private digest(): string {
    return this.hash.copy().digest('hex');
  }
}
