/** Remarks on text beside a puzzle that is left out, if it may state a given or a rule. */
import { saysRules } from './rule-phrases.js';
import { isRuleName, ruleInWord } from './unsupported.js';

/** Words that people use for rules alone. */
const OF_RULES =
  /thermo|kropki|\bcages\b|killer cage|whispers|renban|palindromes|sandwich(?:es| sum)|\barrows\b|anti[- ]?k(?:ing|night)|zipper|entropic|non-?consecutive|windoku|toroidal|girandola|extra region/i;

/** What ends a phrase in a title; a word with figures too, as 9x9. */
const PHRASE_END = /(?<![\p{L}\d])\p{L}*\d[\p{L}\d]*|[^\p{L}\s-]+|\s[-–—]+\s|\s(?:by|from|von)\s/iu;

/** Names of rules that mean something else, unless the word sudoku is beside them. */
const ORDINARY = /^(?:x|nc|ak|dg|skyscraper|sum|minimum|maximum|relation|room|quad(?:ruple)?|pair)s?$/;
/** Names of rules that are no names of puzzles. */
const NO_PUZZLE = /^(?:contains|between)$/;

/** The most words of the name of a rule. */
const MOST_WORDS = 3;

/** True if a title names a rule: a whole phrase is its name, or its name is beside the word sudoku. */
const namesRule = (title: string): boolean => title.split(PHRASE_END).some(isNamed);

function isNamed(phrase: string): boolean {
  const words: readonly string[] =
    phrase
      .toLowerCase()
      .replace('sudoku', ' sudoku ')
      .match(/\p{L}+/gu) ?? [];
  const at = words.indexOf('sudoku');
  const areName = (from: number, to: number): boolean => {
    const name = words.slice(from, to).join('');
    return from < to && to - from <= MOST_WORDS && !NO_PUZZLE.test(name) && isRuleName(name);
  };
  if (at < 0) return areName(0, words.length) && !ORDINARY.test(words.join(''));
  if (areName(at + 1, words.length)) return true;
  for (let from = at - 1; from >= Math.max(0, at - MOST_WORDS); from--) if (areName(from, at)) return true;
  return false;
}

/** True if a text beside a puzzle may state a rule. */
export const mayStateRule = (text: string): boolean => OF_RULES.test(text) || namesRule(text);

/** The number of a row, as people write it after the row. */
const ROW_NUMBER = /^\s*(?:#|\/\/|;|%|<-)\s*\d+\W*$/;

/** True for numbers alone, which may be clues outside the grid or cells of another row. */
const hasNumbersAlone = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text) && !ROW_NUMBER.test(text);

/** True if a text beside the rows of a puzzle may state a given or a rule. */
export const mayStateValue = (text: string): boolean => mayStateRule(text) || hasNumbersAlone(text);

/** Returns the remark on a text that is left out. */
export const leftOutText = (what: string, text: string): string =>
  `${what}, a given or a rule may be missing: ${beginningOf(text.trim())}`;

/** True if a part of a link states a rule, as in `&variant=x`. */
const linkStatesRule = (words: string): boolean =>
  [...words.matchAll(/(?<![\w-])[\d_-]*([a-z][\w-]*)=([^\s&#]+)/gi)].some(
    ([, name, value]) => ruleInWord(name!, value!) !== undefined,
  );

/** Returns the remark on the words beside the puzzle in its line, if they may state a rule. */
export function leftOutBeside(line: string, puzzle: string): { readonly leftOut?: string } {
  if (line.length === puzzle.length) return {};
  const words = line.replace(puzzle, ' ');
  return mayStateRule(words) || linkStatesRule(words) || saysRules(words)
    ? { leftOut: leftOutText('words beside the puzzle are left out', words) }
    : {};
}

const LONGEST_QUOTE = 60;

/** Returns the beginning of a text, for a quotation. */
export const beginningOf = (text: string): string =>
  `${text.slice(0, LONGEST_QUOTE)}${text.length > LONGEST_QUOTE ? '…' : ''}`;
