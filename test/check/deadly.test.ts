import { expect, test } from 'vitest';
import { clausesOf } from '../../src/check/clauses.js';
import { isDeadly } from '../../src/check/deadly.js';
import { Board } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { below, permutation, type Random, seeded } from '../../src/create/random.js';
import { uniqueSolution } from '../../src/search/search.js';
import { anyPosition, TRIED_SHAPES } from '../trust/positions.js';

const SHAPES = TRIED_SHAPES.filter(({ size }) => size <= 9);
const PUZZLES = 100;
const PATTERNS = 200;

/** Cells where a few rows and columns cross, or any; now and then one of them twice. */
function cellsFor({ geometry: { size, cells } }: Board, random: Random): number[] {
  const lines = (): number[] => permutation(size, random).slice(0, 1 + below(random, 3));
  const columns = lines();
  const list =
    random() < 0.8
      ? lines().flatMap((row) => columns.map((column) => row * size + column))
      : permutation(cells, random).slice(0, 1 + below(random, 6));
  return random() < 0.2 ? [...list, ...list.slice(below(random, list.length))] : list;
}

test('a pattern that the checker takes for deadly is in no only solution, whoever made it up', () => {
  const random = seeded('deadly');
  let accepted = 0;
  for (let puzzle = 0; puzzle < PUZZLES; puzzle++) {
    const { board, isOnly, isSound } = anyPosition(SHAPES[puzzle % SHAPES.length]!, random);
    if (!isOnly || !isSound) continue;
    const { size } = board.geometry;
    const solution = uniqueSolution(board)!;
    for (let pattern = 0; pattern < PATTERNS; pattern++) {
      const cells = cellsFor(board, random);
      const common = (1 << below(random, size)) | (1 << below(random, size)) | (1 << below(random, size));
      const digits = cells.map((cell) => (random() < 0.9 ? common | (1 << solution[cell]!) : common));
      if (!isDeadly(board, cells, digits)) continue;
      accepted++;
      const [clause] = clausesOf(board, [{ kind: 'deadly', cells, digits }]);
      const isTrue =
        !clause || clause.some((one) => solution[board.geometry.cellOf(one)] === board.geometry.digitOf(one));
      expect(isTrue, `${cells}: ${digits}`).toBe(true);
    }
  }
  expect(accepted).toBeGreaterThan(5);
});

test('a pattern with more ways to fill it than anybody could try is not taken for deadly', () => {
  const board = new Board(Geometry.of(3, 3));
  const cells = [...Array(81).keys()];
  const digits = cells.map((cell) => (cell < 79 ? 511 : 1));
  expect(isDeadly(board, cells, digits)).toBe(false);
});
