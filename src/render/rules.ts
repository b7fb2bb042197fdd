/** The rules of a variant in words, for legends, books and the page. */
import type { Geometry } from '../core/geometry.js';
import { ruleNames } from '../variants/rules.js';
import type { LanguageCode } from './language/codes.js';
import { GERMAN_RULES } from './language/de/rules.js';
import { ENGLISH_RULES } from './language/en/rules.js';
import type { Ruled, RuleWords } from './language/language.js';

/**
 * The rules in every language. They are few and always loaded, because the page shows them before it loads a language.
 */
const WORDS: Readonly<Record<LanguageCode, RuleWords>> = { en: ENGLISH_RULES, de: GERMAN_RULES };

/**
 * Returns `Rules: each diagonal has every digit once; there are no boxes.`, or undefined if only the usual rules apply.
 */
export function rulesSentence(geometry: Geometry, language: LanguageCode = 'en'): string | undefined {
  if (geometry.isPlain) return undefined;
  const { rules, of } = WORDS[language];
  return `${rules}: ${ruleNames(geometry)
    .map((rule) => of[rule as Ruled])
    .join('; ')}.`;
}
