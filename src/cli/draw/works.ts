/**
 * What is drawn of each record: a line of JSON with a picture or page, so that it can be made on any thread and be heard
 * out by whoever writes the files.
 */

import { LIMIT_REACHED } from '../../batch/answer.js';
import { INTERRUPTED } from '../../batch/interrupt.js';
import type { Markup } from '../../core/board.js';
import { clock, isUp, runsOut } from '../../core/clock.js';
import { boardOf, type Puzzle } from '../../core/puzzle.js';
import { rulesOf } from '../../face/climb.js';
import { formatLine } from '../../formats/line.js';
import type { PuzzleRecord } from '../../formats/record.js';
import type { Level } from '../../logic/step/strategy.js';
import { walkthroughPage } from '../../render/html/walkthrough.js';
import { jsonLine } from '../../render/json/line.js';
import { puzzleJson } from '../../render/json/puzzle.js';
import { type Language, languageOf } from '../../render/language/index.js';
import { drawnStep, picture } from '../../render/picture/picture.js';
import type { Picture } from '../../render/picture/shape.js';
import { svgOf } from '../../render/picture/svg.js';
import { ungradedText } from '../../render/reason.js';
import { conclusion, sentence } from '../../render/text.js';
import { search } from '../../search/search.js';
import { gradeOf } from '../../session/grade.js';
import '../../solver/nine/fast.js';
import type { Scale } from '../../solver/grade.js';
import { ladderOf } from '../../solver/ladders.js';
import type { Step } from '../../solver/step.js';
import { walk } from '../../solver/walk.js';
import { type Answer, answer, type Common, type Status } from '../command.js';
import { onPuzzle, reachedText, whereIs } from '../puzzle.js';
import { isShown, noneShown } from '../shown.js';
import { onSolution, type SolveOptions } from '../solution.js';
import { aboutStrategy, walkthroughScript } from './assets.js';
import type { Drawing } from './options.js';

/** What a line holds: one of these. */
export interface DrawnRecord {
  /** Pictures as SVG or pages, each with a name of its own within the record. */
  readonly pictures?: readonly { readonly name: string; readonly content: string }[];
  /** A whole page. */
  readonly page?: string;
  /** A puzzle that is to be drawn, or a page of a book. */
  readonly puzzle?: string;
  readonly box?: readonly [number, number];
  readonly solution?: string;
  readonly hodoku?: { readonly level: Level; readonly score: number };
  readonly se?: { readonly er: number };
  readonly error?: string;
}

export interface DrawOptions extends Common {
  readonly drawing: Drawing;
  readonly milliseconds: number;
}

export const line = (drawn: DrawnRecord): string => jsonLine(drawn);

/** The puzzle, to be drawn as it stands; for a book with its solution, and with its grade if that is to be printed. */
export const drawPuzzle = (record: PuzzleRecord, options: DrawOptions): Answer =>
  onPuzzle(record, options, (puzzle) => {
    const drawn = puzzleJson(puzzle);
    if (options.drawing.format !== 'pdf') return answer(line(drawn));
    const { told, missing, status = 0 } = gradeNoted(puzzle, options);
    const notes = missing === undefined ? [] : [`${whereIs(record)}: ${missing}`];
    return answer(line({ ...drawn, ...solutionOf(puzzle, options), ...told }), notes, status);
  });

/** The parts of the grade that are printed under a puzzle; why some are missing, if they are. */
function gradeNoted(
  puzzle: Puzzle,
  { drawing: { notes }, milliseconds, interrupt }: DrawOptions,
): { readonly told: Pick<DrawnRecord, 'hodoku' | 'se'>; readonly missing?: string; readonly status?: Status } {
  const scales: Scale[] = [];
  if (notes.includes('level') || notes.includes('score')) scales.push('hodoku');
  if (notes.includes('rating')) scales.push('se');
  if (scales.length === 0) return { told: {} };
  const judged = gradeOf({ puzzle, clock: clock(milliseconds, interrupt) }, scales);
  if (!judged.grade) {
    const { geometry } = puzzle;
    const status = judged.prospect.result.ended === 'cut' ? LIMIT_REACHED : 1;
    return { told: {}, missing: ungradedText(geometry, judged.prospect), status };
  }
  const { hodoku, se, isCut } = judged.grade;
  const told = {
    ...(hodoku && { hodoku: { level: hodoku.level, score: hodoku.score } }),
    ...(se && se.ended !== 'time' && { se: { er: se.er } }),
  };
  if (!isCut) return { told };
  return { told, missing: `${reachedText(milliseconds)}: the grade is not whole`, status: LIMIT_REACHED };
}

