import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backdoorsOf } from '../../src/bank/backdoors.js';
import { estimateSolutions } from '../../src/bank/estimate.js';
import { minimalWithin } from '../../src/bank/minimal.js';
import { EMPTY } from '../../src/core/board.js';
import { clock, OutOfTime } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { seeded } from '../../src/create/random.js';
import { readPuzzle } from '../../src/formats/read.js';
import { formatLine } from '../../src/formats/text/line.js';
import { isUnique, uniqueSolution } from '../../src/search/search.js';
import { afterSingles, isSolvedBySingles } from '../../src/search/singles.js';

const LEVELS = readFileSync('fixtures/puzzles/levels.txt', 'utf8')
  .split('\n')
  .filter((line) => /^[.\d]/.test(line))
  .map((line) => readPuzzle(line).puzzle);
const [EASY, MEDIUM, , , EXTREME] = LEVELS as [Puzzle, Puzzle, Puzzle, Puzzle, Puzzle];

/** True if singles solve the puzzle once these cells are known; tested by solving it. */
function isBackdoor(puzzle: Puzzle, cells: readonly number[]): boolean {
  const solution = uniqueSolution(puzzle)!;
  const values = Int8Array.from({ length: 81 }, (_, cell) =>
    cells.includes(cell) ? solution[cell]! : puzzle.values[cell]!,
  );
  return isSolvedBySingles({ ...puzzle, values });
}

test('a puzzle of singles needs no backdoor', () => {
  expect(backdoorsOf(EASY)).toEqual({ size: 0, sets: [[]] });
});

test('returns every backdoor of the smallest size', () => {
  const { size, sets } = backdoorsOf(MEDIUM)!;
  expect(size).toBe(1);
  const open = Array.from(MEDIUM.values, (_, cell) => cell).filter((cell) => MEDIUM.values[cell] === EMPTY);
  const stuck = afterSingles(MEDIUM);
  expect(sets.flat()).toEqual(open.filter((cell) => stuck.values[cell] === EMPTY && isBackdoor(MEDIUM, [cell])));
});

test('returns pairs if no single cell suffices, and smaller sets for a level', () => {
  const hard = readPuzzle('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..').puzzle;
  const found = backdoorsOf(hard)!;
  expect(found.size).toBe(2);
  for (const cells of found.sets.slice(0, 5)) expect(isBackdoor(hard, cells)).toBe(true);
  expect(backdoorsOf(hard, { most: 1 })).toBeUndefined();
  expect(backdoorsOf(EXTREME, { level: 'extreme' })).toEqual({ size: 0, sets: [[]] });
  expect(() => backdoorsOf(hard, { clock: clock(0) })).toThrow(OutOfTime);
});

test('minimal puzzles within a 4x4 puzzle agree with a test of every subset', () => {
  const { puzzle } = readPuzzle('2341...232..1...');
  const given = Array.from(puzzle.values, (_, cell) => cell).filter((cell) => puzzle.values[cell] !== EMPTY);
  const subset = (mask: number): Puzzle => ({
    ...puzzle,
    values: Int8Array.from(puzzle.values, (value, cell) =>
      mask & (1 << given.indexOf(cell)) && value !== EMPTY ? value : EMPTY,
    ),
  });
  const unique = Array.from({ length: 1 << given.length }, (_, mask) => isUnique(subset(mask)));
  const minimal = unique.flatMap((isOne, mask) =>
    isOne && given.every((_, bit) => !(mask & (1 << bit)) || !unique[mask ^ (1 << bit)])
      ? [formatLine(subset(mask))]
      : [],
  );
  expect([...minimalWithin(puzzle)].map((each) => formatLine(each)).sort()).toEqual(minimal.sort());
  expect(minimal.length).toBeGreaterThan(1);
});

test('a puzzle without a unique solution has no minimal puzzles', () => {
  expect([...minimalWithin(readPuzzle('.'.repeat(16)).puzzle)]).toEqual([]);
});

test.each([
  [Geometry.of(2, 2), 288],
  [Geometry.of(2, 3), 28_200_960],
  [Geometry.of(3, 3), 6.670903752021073e21],
])('estimates the known number of full grids of a shape', (geometry, known) => {
  const empty = { geometry, values: new Int8Array(geometry.cells).fill(EMPTY) };
  const { solutions, error } = estimateSolutions(empty, 2000, seeded('grids'));
  expect(Math.abs(solutions - known)).toBeLessThan(4 * error + 1e-9 * known);
  expect(error / known).toBeLessThan(0.1);
});

test('estimates 1 for a unique solution and 0 for none', () => {
  expect(estimateSolutions(EASY, 10, seeded('one'))).toEqual({ solutions: 1, error: 0, probes: 10 });
});
