/** Rules that keep their last answers, for searches that ask the same again and again. */
import type { Bits } from '../core/bits.js';
import type { Rule } from '../core/rule.js';

/** The fewest and the most answers that a rule keeps: powers of two. */
const FEWEST_ANSWERS = 256;
const MOST_ANSWERS = 4096;
/** How many times as many answers a table holds once it has replaced as many as it holds. */
const GROWTH = 4;

/**
 * Returns the rule with a memory: it answers from a table what it was asked before, until another row takes the place.
 * The table grows only if rows often do so, as most rules are asked little.
 */
export function remembered(rule: Rule): Rule {
  const width = rule.cells.length;
  let answers = new Answers(width, FEWEST_ANSWERS);
  return {
    ...rule,
    narrow(digits) {
      const place = answers.placeOf(digits);
      if (answers.isKept(place, digits)) return answers.read(place, digits);
      if (answers.replaced >= answers.length && answers.length < MOST_ANSWERS)
        answers = new Answers(width, GROWTH * answers.length);
      return answers.write(answers.placeOf(digits), digits, rule);
    },
  };
}

/** A table of rows and of what a rule leaves of them. */
class Answers {
  /** The number of rows that have taken the place of another. */
  replaced = 0;
  private readonly asked: Int32Array;
  private readonly left: Int32Array;
  private readonly isFilled: Uint8Array;

  constructor(
    private readonly width: number,
    readonly length: number,
  ) {
    this.asked = new Int32Array(length * width).fill(-1);
    this.left = new Int32Array(length * width);
    this.isFilled = new Uint8Array(length);
  }

  /** Returns the place of a row: a hash of its digits. */
  placeOf(digits: Bits[] | Int32Array): number {
    let hash = 0;
    for (let at = 0; at < digits.length; at++) hash = Math.imul(hash ^ digits[at]!, 0x9e3779b1);
    return (hash >>> 16) & (this.length - 1);
  }

  isKept(place: number, digits: Bits[] | Int32Array): boolean {
    const { asked, width } = this;
    for (let at = 0, from = place * width; at < width; at++) if (asked[from + at] !== digits[at]) return false;
    return true;
  }

  /** Narrows a row to what is kept. Returns false if it cannot be filled. */
  read(place: number, digits: Bits[] | Int32Array): boolean {
    const { left, width } = this;
    for (let at = 0, from = place * width; at < width; at++) digits[at] = left[from + at]!;
    return this.isFilled[place] === 1;
  }

  /** Narrows a row by the rule, and keeps the answer. */
  write(place: number, digits: Bits[] | Int32Array, rule: Rule): boolean {
    const { asked, left, width } = this;
    const from = place * width;
    if (asked[from] !== -1) this.replaced++;
    for (let at = 0; at < width; at++) asked[from + at] = digits[at]!;
    const isFilled = rule.narrow(digits);
    for (let at = 0; at < width; at++) left[from + at] = digits[at]!;
    this.isFilled[place] = isFilled ? 1 : 0;
    return isFilled;
  }
}
