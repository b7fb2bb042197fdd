/** Equations and equal sums beside brute force: what they leave is what fillings have. */

import { describe, expect, test } from 'vitest';
import { bitsOf } from '../../src/core/bits.js';
import { Geometry } from '../../src/core/geometry.js';
import { usualNumbers } from '../../src/core/numbers.js';
import { seeded } from '../../src/create/random.js';
import { equalSums, equation } from '../../src/rules/linear.js';
import { partsWithSum } from '../../src/rules/parts-with-sum.js';
import { withRules } from '../../src/variants/rules.js';
import { inTier } from '../tier.js';
import { DEFINITIONS } from './definitions.js';

const below = (random: () => number, most: number): number => Math.floor(random() * most);

/** All ways to choose a digit for each cell. */
function* fillings(digits: readonly number[], chosen: number[] = []): Generator<number[]> {
  if (chosen.length === digits.length) yield chosen;
  else for (const digit of bitsOf(digits[chosen.length]!)) yield* fillings(digits, [...chosen, digit]);
}

/** Returns the digits that occur in the fillings that hold; undefined if none does. */
function expectedOf(digits: readonly number[], holds: (filling: readonly number[]) => boolean): number[] | undefined {
  const expected = digits.map(() => 0);
  for (const filling of fillings(digits))
    if (holds(filling)) for (const [cell, digit] of filling.entries()) expected[cell]! |= 1 << digit;
  return expected[0] === 0 ? undefined : expected;
}

/** True if no two cells that see each other have the same digit. */
const areApart = (filling: readonly number[], sees: (a: number, b: number) => boolean): boolean =>
  filling.every((digit, a) => filling.every((other, b) => b >= a || digit !== other || !sees(a, b)));

/** Cells of which some see each other, in no order. */
function groundOf(random: () => number, count: number, size: number, share: number) {
  const seen = new Set<string>();
  for (let a = 0; a < count; a++) for (let b = 0; b < a; b++) if (random() < share) seen.add(`${b},${a}`);
  return {
    numbers: usualNumbers(size),
    sees: (a: number, b: number): boolean => seen.has(`${Math.min(a, b)},${Math.max(a, b)}`),
  };
}

describe.each([0, 0.4, 1])('an equation whose cells see each other in %d of the cases', (share) => {
  test('keeps exactly the digits of its fillings', () => {
    const random = seeded(`equations ${share}`);
    const counts = [0, 0];
    for (let round = 0; round < inTier({ quick: 200, slow: 600 }); round++) {
      const size = 4 + below(random, 6);
      const count = 1 + below(random, 5);
      const factors = Array.from({ length: count }, () => [1, 1, 1, -1, -1, 10, -10, 3, -2, 100][below(random, 10)]!);
      const ground = groundOf(random, count, size, share);
      const digits = factors.map(() => 1 + below(random, (1 << size) - 1));
      const sumOf = (filling: readonly number[]): number =>
        filling.reduce((sum, digit, at) => sum + factors[at]! * (digit + 1), 0);
      const total =
        random() < 0.7
          ? sumOf(digits.map((set) => bitsOf(set)[below(random, bitsOf(set).length)]!))
          : below(random, 30) - 10;
      const expected = expectedOf(digits, (filling) => sumOf(filling) === total && areApart(filling, ground.sees));
      const rule = equation(
        factors.map((factor, cell) => ({ cells: [cell], factor })),
        total,
        ground,
      );
      expect(rule.cells).toEqual(factors.map((_, cell) => cell));
      const narrowed = [...digits];
      const isPossible = rule.narrow(narrowed);
      expect(isPossible ? narrowed : undefined, `${factors} = ${total}: ${digits}`).toEqual(expected);
      counts[isPossible ? 1 : 0]!++;
    }
    expect(Math.min(...counts)).toBeGreaterThan(inTier({ quick: 15, slow: 50 }));
  });
});

