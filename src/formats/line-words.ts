/** Words with a value after a puzzle in its line, as `box=3x3 level=hard`, once the rules by their names are read. */
import { mayStateRule } from './left-out.js';
import { LEAST_PUZZLE } from './rules-text.js';
import { type StatedShape, shapeInWord } from './stated-shape.js';
import { isDetail, isMeasure, ruleInWord, unsupported } from './unsupported.js';

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
 * Splits the words from a text, up to a comment. Throws a Misread for a rule that is not supported, and for a word that
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
