/** Sentences about values that clash. */
import type { Constraint } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
import type { Clash } from '../core/puzzle.js';
import { constraintIn } from '../definitions/constraints-of.js';
import { ruleText } from './constraint-texts.js';
import { digitText, symbols } from './digit-words.js';
import { ENGLISH_STEPS } from './language/en/steps.js';
import type { StepWords } from './language/language.js';
import { cellName, houseNames, listed } from './names.js';

/**
 * Writes a clash as `5 stands twice in row 3: r3c1 and r3c7`, as `5 stands in r3c1 and r5c2, which must differ: …`, or as
 * `3 and 5 stand in r3c1 and r3c2, but …`, with the rule that they break.
 */
export function clashText(geometry: Geometry, clash: Clash, language: StepWords = ENGLISH_STEPS): string {
  const { house, digit, digits } = clash;
  const { mistakes, and } = language;
  const symbol = digitText(digit, geometry, language);
  // Each cell has its own name here: beginners read r16c1 as a cell of row 16.
  const cells = listed(
    clash.cells.map((cell) => cellName(geometry, cell)),
    and,
  );
  const broken = brokenBy(geometry, clash);
  const rule = broken && ruleText(broken, geometry, language);
  if (digits) return mistakes.breaks(symbols(digits, geometry, and, language), cells, digits.length, rule);
  return house === undefined
    ? mistakes.alike(symbol, cells, rule)
    : mistakes.twice(symbol, listed(houseNames(geometry, [house], language), and), cells);
}

/** Returns the constraint that does not allow a clash; undefined for one in a house, and if none of the shape's is at fault. */
function brokenBy(geometry: Geometry, { rule, house, cells, digits }: Clash): Constraint | undefined {
  if (house !== undefined) return undefined;
  if (rule !== undefined) return constraintIn(geometry, geometry.rules[rule]!.statement!.kind);
  return geometry.support?.forbidding(geometry, cells, digits);
}
