import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import { formatLine, parseLine } from '../../src/formats/text/line.js';
import { search, searchBoard, uniqueSolution } from '../../src/search/search.js';
import { SHAPES, shapeName } from '../shapes.js';
import { ticking } from '../ticking.js';
import { fullGrid, position, solves } from './puzzles.js';
import { countPlainly } from './reference.js';

const named = (shapes: readonly Geometry[]) => shapes.map((geometry) => [shapeName(geometry), geometry] as const);

const HARD = '89.....72..6...3..5.......6....5....32.4.6.91...7.2.......6.....87.3.12..3.1.8.4.';
const EASY = '7..8.2.1....9..6.7.9..6...2.3.5....82.53..1.44....67........84.3.41..5.9.18.7.3.6';

describe.each(named(SHAPES.filter(({ size }) => size <= 6)))('%s', (_, geometry) => {
  test('finds as many solutions as exhaustive search', () => {
    fc.assert(
      fc.property(position(geometry, 0.35), fc.integer({ min: 1, max: 20 }), (puzzle, limit) => {
        const { solutions, ended } = search(puzzle, { limit });
        const count = countPlainly(puzzle, limit);
        expect(solutions.length).toBe(count);
        expect(ended).toBe(count === limit ? 'limit' : 'all');
        expect(new Set(solutions.map((values) => formatLine({ geometry, values }))).size).toBe(count);
        expect(solutions.every((solution) => solves(solution, puzzle))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(named(SHAPES))('%s', (_, geometry) => {
  test('solves a full grid with cells removed', () => {
    fc.assert(
      fc.property(fullGrid(geometry), fc.nat(), (solution, seed) => {
        const values = solution.map((digit, cell) => ((cell * 7919 + seed) % 10 < 6 ? digit : -1));
        const { solutions } = search({ geometry, values }, { limit: 1 });
        expect(solves(solutions[0]!, { geometry, values })).toBe(true);
      }),
      { numRuns: 5 },
    );
  });

  test('fills an empty grid', () => {
    const empty = new Board(geometry);
    const { solutions, ended } = searchBoard(empty, { limit: 1 });
    expect(ended).toBe('limit');
    expect(solves(solutions[0]!, empty)).toBe(true);
    expect(empty.unsolved).toBe(geometry.cells);
  });
});

test('searchBoard finds only solutions without a removed candidate', () => {
  const puzzle = parseLine('1...............');
  const board = boardOf(puzzle);
  const all = search(puzzle, { limit: 100 }).solutions.length;
  const without = board.copy();
  without.remove(5 * 4 + 1);
  const only = board.copy();
  only.place(5, 1);
  expect(searchBoard(without, { limit: 100 }).solutions.length).toBeLessThan(all);
  expect(
    searchBoard(without, { limit: 100 }).solutions.length + searchBoard(only, { limit: 100 }).solutions.length,
  ).toBe(all);
});

test('isUnique is true only for exactly one solution', () => {
  expect(formatLine({ geometry: Geometry.ofSize(9), values: uniqueSolution(parseLine(EASY))! })).toMatch(/^746852913/);
  expect(uniqueSolution(parseLine(EASY.replace('7..8', '7...')))).toBeDefined();
  expect(uniqueSolution(parseLine('.'.repeat(81)))).toBeUndefined();
});

test('a search that is cut short does not prove its first solution unique', () => {
  const puzzle = parseLine(HARD);
  const ends = new Set<string>();
  for (let nodes = 0; nodes < 20; nodes++) {
    const { solutions, ended } = search(puzzle, { nodes });
    ends.add(`${solutions.length} ${ended}`);
    expect(uniqueSolution(puzzle, { nodes }) !== undefined).toBe(ended === 'all');
  }
  expect([...ends]).toEqual(['0 cut', '1 cut', '1 all']);
});

test('a puzzle with clashing values has no solution', () => {
  expect(search(parseLine(`77${EASY.slice(2)}`))).toEqual({ solutions: [], ended: 'all', nodes: 0 });
});

test('reports that a limit cut it short', () => {
  for (const size of [9, 16, 25]) {
    const empty = new Board(Geometry.ofSize(size));
    expect(searchBoard(empty, { limit: Infinity, nodes: 500 }).ended).toBe('cut');
  }
});

test.each([9, 16, 25])('a time limit cuts the search of an empty grid of size %i short', (size) => {
  const looks = ticking();
  expect(searchBoard(new Board(Geometry.ofSize(size)), { limit: Infinity, milliseconds: 30 }).ended).toBe('cut');
  expect(looks()).toBeLessThan(40);
});
