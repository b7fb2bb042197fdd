/** Sums of some cells of a row or column, which a clue outside the grid tells once it is known which cells they are. */
import { type Bits, bitsOf, countBits } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import type { Rule, RuleReason, RuleReasonWords } from '../core/rule.js';
import { combinations, differentSum, fitting } from './different-sum.js';

/** Some cells of a row, by their places in it, with their sum. */
export interface PartSum {
  readonly places: Bits;
  readonly total: number;
}

/** Finds the cells whose sum is known; undefined as long as none are. */
export type PartFinder = (digits: readonly Bits[] | Int32Array) => PartSum | undefined;

/** What sentences say of some cells: their names, their sum and, if these are few, their combinations. */
interface ToldPart {
  readonly cells: string;
  readonly total: number;
  readonly words: RuleReasonWords;
}

/** The most combinations that a sentence lists. */
const MOST_TOLD = 6;

/** Makes the reason that some cells of a row have a sum. The combinations follow what is told. */
export function partReason(
  cells: readonly Cell[],
  numbers: readonly number[],
  find: PartFinder,
  told: (part: ToldPart) => string,
): RuleReason {
  // The sums of each part are kept: a search asks for the same ones again.
  const known = new Map<string, Rule>();
  const ruleOf = ({ places, total }: PartSum): Rule => {
    const key = `${places} ${total}`;
    const rule = known.get(key) ?? differentSum(bitsOf(places), total, numbers);
    known.set(key, rule);
    return rule;
  };
  const say = (words: RuleReasonWords): string => {
    const part = find(words.before)!;
    const places = bitsOf(part.places);
    const sets = fitting(
      combinations(numbers, places.length, part.total),
      places.map((at) => words.before[at]!),
    );
    const what = told({ cells: words.cells(places.map((at) => cells[at]!)), total: part.total, words });
    return places.length > 1 && sets.length > 0 && sets.length <= MOST_TOLD ? `${what}: ${words.anySet(sets)}` : what;
  };
  return {
    narrow(digits) {
      const part = find(digits);
      if (!part || part.places === 0) return true;
      const rule = ruleOf(part);
      const own = rule.cells.map((at) => digits[at]!);
      if (part.total < 1 || countBits(part.places) > numbers.length || !rule.narrow(own)) return false;
      for (const [index, at] of rule.cells.entries()) digits[at] = own[index]!;
      return true;
    },
    told: { en: say },
  };
}

/** The place of a digit that is the only one of its cell, or -1. */
export function placeOf(digits: readonly Bits[] | Int32Array, bit: Bits): number {
  for (let at = 0; at < digits.length; at++) if (digits[at] === bit) return at;
  return -1;
}
