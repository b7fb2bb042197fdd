/** What is true of the digits of a full grid. */
import { expect, test } from 'vitest';
import { haveSameSum, stepwise, sumOf, varied } from '../../src/rules/on-grid.js';

const FIRST_THREE = [true, true, true, false, false, false];

test('stepwise holds if each two digits in a row do', () => {
  const rises = stepwise((first, second) => first < second);
  expect([[], [3], [1, 3, 4], [1, 3, 3], [3, 1, 4], [1, 4, 3]].map((digits) => rises(digits, 4))).toEqual(FIRST_THREE);
  expect(stepwise((first, second, size) => second - first === size)([1, 5], 4)).toBe(true);
});

test('varied holds if so many digits in a row are of different classes', () => {
  const three = varied(3, (digit) => digit % 3);
  expect(
    [[], [1, 2, 3], [1, 2, 3, 4], [1, 2, 4], [1, 2, 3, 5], [1, 4]].map((digits) => three(digits, 6, [], [])),
  ).toEqual(FIRST_THREE);
  const halves = varied(2, (digit, numbers) => (digit < numbers[2]! ? 0 : 1));
  expect([halves([1, 3, 2], 4, [], [1, 2, 3, 4]), halves([1, 3, 2], 4, [], [0, 1, 2, 3])]).toEqual([true, false]);
});

test('sums are those of all digits, and the same if all groups have one', () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf([1, 2, 3])).toBe(6);
  expect(haveSameSum([[1, 2], [3]])).toBe(true);
  expect(haveSameSum([[1, 2], [3], [4]])).toBe(false);
});
