import { expect, test } from 'vitest';
import { Board } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { perHouse } from '../../src/core/per-house.js';
import { cellRows } from '../../src/logic/sets/slices.js';

test('perHouse keeps an answer until a candidate of the house changes, on any board', () => {
  const asked: number[] = [];
  const answer = perHouse(cellRows, (_, house) => asked.push(house));
  const board = new Board(Geometry.ofSize(4));
  const before = board.copy();
  answer(board, 0);
  answer(board, 1);
  board.remove(board.geometry.candidate(0, 0));
  answer(board, 0);
  answer(board, 1);
  expect(asked).toEqual([0, 1, 0]);
  answer(before, 1);
  answer(before, 0);
  board.place(0, 1);
  answer(board, 0);
  expect(asked).toEqual([0, 1, 0, 0, 0]);
});
