import { describe, expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { OutOfTime, unlimited } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { type Aim, clueAim, minimalAim, rangeText } from '../../src/create/aims.js';
import { create, creations, type Made, make } from '../../src/create/create.js';
import { levelAim, scoreAim } from '../../src/create/grade-aims.js';
import { requestLike } from '../../src/create/like.js';
import { seeded } from '../../src/create/random.js';
import { positionBefore } from '../../src/create/require-aim.js';
import { seedAt } from '../../src/create/seeds.js';
import { specOf as orderFor, type Spec, usualClues } from '../../src/create/spec.js';
import { SYMMETRIES } from '../../src/create/symmetries.js';
import { symmetryOf } from '../../src/create/symmetry.js';
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
  test.each([...Array(10).keys()])('number %i has one solution, the level and enough steps', (index) => {
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
])('makes an easy puzzle with boxes of %ix%i', (boxRows, boxColumns) => {
  const geometry = Geometry.of(boxRows, boxColumns);
  const { puzzle, grade } = made(specOf(geometry, levelAim('easy', geometry)), 'sizes');
  expect(uniqueSolution(puzzle)).toEqual(puzzle.solution);
  expect(grade.level).toBe('easy');
});

test.each(SYMMETRIES)('gives the givens %s symmetry', (symmetry) => {
  const { puzzle } = made({ ...specOf(nine, levelAim('easy', nine)), symmetry }, symmetry);
  const kept = symmetryOf(nine, (cell) => puzzle.values[cell] !== EMPTY);
  if (symmetry !== 'none') expect([symmetry, 'quarter', 'full']).toContain(kept);
});

test('makes the same puzzle for the same request and seed, and another for another seed', () => {
  const order = specOf(nine, levelAim('medium', nine));
  const values = (seed: string): string => made(order, seed).puzzle.values.join();
  expect(values('a')).toBe(values('a'));
  expect(values('a')).not.toBe(values('b'));
});

test('meets a number of clues exactly', () => {
  const clues = { least: 33, most: 33 };
  expect(made({ ...specOf(nine, levelAim('easy', nine)), clues }, 'clues').puzzle.clues).toBe(33);
  expect(clueAim(clues).name).toBe('clues 33');
});

test('meets a range of scores', () => {
  const { grade } = made(specOf(nine, levelAim('easy', nine), scoreAim({ least: 500, most: 540 })), 'score');
  expect(grade.score).toBeGreaterThanOrEqual(500);
  expect(grade.score).toBeLessThanOrEqual(540);
});

test('makes minimal puzzles that need each given', () => {
  const { puzzle } = made(specOf(nine, minimalAim), 'minimal');
  for (const [cell, value] of puzzle.values.entries()) {
    if (value === EMPTY) continue;
    expect(uniqueSolution({ geometry: nine, values: puzzle.values.with(cell, EMPTY) })).toBeUndefined();
  }
});

test('gives up on an impossible request after its tries, and returns the nearest draft', () => {
  const outcome = create(specOf(Geometry.of(2, 2), levelAim('extreme', Geometry.of(2, 2))), seeded('never'), 100);
  expect(outcome.made).toBeUndefined();
  expect(outcome.made ?? outcome.nearest!.distance).toBeGreaterThan(0);
});

test('gives exactly the cells of a pattern', () => {
  const pattern = Array.from({ length: nine.cells }, (_, cell) => cell).filter((cell) => {
    const [row, column] = [nine.rowOf(cell), nine.columnOf(cell)];
    return Math.abs(row - column) < 2 || Math.abs(row + column - 8) < 2;
  });
  const { puzzle } = made(orderFor(nine, { pattern }), 'pattern');
  expect(uniqueSolution(puzzle)).toBeDefined();
  for (let cell = 0; cell < nine.cells; cell++) expect(puzzle.values[cell] !== EMPTY).toBe(pattern.includes(cell));
});

test('makes a puzzle of the level and symmetry of a model, with about as many clues', () => {
  const model = made(orderFor(nine, { level: 'medium', symmetry: 'diagonal' }), 'model');
  const request = requestLike(model.puzzle);
  const { puzzle, grade } = made(orderFor(nine, request), 'like');
  expect(grade.level).toBe('medium');
  expect(request.symmetry).toBe('diagonal');
  expect(Math.abs(puzzle.clues - model.puzzle.clues)).toBeLessThanOrEqual(2);
});

test.each(['x-wing', 'naked-triple', 'unique-rectangle-2', 'xy-chain'])(
  'puts a required %s on the path, and next at the position before it',
  (id) => {
    const { puzzle, grade } = made(orderFor(nine, { require: [id] }), 'require');
    expect(grade.techniques.some(({ strategy }) => strategy.id === id)).toBe(true);
    const position = positionBefore(puzzle, [id])!;
    const { value: next } = walk(boardOf(position), hodoku).next();
    expect(next?.strategy.id).toBe(id);
  },
);

test('checks the clock while it digs a draft that needs no search', () => {
  let checks = 0;
  const order = orderFor(Geometry.of(4, 4), { w: { least: 0, most: 0 }, fill: 'canonical' });
  const { tried } = make(order, seeded('clock'), () => {
    if (++checks > 50) throw new OutOfTime();
  });
  expect([tried, checks]).toEqual([0, 51]);
});

test('counts each draft, the last of which is the puzzle', () => {
  const counts: number[] = [];
  const order = orderFor(nine, { level: 'unfair' });
  const { made, tried } = make(order, seeded('count'), unlimited, (count) => counts.push(count));
  expect(made).toBeDefined();
  expect(counts).toEqual(Array.from({ length: tried }, (_, i) => i + 1));
});

test('puts a required technique unknown to HoDoKu on the path of our own ladder', () => {
  const { puzzle } = made(orderFor(nine, { require: ['wxyz-wing'] }), 'require');
  expect([...walk(boardOf(puzzle), full)].some(({ strategy }) => strategy.id === 'wxyz-wing')).toBe(true);
});

test('yields endless puzzles lazily, each the same as its own seed alone makes', () => {
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

test('makes other puzzles each time without a seed', () => {
  const order = specOf(Geometry.of(2, 2));
  const [one, other] = [creations(order), creations(order)].map((row) => row.next().value!);
  expect(one!.seed).not.toBe(other!.seed);
});

test.each([
  [{ least: 11, most: Infinity }, '11..'],
  [{ least: 7.2, most: 7.6 }, '7.2..7.6'],
  [{ least: 24, most: 24 }, '24'],
])('names a range as it is asked for: %j', (range, text) => {
  expect(rangeText(range)).toBe(text);
});
