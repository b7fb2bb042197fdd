/** Phrases beside a puzzle that state a rule: `rules: x`, `with x`, `variant: x`, a rule's name alone. */
import { isCommonWord, isRuleName, isVariant, ruleInWord } from './unsupported.js';

/** A word before names of rules. */
const BEFORE = /(?<![\w-])(?:with|rules?|rulesets?|variants?|variations?|constraints?|types?|modes?)(?=[\s:=])(.*)/i;
const ARTICLE = /^[\s:=]*(?:(?:the|an?)\s)?/i;
/** A name with a value. */
const VALUED = /^[\s#]*([a-z][\w-]{0,40})\s{0,9}[:=]\s*(\S.*)$/i;

/** The most characters of a line that is looked at. */
const LONGEST = 1 << 10;

/** True if words beside a puzzle, or a line above or below it, state a rule in a phrase. */
export function statesRule(line: string): boolean {
  const words = line.slice(0, LONGEST);
  const [, after] = BEFORE.exec(words) ?? [];
  if (after?.replace(ARTICLE, '').split(BETWEEN).some(isNamed)) return true;
  const [, name, value] = VALUED.exec(words) ?? [];
  if (name !== undefined && ruleInWord(name, value!) !== undefined) return true;
  return isVariant(words.replaceAll(/[^\p{L}-]+/gu, ' ').trim());
}

const BETWEEN = /[,+;&.()]|\sand\s/;

/** True for the name of a rule that is no common word, or of a variant. */
function isNamed(phrase: string): boolean {
  const name = phrase.trim().replace(/\s?sudoku$/i, '');
  return isVariant(name) || (isRuleName(name) && !isCommonWord(name));
}
