/** Strategies on grids whose diagonals are houses: strategies about houses of any kind must use them. */
import { describe, expect, test } from 'vitest';
import { Board } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import { claimOf } from '../../src/render/json/step-read.js';
import { houseNames } from '../../src/render/names.js';
import { full } from '../../src/solver/full.js';
import { ladders } from '../../src/solver/ladders.js';
import { walk } from '../../src/solver/walk.js';
import { extendedRectangle1 } from '../../strategies/uniqueness/extended-rectangle.js';
import { uniqueRectangle1 } from '../../strategies/uniqueness/unique-rectangle.js';
import { CROSSED, FIRST_REGION, isRight, PLAIN, puzzleOf, SIZE } from './diagonals.js';

test.each(ladders.filter((ladder) => ladder !== full).map((ladder) => [ladder.id, ladder] as const))(
  'the ladder %s is correct on grids with diagonals',
  (_, ladder) => {
    const { board, solution } = puzzleOf('c');
    const faults = [...walk(board, ladder)].flatMap((step) => (isRight(step, solution) ? [] : [step.strategy.id]));
    expect(faults).toEqual([]);
    expect(board.unsolved).toBe(0);
  },
);

describe('rejects a deadly pattern that a diagonal breaks', () => {
  /** Returns a board on which the cells have the digits, and the last cell one more. */
  function boardWith(geometry: Geometry, cells: readonly number[], digits: number): Board {
    const board = new Board(geometry);
    for (const cell of cells)
      for (let digit = 0; digit < SIZE; digit++)
        if (!(digits & (1 << digit)) && !(cell === cells.at(-1) && digit === SIZE - 1))
          board.remove(geometry.candidate(cell, digit));
    return board;
  }
  const cellsAt = (rows: readonly number[], columns: readonly number[]): number[] =>
    rows.flatMap((row) => columns.map((column) => row * SIZE + column));
  const PAIR = 0b11;
  const TRIO = 0b111;

  test.each([
    ['one corner on a diagonal', [0, 1], [0, 3], 0],
    ['no corner on a diagonal', [0, 1], [2, 3], 1],
  ] as const)('a unique rectangle with %s', (_, rows, columns, found) => {
    const cells = cellsAt(rows, columns);
    expect([...uniqueRectangle1.find(boardWith(PLAIN, cells, PAIR))].length).toBe(1);
    expect([...uniqueRectangle1.find(boardWith(CROSSED, cells, PAIR))].length).toBe(found);
  });

  test.each([
    ['one cell on a diagonal', [0, 4, 6], 0],
    ['no cell on a diagonal', [2, 4, 6], 1],
  ] as const)('an extended rectangle with %s', (_, columns, found) => {
    const cells = cellsAt([0, 1], columns);
    expect([...extendedRectangle1.find(boardWith(PLAIN, cells, TRIO))].length).toBe(1);
    expect([...extendedRectangle1.find(boardWith(CROSSED, cells, TRIO))].length).toBe(found);
  });
});

test('extra houses have names, and numbers in JSON', () => {
  expect(houseNames(CROSSED, [FIRST_REGION + 1, 0])).toEqual(['row 1', 'set 2']);
  const named = (index: number) => ({
    place: [],
    remove: [],
    truths: [{ kind: 'house', house: 'extra', index, digit: 4 } as const],
  });
  expect(claimOf(CROSSED, named(2)).truths).toEqual([{ kind: 'house', house: FIRST_REGION + 1, digit: 3 }]);
  for (const index of [0, 3]) expect(() => claimOf(CROSSED, named(index))).toThrow(RangeError);
});