function solutionOf(puzzle: Puzzle, { milliseconds, interrupt }: DrawOptions): { readonly solution?: string } {
  const { solutions, ended } = search(puzzle, { limit: 2, clock: clock(milliseconds, interrupt) });
  const [solution] = solutions;
  return ended === 'all' && solutions.length === 1
    ? { solution: formatLine({ geometry: puzzle.geometry, values: solution! }) }
    : {};
}

export interface StepsOptions extends SolveOptions {
  readonly drawing: Drawing;
}

/** The path as a page that stands alone. */
export const drawWalkthrough = (record: PuzzleRecord, options: StepsOptions): Answer =>
  onSolution(record, options, ({ reading: { puzzle }, prospect, notes, time }) => {
    const { drawing } = options;
    const rules = rulesOf(options, prospect);
    const steps: Step[] = [];
    const isCut = runsOut(() => {
      for (const step of walk(boardOf(puzzle), ladderOf(options.ladder!), rules, time)) steps.push(step);
    });
    const title = drawing.title ?? `Sudoku: ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
    const isWanted = (step: Step, number: number): boolean => isShown(step, number, options.shown);
    if (steps.length > 0 && !steps.some((step, index) => isWanted(step, index + 1)))
      return nothingShown(record, steps, options, notes);
    const page = walkthroughPage({
      puzzle,
      title,
      steps,
      isShown: isWanted,
      about: aboutStrategy,
      script: walkthroughScript(),
    });
    const remarks = isCut ? [...notes, endingOf(record, options)] : notes;
    return answer(line({ page }), remarks, endOf(isCut, options));
  });

/** Each step of the path in the position that it is found in, its sentence with it. */
export const drawSteps = (record: PuzzleRecord, options: StepsOptions): Answer =>
  onSolution(record, options, ({ reading, prospect, notes, time }) => {
    const board = boardOf(reading.puzzle);
    const { drawing } = options;
    const pictures: { name: string; content: string }[] = [];
    const steps: Step[] = [];
    const rules = rulesOf(options, prospect);
    const isCut = runsOut(() => {
      for (const step of walk(board, ladderOf(options.ladder!), rules, time)) {
        steps.push(step);
        if (!isShown(step, steps.length, options.shown)) continue;
        const drawn = stepPicture(board, step, drawing, languageOf(options.language));
        pictures.push({ name: nameOf(step, steps.length), content: svgOf(drawn, drawing) });
      }
    });
    const remarks = isCut ? [...notes, endingOf(record, options)] : notes;
    if (!isCut && steps.length > 0 && pictures.length === 0) return nothingShown(record, steps, options, notes);
    return answer(line({ pictures }), remarks, endOf(isCut, options));
  });

/** No picture and no page, and why. */
const nothingShown = (
  record: PuzzleRecord,
  steps: readonly Step[],
  { shown }: StepsOptions,
  notes: readonly string[],
): Answer => answer(line({ pictures: [] }), [...notes, `${whereIs(record)}: ${noneShown(steps, shown)}`]);

/** What ended the steps before the end. */
const endingOf = (record: PuzzleRecord, { interrupt, milliseconds }: StepsOptions): string =>
  `${whereIs(record)}: ${isUp(interrupt) ? 'interrupted' : reachedText(milliseconds)}`;

const endOf = (isCut: boolean, { interrupt }: StepsOptions): Status =>
  isUp(interrupt) ? INTERRUPTED : isCut ? LIMIT_REACHED : 0;

export const nameOf = ({ strategy }: Step, number: number): string =>
  `${String(number).padStart(3, '0')}-${strategy.id}`;

/** A step where it is found. */
export function stepPicture(board: Markup, step: Step, { title }: Drawing, language: Language): Picture {
  const { explanation, strategy, geometry } = step;
  return picture(board, drawnStep(step), {
    title: title ?? strategy.name,
    description: `${conclusion(step, geometry)}. ${sentence(explanation.message, geometry, language)}`,
    legend: true,
  });
}
