/** Words after a puzzle in its line: rules, and others with a value, as `box=3x3 level=hard`. */
import { VARIANTS } from '../../variants/names.js';
import { type StatedShape, shapeInWord } from './stated-shape.js';
import { isDetail, isMeasure, ruleInWord, unsupported } from './unsupported.js';
import { mayStateRule } from './words.js';

const RULE = /^[a-z][\w-]*=\S/i;

/** The fewest symbols of a puzzle after which a name alone is a rule. */
export const LEAST_PUZZLE = 16;

/**
 * Returns a line without the rules at its end, known and unknown ones, all such as `variant=x`; and without names of
 * rules such as `x`, if nothing but a puzzle in one word is left.
 */
export function withoutRules(line: string): string {
  // Blanks in the quotes of a rule's text separate no words.
  const words = line.includes('="') ? line.replace(QUOTES, (quote) => quote.replaceAll(' ', '_')) : line;
  const rest = withoutRuleWords(words);
  const start = line.indexOf(rest[0] ?? '');
  return line.slice(start, start + rest.length);
}

const QUOTES = /[=;]"[^"\n]*"/g;

function withoutRuleWords(line: string): string {
  const [puzzle, ...words] = line.trim().split(/\s+/);
  const areRules = words.every((word) => RULE.test(word) || VARIANTS.includes(word.toLowerCase()));
  if (puzzle!.length >= LEAST_PUZZLE && words.length > 0 && areRules) return puzzle!;
  let rest = line.trimEnd();
  let kept = line;
  for (;;) {
    let start = rest.length;
    while (start > 0 && /\S/.test(rest[start - 1]!)) start--;
    if (start === 0 || !RULE.test(rest.slice(start))) return kept;
    rest = rest.slice(0, start).trimEnd();
    if (rest === '') return kept;
    kept = rest;
  }
}

export interface LineWords {
  /** The text without these words, except for details that may be a solution or a title with a rule. */
  readonly text: string;
  readonly shape: StatedShape;
  /** The first word whose name is unknown and whose value is a number, as `foo=3`. */
  readonly unknown?: string;
}

/** Names of what programs count or measure. */
const MEASURED =
  /^(?:\w{0,20}(?:count|time|steps?|nodes?|guess(?:es)?|moves?|iterations?|backtracks?|branch(?:es)?|depth|size|score|rating|index|num(?:ber)?|ms|sec(?:ond)?s?)|[a-z]|id|len(?:gth)?|givens?|hints?|clues?|cells?|empty|digits?|freq(?:uency)?|weight|step|row|line|page|week|day|year|month|version|v|p|q|er|ep|ed|se|sr|te|qq|wt|bt)$/i;

const WORD = /(?<=\s)(?=[A-Za-z])(?<=\S\s+)([A-Za-z][\w-]*)=(\S+?)[,;]?(?!\S)/g;

/**
 * Splits the words with a value from a text, once the rules by their names are read, up to a comment. Throws a Misread for a rule that is not supported, and for a word that
 * may be one, being no detail and no measure.
 */
export function withoutWords(text: string): LineWords {
  if (text.includes('\n')) return { text, shape: {} };
  const rules: string[] = [];
  let shape: StatedShape = {};
  let unknown: string | undefined;
  const [line] = text.split(/\s[#;]/, 1);
  const rest = line!.replace(WORD, (word, name: string, value: string) => {
    const stated = shapeInWord(name, value);
    const rule = ruleInWord(name, value);
    if (stated) shape = { ...shape, ...stated };
    else if (rule !== undefined) rules.push(rule);
    else if (isDetail(name) && (value.length >= LEAST_PUZZLE || mayStateRule(value))) return word;
    else if (!isDetail(name) && !isMeasure(name, value)) rules.push(name);
    else if (!isDetail(name) && !MEASURED.test(name) && !/^[A-Z]/.test(name) && /[1-9]/.test(value))
      unknown ??= word.trim();
    return '';
  });
  if (rules.length > 0) throw unsupported(rules);
  return { text: rest + text.slice(line!.length), shape, ...(unknown !== undefined && { unknown }) };
}
