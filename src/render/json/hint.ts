/** What is wrong with a play, and steps that stand side by side there, as JSON. */
import type { Puzzle } from '../../core/puzzle.js';
import type { Mistake } from '../../play/mistakes.js';
import { cellsOfPattern, whereToLook } from '../../play/where.js';
import type { Step } from '../../solver/step.js';
import type { Depth } from '../hint.js';
import type { Language } from '../language/language.js';
import { cellJson, houseJson, type JsonCell, type JsonHouse } from './cell.js';
import { type JsonMistake, mistakeJson } from './mistake.js';
import { type JsonPuzzle, puzzleJson } from './puzzle.js';
import { type JsonStep, stepJson } from './step.js';

/** A step as far as somebody wants to be told: the houses to look at, or the technique and its cells. */
export type JsonNudge =
  | { readonly houses: readonly JsonHouse[] }
  | { readonly strategy: string; readonly name: string; readonly cells: readonly JsonCell[] };

export interface JsonHint<Told = JsonStep> extends JsonPuzzle {
  readonly mistakes: readonly JsonMistake[];
  readonly steps: readonly Told[];
}

/** `spoil`: tell what is right. */
export const hintJson = <Told>(
  puzzle: Puzzle,
  mistakes: readonly Mistake[],
  spoil: boolean,
  steps: readonly Told[],
): JsonHint<Told> => ({
  ...puzzleJson(puzzle),
  mistakes: mistakes.map((mistake) => mistakeJson(puzzle.geometry, mistake, spoil)),
  steps,
});

/** What is told of a step beside others, where it was measured: how many candidates it leaves to basic steps. */
export interface Left {
  readonly left?: number;
}

/** A step as far as the depth goes. */
export const nudgeJson = (
  step: Step,
  depth: Depth,
  language?: Language,
  left?: number,
): (JsonStep | JsonNudge) & Left => ({ ...toldJson(step, depth, language), ...(left !== undefined && { left }) });

function toldJson(step: Step, depth: Depth, language?: Language): JsonStep | JsonNudge {
  const { geometry, strategy } = step;
  if (depth === 'where') return { houses: whereToLook(step).map((house) => houseJson(geometry, house)) };
  if (depth === 'what') {
    const cells = cellsOfPattern(step).map((cell) => cellJson(geometry, cell));
    return { strategy: strategy.id, name: strategy.name, cells };
  }
  return stepJson(step, language);
}
