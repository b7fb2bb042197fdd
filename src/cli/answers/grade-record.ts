/** The work of `sudoku grade` on one record, on any thread. */
import { LIMIT_REACHED } from '../../batch/answer.js';
import { type Clock, runsOut } from '../../core/clock.js';
import { counted, quoted } from '../../core/printable.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Reading } from '../../formats/format.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { gradeChart, gradeLike, gradeLine, gradeText, SIGNS_TEXT, unknownSign } from '../../render/grade-text.js';
import type { GradeSpreads } from '../../render/json/forms.js';
import { gradeJson, type PuzzleGrade, ungradedJson } from '../../render/json/grade.js';
import { withDecimals } from '../../render/json/line.js';
import type { JsonProfiles } from '../../render/json/profile.js';
import { languageOf, languageWith } from '../../render/language/index.js';
import { measuresIn } from '../../render/language/measures.js';
import { retoldOrSame } from '../../render/language/retold.js';
import { ungradedText } from '../../render/unfit-reason.js';
import { isPuzzle, type Prospect } from '../../search/check.js';
import { GRADED, gradeOf } from '../../session/grade.js';
import '../../solver/nine/fast.js';
import { BERTHIER_SCALES } from '../../solver/berthier/rating.js';
import type { Grade, Scale } from '../../solver/grade.js';
import { type Result, type Status, type Told, UsageError, type Values } from '../command.js';
import { beside, idleIf, lacking } from '../idle.js';
import { errorText, timeLimitText, UNSOLVABLE, withHeading } from '../input/puzzle.js';
import { flag, option } from '../options.js';
import { workOn } from './forms.js';
import type { SheetCells } from './sheet.js';

/** The module that workers import the work from, here and in the bundle. */
export const MODULE = new URL('grade-record.js', import.meta.url);

/** Checks the signs of `--template`. Throws a UsageError that names the first unknown sign. */
function checkSigns(word: string, name: string): string {
  const sign = unknownSign(word);
  if (sign !== undefined) throw new UsageError(`${name}: ${quoted(sign)} has no meaning: there are ${SIGNS_TEXT}`);
  return word;
}

export const GRADE_OPTIONS = {
  scale: option(
    '--scale <names>',
    'hodoku: level and score; se: the rating of Sudoku Explainer 1.2.1 (both by default); w, b, gw, gb: by whips and braids, or all four as berthier; te: the depth of trial and error; commas between',
    GRADED.scale,
  ),
  brief: flag('--brief', 'the puzzle and its grades in one line'),
  profile: idleIf(
    flag('--profile', 'also how each path goes: rounds, bottlenecks, moves open at each step, runs without a digit'),
    beside(['--brief', '--template']),
  ),
  people: idleIf(
    flag('--people', 'also an estimate of how hard people find it, by the model of R. Pelanek: to order puzzles by'),
    beside(['--brief', '--template']),
  ),
  forms: idleIf(
    option(
      '--forms <number>',
      'also the least, median and most over so many forms of the puzzle: itself, and turned or with lines and digits exchanged',
      GRADED.forms,
    ),
    beside('--template'),
  ),
  seed: idleIf(
    option('--seed <text>', 'chooses the random forms: the same seed, the same forms', GRADED.seed, 'forms'),
    lacking('--forms'),
    beside('--template'),
  ),
  template: option('--template <text>', `a line for each puzzle, with the signs of serate: ${SIGNS_TEXT}`, checkSigns),
};

/** What is asked of `sudoku grade`: its options, and what follows from the others. */
export interface GradeOptions extends Told, Values<typeof GRADE_OPTIONS> {
  readonly scales: readonly Scale[];
  /** True if each grade follows the name of its puzzle. */
  readonly isNamed: boolean;
  /** Shared with the main thread, for its progress line: the last step's rating and the cells unsolved before it. */
  readonly step?: Float64Array;
}

/** Results that an addition puts beside a grade in JSON. */
interface Extras extends JsonProfiles {
  readonly forms?: GradeSpreads;
}

