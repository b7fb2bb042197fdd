/** Rules about sets of digits beside brute force: what they keep occurs in a filling, and a full filling is judged rightly. */

import { describe, expect, test } from 'vitest';
import { bitsFrom, bitsOf } from '../../src/core/bits.js';
import { usualNumbers } from '../../src/core/numbers.js';
import type { Rule } from '../../src/core/rule.js';
import { below, permutation, type Random, seeded } from '../../src/create/random.js';
import { classStrips } from '../../src/rules/class-strips.js';
import { countedCircles } from '../../src/rules/counted.js';
import { holding } from '../../src/rules/holding.js';
import { betweenEnds, lineWithEnds, outsideEnds } from '../../src/rules/line-with-ends.js';
import { sandwiches, skyscrapers, xSums } from '../../src/rules/outside.js';
import { run } from '../../src/rules/run.js';
import { inTier } from '../tier.js';

/** A rule with its meaning for digits from one. */
interface Meant {
  readonly rule: Rule;
  readonly size: number;
  readonly isTrue: (digits: readonly number[]) => boolean;
}

const sum = (digits: readonly number[]): number => digits.reduce((all, digit) => all + digit, 0);
const cellsOf = (count: number): number[] => Array.from({ length: count }, (_, cell) => cell);
const differ = (digits: readonly number[]): boolean => new Set(digits).size === digits.length;

const RUN = (size: number, random: Random): Meant => {
  const count = 1 + below(random, size);
  return {
    size,
    rule: run(cellsOf(count), usualNumbers(size)),
    isTrue: (digits) => differ(digits) && Math.max(...digits) - Math.min(...digits) === count - 1,
  };
};

const ends =
  (inside: 'between' | 'outside') =>
  (size: number, random: Random): Meant => {
    const count = 2 + below(random, 3);
    const least = inside === 'between' ? 2 : 1 + below(random, size - 1);
    const areDifferent = random() < 0.5;
    return {
      size,
      rule: lineWithEnds(
        cellsOf(count),
        size,
        least,
        inside === 'between' ? betweenEnds : outsideEnds,
        () => areDifferent,
      ),
      isTrue(digits) {
        const [low = 0, high = 0] = [digits[0]!, digits.at(-1)!].toSorted((a, b) => a - b);
        const middle = digits.slice(1, -1);
        if (high - low < least || (areDifferent && !differ(middle))) return false;
        return middle.every((digit) =>
          inside === 'between' ? low < digit && digit < high : digit < low || high < digit,
        );
      },
    };
  };

/** The sum between the smallest and the largest digit. */
const sandwichOf = (digits: readonly number[]): number => {
  const [from = 0, to = 0] = [digits.indexOf(1), digits.indexOf(digits.length)].toSorted((a, b) => a - b);
  return sum(digits.slice(from + 1, to));
};
const xSumOf = (digits: readonly number[]): number => sum(digits.slice(0, digits[0]));
const skylineOf = (digits: readonly number[]): number =>
  digits.filter((digit, at) => digits.slice(0, at).every((other) => other < digit)).length;

const outside =
  (make: typeof sandwiches, countOf: (digits: readonly number[]) => number) =>
  (size: number, random: Random): Meant => {
    const value = countOf(permutation(size, random).map((digit) => digit + 1));
    return {
      size,
      rule: make(size)(cellsOf(size), value),
      isTrue: (digits) => differ(digits) && countOf(digits) === value,
    };
  };

const HOLDING = (size: number, random: Random): Meant => {
  const wanted = cellsOf(1 + below(random, 3)).map(() => 1 + below(random, size));
  return {
    size,
    rule: holding(
      cellsOf(4),
      wanted.map((digit) => 1 << (digit - 1)),
    ),
    isTrue: (digits) =>
      wanted.every(
        (digit) => digits.filter((own) => own === digit).length >= wanted.filter((other) => other === digit).length,
      ),
  };
};

const CLASSES = (size: number): Meant => {
  const third = Math.floor(size / 3);
  const classes = [0, 1, 2].map((at) => ((1 << third) - 1) << (at * third));
  return {
    size: 3 * third,
    rule: holding(cellsOf(4), classes),
    isTrue: (digits) => new Set(digits.map((digit) => Math.floor((digit - 1) / third))).size === 3,
  };
};

const STRIP = (size: number): Meant => {
  const third = Math.floor(size / 3);
  const classes = [0, 1, 2].map((at) => ((1 << third) - 1) << (at * third));
  const pairs = [
    [0, 1],
    [2, 3],
    [4, 5],
  ] as const;
  return {
    size: 3 * third,
    rule: classStrips([pairs], classes)[0]!,
    isTrue: (digits) =>
      [0, 2].every(
        (from) => new Set(digits.slice(from, from + 4).map((digit) => Math.floor((digit - 1) / third))).size === 3,
      ),
  };
};

