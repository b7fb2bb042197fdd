/** Portions: records that one thread handles one after another, and their answers together. */
import '../search/fast.js';
import { isUp } from '../core/clock.js';
import type { SharedSettings } from '../formats/drawn/settings.js';
import { formatOfWords, load } from '../formats/exchange/any.js';
import type { PuzzleRecord } from '../formats/record.js';
import { type LanguageCode, loadLanguage } from '../render/language/index.js';
import { loadRetold } from '../render/language/retold.js';
import type { Answer, Limits, Remark, Status, Tell, Work } from './answer.js';
import { INTERRUPTED } from './interrupt.js';

/** The answers to a portion, or to its first records: all they say and found, and the worst status. */
export interface PortionAnswers extends Omit<Answer, 'isCut'> {
  readonly found: readonly unknown[];
  /** The number of records that have answers. */
  readonly recordCount: number;
  /**
   * True if one more record was begun and left, since its answer would have been cut short; `recordCount` does not
   * count it.
   */
  readonly leavesRecord?: boolean;
  /** The number of records with each status. */
  readonly statusCounts: StatusCounts;
  /** True if the last answer is a block, so that an empty line is due before the next. */
  readonly endsInBlock: boolean;
  /** Milliseconds that the work took. */
  readonly duration: number;
}

/** Numbers of records by their status. */
export type StatusCounts = { [Each in Status]?: number };

/** The layout of answers: empty lines keep blocks apart from all others. */
export interface BlockLayout {
  /**
   * True if each is a block, even one of one line; false if only answers of several lines are. By default, answers to
   * records of several lines are blocks too.
   */
  readonly inBlocks?: boolean;
  /** True if they are rows of a sheet, which nothing keeps apart, even where a row has line ends. */
  readonly inRows?: boolean;
}

/** Options that name formats and a language, which are loaded on demand. */
export interface LazyParts {
  readonly from?: string;
  readonly shared?: SharedSettings;
  readonly to?: string;
  readonly language?: LanguageCode;
}

/**
 * Loads the formats of other programs that options name, and the language of the answers. `records`: those whose own
 * formats may not be loaded on this thread. The input has loaded them on the main one.
 */
export async function loadLazyParts(
  { from, shared, to, language }: LazyParts,
  records: readonly PuzzleRecord[] = [],
): Promise<void> {
  if (language !== undefined) await Promise.all([loadLanguage(language), loadRetold(language)]);
  await load(from === undefined ? records.map(({ text }) => text) : [], from, to, formatOfWords(records, shared));
}

/** Answers to which more are added. */
type AnswersSoFar = { -readonly [Key in keyof PortionAnswers]: PortionAnswers[Key] } & {
  found: unknown[];
  remarks: Remark[];
};

export const noAnswers = (): AnswersSoFar => ({
  out: '',
  found: [],
  remarks: [],
  status: 0,
  leavesRecord: false,
  recordCount: 0,
  statusCounts: {},
  endsInBlock: false,
  duration: 0,
});

/** Reasons to stop before the last record. */
export interface Stops {
  /** The most milliseconds for each record, if its own limit is longer; one that needs more is left without an answer. */
  readonly most?: number;
  /** The time after which no record is begun. */
  readonly end?: number;
}

/**
 * Handles records one after another. An interrupt ends the portion: a record that it cuts short is left without an
 * answer. `report` gets what the work tells, which is a block, before the rest of its answer.
 */
export function handle<Options>(
  records: readonly PuzzleRecord[],
  work: Work<Options>,
  options: Options & BlockLayout & Limits,
  { most = Infinity, end = Infinity }: Stops = {},
  report?: (part: PortionAnswers) => void,
): PortionAnswers {
  const { interrupt, milliseconds = Infinity, completeOnly, endsAtFailure } = options;
  let isOut = false;
  const onTimeUp = (): void => void (isOut = true);
  const limited = most < milliseconds ? { ...options, milliseconds: most, onTimeUp } : options;
  const started = performance.now();
  const answers = noAnswers();
  for (const record of records) {
    if (isUp(interrupt) || performance.now() > end) break;
    let before = '\n';
    const tell: Tell = (text) => {
      report!({ ...noAnswers(), out: `${before}${text}\n` });
      before = '';
    };
    const answer = work(record, limited, report && tell);
    answers.leavesRecord = isOut || (Boolean(answer.isCut) && isUp(interrupt));
    if (answers.leavesRecord || (completeOnly && answer.status === INTERRUPTED)) break;
    addAnswer(answers, record, answer, options);
    if (endsAtFailure && answer.status !== 0) break;
  }
  answers.duration = performance.now() - started;
  return answers;
}

/** A request to a thread: records, and the work on them. */
export interface PortionRequest {
  /** The URL of the module that exports the work, and the name of the work there. */
  readonly module: string;
  readonly exportName: string;
  readonly records: readonly PuzzleRecord[];
  readonly options: BlockLayout & LazyParts & Limits;
}

/** Answers the records of a request; a request without records loads the work. */
export async function answerPortion(
  request: PortionRequest,
  report: (part: PortionAnswers) => void = () => {},
): Promise<PortionAnswers> {
  const { module, exportName: name, records, options } = request;
  const { [name]: work } = (await import(module)) as { readonly [name: string]: Work<unknown> };
  await loadLazyParts(options, records);
  return handle(records, work!, options, {}, options.oneByOne ? report : undefined);
}

/**
 * Adds the answer to a record, and an empty line before it if either it or the one before is a block. The writer of the
 * answers drops an empty line at the start.
 */
export function addAnswer(
  answers: AnswersSoFar,
  { text }: Pick<PuzzleRecord, 'text'>,
  answer: Answer,
  { inBlocks, inRows }: BlockLayout,
): void {
  const { out, found, remarks, status } = answer;
  const isBlock = !inRows && (out.includes('\n') || (inBlocks ?? text.includes('\n')));
  if (out) {
    answers.out += isBlock || answers.endsInBlock ? `\n${out}\n` : `${out}\n`;
    answers.endsInBlock = isBlock;
  }
  if (found !== undefined) answers.found.push(found);
  for (const remark of remarks)
    if (!remark.isShared || !answers.remarks.some(({ isShared, text }) => isShared && text === remark.text))
      answers.remarks.push(remark);
  answers.status = Math.max(answers.status, status) as Status;
  answers.statusCounts[status] = (answers.statusCounts[status] ?? 0) + 1;
  answers.recordCount++;
}
