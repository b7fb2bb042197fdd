/** The rules of a variant in words, as legends, books and the page tell them. */
import type { Geometry } from '../core/geometry.js';
import { ruleNames } from '../variants/rules.js';
import type { LanguageCode } from './language/codes.js';
import { GERMAN_RULES } from './language/de/rules.js';
import { ENGLISH_RULES } from './language/en/rules.js';
import type { Ruled, RuleWords } from './language/language.js';

/** A few words, which every language has at hand: the page shows them before it explains a step. */
const WORDS: Readonly<Record<LanguageCode, RuleWords>> = { en: ENGLISH_RULES, de: GERMAN_RULES };

/** `Rules: each diagonal has every digit once; there are no boxes.`; undefined where there are only the usual ones. */
export function rulesSentence(geometry: Geometry, language: LanguageCode = 'en'): string | undefined {
  if (geometry.isPlain) return undefined;
  const { rules, of } = WORDS[language];
  return `${rules}: ${ruleNames(geometry)
    .map((rule) => of[rule as Ruled])
    .join('; ')}.`;
}
