/** The rules of a grid in words, for legends, books and the page. */
import type { Geometry } from '../core/geometry.js';
import { type InLanguages, type LanguageCode, translated } from '../core/languages.js';
import { constraintsOf } from '../variants/rules.js';

/** The word before all rules. */
const RULES: InLanguages<string> = { en: 'Rules', de: 'Regeln' };

/**
 * Returns `Rules: each diagonal has every digit once; there are no boxes.`, or undefined if only the usual rules apply.
 */
export function rulesSentence(geometry: Geometry, language: LanguageCode = 'en'): string | undefined {
  if (geometry.isPlain) return undefined;
  const clauses = constraintsOf(geometry).map(({ rule }) => translated(rule, language));
  return `${translated(RULES, language)}: ${clauses.join('; ')}.`;
}
