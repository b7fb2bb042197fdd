/** Portions: records that one thread handles one after another, and their answers together. */
import { isUp } from '../core/clock.js';
import { answerOf, type Pausing } from '../core/pausing.js';
import { load } from '../formats/exchange/any.js';
import type { PuzzleRecord } from '../formats/record.js';
import { type LanguageCode, loadLanguage } from '../render/language/index.js';
import type { Answer, Limits, PausingWork, SharedRemark, Status, Work } from './answer.js';
import { INTERRUPTED } from './interrupt.js';

/** The answers to a portion, or to its first records: all their text, all their remarks, the worst status. */
export interface Portion extends Answer {
  readonly records: number;
  /** True if the portion stops before a record that would have been cut short; its answers are whole. */
  readonly isCut?: boolean;
  /** True if the last answer is a block, so that an empty line is due before the next. */
  readonly endsInBlock: boolean;
  readonly milliseconds: number;
}

/** The layout of answers: empty lines keep blocks apart from all others. */
export interface BlockLayout {
  /** True if each is a block, even one of one line. By default, answers to records of several lines are blocks. */
  readonly inBlocks?: boolean;
  /** True if they are rows of a sheet, which nothing keeps apart, even where a row has line ends. */
  readonly inRows?: boolean;
}

/** Formats and a language that the options name. */
export interface NamedParts {
  readonly from?: string;
  readonly to?: string;
  readonly language?: LanguageCode;
}

/**
 * Loads the formats of other programs that records are in or are written in, and the language of the answers, before a
 * thread handles them.
 */
export async function loadNamed(records: readonly PuzzleRecord[], { from, to, language }: NamedParts): Promise<void> {
  if (language !== undefined) await loadLanguage(language);
  await load(from === undefined ? records.map(({ text }) => text) : [], from, to);
}

export type PortionSoFar = { -readonly [Key in keyof Portion]: Portion[Key] } & {
  notes: string[];
  sharedRemarks: SharedRemark[];
};

export const emptyPortion = (): PortionSoFar => ({
  out: '',
  notes: [],
  sharedRemarks: [],
  status: 0,
  isCut: false,
  records: 0,
  endsInBlock: false,
  milliseconds: 0,
});

/**
 * Handles records one after another. Stops after `turn` milliseconds, before a record that an interrupt cuts short, and
 * with `stopsBeforeSlow` before one that reaches its time limit.
 */
export const handle = <Options>(
  records: readonly PuzzleRecord[],
  work: Work<Options>,
  options: Options & BlockLayout & Limits,
  cuts: Cuts = {},
): Portion => answerOf(handling(records, work, options, cuts));

interface Cuts {
  readonly turn?: number;
  readonly stopsBeforeSlow?: boolean;
}

/** Handles records as `handle` does, and pauses where the work does. */
export function* handling<Options>(
  records: readonly PuzzleRecord[],
  work: Work<Options> | PausingWork<Options>,
  options: Options & BlockLayout & Limits,
  { turn = Infinity, stopsBeforeSlow = false }: Cuts,
): Pausing<Portion> {
  const { interrupt, stretch } = options;
  const started = performance.now();
  const portion = emptyPortion();
  for (const record of records) {
    if (isUp(interrupt)) break;
    const result = work(record, options);
    const answer = 'next' in result ? yield* result : result;
    const isSlow = stretch ? stretch.isOver : stopsBeforeSlow;
    if (answer.isCut && (isSlow || isUp(interrupt))) portion.isCut = true;
    if (portion.isCut || (options.completeOnly && answer.status === INTERRUPTED)) break;
    addAnswer(portion, record, answer, options);
    if (performance.now() - started > turn) break;
  }
  portion.milliseconds = performance.now() - started;
  return portion;
}

/** Adds the answer to a record, and an empty line if either it or the one before is a block. */
export function addAnswer(
  portion: PortionSoFar,
  { text }: Pick<PuzzleRecord, 'text'>,
  answer: Answer,
  { inBlocks, inRows }: BlockLayout,
): void {
  const { out, notes, status, sharedRemarks = [] } = answer;
  const isBlock = !inRows && (out.includes('\n') || (inBlocks ?? text.includes('\n')));
  if (out) portion.out += isBlock || portion.endsInBlock ? `\n${out}\n` : `${out}\n`;
  portion.endsInBlock = isBlock;
  portion.notes.push(...notes);
  for (const rare of sharedRemarks)
    if (!portion.sharedRemarks.some(({ remark }) => remark === rare.remark)) portion.sharedRemarks.push(rare);
  portion.status = Math.max(portion.status, status) as Status;
  portion.records++;
}
