import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boardOf } from '../../../src/core/board-of.js';
import { Geometry } from '../../../src/core/geometry.js';
import { parseLine } from '../../../src/formats/text/line.js';
import { findsOf } from '../../../src/solver/ladder.js';
import { gradeSe } from '../../../src/solver/se/grade.js';
import { se } from '../../../src/solver/se/ladder.js';

/** Our own puzzles with their ratings by Sudoku Explainer 1.2.1. */
const rated = readFileSync(new URL('../../../fixtures/grades/se.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

test('gives the ratings of Sudoku Explainer 1.2.1 to every third puzzle', () => {
  const some = rated.filter((_, index) => index % 3 === 0);
  const grades = some.map(([puzzle]) => {
    const { er, ep, ed } = gradeSe(parseLine(puzzle!));
    return [puzzle, er.toFixed(1), ep.toFixed(1), ed.toFixed(1)];
  });
  expect(grades).toEqual(some);
});

test('counts the steps of each rating', () => {
  const { er, counts, ended, hardest } = gradeSe(parseLine(rated.find(([, rating]) => rating === '3.0')![0]!));
  expect([er, ended, hardest?.id]).toEqual([3.0, 'solved', 'naked-pair']);
  expect([...counts.keys()]).toEqual([...counts.keys()].sort((a, b) => a - b));
  expect([...counts.keys()].at(-1)).toBe(3.0);
});

test('ends as stuck if a digit has no place, and keeps the rating so far', () => {
  const { er, ended, hardest } = gradeSe(parseLine('12..34..........'));
  expect([er, ended, hardest]).toEqual([0, 'stuck', undefined]);
});

test('reports that the time is up', () => {
  const [puzzle] = rated.find(([, er]) => Number(er) > 8)!;
  expect(gradeSe(parseLine(puzzle!), { milliseconds: 0 }).ended).toBe('time');
});

test('calls back with each step', () => {
  const told: number[] = [];
  const { counts } = gradeSe(parseLine(rated[0]![0]!), { onStep: (rating) => told.push(rating) });
  expect(told.length).toBe([...counts.values()].reduce((sum, count) => sum + count, 0));
});

test.each([
  ['1'],
  [rated.find(([, er]) => Number(er) < 2)![0]!],
  [rated.find(([, er]) => Number(er) > 2.5)![0]!],
  [rated.find(([, er]) => Number(er) > 4)![0]!],
])('takes the same steps as the ladder: %s', (line) => {
  const puzzle = parseLine(line, Geometry.ofSize(Math.sqrt(line.length)));
  const told: [number, number][] = [];
  gradeSe(puzzle, { onStep: (rating, unsolved) => told.push([rating, unsolved]) });
  const board = boardOf(puzzle);
  const taken: [number, number][] = [];
  for (const { rating } of findsOf(se.begin(board, se.rungs)))
    taken.push([Math.trunc((rating + 0.05) * 10) / 10, board.unsolved]);
  expect(told).toEqual(taken);
});