/** An addition to a grade, such as the profile, with its text and its cells of a sheet. */
export interface GradeExtra {
  isAsked(options: GradeOptions): boolean;
  /** Computes the addition; `first` is what is found so far. Throws OutOfTime when the clock does. */
  of(puzzle: Puzzle, options: GradeOptions, clock: Clock, first: PuzzleGrade & Extras): Extras;
  text(extras: Extras, options: GradeOptions): string;
  /** Writes the addition in one line; left out if it has no such form. */
  line?(extras: Extras): string;
  titles(options: GradeOptions): readonly string[];
  cells(extras: Extras, options: GradeOptions): readonly (string | number | undefined)[];
  /** Says what is missing if the time was up. */
  lacking(options: GradeOptions): string;
}

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

/** Returns the titles of the columns that we append to a sheet. */
export const titlesOf = (options: GradeOptions, extras: readonly GradeExtra[]): string[] => [
  ...options.scales.flatMap((scale) => COLUMNS[scale]),
  ...asked(extras, options).flatMap((extra) => extra.titles(options)),
  'remark',
];

const asked = (extras: readonly GradeExtra[], options: GradeOptions): GradeExtra[] =>
  extras.filter((extra) => extra.isAsked(options));

/** Returns the cells of a grade on the scales that were asked for. */
function cellsOn(scales: readonly Scale[], { hodoku, se, berthier, te }: Partial<PuzzleGrade>): SheetCells {
  const ratings = [se?.er, se?.ep, se?.ed].map((rating) => rating?.toFixed(1));
  return scales.flatMap((scale): SheetCells => {
    if (scale === 'hodoku') return [hodoku?.level, hodoku?.score, hodoku?.hardest];
    if (scale === 'se') return ratings;
    return [scale === 'te' ? te : berthier?.[scale]];
  });
}

/** Returns the work that grades puzzles, with those additions that are asked for. */
export const gradeWith = (extras: readonly GradeExtra[]) =>
  workOn<GradeOptions, PuzzleGrade & Extras>(
    (reading, options, clock, record) => gradeResult(reading, options, clock, record, asked(extras, options)),
    {
      json: withDecimals,
      cells: (grade, remark, options) => [
        ...cellsOn(options.scales, grade),
        ...asked(extras, options).flatMap((extra) => extra.cells(grade, options)),
        remark,
      ],
    },
  );

export const gradeRecord = gradeWith([]);

function gradeResult(
  reading: Reading,
  options: GradeOptions,
  clock: Clock,
  record: PuzzleRecord,
  extras: readonly GradeExtra[],
): Result {
  const { puzzle } = reading;
  const { milliseconds, scales, step } = options;
  const judged = gradeOf({ puzzle, clock }, scales, step && stepRecorder(step));
  if (!judged.grade) return noGrade(reading, judged.prospect, options);
  const { grade } = judged;
  let others: Extras = {};
  const isCut = runsOut(() => {
    let found = {};
    for (const extra of extras) {
      const first = { ...gradeJson(puzzle, scales, grade), ...found };
      found = { ...found, ...extra.of(puzzle, options, clock, first) };
    }
    others = found;
  });
  const remarks = remarksOn(grade, options);
  if (isCut) remarks.push(`${timeLimitText(milliseconds)}: ${extras[0]!.lacking(options)}`);
  const { forms } = others;
  const isPartial = forms?.ended === 'time';
  if (isPartial) remarks.push(`${timeLimitText(milliseconds)}: ${forms.count} of ${options.forms} forms`);
  const added = (extra: GradeExtra): string =>
    options.brief ? ` ${extra.line?.(others) ?? ''}` : `\n${extra.text(others, options)}`;
  return {
    text: () => textOf(record, reading, grade, options) + (isCut ? '' : extras.map(added).join('')),
    data: () => Object.assign(gradeJson(puzzle, scales, grade), others, reading.kept),
    remarks,
    status: grade.isCut || isCut || isPartial ? LIMIT_REACHED : 0,
  };
}