test.each([
  [0.5, 8],
  [0.95, 6],
])(
  'an equation of many cells, of which a share of %d see each other, never loses a digit of a filling',
  (share, least) => {
    const random = seeded(`many ${share}`);
    let tried = 0;
    for (let round = 0; round < 200; round++) {
      const size = 9;
      const count = least + below(random, share > 0.9 ? 3 : 6);
      const ground = groundOf(random, count, size, share);
      const filling = Array.from({ length: count }, () => below(random, size));
      for (let a = 0; a < count; a++)
        while (filling.some((digit, b) => b < a && digit === filling[a] && ground.sees(a, b))) {
          filling[a] = (filling[a]! + 1) % size;
          if (random() < 0.05) filling[below(random, a)] = below(random, size);
        }
      if (!areApart(filling, ground.sees)) continue;
      tried++;
      const factors = filling.map(() => (random() < 0.9 ? 1 : -1));
      const total = filling.reduce((sum, digit, at) => sum + factors[at]! * (digit + 1), 0);
      const digits = filling.map((digit) => (1 << digit) | below(random, 1 << size));
      const rule = equation(
        factors.map((factor, cell) => ({ cells: [cell], factor })),
        total,
        ground,
      );
      const narrowed = [...digits];
      expect(rule.narrow(narrowed)).toBe(true);
      for (const [cell, digit] of filling.entries()) expect(narrowed[cell]! & (1 << digit)).not.toBe(0);
      const solved = filling.map((digit) => 1 << digit);
      expect(rule.narrow(solved)).toBe(true);
    }
    expect(tried).toBeGreaterThan(50);
  },
);

test('a cell on both sides of an equation cancels out', () => {
  const ground = { numbers: usualNumbers(9), sees: () => false };
  const rule = equation(
    [
      { cells: [3, 4], factor: 1 },
      { cells: [4, 5], factor: -1 },
    ],
    0,
    ground,
  );
  expect(rule.cells).toEqual([3, 5]);
  expect(rule.equation).toEqual({ factors: [1, -1], total: 0 });
});

test('lists with the same sum keep exactly the digits of their fillings where no cell sees one of another list', () => {
  const random = seeded('same sums');
  const counts = [0, 0];
  for (let round = 0; round < inTier({ quick: 100, slow: 300 }); round++) {
    const size = 4 + below(random, 5);
    const lists: number[][] = [];
    let count = 0;
    for (let list = 0; list < 3; list++)
      lists.push(Array.from({ length: 1 + below(random, list === 0 ? 2 : 3) }, () => count++));
    const ground = groundOf(random, count, size, 0.5);
    const of = (cell: number): number => lists.findIndex((list) => list.includes(cell));
    const own = { numbers: usualNumbers(size), sees: (a: number, b: number) => of(a) === of(b) && ground.sees(a, b) };
    const digits = Array.from({ length: count }, () => [0, 0, 0].reduce((set) => set | (1 << below(random, size)), 0));
    const expected = expectedOf(digits, (filling) => {
      const sums = lists.map((list) => list.reduce((sum, cell) => sum + filling[cell]! + 1, 0));
      return new Set(sums).size === 1 && areApart(filling, own.sees);
    });
    const rule = equalSums(lists, own).at(-1)!;
    const narrowed = [...digits];
    const isPossible = rule.narrow(narrowed);
    expect(isPossible ? narrowed : undefined, `${JSON.stringify(lists)} ${digits}`).toEqual(expected);
    counts[isPossible ? 1 : 0]!++;
  }
  expect(Math.min(...counts)).toBeGreaterThan(inTier({ quick: 10, slow: 30 }));
});

/** Clues of forms that the general comparison does not reach, made of six cells in a row that may be closed. */
const FORMS: readonly (readonly [string, (cells: readonly string[], number: number) => string])[] = [
  ['a bulb of two cells', ([a, b, ...rest]) => `arrow=${a}${b}/${rest.join('')}`],
  ['two arrows from a bulb', ([a, b, c, d]) => `arrow=${a}/${b}${c}/${d}`],
  ['an arrow of one cell', ([a, , , d]) => `arrow=${a}/${d}`],
  ['a region sum line', ([a, b, c]) => `region-sum-line=${a}${b}${c}`],
  ['a closed region sum line', ([a, b, c]) => `region-sum-line=${b}${c}${a}${b}`],
  ['a zipper of four', (cells) => `zipper=${cells.slice(0, 4).join('')}`],
  ['a zipper of five', (cells) => `zipper=${cells.slice(0, 5).join('')}`],
  ['three uneven groups', ([a, b, c, d, e, f]) => `equal-sums=${a}/${b}${c}/${d}${e}${f}`],
  ['a sum line', (cells, number) => `sum-line=${number + 3}:${cells.join('')}`],
  ['a closed sum line', (cells, number) => `sum-line=${number + 3}:${cells.join('')}${cells[0]}`],
];

