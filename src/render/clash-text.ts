/** Sentences about values that clash. */
import type { Forbidding } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
import type { Clash } from '../core/puzzle.js';
import { constraintIn } from '../definitions/constraints-of.js';
import { ruleText, textsOf } from './constraint-texts.js';
import { digitText, symbols } from './digit-words.js';
import { ENGLISH_STEPS } from './language/en/steps.js';
import type { StepWords } from './language/language.js';
import { cellName, houseNames, listed } from './names.js';
import { clueToTell, statedClue } from './told-clues.js';

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
  const rule = broken && textOf(broken, geometry, language);
  if (digits) return mistakes.breaks(symbols(digits, geometry, and, language), cells, digits.length, rule);
  return house === undefined
    ? mistakes.alike(symbol, cells, rule)
    : mistakes.twice(symbol, listed(houseNames(geometry, [house], language), and), cells);
}

/** Returns what does not allow a clash; undefined for one in a house, and if no constraint of the shape is at fault. */
function brokenBy(geometry: Geometry, { rule, house, cells, digits }: Clash): Forbidding | undefined {
  if (house !== undefined) return undefined;
  if (rule === undefined) return geometry.support?.forbidding(geometry, cells, digits);
  const { statement } = geometry.rules[rule]!;
  const constraint = constraintIn(geometry, statement!.kind);
  return constraint && { constraint, statement: statement! };
}

/** Returns the rule that is broken: what its clue says if that has a text of its own, else what all clues of the constraint say. */
function textOf({ constraint, statement }: Forbidding, geometry: Geometry, language: StepWords): string {
  const { general } = textsOf(constraint, language);
  return statement?.text !== undefined && general
    ? general(clueToTell(statedClue(statement, geometry), geometry, language))
    : ruleText(constraint, geometry, language);
}
