/** What `sudoku solve` has to say of a puzzle, whichever way it is solved. */
import type { Board, Numbers } from '../core/board.js';
import { type Clock, clock } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import type { FormatName, Reading } from '../formats/format.js';
import { lossNotes, partsOf } from '../formats/losses.js';
import type { PuzzleRecord } from '../formats/record.js';
import type { Level } from '../logic/step/strategy.js';
import { jsonLine } from '../render/json/line.js';
import { solutionJson, traceJson } from '../render/json/solve.js';
import { type LanguageCode, languageOf } from '../render/language/index.js';
import { reasonText } from '../render/reason.js';
import { type Prospect, prospectOf } from '../search/prospect.js';
import type { LadderName } from '../solver/ladder.js';
import type { Step } from '../solver/step.js';
import { type Answer, answer, type Common, type Status } from './command.js';
import { errorText, onPuzzle, UNSOLVABLE, whereIs } from './puzzle.js';
import { isShown, type Shown } from './shown.js';

export type WayName = 'shortest' | 'one-step';

export interface SolveOptions extends Common {
  /** Look for this way up the ladder; absent: the plain walk. */
  readonly way?: WayName;
  /** The folder that takes the proof of each conclusion. */
  readonly proof?: string;
  /** In which steps are told. */
  readonly language: LanguageCode;
  /** Show the steps. */
  readonly explain: boolean;
  /** Which of them, and how; absent: all, in words. */
  readonly shown?: Shown;
  /** Climb this ladder; absent: exact search is enough. */
  readonly ladder?: LadderName;
  readonly level?: Level;
  /** Whether each puzzle is named over its steps. */
  readonly isNamed: boolean;
  readonly guess: boolean;
  readonly format?: FormatName;
  readonly milliseconds: number;
}

/** A puzzle that has a solution. */
export interface Solvable {
  readonly reading: Reading;
  readonly prospect: Prospect;
  readonly solution: Numbers;
  /** What there is to remark on it. */
  readonly notes: readonly string[];
  /** What is left of the time. */
  readonly time: Clock;
}

const UNSETTLED = 'no solution found within the time limit';

/** Goes on with a puzzle if it has a solution, and says so if not. */
export const onSolution = (record: PuzzleRecord, options: SolveOptions, go: (solvable: Solvable) => Answer): Answer =>
  onPuzzle(record, options, (puzzle, reading) => {
    const time = clock(options.milliseconds, options.interrupt);
    const prospect = prospectOf(puzzle, time);
    const where = whereIs(record);
    const [solution] = prospect.result.solutions;
    if (!solution && prospect.result.ended === 'cut')
      return told(puzzle, prospect, options, () => errorText(UNSETTLED), [`${where}: ${UNSETTLED}`], 3);
    if (!solution)
      return told(
        puzzle,
        prospect,
        options,
        () => UNSOLVABLE,
        [`${where}: ${reasonText(puzzle.geometry, prospect)}`],
        1,
      );
    const notes = prospectNotes(prospect, options).map((note) => `${where}: ${note}`);
    return go({ reading, prospect, solution, notes, time });
  });

/** What is lost of a position where the format that was asked for cannot hold it. */
export const lossesIn = (record: PuzzleRecord, { format, json }: SolveOptions, shown: Puzzle): string[] =>
  format && !json ? lossNotes(format, partsOf(shown), shown.geometry).map((note) => `${whereIs(record)}: ${note}`) : [];

/** What there is to say of a puzzle that has not one solution, or may have more. */
function prospectNotes({ result, unique }: Prospect, { ladder }: SolveOptions): string[] {
  const notes: string[] = [];
  if (result.solutions.length > 1) notes.push('there are more solutions than this one');
  else if (result.ended === 'cut')
    notes.push('whether this is the only solution was not settled within the time limit');
  if (ladder !== undefined && !unique) notes.push('strategies that rely on a single solution are left out');
  return notes;
}

/** The answer: a text, which is made where it is wanted, or all that is known as JSON. */
export function told(
  puzzle: Puzzle,
  { result }: Prospect,
  { json, shown, language }: SolveOptions,
  text: () => string,
  notes: readonly string[],
  status: Status,
  climb?: { readonly board: Board; readonly steps: readonly Step[] },
): Answer {
  if (!json) return answer(text(), notes, status);
  const object = climb
    ? traceJson(
        puzzle,
        result,
        climb.steps.filter((step, index) => isShown(step, index + 1, shown)),
        climb.board.unsolved === 0,
        languageOf(language),
      )
    : solutionJson(puzzle, result);
  return answer(jsonLine(object), notes, status);
}
