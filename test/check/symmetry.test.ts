import { expect, test } from 'vitest';
import { isSymmetry } from '../../src/check/clauses.js';
import { prove } from '../../src/check/prove.js';
import { bitsOf } from '../../src/core/bits.js';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import { moved, namedMove } from '../../src/core/moves.js';
import { parseLine } from '../../src/formats/text/line.js';

/** A puzzle that is symmetrical under a half turn that exchanges 1 and 2, 3 and 4, 5 and 6, 7 and 8. */
const PUZZLE = '..3.7..1.....6458....2.97....9......8.25.61.7......9....89.1....7635.....2..8.4..';
const HALF_TURN = namedMove('half turn', 9);
const DIGITS = [1, 0, 3, 2, 5, 4, 7, 6, 8];
const CENTRE = 40;

test('givens are symmetrical only with the right exchange of digits', () => {
  const board = boardOf(parseLine(PUZZLE));
  expect(isSymmetry(board, HALF_TURN, DIGITS)).toBe(true);
  expect(isSymmetry(board, HALF_TURN, [0, 1, 3, 2, 5, 4, 7, 6, 8])).toBe(false);
  expect(isSymmetry(board, HALF_TURN, [1, 1, 3, 2, 5, 4, 7, 6, 8])).toBe(false);
  expect(isSymmetry(board, namedMove('diagonal', 9), DIGITS)).toBe(false);
});

test.each([
  ['half turn', 79],
  ['quarter turn', 17],
  ['horizontal', 73],
  ['vertical', 7],
  ['diagonal', 9],
  ['antidiagonal', 71],
] as const)('%s takes the second cell to cell %d', (name, image) => {
  expect(moved(Geometry.of(3, 3), namedMove(name, 9), 1)).toBe(image);
});

test('a move that breaks boxes is no symmetry', () => {
  const board = boardOf(parseLine('.'.repeat(81)));
  const rows = [3, 1, 2, 0, 4, 5, 6, 7, 8];
  expect(isSymmetry(board, { ...namedMove('half turn', 9), rows }, DIGITS)).toBe(false);
});

test.each([
  [[0, 1, 2, 3, 4, 5, 6, 7]],
  [[0, 1, 2, 3, 4, 5, 6, 7, 7]],
  [[0, 1, 2, 3, 4, 5, 6, 7, 9]],
  [[-1, 1, 2, 3, 4, 5, 6, 7, 8]],
  [[0, 1, 2, 3, 4, 5, 6, 7, 8, 8]],
])('digits %j are no exchange, with or without givens', (digits) => {
  const board = boardOf(parseLine('.'.repeat(81)));
  expect(isSymmetry(board, HALF_TURN, [0, 1, 2, 3, 4, 5, 6, 7, 8])).toBe(true);
  expect(isSymmetry(board, HALF_TURN, digits)).toBe(false);
});

test('the centre takes a digit that the symmetry maps to itself', () => {
  const board = boardOf(parseLine(PUZZLE));
  const candidate = CENTRE * 9 + 2;
  const truth = { kind: 'symmetry', move: HALF_TURN, candidate } as const;
  const claim = { place: [], remove: [candidate] };
  expect(prove(board, { ...claim, truths: [{ ...truth, digits: DIGITS }] }).verdict).toBe('proved');
  expect(prove(board, { ...claim, truths: [{ ...truth, digits: DIGITS.toReversed() }] }).verdict).toBe('refuted');
});

test('a candidate that is its own image gives no clause', () => {
  const same = Array.from({ length: 9 }, (_, index) => index);
  const board = boardOf(parseLine(PUZZLE));
  const move = { transposed: false, rows: same, columns: same };
  for (let candidate = 0; candidate < 9; candidate++) {
    if (!board.has(candidate)) continue;
    const truths = [{ kind: 'symmetry', move, digits: same, candidate } as const];
    expect(prove(board, { place: [], remove: [candidate], truths }).verdict).toBe('refuted');
  }
});

test('a candidate that may be false, or is gone, proves nothing about its image', () => {
  const board = boardOf(parseLine(PUZZLE));
  const { geometry } = board;
  const cell = board.digits.findIndex((left) => left !== 0);
  const [taken, other] = bitsOf(board.digits[cell]!);
  const image = geometry.candidate(moved(geometry, HALF_TURN, cell), DIGITS[other!]!);
  const truths = [
    { kind: 'symmetry', move: HALF_TURN, digits: DIGITS, candidate: geometry.candidate(cell, other!) } as const,
  ];
  expect(prove(board, { place: [image], remove: [], truths }).verdict).toBe('refuted');
  board.place(cell, taken!);
  expect(board.has(image)).toBe(true);
  expect(prove(board, { place: [image], remove: [], truths }).verdict).toBe('refuted');
});
