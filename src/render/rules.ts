/** The rules of a grid in words, for legends, books and the page. */
import type { Geometry } from '../core/geometry.js';
import type { Sign } from '../core/sign.js';
import { constraintsOf } from '../variants/of-grid.js';
import { textsOf } from './constraint-texts.js';
import { ENGLISH_RULES } from './language/en/rules.js';
import type { RuleLanguage } from './language/rule-words.js';

/**
 * Returns `Rules: each diagonal has every digit once; there are no boxes.`, or undefined if only the usual rules apply.
 * Where the signs have a setter's words, they take the place of ours for what they state.
 */
export function rulesSentence(
  geometry: Geometry,
  language: RuleLanguage = { code: 'en' },
  signs: readonly Sign[] = [],
): string | undefined {
  if (geometry.isPlain) return undefined;
  const { title } = language.rules ?? ENGLISH_RULES;
  const words = signs.find((sign) => sign.kind === 'words');
  const ours = constraintsOf(geometry)
    .filter(({ id }) => !words?.states.includes(id))
    .map((each) => textsOf(each, language).rule);
  const told = ours.length > 0 ? [`${ours.join('; ')}.`] : [];
  return `${title}: ${[...told, ...(words ? [words.text] : [])].join(' ')}`;
}
