/** Steps revealed to a depth, in words. */
import { cellsOfPattern, isGuess, whereToLook } from '../session/where.js';
import type { FoundStep } from '../solver/step.js';
import type { Depth } from './depths.js';
import { ENGLISH_STEPS } from './language/en/steps.js';
import type { StepWords } from './language/language.js';
import { houseNames, listed } from './names.js';
import { cellNames } from './notation.js';
import { strategyName } from './strategy-name.js';

/** Reveals a part of a step: the houses to look at, or the technique, by some name, and the cells of its pattern. */
export function nudge(
  step: FoundStep,
  depth: Exclude<Depth, 'why'>,
  language: StepWords = ENGLISH_STEPS,
  name = strategyName(step.strategy, language),
): string {
  const { geometry } = step;
  const { and, lookAt, lookEverywhere, onlyGuess, seenIn } = language;
  if (isGuess(step)) return onlyGuess;
  if (depth === 'what') return seenIn(name, listed(cellNames(geometry, cellsOfPattern(step)), and));
  const houses = whereToLook(step);
  return houses.length > 0 ? lookAt(listed(houseNames(geometry, houses, language), and)) : lookEverywhere;
}
