/**
 * Words beside a puzzle that are not read: may they state a rule? Each constraint has the words of texts that speak of it
 * (`saidBy`). Here stands what people write around the names of rules, and what the usual rules say.
 */
import { constraints } from '../../../constraints/index.js';
import type { Constraint } from '../../core/constraint.js';
import type { Geometry } from '../../core/geometry.js';
import { constraintsOf } from '../../definitions/constraints-of.js';
import { isUsualRules } from '../../variants/names.js';
import { isCommonWord, isRuleName, isVariant, ruleInWord } from './unsupported.js';

/** The most characters of a text that are looked at. */
const LONGEST = 1 << 14;

/** True if a text beside a puzzle, which is not read, may state a rule. */
export function mayStateRule(text: string): boolean {
  const words = text.slice(0, LONGEST);
  return (
    TELLING.test(words) ||
    saysRule(words) ||
    words.split(PHRASE_END).some(isTitleOfRule) ||
    OTHER_DIGITS.test(words) ||
    namesRuleOf(words) ||
    namesRule(words) ||
    isVariant(words.replaceAll(/[^\p{L}\d-]+/gu, ' ')) ||
    hasValueOfRule(words) ||
    (words.match(LETTERS) ?? []).some(areRegions) ||
    sentencesIn(afterRules(words) ?? '').some(saysMore)
  );
}

/** Digits other than those from 1 on: `digits: 6 of 1-9`, `digits from 0 to 8`. */
const OTHER_DIGITS =
  /(?<![\p{L}\d])(?:digits?|ziffern?)[\s:=]{0,9}(?:\d{1,2}\s{0,3}(?:of|von|aus)\s{0,3}\d|(?:from\s|von\s)?0\s{0,3}(?:[-–]|to|bis)\s{0,3}\d)/iu;

/** A word with what it is of, or with a cell: `jigsaw of nine pieces`, `clone r1c1`. */
const OF_SOMETHING = /(?<![\p{L}\d-])([\p{L}-]{3,30})\s(?:(?:of|from|von|aus|in|at|on)\s|r\d{1,2}c\d)/giu;

/** True if the name of a rule stands before what it is of. */
const namesRuleOf = (text: string): boolean =>
  [...text.matchAll(OF_SOMETHING)].some(([, word]) => isRuleName(word!) && !isCommonWord(word!));

/** True if a line has a sentence on a rule. */
export const saysRule = (line: string): boolean =>
  sentencesIn(line).some((text) => OF_DIGITS.test(text) && OF_SENTENCES.test(text) && hasWords(text));

/** A text of rules. */
const RULES = /(?<![\w-])(?:rule(?:set)?s?|regeln)\s{0,9}[:=](.*)/is;

/** Returns the rules after `Rules:` in a text; undefined if there are none. */
export const afterRules = (text: string): string | undefined => RULES.exec(text)?.[1];

/** Returns the lines that are sentences or names of rules, as a text of rules; an empty one if there are none. */
export const ruleLinesIn = (lines: readonly string[]): string =>
  lines.flatMap((line) => afterRules(line) ?? (saysRule(line) || areNames(line) ? line : [])).join('\n');

/** True for names of rules of the whole grid, and nothing else: `Anti-knight. Non-consecutive.` */
function areNames(line: string): boolean {
  const names = line.split(BETWEEN).filter((phrase) => /\S/.test(phrase));
  return names.length > 0 && names.every((name) => isVariant(name) && !ORDINARY.test(name.trim()));
}

/** Returns the first sentence of a text of rules that says more than a grid has; undefined if there is none. */
export function sentenceBeyond(geometry: Geometry, text: string): string | undefined {
  const own = wordsOf(geometry);
  return sentencesIn(text).find((sentence) => saysMore(sentence) && !own.test(sentence));
}

/** True if a text may state a rule that a grid has not. */
export const mayStateMore = (geometry: Geometry, text: string): boolean =>
  mayStateRule(text) && !wordsOf(geometry).test(text);

/** Returns the pattern of the words of constraints that a grid has. */
const wordsOf = (geometry: Geometry): RegExp => patternOf(constraintsOf(geometry).flatMap(listOf));

const sentencesIn = (text: string): string[] =>
  text
    .slice(0, LONGEST)
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim());

/** The fewest words of a sentence that states a rule. */
const FEWEST_WORDS = 4;

const hasWords = (sentence: string): boolean => sentence.split(/\s+/, FEWEST_WORDS).length === FEWEST_WORDS;

/** Signs of a word of a constraint: it tells of a rule anywhere, or only if the puzzle has the rule. */
const ANYWHERE = '!';
const IF_KNOWN = '?';

/** The fewest letters of a word that stands for all that begin with it. */
const LEAST_STEM = 5;

