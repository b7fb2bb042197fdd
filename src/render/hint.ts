/** Hints in words: sentences about mistakes, and steps revealed to a depth. */
import type { Geometry } from '../core/geometry.js';
import type { Mistake } from '../session/mistakes.js';
import { cellsOfPattern, isGuess, whereToLook } from '../session/where.js';
import type { FoundStep } from '../solver/step.js';
import type { Depth } from './depths.js';
import { digitText } from './digit-words.js';
import { ENGLISH_STEPS } from './language/en/steps.js';
import type { StepWords } from './language/language.js';
import { cellName, houseNames, listed } from './names.js';
import { cellNames } from './notation.js';
import { strategyName } from './strategy-name.js';
import { clashText } from './unfit-reason.js';

/**
 * Returns a sentence about a mistake, as `judge` of `/session` finds them. It names the correct digit only with
 * `spoil`.
 */
export function mistakeText(
  geometry: Geometry,
  mistake: Mistake,
  spoil: boolean,
  language: StepWords = ENGLISH_STEPS,
): string {
  const { mistakes } = language;
  const symbol = digitText(mistake.digit, geometry, language);
  switch (mistake.kind) {
    case 'clash':
      return mistakes.clash(clashText(geometry, mistake, language));
    case 'wrong': {
      const right = spoil ? digitText(mistake.right, geometry, language) : undefined;
      return mistakes.wrong(symbol, cellName(geometry, mistake.cell), right);
    }
    case 'lost':
      return mistakes.lost(cellName(geometry, mistake.cell), spoil ? symbol : undefined);
    case 'stale':
      return mistakes.stale(symbol, cellName(geometry, mistake.cell), cellName(geometry, mistake.by));
  }
}

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
