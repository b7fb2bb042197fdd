/** Steps as hints that tell only so much: where to look, or what to look for. */
import { cellsOfPattern, whereToLook } from '../session/where.js';
import type { Step } from '../solver/step.js';
import { ENGLISH, type Language } from './language/language.js';
import { cellNames, houseNames, listed } from './notation.js';

/** `where`: a house or two; `what`: the technique and the cells of its pattern; `why`: all there is to say. */
export const DEPTHS = ['where', 'what', 'why'] as const;
export type Depth = (typeof DEPTHS)[number];

/** A step to a depth short of `why`. */
export function nudge(step: Step, depth: Exclude<Depth, 'why'>, language: Language = ENGLISH): string {
  const { geometry, strategy } = step;
  const { and, lookAt, seenIn } = language;
  return depth === 'where'
    ? lookAt(listed(houseNames(geometry, whereToLook(step), language), and))
    : seenIn(strategy.name, listed(cellNames(geometry, cellsOfPattern(step)), and));
}
