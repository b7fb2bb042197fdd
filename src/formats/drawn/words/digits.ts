/** Sentences that state other digits than those from 1 on: `Normal 0-8 sudoku rules apply`. */
import type { ReadSentence } from './claim.js';
import { rulesReader } from './claims.js';

/** Sentences, and the digits that one of them states, if they are others. */
export interface SaidDigits {
  readonly sentences: readonly ReadSentence[];
  /** `0-8`, or a list */
  readonly digits?: string;
}

/** A range of numbers, and a list of them. */
const RANGE = /(?<![\d-])(\d{1,2})\s{0,3}(?:-|–|to|through|bis)\s{0,3}(\d{1,2})(?![\d-])/giu;
const LIST = /(?<![\d,-])\d{1,2}(?:\s?,\s?(?:and |und )?\d{1,2}){2,24}(?:\s(?:and|und)\s\d{1,2})?(?![\d-])/giu;

/** Digits that are said to stand in place of others: these are none of the puzzle. */
const REPLACED = /\b(?:instead of|in place of|rather than|statt|anstelle von|anstatt)\b[^.;\n]{0,30}$/iu;

/** Words for what is put into cells. */
const OF_DIGITS = /\b(?:digits?|numbers?|ziffern?|zahlen)\b/iu;

/**
 * Reads rules in which other digits may take the place of the usual ones: a sentence that would state the usual rules
 * with the digits from 1 states them with those. Wherever else the words have them, they stay as they are.
 */
export function withDigitsSaid(text: string, size: number): SaidDigits {
  const sentences = rulesReader.sentences(text, size);
  const [numbers, ...others] = digitsIn(text, size);
  if (numbers === undefined || others.length > 0 || Number(numbers.split(',').at(-1)) === size) return { sentences };
  const isOwn = (each: string): boolean => numbersIn(each).join() === numbers;
  const usual = rulesReader.sentences(
    [RANGE, LIST].reduce((all, pattern) => all.replaceAll(pattern, (each) => (isOwn(each) ? `1-${size}` : each)), text),
    size,
  );
  const changed = usual.filter((each, at) => each.text !== sentences[at]?.text);
  const isStated =
    usual.some(({ isUsual }) => isUsual) &&
    changed.every(({ isUsual, claims, text: said }) => claims?.length === 0 && (isUsual || OF_DIGITS.test(said)));
  if (changed.length === 0 || !isStated || usual.length !== sentences.length) return { sentences };
  return { sentences: usual.map((each, at) => ({ ...each, text: sentences[at]!.text })), digits: textOf(numbers) };
}

/** Returns the lists of so many ascending numbers that stand in a text, each once. */
function digitsIn(text: string, size: number): string[] {
  const found = [RANGE, LIST].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: each, index }) => {
      const numbers = numbersIn(each);
      const areDigits = numbers.length === size && numbers.every((one, at) => at === 0 || one > numbers[at - 1]!);
      return areDigits && !REPLACED.test(text.slice(0, index)) ? [numbers.join()] : [];
    }),
  );
  return [...new Set(found)];
}

/** The most numbers that a range stands for. */
const MOST_NUMBERS = 25;

function numbersIn(text: string): number[] {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [first = 0, last = 0] = numbers;
  const isRange = numbers.length === 2 && !text.includes(',');
  return isRange && last - first < MOST_NUMBERS
    ? Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
    : numbers;
}

/** Returns numbers as a text, a run of them as a range. */
function textOf(numbers: string): string {
  const listed = numbers.split(',').map(Number);
  const [first, last] = [listed[0]!, listed.at(-1)!];
  return last - first === listed.length - 1 ? `${first}-${last}` : numbers;
}
