import { expect, test } from 'vitest';
import { isDeadly } from '../../src/check/deadly.js';
import { prove } from '../../src/check/prove.js';
import { furtherMachinesOf } from '../../src/check/rules.js';
import { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { OutOfTime } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { namedMove } from '../../src/core/moves.js';
import { accepts } from '../../src/definitions/automaton.js';
import { definedGrid } from '../../src/definitions/grid.js';
import { parseLine } from '../../src/formats/text/line.js';
import { cellTruths, deadlyTruth, houseTruths, type Truth } from '../../src/logic/step/truths.js';
import { crowdedRow } from './crowded-row.js';

const PUZZLE = '24.7....8....8......5..6.3...7...2595..26.4....9...683..4..8.9.....1....36.9....1';
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const at = (row: number, column: number, digit: number): number => ((row - 1) * 9 + column - 1) * 9 + digit - 1;
const cell = (row: number, column: number): number => (row - 1) * 9 + column - 1;

test('a naked single follows from its cell', () => {
  const board = boardOf(parseLine(PUZZLE));
  const claim = { place: [at(5, 9, 7)], remove: [], truths: cellTruths([cell(5, 9)]) };
  expect(prove(board, claim)).toEqual({ verdict: 'proved' });
});

test('a hidden single follows from its house', () => {
  const board = boardOf(parseLine(PUZZLE));
  const claim = { place: [at(6, 2, 2)], remove: [], truths: houseTruths([board.geometry.firstOf('box') + 3], 1) };
  expect(prove(board, claim)).toEqual({ verdict: 'proved' });
});

test('a correct step is not proved without its truths', () => {
  const board = boardOf(parseLine(PUZZLE));
  const verdict = prove(board, { place: [at(5, 9, 7)], remove: [], truths: [] });
  expect(verdict).toEqual({
    verdict: 'refuted',
    reason: 'the named truths allow the opposite',
    conclusion: at(5, 9, 7),
  });
});

test('a wrong step is refuted with any truths', () => {
  const board = boardOf(parseLine(PUZZLE));
  const truths = [
    ...cellTruths(Array.from({ length: 81 }, (_, index) => index)),
    ...houseTruths(
      Array.from({ length: 27 }, (_, house) => house),
      0,
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
    ),
  ];
  expect(prove(board, { place: [at(2, 1, 9)], remove: [], truths }).verdict).toBe('proved');
  expect(prove(board, { place: [at(2, 1, 6)], remove: [], truths }).verdict).toBe('refuted');
  expect(prove(board, { place: [], remove: [at(2, 1, 9)], truths }).verdict).toBe('refuted');
});

test('a step without a conclusion, or about no candidate, is refuted', () => {
  const board = boardOf(parseLine(PUZZLE));
  expect(prove(board, { place: [], remove: [], truths: [] })).toMatchObject({ reason: 'the step concludes nothing' });
  expect(prove(board, { place: [], remove: [at(1, 1, 2)], truths: [] }).verdict).toBe('refuted');
});

test('a step that places and removes is proved in both conclusions', () => {
  const board = boardOf(parseLine(PUZZLE));
  const truths = cellTruths([cell(5, 9)]);
  const place = [at(5, 9, 7)];
  expect(prove(board, { place, remove: [at(5, 8, 7)], truths })).toEqual({ verdict: 'proved' });
  expect(prove(board, { place, remove: [at(2, 1, 9)], truths })).toMatchObject({ conclusion: at(2, 1, 9) });
});

test('a placement does not prove the removal of the same candidate, nor the reverse', () => {
  const board = boardOf(parseLine(PUZZLE));
  const claim = { place: [at(5, 9, 7)], remove: [at(5, 9, 7)], truths: cellTruths([cell(5, 9)]) };
  expect(prove(board, claim)).toMatchObject({ verdict: 'refuted', conclusion: at(5, 9, 7) });
});

test.each([
  { kind: 'cell', cell: 81 },
  { kind: 'cell', cell: -1 },
  { kind: 'cell', cell: 0.5 },
  { kind: 'house', house: 27, digit: 0 },
  { kind: 'house', house: 0, digit: 9 },
  { kind: 'house', house: 1 / 9, digit: 0 },
  { kind: 'deadly', cells: [81], digits: [0b11] },
  { kind: 'deadly', cells: [0], digits: [1 << 9] },
  { kind: 'deadly', cells: [0, 1], digits: [0b11] },
  { kind: 'symmetry', move: namedMove('half turn', 9), digits: DIGITS, candidate: 729 },
  { kind: 'symmetry', move: namedMove('half turn', 9), digits: DIGITS, candidate: 0.5 },
  { kind: 'none' },
] as Truth[])('a truth about a cell, house or digit outside the grid proves nothing: %j', (truth) => {
  const board = boardOf(parseLine(PUZZLE));
  const reason = 'a truth names something outside the grid';
  expect(prove(board, { place: [], remove: [at(2, 1, 9)], truths: [truth] })).toEqual({ verdict: 'refuted', reason });
});

test.each([729, -1, 0.5, Number.NaN])('a conclusion about candidate %s is refuted', (candidate) => {
  const board = new Board(Geometry.of(3, 3));
  const verdict = prove(board, { place: [], remove: [candidate], truths: cellTruths([0]) });
  expect(verdict).toMatchObject({ reason: 'the step places or removes something that is not a candidate' });
});

test('cells with too few digits are counted where a search takes too many choices', () => {
  expect(crowdedRow(Geometry.of(2, 4))).toEqual({ verdict: 'proved' });
});

test('the sides of an equivalence hold as many digits of each set', () => {
  const geometry = Geometry.of(2, 2);
  const own = geometry.firstOf('row');
  const others = geometry.firstOf('box');
  const truth = { kind: 'equivalence', houses: [own, own + 1], others: [others, others + 2] } as const;
  const machines = furtherMachinesOf(definedGrid(geometry), truth);
  expect(machines).toHaveLength(6);
  const values = Array.from(parseLine('1234341221434321').values);
  expect(machines.every((machine) => accepts(machine, values))).toBe(true);
  const [last] = machines[0]!.cells;
  values[last!] = (values[last!]! + 1) % 4;
  expect(machines.every((machine) => accepts(machine, values))).toBe(false);
  expect(furtherMachinesOf(definedGrid(geometry), { kind: 'rule', rule: 0 })).toEqual([]);
});

test('the clock is checked during a proof', () => {
  let asked = 0;
  const clock = (): void => {
    if (++asked === 1000) throw new OutOfTime();
  };
  expect(() => crowdedRow(Geometry.of(2, 5), clock)).toThrow(OutOfTime);
});

test('the board is not changed', () => {
  const board = boardOf(parseLine(PUZZLE));
  const before = [...board.digits];
  prove(board, { place: [at(5, 9, 7)], remove: [], truths: cellTruths([cell(5, 9)]) });
  expect([...board.digits]).toEqual(before);
});

test('a rectangle in two boxes is deadly, and one in four is not', () => {
  const board = new Board(Geometry.of(3, 3));
  const pair = [0b11, 0b11, 0b11, 0b11];
  expect(isDeadly(board, [cell(1, 1), cell(1, 2), cell(4, 1), cell(4, 2)], pair)).toBe(true);
  expect(isDeadly(board, [cell(1, 1), cell(1, 4), cell(4, 1), cell(4, 4)], pair)).toBe(false);
});

test('a pattern of no, one or two cells, or a rectangle of three digits, is not deadly', () => {
  const board = new Board(Geometry.of(3, 3));
  expect(isDeadly(board, [], [])).toBe(false);
  expect(isDeadly(board, [cell(1, 1)], [0b11])).toBe(false);
  expect(isDeadly(board, [cell(1, 1), cell(1, 2)], [0b11, 0b11])).toBe(false);
  expect(isDeadly(board, [cell(1, 1), cell(1, 2), cell(4, 1), cell(4, 2)], Array(4).fill(0b111))).toBe(false);
});

test('three digits in two columns of three boxes are deadly, although no cell is bivalue', () => {
  const board = new Board(Geometry.of(3, 3));
  const cells = [1, 4, 7].flatMap((row) => [cell(row, 1), cell(row, 2)]);
  expect(
    isDeadly(
      board,
      cells,
      cells.map(() => 0b111),
    ),
  ).toBe(true);
  expect(
    isDeadly(
      board,
      cells.slice(1),
      cells.slice(1).map(() => 0b111),
    ),
  ).toBe(false);
});

test('a pattern with a given is never deadly', () => {
  const board = boardOf(parseLine(`1${'.'.repeat(80)}`));
  expect(isDeadly(board, [cell(1, 1), cell(1, 2), cell(4, 1), cell(4, 2)], [0b11, 0b11, 0b11, 0b11])).toBe(false);
});

test('a pattern that names a cell twice is never deadly', () => {
  const board = new Board(Geometry.of(3, 3));
  expect(isDeadly(board, [cell(1, 1), cell(1, 1)], [0b11, 0b11])).toBe(false);
});

test('a pattern with too many fillings to try is not deadly', () => {
  const cells = Array.from({ length: 81 }, (_, index) => index);
  const digits = cells.map((index) => (index < 79 ? 0b111111111 : 1));
  expect(isDeadly(new Board(Geometry.of(3, 3)), cells, digits)).toBe(false);
  let asked = 0;
  const clock = (): void => {
    if (++asked === 1000) throw new OutOfTime();
  };
  expect(() => isDeadly(new Board(Geometry.of(3, 3)), cells, digits, clock)).toThrow(OutOfTime);
});

test('a deadly pattern proves unique rectangle type 1, and a false one refutes it', () => {
  const board = new Board(Geometry.of(3, 3));
  const cells = [cell(1, 1), cell(1, 2), cell(4, 1), cell(4, 2)];
  for (const corner of cells.slice(0, 3))
    for (let digit = 2; digit < 9; digit++) board.remove(board.geometry.candidate(corner, digit));
  const remove = [at(4, 2, 1), at(4, 2, 2)];
  const sets = cells.map(() => 0b11);
  const truths = [...cellTruths(cells), deadlyTruth(cells, sets)];
  expect(prove(board, { place: [], remove, truths })).toEqual({ verdict: 'proved' });
  expect(prove(board, { place: [], remove, truths: cellTruths(cells) }).verdict).toBe('refuted');
  const four = [cell(1, 1), cell(1, 4), cell(4, 1), cell(4, 4)];
  expect(prove(board, { place: [], remove, truths: [...truths, deadlyTruth(four, sets)] }).verdict).toBe('refuted');
});

test('a deadly truth is a clause of the other candidates, and is satisfied if one is placed', () => {
  const board = new Board(Geometry.of(3, 3));
  const corners = [cell(1, 1), cell(1, 2), cell(4, 1)];
  const cells = [...corners, cell(4, 2)];
  for (const corner of corners)
    for (const digit of [0, 3, 4, 5, 6, 7, 8]) board.remove(board.geometry.candidate(corner, digit));
  const sets = cells.map(() => 0b110);
  const truths = [...cellTruths(cells), deadlyTruth(cells, sets)];
  const verdict = (position: Board, remove: number): string =>
    prove(position, { place: [], remove: [remove], truths }).verdict;
  expect(verdict(board, at(4, 2, 2))).toBe('proved');
  expect([at(4, 2, 1), at(4, 2, 9), at(1, 1, 2)].map((remove) => verdict(board, remove))).toEqual(
    Array(3).fill('refuted'),
  );
  const placed = board.copy();
  placed.place(cell(4, 2), 0);
  expect(verdict(placed, at(1, 1, 2))).toBe('refuted');
});
