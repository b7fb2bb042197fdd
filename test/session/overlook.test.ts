/** What is told of a puzzle while it is drawn, beside all grids of its size that obey the definitions of its rules. */
import { describe, expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { type Clock, OutOfTime, unlimited } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { cellsWithValue, clashes, type Puzzle } from '../../src/core/puzzle.js';
import { EMPTY, type Numbers } from '../../src/core/values.js';
import { definedGrid } from '../../src/definitions/grid.js';
import { readPuzzle } from '../../src/formats/read.js';
import { search } from '../../src/search/search.js';
import { type LevelKnown, type Overlooked, overlook, type SolutionsKnown } from '../../src/session/overlook.js';
import { gradeOwn } from '../../src/solver/own.js';
import { removableRules, withoutRules } from '../../src/variants/removable.js';
import { linesOf } from '../constraints/own-puzzles.js';
import { inTier } from '../tier.js';

const EMPTY_GRID = new Int8Array(16).fill(EMPTY);
const GRIDS = search({ geometry: Geometry.ofSize(4), values: EMPTY_GRID }, { limit: 1000 }).solutions;

/** Returns the full grids with the givens of a puzzle that obey the definitions of its rules: no search has a part in it. */
const gridsOf = ({ geometry, values }: Puzzle): readonly Numbers[] =>
  GRIDS.filter(
    (grid) =>
      Array.from(grid).every((digit, cell) => values[cell] === EMPTY || values[cell] === digit) &&
      clashes({ geometry, values: grid }).every(({ house }) => house === undefined) &&
      definedGrid(geometry).broken(grid).length === 0,
  );

const last = <Kind extends Overlooked['kind']>(all: readonly Overlooked[], kind: Kind) =>
  all.findLast((each): each is Extract<Overlooked, { kind: Kind }> => each.kind === kind);

const digitsIn = (grids: readonly Numbers[]): number[] =>
  Array.from(EMPTY_GRID, (_, cell) => grids.reduce((set, grid) => set | (1 << grid[cell]!), 0));

/** Checks all that is told of a puzzle: what is told early must hold too. */
function expectTrue(puzzle: Puzzle): void {
  const { geometry } = puzzle;
  const grids = gridsOf(puzzle);
  const digits = digitsIn(grids);
  const told = [...overlook(puzzle, unlimited)];
  const ofSolutions = told.filter((each): each is SolutionsKnown => each.kind === 'solutions');
  const wrong = ofSolutions.filter(
    ({ count, isAll, taken, left }) =>
      (isAll ? count !== grids.length : count > grids.length) ||
      Array.from(taken).some((set, cell) => (set & ~digits[cell]!) !== 0) ||
      Array.from(left).some((set, cell) => (digits[cell]! & ~set) !== 0),
  );
  expect(wrong).toEqual([]);
  const known = ofSolutions.at(-1)!;
  expect(known.isAll).toBe(true);
  expect(Array.from(known.taken)).toEqual(digits);
  expect(Array.from(known.left)).toEqual(digits);
  expect(last(told, 'level') !== undefined).toBe(grids.length === 1);
  const fault = last(told, 'fault');
  expect(fault !== undefined).toBe(grids.length === 0);
  if (!fault) return;
  const { givens, rules, isLeast } = fault;
  expect(isLeast).toBe(true);
  const all = removableRules(geometry);
  const named = rules.map(({ rule }) => all.findIndex((each) => JSON.stringify(each.rule) === JSON.stringify(rule)));
  const solvable = (cells: readonly number[], kept: readonly number[]): boolean =>
    gridsOf({
      geometry: withoutRules(
        geometry,
        all.filter((_, at) => !kept.includes(at)),
      ),
      values: EMPTY_GRID.map((_, cell) => (cells.includes(cell) ? puzzle.values[cell]! : EMPTY)),
    }).length > 0;
  expect(solvable(givens, named)).toBe(false);
  for (const cell of givens)
    expect(
      solvable(
        givens.filter((other) => other !== cell),
        named,
      ),
    ).toBe(true);
  for (const at of named)
    expect(
      solvable(
        givens,
        named.filter((other) => other !== at),
      ),
    ).toBe(true);
}

const SMALL = constraints
  .flatMap(({ id }) =>
    linesOf(id)
      .filter((line) => line.split(' ')[0]!.length === 16)
      .slice(0, 1),
  )
  .filter((line) => readPuzzle(line).puzzle.geometry.tiling === 'boxes');

test('many kinds have a small puzzle', () => {
  expect(SMALL.length).toBeGreaterThan(40);
});

describe.each(SMALL.filter((_, at) => at % inTier({ quick: 3, slow: 1 }) === 0))('%s', (line) => {
  const { puzzle } = readPuzzle(line);
  const [given = 0] = cellsWithValue(puzzle);

  test('as it is', () => expectTrue(puzzle));
  test('without givens', () => expectTrue({ ...puzzle, values: EMPTY_GRID }));
  test('with another digit', () => {
    const [solution] = gridsOf(puzzle);
    const values = Int8Array.from(puzzle.values);
    values[given] = (solution![given]! + 1) % 4;
    expectTrue({ ...puzzle, values });
  });
});

const told = (line: string, clock: Clock = unlimited): Overlooked[] => {
  const all: Overlooked[] = [];
  try {
    for (const each of overlook(readPuzzle(line).puzzle, clock)) all.push(each);
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
  return all;
};

/** A clock that has time for so many looks. */
const after = (looks: number): Clock => {
  let left = looks;
  return () => {
    if (--left < 0) throw new OutOfTime();
  };
};

test('a clue that is left out of a rule about all clues is no reason for a contradiction', () => {
  const line = '..........1..4.. all-xv xv=5:r3c3r4c3;5:r4c2r4c3';
  const { rules, givens } = last(told(line), 'fault')!;
  expect(rules.map(({ statement }) => statement?.kind)).toEqual(['xv']);
  expect(givens).toEqual([10, 13]);
});

test('values that clash are told at once', () => {
  const [solutions, clash, ...others] = told('1...1...........');
  expect(solutions).toMatchObject({ kind: 'solutions', count: 0, isAll: true });
  expect(clash).toMatchObject({ kind: 'fault', clash: { digit: 0, cells: [0, 4] }, givens: [0, 4], rules: [] });
  expect(others).toEqual([]);
});

test('many solutions are counted up to a bound, and all candidates of an empty grid are true', () => {
  const { count, isAll, taken } = last(told('.'.repeat(81)), 'solutions')!;
  expect(isAll).toBe(false);
  expect(count).toBeGreaterThan(1000);
  expect(Array.from(taken)).toEqual(Array(81).fill(511));
});

test('what was told before the time ran out holds, and says that it is not all', () => {
  const line = `${'.'.repeat(81)} x`;
  const sure = last(told(line), 'solutions')!;
  for (const looks of [1, 5, 40]) {
    const known = last(told(line, after(looks)), 'solutions')!;
    expect(known.isAll).toBe(false);
    expect(known.count).toBeLessThan(1000);
    expect(known.count).toBeGreaterThan(0);
    expect(Array.from(known.taken).some((set, cell) => set & ~sure.taken[cell]!)).toBe(false);
    expect(Array.from(known.left).some((set, cell) => sure.taken[cell]! & ~set)).toBe(false);
  }
});

test('a contradiction that is cut short says that it may have parts too many', () => {
  const line = '................ killer-cage=3:r1c12;3:r2c12;7:r3c34';
  const fault = (clock: Clock) => last(told(line, clock), 'fault');
  expect(fault(unlimited)).toMatchObject({ isLeast: true, givens: [] });
  expect(fault(unlimited)!.rules).toHaveLength(2);
  expect(fault(after(4))).toMatchObject({ isLeast: false });
  expect(fault(after(4))!.rules).toHaveLength(3);
});

test('the level is that of the grade, and rises on the way', () => {
  const levelsOf = (line: string) => told(line).filter((each): each is LevelKnown => each.kind === 'level');
  expect(levelsOf('.3.1...2....1...')).toMatchObject([{ level: 'easy', isAll: true, isSolved: true }]);
  const line = linesOf('killer-cage').find((each) => each.split(' ')[0]!.length === 36)!;
  const levels = levelsOf(line);
  const { level, hardest } = gradeOwn(readPuzzle(line).puzzle);
  expect(levels.at(-1)).toEqual({ kind: 'level', level, hardest, isAll: true, isSolved: true });
  expect(levels.filter(({ isAll }) => isAll)).toHaveLength(1);
});