test.each(FORMS)('%s: its rules accept a filling exactly if the definition does', (name, textOf) => {
  const random = seeded(name);
  const counts = [0, 0];
  const disputed: string[] = [];
  for (let round = 0; round < 12; round++) {
    // Six cells that go from box to box.
    const from = 6 * below(random, 4);
    const cells = [2, 8, 9, 15, 14, 7].map((cell) => cell + from);
    const names = cells.map((cell) => `r${Math.floor(cell / 6) + 1}c${(cell % 6) + 1}`);
    const geometry = withRules(Geometry.ofSize(6), { constraints: [textOf(names, below(random, 6) + 3)] });
    const [statement] = geometry.layout.statements!;
    const placed = statement!.lists.map((list) =>
      list.map((cell) => [geometry.rowOf(cell) + 1, geometry.columnOf(cell) + 1] as const),
    );
    for (let tries = 0; tries < inTier({ quick: 500, slow: 3000 }); tries++) {
      const values = Int8Array.from({ length: 36 }, () => below(random, 6));
      if (cells.some((a) => cells.some((b) => a < b && values[a] === values[b] && geometry.sees(a, b)))) continue;
      const obeys = DEFINITIONS[statement!.kind]!(
        { ...statement!, lists: placed },
        (row, column) => values[(row - 1) * 6 + column - 1]! + 1,
        6,
      );
      const isAccepted =
        geometry.rules.every((rule) => rule.narrow(rule.cells.map((cell) => 1 << values[cell]!))) &&
        cells.every((a) =>
          cells.every(
            (b) => !geometry.conflict(geometry.candidate(a, values[a]!), geometry.candidate(b, values[b]!)) || a === b,
          ),
        );
      if (isAccepted !== obeys) disputed.push(`${values}`);
      counts[obeys ? 1 : 0]!++;
    }
  }
  expect(disputed).toEqual([]);
  expect(Math.min(...counts)).toBeGreaterThan(inTier({ quick: 0, slow: 5 }));
});

test.each([false, true])('a long sum line keeps exactly the digits of its fillings (closed: %s)', (isClosed) => {
  const random = seeded(`long ${isClosed}`);
  const counts = [0, 0];
  for (let round = 0; round < 60; round++) {
    const sum = 5 + below(random, 5);
    const filling: number[] = [];
    while (filling.length < 17)
      for (let rest = sum; rest > 0; rest -= filling.at(-1)! + 1) filling.push(below(random, Math.min(rest, 6)));
    const line = [...filling.keys()];
    if (isClosed) filling.push(...filling.splice(0, below(random, 4)));
    if (random() < 0.3) filling[5] = (filling[5]! + 1) % 6;
    // Most cells are filled, so that the fillings are few.
    const digits = filling.map((digit) => (random() < 0.3 ? (1 << digit) | (1 << below(random, 6)) : 1 << digit));
    const isCut = (values: readonly number[]): boolean => {
      for (let turn = 0; turn < (isClosed ? values.length : 1); turn++) {
        let rest = 0;
        const turned = [...values.slice(turn), ...values.slice(0, turn)];
        if (turned.every((digit) => (rest += digit + 1) <= sum && (rest !== sum || (rest = 0) === 0)) && rest === 0)
          return true;
      }
      return false;
    };
    const expected = expectedOf(digits, isCut);
    const rule = partsWithSum(isClosed ? [...line, 0] : line, sum, { numbers: usualNumbers(6), sees: () => false });
    const narrowed = [...digits];
    const isPossible = rule.narrow(narrowed);
    expect(isPossible ? narrowed : undefined, `${sum}: ${digits}`).toEqual(expected);
    counts[isPossible ? 1 : 0]!++;
  }
  expect(Math.min(...counts)).toBeGreaterThan(5);
});
