/** Ways to give the digits of a set to cells, beside brute force. */
import { expect, test } from 'vitest';
import { bitsOf, countBits } from '../../src/core/bits.js';
import { below, permutation, seeded } from '../../src/create/random.js';
import { Matching, MOST_MATCHED } from '../../src/rules/matching.js';

/** The digits of each cell over all ways; undefined if there is none. */
function foundPlainly(set: number, digits: readonly number[]): number[] | undefined {
  const found = digits.map(() => 0);
  const fill = (at: number, rest: number): boolean => {
    if (at === digits.length) return true;
    let isFilled = false;
    for (const digit of bitsOf(rest & digits[at]!))
      if (fill(at + 1, rest & ~(1 << digit))) {
        found[at]! |= 1 << digit;
        isFilled = true;
      }
    return isFilled;
  };
  return fill(0, set) ? found : undefined;
}

test.each(Array.from({ length: MOST_MATCHED }, (_, index) => index + 1))('finds all ways of %i cells', (count) => {
  const random = seeded(`matching ${count}`);
  const matching = new Matching(count);
  const counts = [0, 0];
  for (let round = 0; round < (count < 8 ? 400 : 60); round++) {
    const members = permutation(12, random).slice(0, count);
    const set = members.reduce((all, digit) => all | (1 << digit), 0);
    expect(countBits(set)).toBe(count);
    const share = random();
    const digits = permutation(count, random).map(
      (own) =>
        (random() < 0.97 ? 1 << members[own]! : 0) |
        members.reduce((all, digit) => (random() < 0.5 * share ? all | (1 << digit) : all), 0) |
        (1 << (12 + below(random, 4))),
    );
    const known = digits.map(() => 1 << below(random, 16));
    const found = Int32Array.from(known);
    const expected = foundPlainly(set, digits);
    const before = [...digits];
    expect([set, digits, matching.fill(set, digits, found)]).toEqual([set, digits, expected !== undefined]);
    expect([...found]).toEqual(known.map((own, at) => own | (expected?.[at] ?? 0)));
    expect(digits).toEqual(before);
    counts[expected ? 1 : 0]!++;
  }
  expect(Math.min(...counts)).toBeGreaterThan(0);
});
