import { expect, test } from 'vitest';
import { readerOf } from '../../src/check/rules.js';
import { usualNumbers } from '../../src/core/numbers.js';
import {
  type Automaton,
  accepts,
  addingDifferent,
  readingDifferent,
  support,
} from '../../src/definitions/automaton.js';

const SIZE = 4;
const CELLS = [0, 1, 2, 3, 4];
/** The first three cells differ, and the last two. */
const differ = (a: number, b: number): boolean => a < 3 === b < 3;

/** Accepts digits of which each but the first is no less than half of the one before. */
const halves: Automaton = {
  cells: CELLS,
  starts: [0],
  next: (state, _, digit) => (state > SIZE || 2 * (digit + 1) < state ? SIZE + 1 : digit + 1),
  accepts: (state) => state <= SIZE,
};

const fillings = Array.from({ length: SIZE ** CELLS.length }, (_, filling) =>
  CELLS.map((at) => Math.floor(filling / SIZE ** at) % SIZE),
);

const areDifferent = (values: readonly number[]): boolean =>
  CELLS.every((a) => CELLS.every((b) => a >= b || !differ(a, b) || values[a] !== values[b]));

test('a machine that reads different digits accepts what the machine in it does, unless a digit is twice in a piece', () => {
  const machine = readingDifferent(halves, SIZE, differ);
  for (const values of fillings)
    if (accepts(machine, values) !== (accepts(halves, values) && areDifferent(values))) expect(values).toEqual([]);
  expect(fillings.filter((values) => accepts(machine, values)).length).toBeGreaterThan(10);
});

test('a machine that adds up different digits accepts those with the total', () => {
  const factors = [1, 1, 2, 1, -1];
  const machine = addingDifferent(CELLS, { factors, total: 9 }, usualNumbers(SIZE), differ);
  const total = (values: readonly number[]): number =>
    values.reduce((sum, digit, at) => sum + factors[at]! * (digit + 1), 0);
  for (const values of fillings)
    if (accepts(machine, values) !== (total(values) === 9 && areDifferent(values))) expect(values).toEqual([]);
  expect(fillings.filter((values) => accepts(machine, values)).length).toBeGreaterThan(10);
});

test('the reader of a relation of two cells keeps the digits with which its machine comes to an end', () => {
  const less: Automaton = {
    cells: [0, 1],
    starts: [0],
    next: (state, _, digit) => state * SIZE + digit,
    accepts: (state) => Math.floor(state / SIZE) + 1 < state % SIZE,
    isRelation: true,
  };
  const effort = { transitions: 10_000 };
  const reader = readerOf(less, effort);
  for (const first of [0b0001, 0b1111, 0b0110, 0b1000])
    for (const second of [0b1100, 0b1111, 0b0011]) {
      const left = [first, second];
      const isMet = reader.narrow(left);
      const wanted = support(less, [first, second], effort);
      expect(isMet).toBe(wanted !== undefined);
      if (wanted) expect(left).toEqual(wanted);
    }
});
