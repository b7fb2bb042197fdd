/** The law of leftovers in a search: what it removes is in no filling in which both sides have the same digits. */
import { describe, expect, test } from 'vitest';
import { bitsFrom, bitsOf } from '../../src/core/bits.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Side } from '../../src/core/leftovers.js';
import { leftoversOf } from '../../src/core/leftovers.js';
import { below, seeded } from '../../src/create/random.js';
import { readPuzzle } from '../../src/formats/read.js';
import { balance, fewLeftovers, NO_LEFTOVERS } from '../../src/search/leftover-balance.js';
import { linesOf } from '../constraints/own-puzzles.js';

const geometry = Geometry.ofSize(4);

/** Cells by themselves, as many on each side of a leftover: the first half is inside. */
const leftoverOf = (count: number): readonly [Side, Side] => {
  const sideOf = (first: number): Side => ({
    houses: [],
    left: Array.from({ length: count / 2 }, (_, at) => first + at),
  });
  return [sideOf(0), sideOf(count / 2)];
};

/**
 * Balances the two sides of a leftover, each with as many cells: `12 =3 | 23 34` has a cell of 1 and 2 beside a placed 3 on
 * one side. Returns what is left of them; undefined if they cannot agree.
 */
function balanced(sides: string): string | undefined {
  const sets = sides.replace('| ', '').split(' ');
  const digitsIn = (set: string): number[] => [...set].map((digit) => Number(digit) - 1);
  const digits = Int32Array.from(sets, (set) => (set.startsWith('=') ? 0 : bitsFrom(digitsIn(set))));
  const values = Int32Array.from(sets, (set) => (set.startsWith('=') ? Number(set[1]) - 1 : -1));
  const strike = (candidate: number): void => {
    const [cell, bit] = [geometry.cellOf(candidate), 1 << geometry.digitOf(candidate)];
    expect(digits[cell]! & bit).not.toBe(0);
    digits[cell]! &= ~bit;
  };
  if (!balance({ geometry, digits, values, strike }, leftoverOf(sets.length))) return undefined;
  const left = sets.map((set, cell) => {
    if (set.startsWith('=')) return set;
    return bitsOf(digits[cell]!)
      .map((digit) => digit + 1)
      .join('');
  });
  return left.toSpliced(sets.length / 2, 0, '|').join(' ');
}

/** Returns all ways to give both sides the same digits. */
const agreeing = (sides: string): string[][] =>
  sides
    .replace('| ', '')
    .split(' ')
    .reduce<string[][]>(
      (found, set) => found.flatMap((some) => [...set.replace('=', '')].map((digit) => [...some, digit])),
      [[]],
    )
    .filter((all) => String(all.slice(0, all.length / 2).sort()) === String(all.slice(all.length / 2).sort()));

describe('balance', () => {
  test.each([
    ['takes a digit away that the other side cannot have', '12 34 | 23 234', '2 34 | 23 234'],
    ['takes it away on the other side too', '23 234 | 12 34', '23 234 | 2 34'],
    ['places a digit that the other side has, where there is one place', '=1 23 | 123 23', '=1 23 | 1 23'],
    ['places it on the other side too', '123 23 | =1 23', '1 23 | =1 23'],
    ['takes a digit away where it is often enough', '=1 12 | =1 23', '=1 2 | =1 2'],
    ['leaves a digit that both sides may have, and need not', '12 23 | 13 123', '12 23 | 13 123'],
    ['tells that the outside lacks a digit', '=1 23 | 24 34', undefined],
    ['tells that the inside lacks a digit', '24 34 | =1 23', undefined],
    ['tells that a digit is too often on a side', '=1 =1 | =1 23', undefined],
  ])('%s', (_, sides, expected) => {
    expect(balanced(sides)).toBe(expected);
  });

  test('removes nothing that a filling has in which both sides have the same digits', () => {
    const random = seeded('leftovers');
    const counts = { impossible: 0, same: 0, less: 0 };
    const cell = (): string =>
      random() < 0.2
        ? `=${1 + below(random, 4)}`
        : bitsOf(1 + below(random, 15))
            .map((digit) => digit + 1)
            .join('');
    for (let round = 0; round < 2000; round++) {
      const sides = [cell(), cell(), cell(), '|', cell(), cell(), cell()].join(' ');
      const left = balanced(sides);
      expect([sides, left === undefined ? [] : agreeing(left)]).toEqual([sides, agreeing(sides)]);
      counts[left === undefined ? 'impossible' : left === sides ? 'same' : 'less']++;
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
  });
});

describe('fewLeftovers', () => {
  test.each(linesOf('jigsaw'))('has those of few cells, each at its cells, of %s', (line) => {
    const jigsaw = readPuzzle(line).puzzle.geometry;
    const { all, at } = fewLeftovers(jigsaw);
    expect(all).toEqual(leftoversOf(jigsaw).filter(([lines]) => lines.left.length < 4));
    expect(at).toHaveLength(jigsaw.cells);
    for (const [cell, indices] of at.entries())
      expect(indices).toEqual(
        [...all.keys()].filter((index) => all[index]!.flatMap(({ left }) => left).includes(cell)),
      );
  });

  test('has none without regions', () => {
    expect(fewLeftovers(geometry)).toBe(NO_LEFTOVERS);
  });
});
