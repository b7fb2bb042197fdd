import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Board, EMPTY, type Markup } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { hasCell } from '../../src/core/cell-set.js';
import { type Clock, OutOfTime } from '../../src/core/clock.js';
import { puzzleOf } from '../../src/core/position.js';
import { clashes, countValues, givensOf, isPlain } from '../../src/core/puzzle.js';
import { parseLine } from '../../src/formats/text/line.js';
import { SHAPES, shapeName } from '../shapes.js';

/** True if all views of the cube agree on every candidate and on every solved cell. */
function viewsAgree({ geometry, digits, slots, places, open, values, unsolved }: Board): boolean {
  const { size, words } = geometry;
  let empty = 0;
  for (let cell = 0; cell < geometry.cells; cell++) {
    const isOpen = values[cell] === EMPTY;
    if (isOpen) empty++;
    else if (digits[cell] !== 0) return false;
    for (let digit = 0; digit < size; digit++) {
      const isLeft = (digits[cell]! & (1 << digit)) !== 0;
      if (hasCell(places.subarray(digit * words, (digit + 1) * words), cell) !== isLeft) return false;
      for (let i = geometry.houseStart[cell]!; i < geometry.houseStart[cell + 1]!; i++) {
        const house = geometry.cellHouses[i]!;
        const bit = 1 << geometry.cellSlots[i]!;
        if (((slots[house * size + digit]! & bit) !== 0) !== isLeft) return false;
        if (((open[house]! & bit) !== 0) !== isOpen) return false;
      }
    }
  }
  return unsolved === empty;
}

/** True if no cell has the value of a peer among its candidates. */
const peersAgree = ({ geometry, digits, values }: Board): boolean =>
  Array.from(values).every(
    (value, cell) =>
      value === EMPTY ||
      geometry.peers
        .subarray(geometry.peerStart[cell], geometry.peerStart[cell + 1])
        .every((peer) => !(digits[peer]! & (1 << value))),
  );

describe.each(SHAPES.map((geometry) => [shapeName(geometry), geometry] as const))('%s', (_, geometry) => {
  test('all views agree after any placements and removals', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(geometry.candidates - 1), fc.boolean()), { maxLength: 12 }), (changes) => {
        const board = new Board(geometry);
        for (const [candidate, isPlaced] of changes) {
          if (!isPlaced) board.remove(candidate);
          else if (board.has(candidate)) board.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
        }
        expect(viewsAgree(board) && peersAgree(board)).toBe(true);
      }),
      { numRuns: Math.max(2, Math.floor(2000 / geometry.candidates)) },
    );
  });
});

test('place removes the digit from all peers and stamps what changed', () => {
  const board = new Board(SHAPES.find(({ size }) => size === 9)!);
  board.place(0, 4);
  expect(board.has(board.geometry.candidate(80, 4))).toBe(true);
  for (const peer of board.geometry.peers.subarray(0, board.geometry.peerStart[1]))
    expect(board.has(board.geometry.candidate(peer, 4))).toBe(false);
  expect(board.cellStamps[1]).toBe(board.now);
  expect(board.cellStamps[80]).toBe(0);
  expect(() => board.place(1, 4)).toThrow('5 is not a candidate in row 1, column 2');
});

test('each change has a later stamp in its cell, its houses and its digit', () => {
  const board = new Board(SHAPES.find(({ size }) => size === 9)!);
  const last = board.geometry.candidates - 1;
  for (const candidate of [last - 9, last]) {
    const before = board.now;
    board.remove(candidate);
    expect(board.now).toBeGreaterThan(before);
    for (const stamp of [board.cellStamps[(candidate / 9) | 0], board.houseStamps[26], board.digitStamps[8]])
      expect(stamp).toBe(board.now);
  }
  expect(board.digitStamps[7]).toBe(0);
});

test('a copy has the same content and changes independently', () => {
  const board = new Board(SHAPES[2]!);
  board.place(15, 3);
  const copy = board.copy();
  for (const view of ['digits', 'slots', 'open', 'places', 'values'] as const) expect(copy[view]).toEqual(board[view]);
  copy.place(0, 0);
  expect(viewsAgree(board)).toBe(true);
  expect(board.unsolved).toBe(15);
  expect(copy.unsolved).toBe(14);
});

/** Functions of a board, the first of which has no answer. */
const nothing = vi.fn((): undefined => {});
const openCells = vi.fn(({ unsolved }: Markup) => ({ unsolved }));

