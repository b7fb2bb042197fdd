/** `sudoku grade`: how hard puzzles are. */
import { LIMIT_REACHED } from '../batch/answer.js';
import { HEAD_START_OF_KERNELS } from '../batch/scheduler.js';
import { clock } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import type { PuzzleRecord } from '../formats/record.js';
import { gradeChart, gradeLike, gradeLine, gradeText, SIGNS_TEXT, unknownSign } from '../render/grade-text.js';
import { gradeJson, type JsonGrade, ungradedJson } from '../render/json/grade.js';
import { jsonLine, withDecimals } from '../render/json/line.js';
import { ungradedText } from '../render/reason.js';
import type { Prospect } from '../search/prospect.js';
import { gradeOf } from '../session/grade.js';
import '../solver/nine/fast.js';
import { BERTHIER_SCALES } from '../solver/berthier/rating.js';
import { type Grade, SCALES, type Scale, USUAL_SCALES } from '../solver/grade.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type Common, commandOf, type Terminal, UsageError, type Values } from './command.js';
import { type Input, inputOf, lookAhead } from './input.js';
import {
  among,
  BATCH,
  flag,
  INPUT,
  jobsOf,
  listOf,
  option,
  PUZZLES,
  present,
  screenOf,
  TIME_LIMIT,
} from './options.js';
import { type Progress, progressOn } from './progress.js';
import { errorText, named, reachedText, readRecord, UNSOLVABLE, whereIs } from './puzzle.js';
import { inRows, rowAnswer, sheetNamed } from './sheet.js';
import { SHEET } from './sheet-options.js';

export interface GradeOptions extends Common {
  readonly scales: readonly Scale[];
  /** A line with signs for the puzzle and its ratings, in the place of the text. */
  readonly format?: string;
  /** The puzzle and its grades in one line. */
  readonly oneLine: boolean;
  /** Whether each puzzle is named over its grade. */
  readonly isNamed: boolean;
  readonly milliseconds: number;
  /** For whoever waits: what the last step counted, and how many cells were unsolved before it. */
  readonly step?: Float64Array;
}

/** Where threads find it, here and in the bundle. */
const MODULE = new URL('grade.js', import.meta.url);

const OPTIONS = {
  ...INPUT,
  ...BATCH,
  ...TIME_LIMIT,
  ...SHEET,
  scale: option(
    '--scale <names>',
    'hodoku: level and score; se: the rating of Sudoku Explainer 1.2.1 (both if nothing is said); w, b, gw, gb: by whips and braids, or all four as berthier; te: the depth of trial and error; commas between',
    listOf(among('scale', [...SCALES, 'berthier'] as const)),
  ),
  oneLine: flag('--one-line', 'the puzzle and its grades in one line'),
  format: option('--format <line>', `a line for each puzzle, with the signs of serate: ${SIGNS_TEXT}`, lineOfSigns),
};

type Words = Values<typeof OPTIONS>;

export const command = commandOf({
  operands: PUZZLES,
  options: OPTIONS,
  async run(operands, words, terminal) {
    const sheet = sheetNamed(words.to, words);
    oneForm(words);
    const given = inputOf(operands, words, terminal);
    const isLookedAt = terminal.seat && !given.isTyped && !words.json && !sheet;
    const { isOnly, input } = isLookedAt ? await lookAhead(given) : { isOnly: false, input: given };
    const options = gradeOptions(words, input, isOnly ? terminal : { colour: terminal.colour });
    const progress = progressOn(terminal);
    const name = sheet ? 'gradeRow' : 'gradeRecord';
    const jobs = jobsOf(words.jobs, terminal);
    const threads = { module: MODULE, name, jobs, headStart: HEAD_START_OF_KERNELS };
    const stopTelling = tellSteps(options.step, progress);
    try {
      if (!sheet) return await overRecords(input, gradeRecord, options, terminal, threads, progress);
      const titles = { added: titlesOf(options.scales) };
      const { rows, ...others } = await inRows(input, sheet, titles);
      return await overRecords(others.input, gradeRow, { ...options, ...rows }, terminal, threads, progress);
    } finally {
      stopTelling();
    }
  },
});

/** A line of signs. Throws a UsageError that names the first which stands for nothing. */
function lineOfSigns(word: string, name: string): string {
  const sign = unknownSign(word);
  if (sign !== undefined) throw new UsageError(`${name}: '${sign}' stands for nothing: there are ${SIGNS_TEXT}`);
  return word;
}

/** Throws a UsageError where several forms of an answer are asked for, or ratings that are not looked for. */
function oneForm({ json, to, oneLine, format, scale }: Words): void {
  const forms = [json && '--json', to && `--to ${to}`, oneLine && '--one-line', format !== undefined && '--format'];
  const [first, second] = forms.filter(Boolean);
  if (second) throw new UsageError(`${first} and ${second} are two answers: leave one out`);
  if (format !== undefined && scale && !scale.includes('se'))
    throw new UsageError('--format tells the ratings of Sudoku Explainer: leave out --scale, or name se among them');
}

type Telling = Required<Pick<GradeOptions, 'step'>>;

function gradeOptions(words: Words, input: Input, terminal: Pick<Terminal, 'colour' | 'seat'>): GradeOptions & Telling {
  const { json, verbose, scale, format, oneLine, timeLimit } = words;
  return {
    ...input.expected,
    verbose,
    json,
    inBlocks: !json && !oneLine && format === undefined,
    colour: terminal.colour,
    ...screenOf(terminal),
    scales: scale ? scalesOf(scale) : format === undefined ? USUAL_SCALES : ['se'],
    oneLine,
    ...present({ format }),
    isNamed: !input.isWrittenOut,
    milliseconds: timeLimit,
    step: new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT)),
  };
}

