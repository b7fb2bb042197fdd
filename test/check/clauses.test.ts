/** Truths as clauses: which candidates they name in a position, and which truths are none. */
import { describe, expect, test } from 'vitest';
import { clausesOf, isCandidate } from '../../src/check/clauses.js';
import { groundsOf } from '../../src/check/grounds.js';
import { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { type Clock, OutOfTime, unlimited } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { namedMove } from '../../src/core/moves.js';
import { parseLine } from '../../src/formats/text/line.js';
import type { Truth } from '../../src/logic/step/truths.js';
import { withRules } from '../../src/variants/rules.js';

const four = Geometry.ofSize(4);
const at = (row: number, column: number, digit: number): number => ((row - 1) * 4 + column - 1) * 4 + digit - 1;
const cell = (row: number, column: number): number => (row - 1) * 4 + column - 1;

/** Returns a 4×4 board with digits placed: row, column and digit of each. */
function boardWith(...placed: readonly (readonly [row: number, column: number, digit: number])[]): Board {
  const board = new Board(four);
  for (const [row, column, digit] of placed) board.place(cell(row, column), digit - 1);
  return board;
}

/** Returns the reason why truths are no grounds on a board; undefined if they are. */
function faultIn(board: Board, truths: readonly Truth[], clock: Clock = unlimited): string | undefined {
  const grounds = groundsOf(board, truths, clock);
  return typeof grounds === 'string' ? grounds : undefined;
}

describe('a cell', () => {
  const truth: Truth = { kind: 'cell', cell: cell(1, 1) };

  test('has one of its candidates', () => {
    expect(clausesOf(boardWith([1, 2, 3]), [truth])).toEqual([[at(1, 1, 1), at(1, 1, 2), at(1, 1, 4)]]);
  });

  test.each([1, 4])('with the value %i needs none', (digit) => {
    expect(clausesOf(boardWith([1, 1, digit]), [truth])).toEqual([]);
  });

  test('without a candidate is an empty clause, which nothing meets', () => {
    expect(clausesOf(boardWith([1, 2, 1], [1, 3, 2], [2, 2, 3], [3, 1, 4]), [truth])).toEqual([[]]);
  });
});

describe('a digit in a house', () => {
  const row: Truth = { kind: 'house', house: 0, digit: 0 };

  test('has one of its places', () => {
    expect(clausesOf(boardWith([1, 2, 3], [2, 4, 1]), [row])).toEqual([[at(1, 1, 1)]]);
  });

  test.each([1, 4])('that stands in column %i of it needs none', (column) => {
    expect(clausesOf(boardWith([1, column, 1]), [row])).toEqual([]);
  });

  test('needs a place though it stands in the next house', () => {
    expect(clausesOf(boardWith([2, 1, 1]), [row])).toEqual([[at(1, 3, 1), at(1, 4, 1)]]);
  });
});

describe('a deadly pattern', () => {
  const truth: Truth = { kind: 'deadly', cells: [cell(1, 1), cell(1, 2)], digits: [0b11, 0b110] };

  test('has one of the other candidates', () => {
    const others = [at(1, 1, 3), at(1, 1, 4), at(1, 2, 1), at(1, 2, 4)];
    expect(clausesOf(boardWith(), [truth])).toEqual([others]);
    expect(clausesOf(boardWith([1, 1, 2], [4, 2, 4]), [truth])).toEqual([[at(1, 2, 1)]]);
  });

  test.each([
    [1, 1, 3],
    [1, 2, 1],
  ] as const)('is gone by another digit in row %i, column %i', (row, column, digit) => {
    expect(clausesOf(boardWith([row, column, digit]), [truth])).toEqual([]);
  });
});

describe('a symmetry', () => {
  const move = namedMove('half turn', 4);
  const digits = [1, 0, 2, 3];
  const symmetry = (candidate: number): Truth => ({ kind: 'symmetry', move, digits, candidate });

  test('has another candidate of the cell, or the image of this one', () => {
    const others = [at(1, 1, 2), at(1, 1, 3), at(1, 1, 4)];
    expect(clausesOf(boardWith(), [symmetry(at(1, 1, 1))])).toEqual([[...others, at(4, 4, 2)]]);
    expect(clausesOf(boardWith([4, 3, 2]), [symmetry(at(1, 1, 1))])).toEqual([others]);
  });

  test('has the image alone if the candidate is placed', () => {
    expect(clausesOf(boardWith([1, 1, 1]), [symmetry(at(1, 1, 1))])).toEqual([[at(4, 4, 2)]]);
    expect(clausesOf(boardWith([1, 1, 3]), [symmetry(at(1, 1, 3))])).toEqual([[at(4, 4, 3)]]);
  });

  test('needs none if the image is placed, or another digit of the cell', () => {
    expect(clausesOf(boardWith([4, 4, 2]), [symmetry(at(1, 1, 1))])).toEqual([]);
    expect(clausesOf(boardWith([1, 1, 1]), [symmetry(at(1, 1, 2))])).toEqual([]);
    expect(clausesOf(boardWith([1, 1, 4]), [symmetry(at(1, 1, 2))])).toEqual([]);
  });

  test('of a cell with itself leaves the digits that stay, and of a digit that stays says nothing', () => {
    const diagonal = { kind: 'symmetry', move: namedMove('diagonal', 4), digits } as const;
    const own = (digit: number) => clausesOf(boardWith(), [{ ...diagonal, candidate: at(1, 1, digit) }]);
    expect(own(1)).toEqual([[at(1, 1, 2), at(1, 1, 3), at(1, 1, 4)]]);
    expect(own(3)).toEqual([]);
  });
});

test('each truth that is not met gives its clause, in their order', () => {
  const truths: Truth[] = [
    { kind: 'house', house: 0, digit: 2 },
    { kind: 'cell', cell: cell(1, 2) },
    { kind: 'sum', houses: [0], rules: [] },
    { kind: 'cell', cell: cell(2, 1) },
  ];
  expect(clausesOf(boardWith([1, 2, 3]), truths)).toEqual([[at(2, 1, 1), at(2, 1, 2), at(2, 1, 4)]]);
});

/** Truths that hold in an empty 4×4 grid, of each kind. */
const HOLDING: readonly Truth[] = [
  { kind: 'cell', cell: 0 },
  { kind: 'cell', cell: 15 },
  { kind: 'house', house: 0, digit: 0 },
  { kind: 'house', house: 11, digit: 3 },
  { kind: 'deadly', cells: [cell(1, 1), cell(1, 2), cell(3, 1), cell(3, 2)], digits: [0b11, 0b11, 0b11, 0b11] },
  { kind: 'symmetry', move: namedMove('half turn', 4), digits: [1, 0, 3, 2], candidate: 0 },
  { kind: 'symmetry', move: namedMove('half turn', 4), digits: [1, 0, 3, 2], candidate: 63 },
  { kind: 'sum', houses: [0], against: [8], rules: [] },
  { kind: 'sum', houses: [0], rules: [] },
  { kind: 'equivalence', houses: [0, 1], others: [8, 10] },
];

test.each(HOLDING.map((truth) => [JSON.stringify(truth), truth] as const))('%s is a truth', (_, truth) => {
  expect(faultIn(boardWith(), [truth])).toBeUndefined();
});

const OUTSIDE: readonly unknown[] = [
  { kind: 'cell', cell: 16 },
  { kind: 'house', house: 12, digit: 0 },
  { kind: 'house', house: 0, digit: 4 },
  { kind: 'deadly', cells: [0, 16], digits: [1, 1] },
  { kind: 'deadly', cells: [0, 1], digits: [1, 16] },
  { kind: 'deadly', cells: [0, 1], digits: [1] },
  { kind: 'symmetry', move: namedMove('half turn', 4), digits: [0, 1, 2, 3], candidate: 64 },
  { kind: 'symmetry', move: namedMove('half turn', 4), digits: [0, 1, 2, 3], candidate: -1 },
  { kind: 'sum', houses: [0, 12], rules: [] },
  { kind: 'sum', houses: [0], against: [0, 12], rules: [] },
  { kind: 'equivalence', houses: [0, 12], others: [1, 2] },
  { kind: 'equivalence', houses: [1, 2], others: [12, 0] },
  { kind: 'none' },
];
const NO_PATTERN = 'a pattern named as deadly is not deadly';
const NO_RULE = 'a clue, a sum or an equivalence is named that the puzzle does not have';
const NO_SYMMETRY = 'givens named as symmetrical are not symmetrical';
const FALSE: readonly (readonly [truth: unknown, reason: string])[] = [
  ...OUTSIDE.map((truth) => [truth, 'a truth names something outside the grid'] as const),
  [{ kind: 'deadly', cells: [0, 1], digits: [3, 3] }, NO_PATTERN],
  [{ kind: 'rule', rule: 0 }, NO_RULE],
  [{ kind: 'sum', houses: [0], against: [0], rules: [] }, NO_RULE],
  [{ kind: 'equivalence', houses: [0], others: [0] }, NO_RULE],
  [{ kind: 'equivalence', houses: [0, 1], others: [8] }, NO_RULE],
  [{ kind: 'symmetry', move: namedMove('half turn', 4), digits: [0, 0, 2, 3], candidate: 0 }, NO_SYMMETRY],
  [
    {
      kind: 'symmetry',
      move: { transposed: false, rows: [1, 2, 0, 3], columns: [0, 1, 2, 3] },
      digits: [0, 1, 2, 3],
      candidate: 0,
    },
    NO_SYMMETRY,
  ],
  [
    {
      kind: 'symmetry',
      move: { transposed: false, rows: [1, 0, 2, 3], columns: [0, 1, 2, 2] },
      digits: [0, 1, 2, 3],
      candidate: 0,
    },
    NO_SYMMETRY,
  ],
];

test.each(FALSE.map(([truth, reason]) => [JSON.stringify(truth), reason, truth as Truth] as const))(
  '%s is no truth: %s',
  (_, reason, truth) => {
    expect(faultIn(boardWith(), [truth])).toBe(reason);
    expect(faultIn(boardWith(), [...HOLDING, truth])).toBe(reason);
  },
);

test('a rule of the grid is a truth', () => {
  const board = new Board(withRules(four, { constraints: ['sum=5:r1c1r2c3'] }));
  expect(board.geometry.rules.length).toBe(1);
  expect(faultIn(board, [{ kind: 'rule', rule: 0 }])).toBeUndefined();
  expect(faultIn(board, [{ kind: 'rule', rule: 1 }])).toBe(NO_RULE);
});

test('givens must have images, and these the right digits', () => {
  const symmetry: Truth = { kind: 'symmetry', move: namedMove('half turn', 4), digits: [1, 0, 3, 2], candidate: 5 };
  const told = (line: string): string | undefined => faultIn(boardOf(parseLine(line)), [symmetry]);
  expect(told('1..............2')).toBeUndefined();
  expect(told('1..............1')).toBe(NO_SYMMETRY);
  expect(told('1...............')).toBe(NO_SYMMETRY);
  expect(told('...............2')).toBe(NO_SYMMETRY);
});

test('a value that is no given need not have an image', () => {
  const symmetry: Truth = { kind: 'symmetry', move: namedMove('half turn', 4), digits: [1, 0, 3, 2], candidate: 5 };
  expect(faultIn(boardWith([1, 1, 1]), [symmetry])).toBeUndefined();
});

test('the clock is looked at for each truth', () => {
  let looks = 0;
  const clock: Clock = () => {
    if (++looks === 3) throw new OutOfTime();
  };
  const truths = HOLDING.filter(({ kind }) => kind === 'cell' || kind === 'house');
  expect(() => faultIn(boardWith(), truths, clock)).toThrow(OutOfTime);
});

test.each([
  [-1, false],
  [0, true],
  [63, true],
  [64, false],
  [0.5, false],
  [Number.NaN, false],
])('%s is a candidate of a 4×4 grid: %s', (candidate, expected) => {
  expect(isCandidate(four, candidate)).toBe(expected);
});
