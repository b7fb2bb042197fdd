import { describe, expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { boardOf } from '../../src/core/puzzle.js';
import { type Aim, clueAim, minimalAim } from '../../src/create/aims.js';
import { create, creations, type Made } from '../../src/create/create.js';
import { levelAim, scoreAim } from '../../src/create/grade-aims.js';
import { seedAt, seeded } from '../../src/create/random.js';
import { positionBefore } from '../../src/create/require-aim.js';
import { specOf as orderFor, requestLike, type Spec, usualClues } from '../../src/create/spec.js';
import { SYMMETRIES, symmetryOf } from '../../src/create/symmetry.js';
import { uniqueSolution } from '../../src/search/search.js';
import { full } from '../../src/solver/full.js';
import { gradeHodoku } from '../../src/solver/hodoku/grade.js';
import { hodoku } from '../../src/solver/hodoku/ladder.js';
import { walk } from '../../src/solver/walk.js';

const nine = Geometry.of(3, 3);

const specOf = (geometry: Geometry, ...aims: Aim[]): Spec => ({
  geometry,
  fill: 'random',
  symmetry: 'none',
  clues: usualClues(geometry),
  aims,
});

function made(order: Spec, seed: string, milliseconds = Infinity): Made {
  const outcome = create(order, seeded(seed), milliseconds);
  if (!outcome.made) throw new Error(`not made in ${outcome.tried} tries`);
  return outcome.made;
}

describe.each(['easy', 'medium'] as const)('%s puzzles', (level) => {
  test.each([...Array(10).keys()])('number %i has one solution, the level and enough to do', (index) => {
    const { puzzle, grade } = made(specOf(nine, levelAim(level, nine)), seedAt(level, index));
    expect(uniqueSolution(puzzle)).toEqual(puzzle.solution);
    expect(grade.level).toBe(level);
    expect(gradeHodoku({ geometry: nine, values: puzzle.values })).toEqual(grade);
    expect(puzzle.values.filter((value) => value === EMPTY).length).toBeGreaterThanOrEqual(40);
  });
});

test.each([
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 4],
])('an easy puzzle with boxes of %ix%i', (boxRows, boxColumns) => {
  const geometry = Geometry.of(boxRows, boxColumns);
  const { puzzle, grade } = made(specOf(geometry, levelAim('easy', geometry)), 'sizes');
  expect(uniqueSolution(puzzle)).toEqual(puzzle.solution);
  expect(grade.level).toBe('easy');
});

test.each(SYMMETRIES)('the givens lie in %s symmetry', (symmetry) => {
  const { puzzle } = made({ ...specOf(nine, levelAim('easy', nine)), symmetry }, symmetry);
  const kept = symmetryOf(nine, (cell) => puzzle.values[cell] !== EMPTY);
  if (symmetry !== 'none') expect([symmetry, 'quarter', 'full']).toContain(kept);
});

test('the same order and seed make the same puzzle, another seed another one', () => {
  const order = specOf(nine, levelAim('medium', nine));
  const values = (seed: string): string => made(order, seed).puzzle.values.join();
  expect(values('a')).toBe(values('a'));
  expect(values('a')).not.toBe(values('b'));
});

test('a number of clues is met exactly', () => {
  const clues = { least: 33, most: 33 };
  expect(made({ ...specOf(nine, levelAim('easy', nine)), clues }, 'clues').puzzle.clues).toBe(33);
  expect(clueAim(clues).name).toBe('clues 33');
});

test('a score is met', () => {
  const { grade } = made(specOf(nine, levelAim('easy', nine), scoreAim({ least: 500, most: 540 })), 'score');
  expect(grade.score).toBeGreaterThanOrEqual(500);
  expect(grade.score).toBeLessThanOrEqual(540);
});

test('a minimal puzzle needs each of its givens', () => {
  const { puzzle } = made(specOf(nine, minimalAim), 'minimal');
  for (const [cell, value] of puzzle.values.entries()) {
    if (value === EMPTY) continue;
    expect(uniqueSolution({ geometry: nine, values: puzzle.values.with(cell, EMPTY) })).toBeUndefined();
  }
});

test('what cannot be is given up in time, and what came nearest is told', () => {
  const outcome = create(specOf(Geometry.of(2, 2), levelAim('extreme', Geometry.of(2, 2))), seeded('never'), 100);
  expect(outcome.made).toBeUndefined();
  expect(outcome.made ?? outcome.nearest!.distance).toBeGreaterThan(0);
});

test('in a pattern, those cells are given and no others', () => {
  const pattern = Array.from({ length: nine.cells }, (_, cell) => cell).filter((cell) => {
    const [row, column] = [nine.rowOf(cell), nine.columnOf(cell)];
    return Math.abs(row - column) < 2 || Math.abs(row + column - 8) < 2;
  });
  const { puzzle } = made(orderFor(nine, { pattern }), 'pattern');
  expect(uniqueSolution(puzzle)).toBeDefined();
  for (let cell = 0; cell < nine.cells; cell++) expect(puzzle.values[cell] !== EMPTY).toBe(pattern.includes(cell));
});

test('a puzzle like another one is of its level and symmetry, with about its clues', () => {
  const model = made(orderFor(nine, { level: 'medium', symmetry: 'diagonal' }), 'model');
  const request = requestLike(model.puzzle);
  const { puzzle, grade } = made(orderFor(nine, request), 'like');
  expect(grade.level).toBe('medium');
  expect(request.symmetry).toBe('diagonal');
  expect(Math.abs(puzzle.clues - model.puzzle.clues)).toBeLessThanOrEqual(2);
});

test.each(['x-wing', 'naked-triple', 'unique-rectangle-2', 'xy-chain'])(
  '%s, required, is on the path, and next where the position stops before it',
  (id) => {
    const { puzzle, grade } = made(orderFor(nine, { require: [id] }), 'require');
    expect(grade.techniques.some(({ strategy }) => strategy.id === id)).toBe(true);
    const position = positionBefore(puzzle, [id])!;
    const { value: next } = walk(boardOf(position), hodoku).next();
    expect(next?.strategy.id).toBe(id);
  },
);

test('a required technique that HoDoKu does not know is on our own path', () => {
  const { puzzle } = made(orderFor(nine, { require: ['wxyz-wing'] }), 'require');
  expect([...walk(boardOf(puzzle), full)].some(({ strategy }) => strategy.id === 'wxyz-wing')).toBe(true);
});

test('puzzles without end: each as its own seed makes it alone, and nothing is made ahead', () => {
  const order = specOf(nine, levelAim('easy', nine));
  const first = [];
  for (const { puzzle, grade, seed } of creations(order, 'row')) {
    first.push(seed);
    const alone = made(order, seed);
    expect(puzzle.values).toEqual(alone.puzzle.values);
    expect(grade).toEqual(alone.grade);
    if (first.length === 4) break;
  }
  expect(first).toEqual(['row', 'row/1', 'row/2', 'row/3']);
});

test('without a seed, each row of puzzles is another one', () => {
  const order = specOf(Geometry.of(2, 2));
  const [one, other] = [creations(order), creations(order)].map((row) => row.next().value!);
  expect(one!.seed).not.toBe(other!.seed);
});
