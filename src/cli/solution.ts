/** What `sudoku solve` is asked for, and what is known of a puzzle before any step: its solution, and how many there are. */
import { LIMIT_REACHED } from '../batch/answer.js';
import type { Numbers } from '../core/board.js';
import type { Puzzle } from '../core/puzzle.js';
import type { Range } from '../create/aims.js';
import type { FormatName } from '../formats/format.js';
import { lossNotes, partsOf } from '../formats/losses.js';
import type { PuzzleRecord } from '../formats/record.js';
import type { Level } from '../logic/step/strategy.js';
import { jsonLine } from '../render/json/line.js';
import { solutionJson } from '../render/json/solve.js';
import type { LanguageCode } from '../render/language/index.js';
import { reasonText } from '../render/reason.js';
import type { Prospect } from '../search/check.js';
import type { LadderName } from '../solver/ladder.js';
import { answer, type Common } from './command.js';
import { errorText, type Failed, type RecordRead, UNSOLVABLE, whereIs } from './puzzle.js';

export type WayName = 'shortest' | 'one-step';

/** The steps of a path that are shown. */
export interface Shown {
  /** True if the position is drawn in which each step is found. */
  readonly grid: boolean;
  /** Only these, counted from one. */
  readonly steps?: Range;
  /** Only these of this level, and harder ones. */
  readonly fromLevel?: Level;
  /** Only these before the first that is harder. */
  readonly toLevel?: Level;
}

export interface SolveOptions extends Common {
  /** The way up the ladder that is looked for; absent: the plain walk. */
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
  /** These strategies alone, by id. */
  readonly only?: readonly string[];
  /** All strategies but these, by id. */
  readonly without?: readonly string[];
  /** These strategies first, by id, in this order. */
  readonly order?: readonly string[];
  /** Whether each puzzle is named over its steps. */
  readonly isNamed: boolean;
  readonly guess: boolean;
  readonly format?: FormatName;
  readonly milliseconds: number;
}

/** One solution of a puzzle, with remarks on how it was read and on how many solutions it has. */
export interface Solved {
  readonly solution: Numbers;
  readonly notes: readonly string[];
  readonly failed?: undefined;
}

const UNSETTLED = 'no solution found within the time limit';

/** The solution of a record that was read, or the answer that stands in the place of one. */
export function solutionOf(
  record: PuzzleRecord,
  { reading: { puzzle }, remarks }: RecordRead,
  prospect: Prospect,
  options: SolveOptions,
): Solved | Failed {
  const where = whereIs(record);
  const { solutions, ended } = prospect.result;
  const [solution] = solutions;
  if (solution) {
    const notes = prospectNotes(prospect, options).map((note) => `${where}: ${note}`);
    return { solution, notes: [...remarks, ...notes] };
  }
  const isCut = ended === 'cut';
  const reason = isCut ? UNSETTLED : reasonText(puzzle.geometry, prospect);
  const text = isCut ? errorText(UNSETTLED) : UNSOLVABLE;
  const out = options.json ? jsonLine(solutionJson(puzzle, prospect.result)) : text;
  return { failed: answer(out, [...remarks, `${where}: ${reason}`], isCut ? LIMIT_REACHED : 1) };
}

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
