/** The options of `sudoku solve`, and its work without steps: the solution and its uniqueness. */
import { LIMIT_REACHED } from '../../batch/answer.js';
import type { Numbers } from '../../core/board.js';
import type { LanguageCode } from '../../core/languages.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Range } from '../../create/request.js';
import type { FormatName, Reading } from '../../formats/format.js';
import { lossNotes, partsOf } from '../../formats/losses.js';
import type { Level } from '../../logic/step/strategy.js';
import type { Length } from '../../render/depths.js';
import { solutionJson } from '../../render/json/solve.js';
import { languageOf, languageWith } from '../../render/language/index.js';
import { reasonText } from '../../render/unfit-reason.js';
import { isPuzzle, type Prospect } from '../../search/check.js';
import type { LadderId } from '../../solver/ladder-names.js';
import type { Common } from '../command.js';
import { errorText, type Failed, UNSOLVABLE } from '../input/puzzle.js';

type PathKind = 'shortest' | 'one-step';

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
  readonly length: Length;
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

/** A solution of a puzzle, with the remarks on further solutions. */
export interface Solved {
  readonly solution: Numbers;
  readonly remarks: readonly string[];
  readonly failed?: undefined;
}

/** Returns the solution of a puzzle, or the result in its place. */
export function solutionOf(reading: Reading, prospect: Prospect, options: SolveOptions): Solved | Failed {
  const { puzzle } = reading;
  const { solutions, ended } = prospect.result;
  const [solution] = solutions;
  if (solution) return { solution, remarks: solutionRemarks(prospect, options) };
  const isCut = ended === 'cut';
  const language = languageWith(options.language, reading);
  const { noneInTime } = language.remarks;
  const reason = isCut ? noneInTime : reasonText(puzzle, prospect, language);
  return {
    failed: {
      text: () => (isCut ? errorText(noneInTime) : UNSOLVABLE),
      data: () => solutionJson(puzzle, prospect),
      remarks: [reason],
      status: isCut ? LIMIT_REACHED : 1,
    },
  };
}

/** Returns the remarks on parts of a position that the chosen format cannot hold. */
export const lossesIn = ({ format, form }: SolveOptions, shown: Puzzle): string[] =>
  format && form === 'text' ? lossNotes(format, partsOf(shown), shown.geometry) : [];

/** Returns the remarks on a puzzle that has several solutions, or may have. */
export function solutionRemarks(prospect: Prospect, { ladder, language }: SolveOptions): string[] {
  const { remarks: words } = languageOf(language);
  const { result } = prospect;
  const remarks: string[] = [];
  if (result.solutions.length > 1) remarks.push(ladder === undefined ? words.more : words.several);
  else if (result.ended === 'cut') remarks.push(words.unsettled);
  if (ladder !== undefined && !isPuzzle(prospect)) remarks.push(words.withoutUnique);
  return remarks;
}
