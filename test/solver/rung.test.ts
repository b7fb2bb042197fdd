/** Rungs without some of their strategies. */
import { expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { readPuzzle } from '../../src/formats/read.js';
import { allowedRungs, type Found, NO_FINDS, type Rung, rungOf } from '../../src/solver/rung.js';
import { hiddenSingle } from '../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../strategies/singles/naked-single.js';

const board = boardOf(readPuzzle('.3.1...2....1...').puzzle);
const [naked, hidden] = [nakedSingle, hiddenSingle].map((strategy) => [...rungOf(strategy).search(board)][0]!) as [
  Found,
  Found,
];

/** A rung of both strategies whose search yields `chosen`. */
const rungWith = (chosen: readonly Found[]): Rung => ({
  strategies: [nakedSingle, hiddenSingle],
  rating: 4,
  search: () => chosen,
  all: () => [naked, { ...naked, rating: 5 }, hidden],
});

const findsWithout = (rung: Rung, id: string): unknown[] =>
  allowedRungs([rung], (strategy) => strategy.id !== id).flatMap((allowed) => [...allowed.search(board)]);

test('yields the chosen find if its strategy is left', () => {
  expect(findsWithout(rungWith([hidden]), nakedSingle.id)).toEqual([hidden]);
});

test('yields other finds if the chosen one is of a strategy that is left out', () => {
  expect(findsWithout(rungWith([naked]), nakedSingle.id)).toEqual([hidden]);
});

test('finds nothing where the whole rung finds nothing', () => {
  expect(findsWithout({ ...rungWith([]), search: () => NO_FINDS }, nakedSingle.id)).toEqual([]);
});

test('is the same rung if all strategies are left, and none if no strategy is', () => {
  const rung = rungWith([naked]);
  expect(allowedRungs([rung], () => true)[0]).toBe(rung);
  expect(allowedRungs([rung], () => false)).toEqual([]);
});
