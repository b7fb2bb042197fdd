/**
 * Rules that the field knows and this program does not. A puzzle that has one of them is refused by its name: without
 * it, it would be another puzzle.
 */
import { excerpt } from '../../core/printable.js';
import {
  cluesNamed,
  constraintOf,
  isConstraintName,
  isUsualRules,
  variantSpelled,
  variantsNamed,
} from '../../variants/names.js';
import { Misread } from '../misread.js';

/** The rules in words, by the names that files have for them, in lower case without the signs between words. */
const RULES: readonly (readonly [names: RegExp, words: string])[] = [
  [/^littlekillers?(sums?)?$/, 'little killer sums (here little-killer)'],
  [/^cages?$/, 'cages of an unknown kind'],
  [/kropki|^dots?$/, 'dots (here white-dot, black-dot)'],
  [/^(german|dutch)?whispers?(lines?)?$/, 'whispers (here whisper)'],
  [/^sandwich(es|sums?)$/, 'sandwich sums (here sandwich)'],
  [/^skyscrapers?sudoku/, 'skyscrapers (here skyscraper)'],
  [/^(parity|oddeven|evenodd)cells?$/, 'odd and even cells (here odd, even)'],
  [/^(region|equal)sumlines?$/, 'region sum lines (here region-sum-line)'],
  [/^anti(bishop|queen|rook|camel|taxicab)/, ''],
  [/^(argyle|consecutive|inequalit(y|ies)|constraints?)$/, ''],
];

const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

const ruleIn = (name: string): (typeof RULES)[number] | undefined => {
  const spelled = bare(name);
  return RULES.find(([names]) => names.test(spelled));
};

/** Returns the words for a rule that is not supported, or not under its name; undefined for any other name. */
export function unsupportedRule(name: string): string | undefined {
  if (isVariant(name) || isKind(name)) return undefined;
  const rule = ruleIn(name);
  if (rule) return rule[1] || excerpt(name);
  const clues = /^[\w -]+$/.test(name) ? cluesNamed(name) : undefined;
  return clues && `${excerpt(name)} (here ${clues.id})`;
}

/** True if a name is that of a constraint with clues, or of their list in JSON. */
const isKind = (name: string): boolean =>
  name.toLowerCase() === 'constraints' || constraintOf(name.toLowerCase())?.takes !== undefined;

/** True if a name is that of a variant that is supported, or of several. */
export const isVariant = (name: string): boolean => name.split(/[,+]/).every((word) => variantSpelled(word));

/** Says how a puzzle states a variant that is supported. */
const howToState = (name: string): string => (isVariant(name) ? ` (here variant=${variantsNamed(name)})` : '');

const MOST_NAMES = 8;

/** Makes the error for a puzzle with rules that are not supported, from the names that it has for them. */
export function unsupported(names: readonly string[]): Misread {
  const words = names.map((name) => unsupportedRule(name) ?? `${excerpt(name)}${howToState(name)}`);
  return new Misread(
    `this puzzle has rules that are not supported: ${[...new Set(words)].slice(0, MOST_NAMES).join(', ')}`,
  );
}

/** True if a value in a file states something: not false, nothing, or an empty list. */
export const isSet = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.keys(value).length > 0
      : Boolean(value) && !/^\s*(?:(?:false|none|no|off|0)\s*)?$/i.test(String(value));

/** Names of details that people write after a puzzle, as in `level=hard`. */
const DETAIL =
  /^(?:title|name|author|by|description|comment|date|source|from|difficulty|hardest|level|url|rating|score|id|seed|hash|tags?|techniques?|solutions?|solved|answer|hodoku|symmetry|number|nr|time|clues|givens|grade|minimal|status|publisher|collection|unique|valid|lang|language|set|type)$/i;
/** Names of measures in capitals, as `ER=7.1` has one. */
const CAPITALS = /^[A-Z]{1,3}$/;
const MEASURE = /^[\d.,/:%~+-]+[a-z]{0,3}$/i;
/** What a measure never is, but a rule that is switched on. */
const SWITCHED_ON = /^(?:true|yes|on)$/i;
const CELL = /r\d{1,2}c\d{1,2}/i;

const LISTED = /[,+]/;

/** Words whose value is the name of a rule, as in `type=X`; of the usual rules it states none. */
const OF_RULES = /^(?:type|variants?|rules?|rulesets?|constraints?)$/i;

/**
 * Returns the name of the rule that a word after a puzzle states, as in `killer=17:r1c12`; undefined for one that names
 * none and has no cells.
 */
export function ruleInWord(name: string, value: string): string | undefined {
  if (OF_RULES.test(name) && !CELL.test(value)) return value.split(LISTED).filter(isRuleName).join() || undefined;
  return CELL.test(value) || (isSet(value) && isRuleName(name)) ? name : undefined;
}

/** True if a name is that of a detail of a puzzle. */
export const isDetail = (name: string): boolean => DETAIL.test(name);

/** True if a word after a puzzle is a measure of it, or says that the puzzle has no further rule. */
export const isMeasure = (name: string, value: string): boolean =>
  (CAPITALS.test(name) && !SWITCHED_ON.test(value)) ||
  MEASURE.test(value) ||
  !isSet(value) ||
  (OF_RULES.test(name) && value.split(LISTED).every(isUsualRules));

/** True if a name is that of a rule, whether it is supported or not. */
export const isRuleName = (name: string): boolean => isConstraintName(name) || ruleIn(name) !== undefined;

/** True if a comment above a grid states a rule that is not supported: its name, and cells. */
export const isUnknownComment = (name: string, value: string): boolean =>
  unsupportedRule(name) !== undefined && CELL.test(value);

/** Names of rules that are names of other things too. */
const COMMON_WORD =
  /^(?:x|nc|ak|dg|sum|min(?:imum)?|max(?:imum)?|relation|room|pair|contains|between|even|odd|entropy|parity|constraints?|window|cages?|dots?)s?$/i;

/** True if a name is that of a rule and of something else, as `sum`. */
export const isCommonWord = (name: string): boolean => COMMON_WORD.test(name);
