/** Portions: records that one thread handles one after another, and their answers put together. */
import { isUp } from '../core/clock.js';
import { load } from '../formats/exchange/any.js';
import type { PuzzleRecord } from '../formats/record.js';
import type { Answer, Limits, Once, Status, Work } from './answer.js';
import { INTERRUPTED } from './interrupt.js';

/** The answers to a portion, or to the first of its records: all their text, all their remarks, the worst status. */
export interface Portion extends Answer {
  readonly records: number;
  /** True if the last answer is a block, so that an empty line is due before the next. */
  readonly endsInBlock: boolean;
  readonly milliseconds: number;
}

/** How answers are kept apart from each other. */
export interface BlockLayout {
  /** True if each is a block, be it of one line; if nothing is said, the answers to records of several lines are. */
  readonly inBlocks?: boolean;
  /** True if they are rows of a sheet, which nothing keeps apart, be there line ends within. */
  readonly inRows?: boolean;
}

/** Formats that the options name. */
export interface NamedFormats {
  readonly from?: string;
  readonly to?: string;
}

/** Loads the formats of other programs that records are in or are written in, before a thread handles them. */
export const loadFormats = (records: readonly PuzzleRecord[], { from, to }: NamedFormats): Promise<void> =>
  load(from === undefined ? records.map(({ text }) => text) : [], from, to);

export type PortionSoFar = { -readonly [Key in keyof Portion]: Portion[Key] } & { notes: string[]; once: Once[] };

export const emptyPortion = (): PortionSoFar => ({
  ...{ out: '', notes: [], once: [], status: 0, isCut: false },
  ...{ records: 0, endsInBlock: false, milliseconds: 0 },
});

/**
 * Handles records one after another. An interrupt stops it after the record at hand, `turn` after so many milliseconds,
 * and `beforeCut` before a record that its limit of time cuts.
 */
export function handle<Options>(
  records: readonly PuzzleRecord[],
  work: Work<Options>,
  options: Options & BlockLayout & Limits,
  { turn = Infinity, beforeCut = false } = {},
): Portion {
  const started = performance.now();
  const portion = emptyPortion();
  let isInterrupted = isUp(options.interrupt);
  for (const record of records) {
    if (isInterrupted) break;
    const answer = work(record, options);
    isInterrupted = isUp(options.interrupt);
    if (answer.isCut && (beforeCut || isInterrupted)) portion.isCut = true;
    if (portion.isCut || (options.wholeOnly && answer.status === INTERRUPTED)) break;
    addAnswer(portion, record, answer, options);
    if (performance.now() - started > turn) break;
  }
  portion.milliseconds = performance.now() - started;
  return portion;
}

/** Adds the answer to a record. Empty lines keep blocks apart from all others. */
export function addAnswer(
  portion: PortionSoFar,
  { text }: Pick<PuzzleRecord, 'text'>,
  answer: Answer,
  { inBlocks, inRows }: BlockLayout,
): void {
  const { out, notes, status, once = [] } = answer;
  const isBlock = !inRows && (out.includes('\n') || (inBlocks ?? text.includes('\n')));
  if (out) portion.out += isBlock || portion.endsInBlock ? `\n${out}\n` : `${out}\n`;
  portion.endsInBlock = isBlock;
  portion.notes.push(...notes);
  for (const rare of once) if (!portion.once.some(({ remark }) => remark === rare.remark)) portion.once.push(rare);
  portion.status = Math.max(portion.status, status) as Status;
  portion.records++;
}
