/** The ways that a sentence lists. */
import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { fewWays } from '../../src/rules/ways.js';

const geometry = Geometry.ofSize(6);

test('lists the ways to fill cells, in the order of digits, without digits that see each other', () => {
  expect(fewWays(geometry, [0, 1], [0b11, 0b11])).toEqual([[0, 1], [1, 0]]); // biome-ignore format: ways
  expect(fewWays(geometry, [0, 20], [0b11, 0b10])).toEqual([[0, 1], [1, 1]]); // biome-ignore format: ways
  expect(fewWays(geometry, [0, 1], [0b1, 0b1])).toEqual([]);
  expect(fewWays(geometry, [], [])).toEqual([[]]);
});

test('asks of each beginning if it can go on', () => {
  const asked: (readonly number[])[] = [];
  const isOpen = (digits: readonly number[]): boolean => {
    asked.push(digits);
    return digits[0] !== 0b10;
  };
  expect(fewWays(geometry, [0, 20], [0b11, 0b110], isOpen)).toEqual([[0, 1], [0, 2]]); // biome-ignore format: ways
  expect(asked).toEqual([[0b11, 0b110], [0b1, 0b110], [0b1, 0b10], [0b1, 0b100], [0b10, 0b110]]); // biome-ignore format: sets
});

test('lists up to six ways of up to six cells', () => {
  expect(fewWays(geometry, [0], [0b111111])).toHaveLength(6);
  expect(fewWays(geometry, [0, 20], [0b111111, 0b11])).toBeUndefined();
  expect(fewWays(geometry, [0, 1, 2, 3, 4, 5], [1, 2, 4, 8, 16, 32])).toEqual([[0, 1, 2, 3, 4, 5]]);
  expect(fewWays(geometry, [0, 1, 2, 3, 4, 5, 20], [1, 2, 4, 8, 16, 32, 1])).toBeUndefined();
});

test('gives up where most beginnings come to nothing', () => {
  const apart = [0, 8, 16, 21, 29, 31];
  const all = apart.map(() => geometry.all);
  expect(fewWays(geometry, apart, all, (digits) => digits.at(-1) === geometry.all)).toBeUndefined();
  expect(fewWays(geometry, apart.slice(0, 2), all.slice(0, 2), (digits) => digits[1] === geometry.all)).toEqual([]);
});