/** Writes each step to shared memory, which the main thread reads from time to time. */
const stepRecorder = (step: Float64Array) => (rating: number, unsolved: number) => {
  step[0] = rating;
  step[1] = unsolved;
};

function textOf(record: PuzzleRecord, reading: Reading, grade: Grade, options: GradeOptions): string {
  const { puzzle } = reading;
  const { template, brief, isNamed, language } = options;
  if (template !== undefined) return gradeLike(template, { puzzle, grade, line: record.line });
  if (brief) return gradeLine(puzzle, grade);
  const chart = chartOf(grade, options);
  const graded = gradeText(grade, measuresIn(language));
  const text = chart ? `${graded}\n\n${chart}` : graded;
  return isNamed ? withHeading(record, reading, text, language) : text;
}

/** Draws a bar for each technique, if the grade goes to a screen. */
const chartOf = (grade: Grade, { screen, colour }: GradeOptions): string | undefined =>
  screen && gradeChart(grade, screen.columns, { colour, boxes: screen.boxes });

/** Returns the result of a puzzle that has no grade: the reason. */
function noGrade(reading: Reading, prospect: Prospect, { scales, form, language }: GradeOptions): Result {
  const { puzzle } = reading;
  const reason = retoldOrSame(ungradedText(puzzle, prospect, languageWith(language, reading)), language);
  const { solutions, ended } = prospect.result;
  const isUnsolvable = solutions.length === 0 && ended !== 'cut';
  const isSolved = isPuzzle(prospect);
  return {
    text: () =>
      isSolved ? `${reason[0]!.toUpperCase()}${reason.slice(1)}.` : isUnsolvable ? UNSOLVABLE : errorText(reason),
    // JSON has the usual symbols throughout.
    data: () =>
      Object.assign(ungradedJson(puzzle, scales, ungradedText(puzzle, prospect, languageOf(language))), reading.kept),
    remarks: isSolved && form !== 'sheet' ? [] : [reason],
    status: ungradedStatus(prospect),
  };
}

function remarksOn({ hodoku, se, own, berthier, te }: Grade, { scales, milliseconds }: GradeOptions): string[] {
  const notes: string[] = [];
  if (own) notes.push("HoDoKu's and Sudoku Explainer's scales are not defined for variants");
  if (own?.ended === 'time') notes.push(`${timeLimitText(milliseconds)}: the level is at least ${own.level}`);
  if (own?.ended === 'stuck') notes.push('our strategies do not solve it: the level is the one reached so far');
  if (!hodoku && !own && scales.includes('hodoku')) notes.push(`${timeLimitText(milliseconds)}: no HoDoKu grade`);
  if (hodoku && !hodoku.solved)
    notes.push(`HoDoKu's techniques leave ${counted(hodoku.unsolved, 'cell')}, for which it guesses`);
  if (se?.ended === 'time') notes.push(`${timeLimitText(milliseconds)}: the SE rating is at least ${se.er.toFixed(1)}`);
  if (se?.ended === 'stuck')
    notes.push(`Sudoku Explainer's techniques do not solve it: the SE rating is the one reached so far`);
  for (const scale of berthier ? BERTHIER_SCALES : []) {
    const { rating, ended } = berthier?.[scale] ?? {};
    if (ended === 'time') notes.push(`${timeLimitText(milliseconds)}: the rating ${scale} is at least ${rating}`);
    if (ended === 'stuck') notes.push(`there is no rating ${scale}: such sequences of no length solve it`);
  }
  if (te?.ended === 'time') notes.push(`${timeLimitText(milliseconds)}: trial and error is at least ${te.depth} deep`);
  return notes;
}

/** Returns the exit status of a puzzle without a grade. A solved grid has nothing to grade, which is no failure. */
export const ungradedStatus = (prospect: Prospect): Status =>
  prospect.result.ended === 'cut' ? LIMIT_REACHED : isPuzzle(prospect) ? 0 : 1;
