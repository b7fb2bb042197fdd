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
  if (words.match(LETTERS)?.some(areRegions)) return true;
  const [, after] = BEFORE.exec(words) ?? [];
  if (after?.replace(ARTICLE, '').split(BETWEEN).some(isNamed)) return true;
  const [, name, value] = VALUED.exec(words) ?? [];
  if (name !== undefined && ruleInWord(name, value!) !== undefined) return true;
  return isVariant(words.replaceAll(/[^\p{L}-]+/gu, ' ').trim());
}

/** A word before the text of rules, and a word of the usual ones. */
const TEXT = /(?<![\w-])(?:rules?|rulesets?|regeln)\s{0,9}[:=](.*)/i;
const USUAL = /(?<![\w-])(?:normal|standard|classic|usual|regular|ordinary)/i;
const FEWEST_WORDS = 4;

/** True if a line beside a puzzle has rules in sentences that are not the usual ones, or states a rule in a phrase. */
export function saysRules(line: string): boolean {
  const [, text = ''] = TEXT.exec(line.slice(0, LONGEST)) ?? [];
  if (text.trim().split(/\s+/).length >= FEWEST_WORDS && !USUAL.test(text)) return true;
  return statesRule(line);
}

/** Letters that may be regions. */
const LETTERS = /(?<![A-Za-z])[A-Za-z]{16,625}(?![A-Za-z])/g;

/** True for N² letters of at most N kinds. */
const areRegions = (letters: string): boolean => {
  const size = Math.sqrt(letters.length);
  return Number.isInteger(size) && new Set(letters).size <= size;
};

const BETWEEN = /[,+;&.()]|\sand\s/;

/** True for the name of a rule that is no common word, or of a variant. */
function isNamed(phrase: string): boolean {
  const name = phrase.trim().replace(/\s?sudoku$/i, '');
  return isVariant(name) || (isRuleName(name) && !isCommonWord(name));
}