/** Tells the last step now and then, until it is stopped. */
function tellSteps(step: Float64Array, progress: Progress): () => void {
  const telling = setInterval(() => {
    const [rating, unsolved] = step;
    if (rating) progress.tell(() => `a step of ${rating.toFixed(1)}, ${unsolved} cells to go`);
  }, MILLISECONDS_A_LOOK);
  return () => clearInterval(telling);
}

/** A thread writes what another reads now and then. */
const noteIn = (step: Float64Array) => (rating: number, unsolved: number) => {
  step[0] = rating;
  step[1] = unsolved;
};

const MILLISECONDS_A_LOOK = 200;

/** Each scale once; `berthier` is four of them. */
const scalesOf = (names: readonly (Scale | 'berthier')[]): Scale[] => [
  ...new Set(names.flatMap((name) => (name === 'berthier' ? BERTHIER_SCALES : [name]))),
];

/** The columns of each scale. */
const COLUMNS: Readonly<Record<Scale, readonly string[]>> = {
  hodoku: ['level', 'score', 'hardest'],
  se: ['er', 'ep', 'ed'],
  w: ['w'],
  b: ['b'],
  gw: ['gw'],
  gb: ['gb'],
  te: ['te'],
};

const titlesOf = (scales: readonly Scale[]): string[] => [...scales.flatMap((scale) => COLUMNS[scale]), 'remark'];

/** The grade of a puzzle in a row of a sheet. */
export const gradeRow = (record: PuzzleRecord, options: GradeOptions): Answer =>
  rowAnswer(record, options, gradeRecord, (told: JsonGrade, remark) => {
    const { level, score, hardest } = told.hodoku ?? {};
    const ratings = [told.se?.er, told.se?.ep, told.se?.ed].map((rating) => rating?.toFixed(1));
    const cellsOf = (scale: Scale): readonly (string | number | null | undefined)[] => {
      if (scale === 'hodoku') return [level, score, hardest];
      if (scale === 'se') return ratings;
      return [scale === 'te' ? told.te : told.berthier?.[scale]];
    };
    return [...options.scales.flatMap(cellsOf).map((cell) => cell ?? undefined), remark];
  });

export function gradeRecord(record: PuzzleRecord, options: GradeOptions): Answer {
  const read = readRecord(record, options);
  if (read.failed) return read.failed;
  const { puzzle } = read.reading;
  const { milliseconds, interrupt, scales, step } = options;
  const judged = gradeOf({ puzzle, clock: clock(milliseconds, interrupt) }, scales, step && noteIn(step));
  if (!judged.grade) return ungraded(record, puzzle, judged.prospect, options, read.remarks);
  const { grade } = judged;
  const notes = remarksOn(grade, options).map((note) => `${whereIs(record)}: ${note}`);
  return answer(textOf(record, puzzle, grade, options), [...read.remarks, ...notes], grade.isCut ? LIMIT_REACHED : 0);
}

function textOf(record: PuzzleRecord, puzzle: Puzzle, grade: Grade, options: GradeOptions): string {
  const { json, scales, format, oneLine, isNamed } = options;
  if (json) return withDecimals(gradeJson(puzzle, scales, grade));
  const graded = { ...grade, puzzle, line: record.line };
  if (format !== undefined) return gradeLike(format, graded);
  if (oneLine) return gradeLine(graded);
  const chart = chartOf(grade, options);
  const text = chart ? `${gradeText(grade)}\n\n${chart}` : gradeText(grade);
  return isNamed ? named(record, puzzle, text) : text;
}

/** For somebody who looks at one puzzle on a screen: a bar for each technique. */
const chartOf = (grade: Grade, { screen, colour }: GradeOptions): string | undefined =>
  screen && gradeChart(grade, screen.columns, { colour, boxes: screen.boxes });

/** The reason stands in the place of a grade. */
function ungraded(
  record: PuzzleRecord,
  puzzle: Puzzle,
  prospect: Prospect,
  { json, scales }: GradeOptions,
  remarks: readonly string[],
): Answer {
  const reason = ungradedText(puzzle.geometry, prospect);
  const { solutions, ended } = prospect.result;
  const isCut = ended === 'cut';
  const isUnsolvable = solutions.length === 0 && !isCut;
  const text = json ? jsonLine(ungradedJson(puzzle, scales, reason)) : isUnsolvable ? UNSOLVABLE : errorText(reason);
  return answer(text, [...remarks, `${whereIs(record)}: ${reason}`], isCut ? LIMIT_REACHED : 1);
}

function remarksOn({ hodoku, se, berthier, te }: Grade, { scales, milliseconds }: GradeOptions): string[] {
  const notes: string[] = [];
  if (!hodoku && scales.includes('hodoku')) notes.push(`${reachedText(milliseconds)}: no HoDoKu grade`);
  if (hodoku && !hodoku.solved) notes.push(`HoDoKu's techniques leave ${hodoku.unsolved} cells, for which it guesses`);
  if (se?.ended === 'time') notes.push(`${reachedText(milliseconds)}: the SE rating is at least ${se.er.toFixed(1)}`);
  if (se?.ended === 'stuck') notes.push(`Sudoku Explainer's techniques do not solve it: the SE rating is that so far`);
  for (const scale of BERTHIER_SCALES) {
    const { rating, ended } = berthier?.[scale] ?? {};
    if (ended === 'time') notes.push(`${reachedText(milliseconds)}: the rating ${scale} is at least ${rating}`);
    if (ended === 'stuck') notes.push(`there is no rating ${scale}: such sequences of no length solve it`);
  }
  if (te?.ended === 'time') notes.push(`${reachedText(milliseconds)}: trial and error is at least ${te.depth} deep`);
  return notes;
}