const CIRCLES = (size: number, random: Random): Meant => {
  const count = 1 + below(random, 5);
  return {
    size,
    // Circles in a diagonal: rows and columns leave room for each.
    rule: countedCircles(cellsOf(count), usualNumbers(size), (cell) => [cell, cell]),
    isTrue: (digits) => digits.every((digit) => digits.filter((other) => other === digit).length === digit),
  };
};

const EXACT = {
  run: RUN,
  'X-sum': outside(xSums, xSumOf),
  sandwich: outside(sandwiches, sandwichOf),
  skyscraper: outside(skyscrapers, skylineOf),
  'digits that cells hold': HOLDING,
  'classes that cells hold': CLASSES,
  'a strip of squares with all classes': STRIP,
} satisfies Record<string, (size: number, random: Random) => Meant>;

const SOUND = { between: ends('between'), lockout: ends('outside'), 'counting circles': CIRCLES };

/** Returns all ways to choose a digit for each cell, from one. */
const fillings = (digits: readonly number[]): (readonly number[])[] =>
  digits.reduce<(readonly number[])[]>(
    (found, set) => found.flatMap((chosen) => bitsOf(set).map((digit) => [...chosen, digit + 1])),
    [[]],
  );

const ROUNDS = inTier({ quick: 700, slow: 2000 });

describe.each(Object.entries({ ...EXACT, ...SOUND }))('%s', (name, make) => {
  test('keeps the digits of its fillings, as brute force finds them', () => {
    const random = seeded(name);
    let kept = 0;
    let narrowedFully = 0;
    let without = 0;
    for (let round = 0; round < inTier({ quick: 150, slow: 400 }); round++) {
      const { rule, size, isTrue } = make(3 + below(random, 4), random);
      const filled = cellsOf(rule.cells.length).map(() => 1 << below(random, size));
      const digits = filled.map((bit) => bit | (1 + below(random, (1 << size) - 1)));
      const found = fillings(digits).filter(isTrue);
      const expected = digits.map((_, at) => bitsFrom(found.map((filling) => filling[at]! - 1)));
      const narrowed = [...digits];
      const isPossible = rule.narrow(narrowed);
      if (name in EXACT) expect(isPossible, `${digits}`).toBe(found.length > 0);
      if (found.length > 0) expect(isPossible, `${digits}`).toBe(true);
      if (!isPossible) without++;
      else {
        if (found.length > 0) kept++;
        if (name in EXACT) expect(narrowed, `${digits}`).toEqual(expected);
        for (const [at, set] of narrowed.entries()) expect(set & expected[at]!, `${digits}`).toBe(expected[at]);
        if (String(narrowed) === String(expected)) narrowedFully++;
      }
    }
    expect(Math.min(kept, without)).toBeGreaterThan(inTier({ quick: 0, slow: 3 }));
    expect(narrowedFully).toBeGreaterThan(kept * 0.7);
  });

  test('judges cells with one digit each', () => {
    const random = seeded(`full ${name}`);
    const judged = [0, 0];
    const wrong: (readonly number[])[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { rule, size, isTrue } = make(3 + below(random, 3), random);
      const filling =
        rule.cells.length === size && random() < 0.5
          ? permutation(size, random).map((digit) => digit + 1)
          : rule.cells.map(() => 1 + below(random, size));
      if (rule.narrow(filling.map((digit) => 1 << (digit - 1))) !== isTrue(filling)) wrong.push(filling);
      judged[isTrue(filling) ? 1 : 0]!++;
    }
    expect(wrong).toEqual([]);
    expect(Math.min(...judged)).toBeGreaterThan(ROUNDS / 100);
  });
});

describe.each([
  ['X-sum', xSums, xSumOf],
  ['sandwich', sandwiches, sandwichOf],
  ['skyscraper', skyscrapers, skylineOf],
] as const)('%s of a large grid', (name, make, countOf) => {
  test('never loses the digits of a filling, and judges full ones', () => {
    const random = seeded(`large ${name}`);
    let lost = 0;
    let wrong = 0;
    for (let round = 0; round < 200; round++) {
      const size = 11 + below(random, 6);
      const filling = permutation(size, random);
      const value = countOf(filling.map((digit) => digit + 1));
      const full = filling.map((digit) => 1 << digit);
      const { narrow } = make(size)(cellsOf(size), value);
      const digits = full.map((bit) => bit | (random() < 0.5 ? below(random, 1 << size) : 0));
      const narrowed = [...digits];
      expect(narrow(narrowed)).toBe(true);
      for (const [at, set] of narrowed.entries()) expect(set & full[at]!).toBe(full[at]);
      if (String(narrowed) !== String(digits)) lost++;
      expect(narrow([...full])).toBe(true);
      const other = permutation(size, random);
      const isSame = countOf(other.map((digit) => digit + 1)) === value;
      expect(narrow(other.map((digit) => 1 << digit))).toBe(isSame);
      if (!isSame) wrong++;
    }
    expect(wrong).toBeGreaterThan(50);
    expect(lost).toBeGreaterThan(20);
  });
});
