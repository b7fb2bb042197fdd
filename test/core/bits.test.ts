import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allBits, bitsFrom, bitsOf, countBits, highestBit, isPair, isSingle, lowestBit } from '../../src/core/bits.js';

const numbers = fc.uniqueArray(fc.nat(30)).map((list) => list.sort((a, b) => a - b));

test('bitsOf returns the numbers that bitsFrom was given', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      expect(bitsOf(bitsFrom(list))).toEqual(list);
    }),
  );
});

test('count, lowest, highest, isSingle and isPair agree with the list of numbers', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      const set = bitsFrom(list);
      expect(countBits(set)).toBe(list.length);
      expect(isSingle(set)).toBe(list.length === 1);
      expect(isPair(set)).toBe(list.length === 2);
      if (set) expect([lowestBit(set), highestBit(set)]).toEqual([list[0], list.at(-1)]);
    }),
  );
});

test('allBits holds every number below the count', () => {
  expect(bitsOf(allBits(4))).toEqual([0, 1, 2, 3]);
  expect(countBits(allBits(25))).toBe(25);
});
