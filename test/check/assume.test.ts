/** Assumptions: a guess that a trace tells as one is accepted if it leaves a solution, and in no other case. */
import { expect, test } from 'vitest';
import { assume, type Claim, type Verdict } from '../../src/check/prove.js';
import { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { type Clock, OutOfTime, unlimited } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { parseLine } from '../../src/formats/text/line.js';
import { search } from '../../src/search/search.js';

const SEVERAL = '12......34......';
const NO_SOLUTION = { verdict: 'refuted', reason: 'the assumption leaves no solution' };

const at = (row: number, column: number, digit: number, size = 4): number =>
  ((row - 1) * size + column - 1) * size + digit - 1;

const judge = (board: Board, claim: Partial<Claim>, clock: Clock = unlimited): Verdict =>
  assume(board, { place: [], remove: [], truths: [], ...claim }, clock);

const spent: Clock = () => {
  throw new OutOfTime();
};

test('an assumption is accepted exactly if a solution has it, whatever its truths', () => {
  const puzzle = parseLine(SEVERAL);
  const board = boardOf(puzzle);
  const { solutions } = search(puzzle, { limit: Infinity });
  const judged = [0, 0];
  for (let candidate = 0; candidate < board.geometry.candidates; candidate++) {
    if (!board.has(candidate)) continue;
    const [cell, digit] = [board.geometry.cellOf(candidate), board.geometry.digitOf(candidate)];
    const isIn = (values: ArrayLike<number>): boolean => values[cell] === digit;
    const expected = (holds: boolean): object => (holds ? { verdict: 'assumed' } : NO_SOLUTION);
    expect(judge(board, { place: [candidate] })).toEqual(expected(solutions.some(isIn)));
    expect(judge(board, { remove: [candidate] })).toEqual(expected(!solutions.every(isIn)));
    judged[solutions.some(isIn) ? 1 : 0]!++;
  }
  expect(Math.min(...judged)).toBeGreaterThan(0);
});

test('an assumption counts candidates that are gone: it is about the position', () => {
  const board = boardOf(parseLine(SEVERAL));
  const place = [at(1, 3, 3)];
  expect(judge(board, { place })).toEqual({ verdict: 'assumed' });
  board.remove(at(1, 4, 4));
  expect(judge(board, { place })).toEqual(NO_SOLUTION);
});

test('all conclusions are assumed at once', () => {
  const board = new Board(Geometry.ofSize(4));
  const [first, second] = [at(1, 1, 1), at(1, 2, 2)];
  expect(judge(board, { place: [first, second], remove: [at(2, 2, 3)] })).toEqual({ verdict: 'assumed' });
  expect(judge(board, { place: [first, at(1, 2, 1)] })).toEqual({ ...NO_SOLUTION, conclusion: at(1, 2, 1) });
  const others = [1, 3, 4].map((digit) => at(1, 2, digit));
  expect(judge(board, { place: [first], remove: [...others, second] })).toEqual(NO_SOLUTION);
  expect(judge(board, { place: [first], remove: [first] })).toEqual({ ...NO_SOLUTION, conclusion: first });
});

test('an assumption of nothing, or of no candidate, is refuted', () => {
  const board = boardOf(parseLine(SEVERAL));
  expect(judge(board, {})).toEqual({ verdict: 'refuted', reason: 'the step concludes nothing' });
  const reason = 'the step places or removes something that is not a candidate';
  for (const candidate of [at(1, 1, 2), 64, -1, 0.5])
    expect(judge(board, { place: [candidate] })).toEqual({ verdict: 'refuted', reason, conclusion: candidate });
});

test('an assumption is undecided if the time runs out before a solution is found', () => {
  const empty = new Board(Geometry.ofSize(16));
  const claim = { place: [at(1, 1, 1, 16)] };
  expect(judge(empty, claim, spent)).toEqual({ verdict: 'undecided' });
  expect(judge(empty, claim)).toEqual({ verdict: 'assumed' });
});

test('a short search decides before the time is looked at', () => {
  const board = boardOf(parseLine(SEVERAL));
  expect(judge(board, { place: [at(1, 3, 3)] }, spent)).toEqual({ verdict: 'assumed' });
});

test('the board is not changed', () => {
  const board = boardOf(parseLine(SEVERAL));
  const before = [...board.digits];
  judge(board, { place: [at(1, 3, 3)], remove: [at(1, 4, 3)] });
  expect([...board.digits]).toEqual(before);
});
