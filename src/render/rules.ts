/** The rules of a grid in words, for legends, books and the page. */
import type { Geometry } from '../core/geometry.js';
import type { Sign } from '../core/sign.js';
import { constraintsOf } from '../variants/rules.js';
import { textsOf } from './constraint-texts.js';
import { ENGLISH_RULES } from './language/en/rules.js';
import type { RuleLanguage } from './language/rule-words.js';

/**
 * Returns `Rules: each diagonal has every digit once; there are no boxes.`, or undefined if only the usual rules apply.
 * Of a shared puzzle the signs may have the setter's words, which take the place of ours.
 */
export function rulesSentence(
  geometry: Geometry,
  language: RuleLanguage = { code: 'en' },
  signs: readonly Sign[] = [],
): string | undefined {
  if (geometry.isPlain) return undefined;
  const { title } = language.rules ?? ENGLISH_RULES;
  const own = signs.find((sign) => sign.kind === 'words');
  if (own) return `${title}: ${own.text}`;
  return `${title}: ${constraintsOf(geometry)
    .map((each) => textsOf(each, language).rule)
    .join('; ')}.`;
}
