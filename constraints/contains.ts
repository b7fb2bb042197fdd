/** A tinted area has the digits in its corner, beside others. */
import type { Bits } from '../src/core/bits.js';
import { type ClueText, type Constraint, listed, type Statement } from '../src/core/constraint.js';
import type { Definition } from '../src/core/definition.js';
import { frozen } from '../src/core/frozen.js';
import { digitsText } from '../src/core/numbers.js';
import type { Rule, RuleReason, RuleReasonWords } from '../src/core/rule.js';
import type { Cell } from '../src/core/statement.js';
import { holding } from '../src/rules/holding.js';

/** The most digits of a clue. */
const MOST = 9;

/** Reads digits: `1,4,7` or `147`. One of two figures has a comma after it. */
export const digitList: ClueText = {
  name: 'digits',
  example: '1,2',
  read(text) {
    const word = text.replaceAll(/\s/g, '');
    if (!/^\d+$|^\d+(,\d+)*,?$/.test(word)) return undefined;
    const digits = (word.includes(',') ? word.split(',').filter((each) => each !== '') : [...word]).map(Number);
    if (digits.length > MOST) return undefined;
    return `${digits.toSorted((a, b) => a - b)}${digits.length === 1 && digits[0]! > 9 ? ',' : ''}`;
  },
};

/** The digits of a clue, as they are written, ascending. */
export const digitsIn = ({ text = '' }: Pick<Statement, 'text'>): number[] =>
  text
    .split(',')
    .filter((each) => each !== '')
    .map(Number);

/** Cells hold each digit that their clue lists, as often as it does. */
export const holdsListed: Definition = frozen({
  demands: [
    {
      for: [{ name: 'n', listed: 'times' }],
      start: { count: '0' },
      step: { count: 'count + (a = n)' },
      end: 'count >= times',
    },
  ],
});

/** Returns the requirement that some clues do not meet; undefined if they meet all. */
export function unfitDigits(own: readonly Statement[], numbers: readonly number[]): string | undefined {
  if (own.some((clue) => digitsIn(clue).some((digit) => !numbers.includes(digit))))
    return `digits of ${digitsText(numbers)}`;
  return own.some((clue) => digitsIn(clue).length > clue.lists[0]!.length) ? 'a cell for each digit' : undefined;
}

/** Returns the digits of a clue as sets of one. */
const bitsIn = (statement: Statement, numbers: readonly number[]): Bits[] =>
  digitsIn(statement).map((number) => 1 << numbers.indexOf(number));

/** Makes the rule that the cells of a clue have its digits, one twice if it is stated twice. */
export function holdingDigits(statement: Statement, numbers: readonly number[]): Rule {
  const bits = bitsIn(statement, numbers);
  const rule = holding(statement.lists[0]!, bits);
  return { ...rule, statement, reasons: () => [placesReason(statement.lists[0]!, bits), wholeReason(statement, rule)] };
}

/** Makes the reason that a digit has no more places than it needs. */
export function placesReason(cells: readonly Cell[], wanted: readonly Bits[]): RuleReason {
  const places = (digits: readonly Bits[] | Int32Array, bit: Bits): number => {
    let count = 0;
    for (let at = 0; at < digits.length; at++) if (digits[at]! & bit) count++;
    return count;
  };
  const needs = (bit: Bits): number => wanted.filter((own) => own === bit).length;
  const told = ({ before, cells: nameOf, digits, say }: RuleReasonWords): string =>
    [...new Set(wanted)]
      .filter((bit) => places(before, bit) === needs(bit) && before.some((set) => set & bit && set !== bit))
      .map((bit) =>
        say('{digit} can only be in {cells}', {
          digit: digits(bit),
          cells: nameOf(cells.filter((_, at) => before[at]! & bit)),
        }),
      )
      .join('; ');
  return {
    narrow(digits) {
      for (const bit of wanted) {
        const count = places(digits, bit);
        if (count < needs(bit)) return false;
        if (count > needs(bit)) continue;
        for (let at = 0; at < digits.length; at++) if (digits[at]! & bit) digits[at] = bit;
      }
      return true;
    },
    told: { en: told },
  };
}

/** Makes the reason that the digits leave no cell for others. */
const wholeReason = (statement: Statement, { narrow }: Rule): RuleReason => ({
  narrow,
  told: {
    en: ({ and, say }) =>
      say('each of {digits} needs a cell, so other digits have no room', { digits: digitWords(statement, and) }),
  },
});

/** Digits as sentences have them: `1, 4 and 7`. */
export function digitWords(clue: Pick<Statement, 'text'>, and: string): string {
  const list = digitsIn(clue);
  return list.length < 2 ? list.join() : `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)}`;
}

/** Returns half of the digits of some cells. */
const someOf = (digits: readonly number[]): string =>
  String(digits.slice(0, Math.ceil(digits.length / 2)).sort((a, b) => a - b));

export const contains: Constraint = listed({
  id: 'contains',
  family: 'cages',
  digits: 'any',
  names: { en: 'Contained digits' },
  rule: { en: 'a tinted area has the digits in its corner, one twice if it is written twice' },
  onCell: { en: (clue) => `in an area with ${digitWords(clue, 'and')}` },
  holds: holdsListed,
  told: { en: ({ all, ...clue }) => `area in ${all} with ${digitWords(clue, 'and')}` },
  exchange: { iss: { digits: 'ContainAtLeast', before: 'cells' } },
  takes: { text: digitList, cells: { least: 1, most: Infinity }, isUnordered: true },
  additions: ({ numbers }, own) => unfitDigits(own, numbers) ?? {},
  rules: ({ numbers }, own) => own.map((clue) => holdingDigits(clue, numbers)),
  readOff: { areas: someOf },
  draw: ({ lists: [cells = []], ...clue }) => [
    { kind: 'outline', cells, isFilled: true, text: digitsIn(clue).join(' ') },
  ],
});
