/** What the fillings of a rule say on a position, beside brute force. */

import { expect, test } from 'vitest';
import { type Bits, bitsOf } from '../../src/core/bits.js';
import { Board } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { usualNumbers } from '../../src/core/numbers.js';
import type { Rule } from '../../src/core/rule.js';
import { below, seeded } from '../../src/create/random.js';
import {
  digitsAt,
  digitsFor,
  hasChanged,
  hasLost,
  inEveryFilling,
  inNoFilling,
  placesIn,
  rowFor,
} from '../../src/rules/fillings.js';
import { plainSum } from '../../src/rules/plain-sum.js';

const geometry = Geometry.ofSize(4);
const CELLS = [1, 6, 11];
const sumOfThree = (total: number): Rule => plainSum(CELLS, [], total, usualNumbers(9));

/** Returns a board that has lost some candidates, and perhaps has a value in a cell of the rule. */
function boardFrom(random: () => number): Board {
  const board = new Board(geometry);
  for (let round = 0; round < 8; round++) {
    const candidate = geometry.candidate(CELLS[below(random, 3)]!, below(random, 4));
    if (board.has(candidate)) board.remove(candidate);
  }
  const [cell] = CELLS;
  const digits = bitsOf(board.digits[cell!]!);
  if (random() < 0.5 && digits.length > 0) board.place(cell!, digits[below(random, digits.length)]!);
  return board;
}

const fillings = (board: Board, total: number): number[][] =>
  CELLS.reduce<number[][]>(
    (found, cell) => found.flatMap((some) => bitsOf(digitsAt(board, cell)).map((digit) => [...some, digit])),
    [[]],
  ).filter((filling) => filling.reduce((sum, digit) => sum + digit + 1, 0) === total);

test('candidates in no filling, and digits in all of them, are those that brute force finds', () => {
  const random = seeded('fillings');
  const counts = [0, 0, 0];
  for (let round = 0; round < 3000; round++) {
    const board = boardFrom(random);
    const total = 3 + below(random, 10);
    const rule = sumOfThree(total);
    const all = fillings(board, total);
    const lost = CELLS.flatMap((cell, at) =>
      bitsOf(board.digits[cell]!)
        .filter((digit) => !all.some((filling) => filling[at] === digit))
        .map((digit) => geometry.candidate(cell, digit)),
    );
    expect(inNoFilling(rule, board)).toEqual(all.length === 0 ? [] : lost);
    if (all.length === 0) continue;
    const sure = [0, 1, 2, 3].filter((digit) =>
      all.every((filling) => CELLS.some((cell, at) => board.values[cell]! < 0 && filling[at] === digit)),
    );
    expect(bitsOf(inEveryFilling(rule, board))).toEqual(sure);
    counts[lost.length > 0 ? 1 : 0]!++;
    if (sure.length > 0) counts[2]!++;
  }
  expect(Math.min(...counts)).toBeGreaterThan(20);
});

test('digits of cells are their values, or their candidates', () => {
  const board = new Board(geometry);
  board.place(1, 0);
  board.remove(geometry.candidate(6, 3));
  const expected: Bits[] = [0b1, 0b111, 0b1111];
  expect(CELLS.map((cell) => digitsAt(board, cell))).toEqual(expected);
  expect(digitsFor({ cells: CELLS }, board)).toEqual(expected);
  expect([...rowFor({ cells: CELLS }, board)]).toEqual(expected);
  expect([...rowFor({ cells: CELLS.slice(1) }, board)]).toEqual(expected.slice(1));
});

test('places of a digit are the open cells with the candidate', () => {
  const board = new Board(geometry);
  board.place(1, 0);
  board.remove(geometry.candidate(11, 1));
  expect([0b1, 0b10, 0b100].map((bit) => placesIn({ cells: CELLS }, board, bit))).toEqual([[6, 11], [6], [6, 11]]);
});

test('a rule has changed if a cell of it has since lost a candidate, and is open', () => {
  const board = new Board(geometry);
  const rule = { cells: CELLS };
  const start = board.now;
  expect([hasLost(rule, board, start), hasChanged(rule, board, start)]).toEqual([false, false]);
  board.remove(geometry.candidate(15, 0));
  expect([hasLost(rule, board, start), hasChanged(rule, board, start)]).toEqual([false, false]);
  board.remove(geometry.candidate(11, 0));
  expect([hasLost(rule, board, start), hasChanged(rule, board, start)]).toEqual([true, true]);
  expect([hasLost(rule, board, board.now), hasChanged(rule, board, board.now)]).toEqual([false, false]);
  expect(hasChanged(rule, board)).toBe(true);
  const placed = new Board(geometry);
  for (const [at, cell] of CELLS.entries()) placed.place(cell, at);
  expect([hasLost(rule, placed, start), hasChanged(rule, placed, start)]).toEqual([true, false]);
});
