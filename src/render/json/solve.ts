/** A solution, the path to it, and the verdicts of the checker on its steps, as JSON. */
import type { Verdict } from '../../check/prove.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { PuzzleText } from '../../formats/beside/ruled.js';
import { formatLine } from '../../formats/text/line.js';
import type { Prospect } from '../../search/check.js';
import type { FoundStep } from '../../solver/step.js';
import type { StepWords } from '../language/language.js';
import { type GridMistake, misleadingJson } from './mistake.js';
import { puzzleJson } from './puzzle.js';
import { type Step, stepJson } from './step.js';

/** A puzzle with its solution and the number of its solutions. */
export interface Solution extends PuzzleText {
  /** The number of rows. */
  readonly size: number;
  /** The number of solutions: 0, 1, or 2 for several; `null` if time ran out before one was found, or no step asked for it. */
  readonly solutions: number | null;
  /** True if there may be more solutions: the search stopped early or ran out of time. */
  readonly atLeast?: true;
  /** A solution, as a line. */
  readonly solution: string | null;
  /** True if the requested method, exact search or steps, reached the solution. */
  readonly solved: boolean;
  /** The mistakes of a play that leave no solution, if its givens have exactly one. */
  readonly mistakes?: readonly GridMistake[];
}

/** A solution and the path to it. `verify` reads it and proves each step. */
export interface Trace extends Solution {
  /** The steps, in order. */
  readonly steps: readonly Step[];
}

/**
 * The parts of a trace that `verify` checks. A path has `solved`, and each step follows the one before. The steps of a hint
 * lack it, and all start from the same position.
 */
export interface TraceLike extends PuzzleText {
  /** True if the steps solve the puzzle. */
  readonly solved?: boolean;
  /** A solution, as a line, which is to be one of the puzzle. */
  readonly solution?: string | null;
  /** The number of rows, which is to be that of the puzzle. */
  readonly size?: number;
  /** The number of its solutions, or so many at least. */
  readonly solutions?: number | null;
  /** True if there may be more solutions. */
  readonly atLeast?: true;
  /** The steps, in order. */
  readonly steps: readonly Step[];
}

/** Writes a solution as JSON. */
export function solutionJson(
  puzzle: Puzzle,
  { result: { solutions, ended }, ofGivens }: Pick<Prospect, 'result' | 'ofGivens'>,
  language?: StepWords,
): Solution {
  const { geometry } = puzzle;
  const [solution] = solutions;
  // `Object.assign` takes a tenth of the time of a spread with more properties after it.
  return Object.assign(
    puzzleJson(puzzle),
    { size: geometry.size, solutions: ended === 'cut' && !solution ? null : solutions.length },
    ended === 'all' ? undefined : { atLeast: true as const },
    { solution: solution ? formatLine({ geometry, values: solution }) : null, solved: solution !== undefined },
    misleadingJson(puzzle, ofGivens, language),
  );
}

/** Writes a path as JSON. */
export const traceJson = (
  puzzle: Puzzle,
  prospect: Prospect,
  steps: readonly FoundStep[],
  solved: boolean,
  language?: StepWords,
): Trace => ({
  ...solutionJson(puzzle, prospect, language),
  solved,
  steps: steps.map((step) => stepJson(step, language)),
});

/** How many steps of a trace were proved, and how many were not. */
export interface Verification {
  /** The number of steps. */
  readonly steps: number;
  /** Those that follow from their truths. */
  readonly proved: number;
  /** Those that do not follow. */
  readonly refuted: number;
  /** The numbers, from one, of the steps that do not follow; absent if all do. After such a step others may not follow. */
  readonly refutedSteps?: readonly number[];
  /** The number of steps that are assumptions, on which the steps after them rest; absent if there are none. */
  readonly assumed?: number;
  /** The number of steps that the checker could neither prove nor refute; absent if there are none. */
  readonly undecided?: number;
}

/** Writes a verification as JSON. */
export function verdictJson(verdicts: readonly Verdict[]): Verification {
  const counted = (kind: Verdict['verdict']): number => verdicts.filter(({ verdict }) => verdict === kind).length;
  const refutedSteps = verdicts.flatMap(({ verdict }, index) => (verdict === 'refuted' ? [index + 1] : []));
  const assumed = counted('assumed');
  const undecided = counted('undecided');
  return {
    steps: verdicts.length,
    proved: counted('proved'),
    refuted: refutedSteps.length,
    ...(refutedSteps.length > 0 && { refutedSteps }),
    ...(assumed > 0 && { assumed }),
    ...(undecided > 0 && { undecided }),
  };
}
