/** Answers of `hint` as JSON: the mistakes of a play, and steps. They contain the correct digits only on request. */
import type { Puzzle } from '../../core/puzzle.js';
import type { PuzzleText } from '../../formats/beside/ruled.js';
import type { Judgement } from '../../session/mistakes.js';
import { cellsOfPattern, whereToLook } from '../../session/where.js';
import type { FoundStep } from '../../solver/step.js';
import type { Depth } from '../depths.js';
import type { StepWords } from '../language/language.js';
import { candidateJson, cellJson, type GridCandidate, type GridCell, type GridHouse, houseJson } from './cell.js';
import { type GridMistake, mistakeJson } from './mistake.js';
import { puzzleJson } from './puzzle.js';
import { type Step, stepJson } from './step.js';

/** The part of a step that the depths `where` and `what` reveal. */
export type Nudge =
  | { readonly houses: readonly GridHouse[] }
  | { readonly strategy: string; readonly name: string; readonly cells: readonly GridCell[] };

/** A hint as the command writes it: mistakes and a list of steps. */
export interface HintRecord<Told = Step> extends PuzzleText {
  /** The number of solutions of the givens, or of candidates that make the puzzle, counted up to 100; `null` if the time was up before it was known. */
  readonly solutions: number | null;
  /** True if there may be more solutions than were counted. */
  readonly atLeast?: true;
  /** What is wrong in the player's grid. */
  readonly mistakes: readonly GridMistake[];
  /** The next step, or all; none while a mistake would mislead them. */
  readonly steps: readonly Told[];
  /**
   * The givens that may be wrong if the puzzle has no solution. Without any one of them there is exactly one. Only the
   * command prints them here; the library throws an UnfitPuzzle that has them.
   */
  readonly suspects?: readonly GridCandidate[];
}

/** Returns the answer of `hint`. `spoil` adds the correct digits of mistakes. */
export const hintJson = <Told>(
  puzzle: Puzzle,
  { mistakes, solutions, count, atLeast, suspects }: Omit<Judgement, 'canGoOn' | 'solution'>,
  spoil: boolean,
  steps: readonly Told[],
  language?: StepWords,
): HintRecord<Told> => ({
  ...puzzleJson(puzzle),
  solutions: solutions === 'unknown' ? null : count,
  ...(solutions === 'several' && atLeast && { atLeast: true }),
  mistakes: mistakes.map((mistake) => mistakeJson(puzzle.geometry, mistake, spoil, language)),
  steps,
  ...(suspects.length > 0 && { suspects: suspects.map((candidate) => candidateJson(puzzle.geometry, candidate)) }),
});

/** The number of candidates that are left after a step and the basic steps that follow, if it was counted. */
export interface Left {
  /** The number of candidates that are left. */
  readonly left?: number;
}

/** A next step. */
export interface NextStep extends Step, Left {}

/** Returns as much of a step as the depth reveals. */
export const nudgeJson = (
  step: FoundStep,
  depth: Depth,
  language?: StepWords,
  left?: number,
): NextStep | (Nudge & Left) => ({ ...revealedJson(step, depth, language), ...(left !== undefined && { left }) });

function revealedJson(step: FoundStep, depth: Depth, language?: StepWords): Step | Nudge {
  const { geometry, strategy } = step;
  if (depth === 'where') return { houses: whereToLook(step).map((house) => houseJson(geometry, house)) };
  if (depth === 'what') {
    const cells = cellsOfPattern(step).map((cell) => cellJson(geometry, cell));
    return { strategy: strategy.id, name: strategy.name, cells };
  }
  return stepJson(step, language);
}
