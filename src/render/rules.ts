/** The rules of a grid in words, for legends, books and the page. */
import type { Geometry } from '../core/geometry.js';
import { constraintsOf } from '../variants/rules.js';
import { textsOf } from './constraint-texts.js';
import { ENGLISH_RULES } from './language/en/rules.js';
import type { RuleLanguage } from './language/rule-words.js';

/**
 * Returns `Rules: each diagonal has every digit once; there are no boxes.`, or undefined if only the usual rules apply.
 */
export function rulesSentence(geometry: Geometry, language: RuleLanguage = { code: 'en' }): string | undefined {
  if (geometry.isPlain) return undefined;
  const { title } = language.rules ?? ENGLISH_RULES;
  return `${title}: ${constraintsOf(geometry)
    .map((each) => textsOf(each, language).rule)
    .join('; ')}.`;
}