/** Makes the pattern of some words; of none, it matches nothing. */
function patternOf(words: readonly string[]): RegExp {
  const forms = words.map((word) => {
    const bare = word.replace(/[!?]/, '');
    const form = bare.replaceAll('_', '[\\s-]*');
    return bare.length < LEAST_STEM || bare.endsWith('s') ? `${form}s?(?![\\p{L}\\d])` : form;
  });
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${forms.join('|') || '(?!)'})`, 'iu');
}

const listOf = ({ saidBy = '' }: Constraint): readonly string[] => saidBy.match(/[\p{L}\d_]+[!?]?/gu) ?? [];

const ALL = [...new Set(constraints.flatMap(listOf))];
const TELLING = patternOf(ALL.filter((word) => word.endsWith(ANYWHERE)));
/** Words of sentences on rules, with those that many rules have. */
const OF_SENTENCES = patternOf([
  ...ALL.filter((word) => !word.endsWith(IF_KNOWN)),
  ...'sum line summe linie'.split(' '),
]);

/** Words of what rules are about. */
const OF_DIGITS = /digit|cell|number|repeat|appear|ziffer|feld|zelle|zahl/i;

/** Sentences that state the usual rules, or none. */
const USUAL =
  /\b(?:normal|standard|classic(?:al)?|regular|usual|plain|ordinary)\w*\s+(?:\dx\d\s+)?sudoku|sudoku[- ](?:rules|regeln)\s+(?:apply|gelten)|\b(?:each|every|all)\s+(?:row|column|box|digit)|\b1\s?(?:[-–]|to|through)\s?\d\b|^\s*(?:have fun|enjoy|good luck|happy)\b|https?:/i;

/** Sentences that only say what no rule forbids. */
const ASIDE = /\b(?:digits|numbers) (?:may|can) repeat\b|\bnot all\b.*\bgiven\b/i;

/** True if a sentence of a text of rules says more than the usual ones, in however few words. */
const saysMore = (sentence: string): boolean =>
  /\p{L}{2}/u.test(sentence) &&
  !isUsualRules(sentence.replace(/[.!]$/, '')) &&
  !ASIDE.test(sentence) &&
  (!USUAL.test(sentence) || OF_SENTENCES.test(sentence));

/** What ends a phrase in a title: a word with figures too, as 9x9, and a person of one word, who may be called Knight. */
const PHRASE_END =
  /(?<![\p{L}\d])\p{L}*\d[\p{L}\d]*|[^\p{L}\s-]+|\s[-–—]+\s|\s(?:by|from|von)\s(?:\p{L}+(?![\p{L}\s-]))?/iu;

/** Names of rules that mean something else in a title, unless the word sudoku is beside them. */
const ORDINARY =
  /^(?:x|nc|ak|dg|sum|min(?:imum)?|max(?:imum)?|relation|room|pair|letter|contains|between|skyscraper|quad(?:ruple)?)s?$/i;

/** True if a phrase of a title is the name of a rule, or has its name beside the word sudoku. */
function isTitleOfRule(phrase: string): boolean {
  const [before = '', after] = phrase.split(/sudoku/i);
  const words = before.match(/\p{L}+/gu) ?? [];
  const isName = (name: string): boolean => isRuleName(name) && !ORDINARY.test(name);
  if (after === undefined)
    return (isRuleName(before) && !ORDINARY.test(words.join(''))) || (words.length > 1 && words.every(isName));
  // The name of a rule has three words at most.
  const names = [after, ...[1, 2, 3].map((count) => words.slice(-count).join(''))];
  return names.some((name) => isRuleName(name) && name.toLowerCase() !== 'contains');
}

/** A word before names of rules, up to the end of its line. */
const BEFORE =
  /(?<![\w-])(?:with|(?:rule(?:set)?|vari(?:ant|ation)|constraint|type|mode)s?)[\s:=]+(?:(?:the|an?)\s)?(.*)/i;
const BETWEEN = /[,+;&.()]|\sand\s/;

/** True if a name of a rule that is no common word, or of a variant, stands after such a word. */
const namesRule = (text: string): boolean =>
  (BEFORE.exec(text)?.[1] ?? '').split(BETWEEN).some((phrase) => {
    const name = phrase.trim().replace(/\s?sudoku$/i, '');
    return isVariant(name) || (isRuleName(name) && !isCommonWord(name));
  });

/** A name with a value in a line of its own, as in `thermo: r1c12`, and in a link, as in `&variant=x`. */
const VALUE = /^[# \t]*([a-z][\w-]{0,40})\s{0,9}[:=]\s*(\S.*)$/gim;
const IN_LINK = /(?<![\w-])[\d_-]*([a-z][\w-]*)=([^\s&#]+)/gi;

/** True if a name in a text has a value that states a rule. */
const hasValueOfRule = (text: string): boolean =>
  [VALUE, IN_LINK].some((values) => [...text.matchAll(values)].some(([, name, value]) => ruleInWord(name!, value!)));

/** Letters that may be regions. */
const LETTERS = /(?<![a-z])[a-z]{16,625}(?![a-z])/gi;

/** True for N² letters of at most N kinds. */
const areRegions = (letters: string): boolean => {
  const size = Math.sqrt(letters.length);
  return size % 1 === 0 && new Set(letters).size <= size;
};
