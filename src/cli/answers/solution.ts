/** The options of `sudoku solve`, and its work without steps: the solution and its uniqueness. */
import { LIMIT_REACHED } from '../../batch/answer.js';
import type { Numbers } from '../../core/board.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Range } from '../../create/aims.js';
import type { FormatName } from '../../formats/format.js';
import { lossNotes, partsOf } from '../../formats/losses.js';
import type { PuzzleRecord } from '../../formats/record.js';
import type { Level } from '../../logic/step/strategy.js';
import { jsonLine } from '../../render/json/line.js';
import { solutionJson } from '../../render/json/solve.js';
import type { LanguageCode } from '../../render/language/codes.js';
import { languageOf } from '../../render/language/index.js';
import { reasonText } from '../../render/unfit-reason.js';
import { isPuzzle, type Prospect } from '../../search/check.js';
import type { LadderId } from '../../solver/ladder.js';
import { answer, type Common } from '../command.js';
import { errorText, type Failed, placeOf, type RecordRead, UNSOLVABLE } from '../input/puzzle.js';

export type PathKind = 'shortest' | 'one-step';

/** The steps of a path that are shown. */
export interface StepSelection {
  /** True if each step comes with a drawing of the position in which it is found. */
  readonly grid: boolean;
  /** The numbers of the steps that are shown, from one. */
  readonly steps?: Range;
  /** The lowest level of the steps that are shown. */
  readonly fromLevel?: Level;
  /** The highest level that is shown: the steps end before the first harder one. */
  readonly toLevel?: Level;
}

export interface SolveOptions extends Common {
  /** The kind of path to search for; absent for the plain walk. */
  readonly pathKind?: PathKind;
  /** The folder for the proofs of conclusions. */
  readonly proof?: string;
  /** The language of the steps. */
  readonly language: LanguageCode;
  /** True if the steps are shown. */
  readonly explain: boolean;
  /** The selection of steps and their drawings; absent for all steps in words. */
  readonly selection?: StepSelection;
  /** The ladder of the path; absent if exact search suffices. */
  readonly ladder?: LadderId;
  readonly level?: Level;
  /** Ids of the only strategies that are tried. */
  readonly only?: readonly string[];
  /** Ids of strategies that are left out. */
  readonly without?: readonly string[];
  /** Ids of the strategies that are tried first, in this order. */
  readonly order?: readonly string[];
  /** True if the name of each puzzle precedes its steps. */
  readonly isNamed: boolean;
  readonly guess: boolean;
  readonly format?: FormatName;
  readonly milliseconds: number;
}

/** A solution of a puzzle, with the remarks on its reading and on further solutions. */
export interface Solved {
  readonly solution: Numbers;
  readonly notes: readonly string[];
  readonly failed?: undefined;
}

/** Returns the solution of a record, or the answer in its place. */
export function solutionOf(
  record: PuzzleRecord,
  { reading: { puzzle }, remarks }: RecordRead,
  prospect: Prospect,
  options: SolveOptions,
): Solved | Failed {
  const where = placeOf(record);
  const { solutions, ended } = prospect.result;
  const [solution] = solutions;
  if (solution) {
    const notes = prospectNotes(prospect, options).map((note) => `${where}: ${note}`);
    return { solution, notes: [...remarks, ...notes] };
  }
  const isCut = ended === 'cut';
  const language = languageOf(options.language);
  const { noneInTime } = language.remarks;
  const reason = isCut ? noneInTime : reasonText(puzzle, prospect, language);
  const text = isCut ? errorText(noneInTime) : UNSOLVABLE;
  const out = options.json ? jsonLine(solutionJson(puzzle, prospect)) : text;
  return { failed: answer(out, [...remarks, `${where}: ${reason}`], isCut ? LIMIT_REACHED : 1) };
}

/** Returns the remarks on parts of a position that the chosen format cannot hold. */
export const lossesIn = (record: PuzzleRecord, { format, json }: SolveOptions, shown: Puzzle): string[] =>
  format && !json ? lossNotes(format, partsOf(shown), shown.geometry).map((note) => `${placeOf(record)}: ${note}`) : [];

/** Returns the remarks on a puzzle that has several solutions, or may have. */
function prospectNotes(prospect: Prospect, { ladder, language }: SolveOptions): string[] {
  const { remarks } = languageOf(language);
  const { result } = prospect;
  const notes: string[] = [];
  if (result.solutions.length > 1) notes.push(ladder === undefined ? remarks.more : remarks.several);
  else if (result.ended === 'cut') notes.push(remarks.unsettled);
  if (ladder !== undefined && !isPuzzle(prospect)) notes.push(remarks.withoutUnique);
  return notes;
}
