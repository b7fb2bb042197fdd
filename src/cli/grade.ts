/** `sudoku grade`: how hard puzzles are. */
import { LIMIT_REACHED } from '../batch/answer.js';
import { HEAD_START_OF_KERNELS } from '../batch/scheduler.js';
import { clock } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import type { PuzzleRecord } from '../formats/record.js';
import { gradeChart, gradeText } from '../render/grade-text.js';
import { gradeJson, type JsonGrade, ungradedJson } from '../render/json/grade.js';
import { jsonLine, withDecimals } from '../render/json/line.js';
import { ungradedText } from '../render/reason.js';
import type { Prospect } from '../search/prospect.js';
import { gradeOf } from '../session/grade.js';
import '../solver/nine/fast.js';
import { type Grade, SCALES, type Scale } from '../solver/grade.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type CommandModule, type Common, type Status } from './command.js';
import { inputOf, lookAhead } from './input.js';
import { jobsOf, numberOf, screenOf, withBatch, withInput, withTimeLimit } from './options.js';
import { progressOn } from './progress.js';
import { errorText, named, onPuzzle, reachedText, UNSOLVABLE, whereIs } from './puzzle.js';
import { overSheet, rowAnswer, sheetNamed } from './sheet.js';
import { withSheet } from './sheet-options.js';
import { oneOf } from './words.js';

export interface GradeOptions extends Common {
  readonly scales: readonly Scale[];
  /** Whether each puzzle is named over its grade. */
  readonly isNamed: boolean;
  readonly milliseconds: number;
  /** For whoever waits: what the last step counted, and how many cells were unsolved before it. */
  readonly step?: Float64Array;
}

/** Where threads find it, here and in the bundle. */
const MODULE = new URL('grade.js', import.meta.url);

export const command: CommandModule = {
  declare(command) {
    withSheet(withTimeLimit(withBatch(withInput(command)))).option(
      '--scale <names>',
      'hodoku: level and score; se: the rating of Sudoku Explainer 1.2.1; or both, with a comma between',
      SCALES.join(),
    );
  },
  async run(operands, words, terminal) {
    const { json, jobs, scale, timeLimit, to, verbose } = words;
    const sheet = sheetNamed(to, words);
    const given = inputOf(operands, words, terminal);
    const { isOnly, input } =
      terminal.seat && !given.isTyped && !json && !sheet ? await lookAhead(given) : { isOnly: false, input: given };
    const options: GradeOptions = {
      ...input.expected,
      verbose: Boolean(verbose),
      json: Boolean(json),
      inBlocks: !json,
      colour: terminal.colour,
      ...(isOnly && screenOf(terminal)),
      scales: String(scale)
        .split(',')
        .map((name) => oneOf('scale', name.trim(), SCALES)),
      isNamed: !input.isWrittenOut,
      milliseconds: numberOf('--time-limit', timeLimit) * 1000,
    };
    const progress = progressOn(terminal);
    const step = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));
    const telling = setInterval(() => {
      const [rating, unsolved] = step;
      if (rating) progress.tell(() => `a step of ${rating.toFixed(1)}, ${unsolved} cells to go`);
    }, MILLISECONDS_A_LOOK);
    try {
      const threads = {
        module: MODULE,
        name: sheet ? 'gradeRow' : 'gradeRecord',
        jobs: jobsOf(jobs, terminal),
        headStart: HEAD_START_OF_KERNELS,
      };
      const all = { ...options, step };
      if (!sheet) return await overRecords(input, gradeRecord, all, terminal, threads, progress);
      return await overSheet(
        input,
        sheet,
        { added: titlesOf(options.scales) },
        gradeRow,
        all,
        terminal,
        threads,
        progress,
      );
    } finally {
      clearInterval(telling);
    }
  },
};

/** A thread writes what another reads now and then. */
const noteIn = (step: Float64Array) => (rating: number, unsolved: number) => {
  step[0] = rating;
  step[1] = unsolved;
};

/** How often it is looked whether there is something to tell. */
const MILLISECONDS_A_LOOK = 200;

/** The columns of each scale. */
const COLUMNS: Readonly<Record<Scale, readonly string[]>> = {
  hodoku: ['level', 'score', 'hardest'],
  se: ['er', 'ep', 'ed'],
};

const titlesOf = (scales: readonly Scale[]): string[] => [...scales.flatMap((scale) => COLUMNS[scale]), 'remark'];

/** What is told of a puzzle, in a row of a sheet. */
export const gradeRow = (record: PuzzleRecord, options: GradeOptions): Answer =>
  rowAnswer(record, options, gradeRecord, (told: JsonGrade, remark) => {
    const { level, score, hardest } = told.hodoku ?? {};
    const ratings = [told.se?.er, told.se?.ep, told.se?.ed].map((rating) => rating?.toFixed(1));
    const cells = { hodoku: [level, score, hardest], se: ratings };
    return [...options.scales.flatMap((scale): (string | number | undefined)[] => cells[scale]), remark];
  });

export const gradeRecord = (record: PuzzleRecord, options: GradeOptions): Answer =>
  onPuzzle(record, options, (puzzle) => {
    const { milliseconds, interrupt, json, scales, isNamed, step } = options;
    const judged = gradeOf({ puzzle, clock: clock(milliseconds, interrupt) }, scales, step && noteIn(step));
    if (!judged.grade) return ungraded(puzzle, judged.prospect, options, whereIs(record));
    const { grade: grades } = judged;
    const status: Status = grades.isCut ? LIMIT_REACHED : 0;
    const notes = remarks(grades, options).map((note) => `${whereIs(record)}: ${note}`);
    if (json) return answer(withDecimals(gradeJson(puzzle, scales, grades)), notes, status);
    const chart = chartOf(grades, options);
    const text = chart ? `${gradeText(grades)}\n\n${chart}` : gradeText(grades);
    return answer(isNamed ? named(record, puzzle, text) : text, notes, status);
  });

/** Of a puzzle that somebody looks at: how often each technique is used. */
const chartOf = (grades: Grade, { screen, colour }: GradeOptions): string | undefined =>
  screen && gradeChart(grades, screen.columns, { colour, boxes: screen.boxes });

/** The reason stands in the place of a grade. */
function ungraded(puzzle: Puzzle, prospect: Prospect, { json, scales }: GradeOptions, where: string): Answer {
  const reason = ungradedText(puzzle.geometry, prospect);
  const { solutions, ended } = prospect.result;
  const isCut = ended === 'cut';
  const isUnsolvable = solutions.length === 0 && !isCut;
  const text = json ? jsonLine(ungradedJson(puzzle, scales, reason)) : isUnsolvable ? UNSOLVABLE : errorText(reason);
  return answer(text, [`${where}: ${reason}`], isCut ? 3 : 1);
}

function remarks({ hodoku, se }: Grade, { scales, milliseconds }: GradeOptions): string[] {
  const notes: string[] = [];
  if (!hodoku && scales.includes('hodoku')) notes.push(`${reachedText(milliseconds)}: no HoDoKu grade`);
  if (hodoku && !hodoku.solved) notes.push(`HoDoKu's techniques leave ${hodoku.unsolved} cells, for which it guesses`);
  if (se?.ended === 'time') notes.push(`${reachedText(milliseconds)}: the SE rating is at least ${se.er.toFixed(1)}`);
  if (se?.ended === 'stuck') notes.push(`Sudoku Explainer's techniques do not solve it: the SE rating is that so far`);
  return notes;
}
