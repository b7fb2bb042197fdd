/** The options of `sudoku solve`, and its work without steps: the solution and its uniqueness. */
import { LIMIT_REACHED } from '../../batch/answer.js';
import type { Numbers } from '../../core/board.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { FormatName, Reading } from '../../formats/format.js';
import { lossNotes, partsOf } from '../../formats/losses.js';
import { LEVELS } from '../../logic/step/strategy.js';
import type { Length } from '../../render/depths.js';
import { solutionJson } from '../../render/json/solve.js';
import { languageOf, languageWith } from '../../render/language/index.js';
import { reasonText } from '../../render/unfit-reason.js';
import { isPuzzle, type Prospect } from '../../search/check.js';
import { oneOf } from '../../settings/one-of.js';
import type { LadderId } from '../../solver/ladder-names.js';
import type { Told, Values } from '../command.js';
import { beside, idleIf } from '../idle.js';
import { errorText, type Failed, UNSOLVABLE } from '../input/puzzle.js';
import { fileName, flag, LADDER, option, stepRange } from '../options.js';
import { besideDrawing } from '../to.js';

export const SOLVE_OPTIONS = {
  explain: flag('--explain', 'show every step, and the solution'),
  grid: idleIf(
    flag('--grid', 'draw the position of each step, with --explain'),
    beside('--json'),
    besideDrawing(', which shows the position of each step'),
  ),
  steps: option('--steps <A..B>', 'explain only these steps of the path: 3..5, 3.. or 3', stepRange),
  fromLevel: option(
    '--from-level <level>',
    `explain only steps of this level and harder ones: ${LEVELS.join(', ')}`,
    oneOf('level', LEVELS),
  ),
  toLevel: option(
    '--to-level <level>',
    'explain only the steps before the first one harder than this level',
    oneOf('level', LEVELS),
  ),
  shortest: flag(
    '--shortest',
    'with --explain, the way whose hardest step is easiest, with the fewest steps beyond basic ones',
  ),
  oneStep: flag(
    '--one-step',
    'find a single step that suffices, with basic ones (singles, locked candidates) before and after',
  ),
  guess: flag('--no-guess', 'stop where logic ends, and show that position'),
  ...LADDER,
  proof: option(
    '--proof <folder>',
    'with --explain, a DIMACS file for each conclusion, for a SAT solver to check',
    fileName,
  ),
};

/** The steps of a path that are shown, from one; all of them without. */
export type StepSelection = Partial<Pick<Values<typeof SOLVE_OPTIONS>, 'steps' | 'fromLevel' | 'toLevel'>>;

/** What is asked of `sudoku solve`: its options, and what follows from the others. */
export interface SolveOptions extends Told, Values<typeof SOLVE_OPTIONS> {
  readonly length: Length;
  /** The kind of path to search for; absent for the plain walk. */
  readonly pathKind?: 'shortest' | 'one-step' | undefined;
  /** The ladder of the path; absent if exact search suffices. */
  readonly ladder: LadderId | undefined;
  /** Ids of the only strategies that are tried. */
  readonly strategy?: readonly string[] | undefined;
  /** Ids of strategies that are left out. */
  readonly without?: readonly string[] | undefined;
  /** Ids of the strategies that are tried first, in this order. */
  readonly order?: readonly string[] | undefined;
  /** True if the name of each puzzle precedes its steps. */
  readonly isNamed: boolean;
  readonly format?: FormatName | undefined;
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