test('memo computes an answer once for each position of a board, also if it is undefined', () => {
  const board = new Board(SHAPES[2]!);
  const first = board.memo(openCells);
  expect(board.memo(openCells)).toBe(first);
  expect([board.memo(nothing), board.memo(nothing)]).toEqual([undefined, undefined]);
  expect(nothing).toHaveBeenCalledTimes(1);
});

test.each<[string, (board: Board) => unknown]>([
  ['a candidate is removed', (board) => board.remove(5)],
  ['a digit is placed', (board) => board.place(0, 0)],
  ['another position is loaded', (board) => board.load(board.values, board.digits)],
  ['another board is assigned', (board) => board.assign(new Board(board.geometry))],
])('memo computes an answer anew after %s', (_, change) => {
  const board = new Board(SHAPES[2]!);
  const first = board.memo(openCells);
  change(board);
  expect(board.memo(openCells)).not.toBe(first);
  expect(board.memo(openCells)).toEqual({ unsolved: board.unsolved });
});

test('memo keeps an answer when nothing is removed', () => {
  const board = new Board(SHAPES[2]!);
  board.remove(5);
  const first = board.memo(openCells);
  expect(board.remove(5)).toBe(false);
  expect(board.memo(openCells)).toBe(first);
});

test('memo stores no answer of a function that throws', () => {
  const board = new Board(SHAPES[2]!);
  const isOver = vi.fn((_: Markup, clock: Clock) => clock());
  const late = (): never => {
    throw new OutOfTime();
  };
  expect(() => board.memo(isOver, late)).toThrow(OutOfTime);
  expect(board.memo(isOver)).toBe(undefined);
  expect(isOver).toHaveBeenCalledTimes(2);
});

test('keep makes one thing for a board, which stays through all changes', () => {
  const board = new Board(SHAPES[2]!);
  const made = board.keep(openCells);
  board.place(0, 0);
  expect(board.assign(new Board(board.geometry)).keep(openCells)).toBe(made);
});

test('a copy shares no answers with its original', () => {
  const board = new Board(SHAPES[2]!);
  const [answer, made] = [board.memo(openCells), board.keep(openCells)];
  expect(board.copy().memo(openCells)).not.toBe(answer);
  expect(board.copy().keep(openCells)).not.toBe(made);
});

test('load makes the same board as place and remove', () => {
  for (const geometry of SHAPES) {
    const board = new Board(geometry);
    board.place(0, geometry.size - 1);
    if (geometry.size > 3) board.remove(geometry.candidates - 1);
    const loaded = new Board(geometry);
    loaded.place(geometry.cells - 1, 0);
    const before = loaded.memo(openCells);
    loaded.load(board.values, board.digits);
    for (const view of ['digits', 'slots', 'open', 'places', 'values'] as const)
      expect(loaded[view]).toEqual(board[view]);
    expect(loaded.unsolved).toBe(board.unsolved);
    expect(loaded.memo(openCells)).not.toBe(before);
    expect(loaded.cellStamps.every((stamp) => stamp === loaded.now)).toBe(true);
  }
});

test('removing a candidate twice changes nothing', () => {
  const board = new Board(SHAPES[2]!);
  expect(board.remove(5)).toBe(true);
  const before = board.now;
  expect(board.remove(5)).toBe(false);
  expect(board.now).toBe(before);
});

test('clashes name the house, the digit and both cells', () => {
  expect(clashes(parseLine('1..1............'))).toEqual([{ house: 0, digit: 0, cells: [0, 3] }]);
  expect(clashes(parseLine('1.......1.......')).map(({ cells }) => cells)).toEqual([[0, 8]]);
  expect(clashes(parseLine('1..............1'))).toEqual([]);
  expect(() => boardOf(parseLine('1..1............'))).toThrow(RangeError);
});

test('placed values are not givens', () => {
  expect([...boardOf(parseLine('1+2..............')).givens].slice(0, 3)).toEqual([1, 0, 0]);
});

test('puzzleOf keeps the position, and givensOf keeps its givens', () => {
  const set = parseLine('12+3.............');
  const board = boardOf(set);
  board.remove(5 * 4);
  const puzzle = puzzleOf(board);
  const again = boardOf(puzzle);
  for (const view of ['digits', 'values', 'givens', 'places'] as const) expect(again[view]).toEqual(board[view]);
  expect(countValues(puzzle)).toBe(3);
  expect(Array.from(givensOf(puzzle).values)).toEqual([0, 1, ...Array(14).fill(EMPTY)]);
  const none = { ...set, placed: new Uint8Array(16) };
  expect([puzzle, set, givensOf(puzzle), none].map(isPlain)).toEqual([false, false, true, true]);
});
