import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Board } from '../../../src/core/board.js';
import { type Candidate, Geometry } from '../../../src/core/geometry.js';
import { hasUnplaceable, unplaceableOf } from '../../../src/logic/digit/unplaceable.js';

const shapes = [Geometry.of(2, 2), Geometry.of(2, 3), Geometry.of(3, 2), Geometry.of(1, 4), Geometry.of(4, 1)];
const digit = 1;

/** Boards from which any places of the digit are removed, and on which the digit may be placed once. */
const boards = fc
  .tuple(fc.constantFrom(...shapes), fc.infiniteStream(fc.integer({ min: 0, max: 2 })), fc.option(fc.nat(35)))
  .map(([geometry, gone, placed]) => {
    const board = new Board(geometry);
    if (placed !== null && placed < geometry.cells) board.place(placed, digit);
    for (let cell = 0; cell < geometry.cells; cell++)
      if (gone.next().value === 0) board.remove(geometry.candidate(cell, digit));
    return board;
  });

/**
 * Returns the candidates that no valid placement of the digit uses. A placement takes one place in each open row, and
 * each house gets exactly one.
 */
function unused(board: Board): Candidate[] {
  const { geometry, slots } = board;
  const { size } = geometry;
  const left = [...Array(geometry.cells).keys()].filter((cell) => board.has(geometry.candidate(cell, digit)));
  const used = new Set<number>();
  const placing: number[] = [];
  const houses = [...Array(geometry.houses).keys()].filter((house) => slots[house * size + digit] !== 0);
  const holds = (house: number): boolean => placing.some((cell) => geometry.commonHouses([cell]).includes(house));
  const extend = (row: number): void => {
    if (row === size) {
      if (houses.every(holds)) for (const cell of placing) used.add(cell);
      return;
    }
    const own = left.filter((cell) => geometry.rowOf(cell) === row);
    if (own.length === 0) extend(row + 1);
    for (const cell of own) {
      if (placing.some((other) => geometry.sees(cell, other))) continue;
      placing.push(cell);
      extend(row + 1);
      placing.pop();
    }
  };
  extend(0);
  return left.filter((cell) => !used.has(cell)).map((cell) => geometry.candidate(cell, digit));
}

test('unplaceable candidates are those in no placing', () => {
  fc.assert(
    fc.property(boards, (board) => {
      const unplaceable = unused(board);
      expect(unplaceableOf(board, digit)).toEqual(unplaceable);
      expect(hasUnplaceable(board, digit)).toBe(unplaceable.length > 0);
    }),
  );
});
