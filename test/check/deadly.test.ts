/** Deadly patterns beside their definition, word for word: every filling has another that keeps all that is outside. */
import { describe, expect, test } from 'vitest';
import { isDeadly } from '../../src/check/deadly.js';
import { type Bits, bitsFrom, bitsOf } from '../../src/core/bits.js';
import { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { cellsText } from '../../src/core/cells-text.js';
import { type Cell, Geometry } from '../../src/core/geometry.js';
import { below, permutation, type Random, seeded } from '../../src/create/random.js';
import { parseLine } from '../../src/formats/text/line.js';
import { withRules } from '../../src/variants/rules.js';

const six = Geometry.ofSize(6);
const SHAPES = [
  ['4×4', Geometry.ofSize(4)],
  ['6×6', six],
  ['anti-knight', withRules(six, { variant: ['anti-knight'] })],
  ['anti-king', withRules(six, { variant: ['anti-king'] })],
] as const;

interface Pattern {
  readonly cells: readonly Cell[];
  readonly sets: readonly Bits[];
}

/** Returns all ways to fill a pattern in which no two digits exclude each other. */
const fillings = ({ geometry }: Board, { cells, sets }: Pattern): number[][] =>
  cells.reduce<number[][]>(
    (found, cell, index) =>
      found.flatMap((digits) =>
        bitsOf(sets[index]!)
          .filter((digit) =>
            digits.every(
              (other, at) => !geometry.conflict(geometry.candidate(cells[at]!, other), geometry.candidate(cell, digit)),
            ),
          )
          .map((digit) => [...digits, digit]),
      ),
    [[]],
  );

/** Returns what cells outside the pattern see of a filling: the digits of houses, and what rules each cell's own digits out. */
function seenFromOutside({ geometry, values, digits }: Board, { cells }: Pattern, filling: readonly number[]): string {
  const all = Array.from({ length: geometry.cells }, (_, cell) => cell);
  const ofHouses = Array.from({ length: geometry.houses }, (_, house) =>
    filling.filter((_, at) => geometry.holds(house, cells[at]!)).sort(),
  );
  const ofCells = all
    .filter((cell) => !cells.includes(cell))
    .map((cell) =>
      bitsOf(values[cell]! < 0 ? digits[cell]! : 1 << values[cell]!).filter((digit) =>
        filling.some((other, at) => other === digit && geometry.sees(cell, cells[at]!)),
      ),
    );
  return JSON.stringify([ofHouses, ofCells]);
}

function isDeadlyByDefinition(board: Board, pattern: Pattern): boolean {
  const seen = fillings(board, pattern).map((filling) => seenFromOutside(board, pattern, filling));
  return seen.every((one, at) => seen.some((other, index) => index !== at && other === one));
}

/** Returns a board with a few digits and candidates gone, and a pattern on it: two lines of cells, mostly with the same digits. */
function drawn(geometry: Geometry, random: Random): { board: Board; pattern: Pattern } {
  const { size } = geometry;
  const pick = (count: number): number[] => permutation(size, random).slice(0, count);
  const [rows, columns] = [pick(2), pick(2 + below(random, 2))];
  const digits = pick(columns.length);
  const isTurned = random() < 0.5;
  const cells = rows.flatMap((row) => columns.map((column) => (isTurned ? column * size + row : row * size + column)));
  const sets = cells.map(() => bitsFrom(random() < 0.1 ? pick(2) : digits));
  if (random() < 0.2) cells.pop();
  const board = new Board(geometry);
  for (let round = 0; round < 3 * size; round++) {
    const candidate = below(random, geometry.candidates);
    const cell = geometry.cellOf(candidate);
    if (!board.has(candidate) || cells.includes(cell)) continue;
    if (random() < 0.3) board.place(cell, geometry.digitOf(candidate));
    else board.remove(candidate);
  }
  return { board, pattern: { cells, sets: sets.slice(0, cells.length) } };
}

describe.each(SHAPES)('%s', (name, geometry) => {
  test('a pattern is deadly exactly by the definition', () => {
    const random = seeded(`deadly ${name}`);
    const counts = [0, 0];
    for (let round = 0; round < 600; round++) {
      const { board, pattern } = drawn(geometry, random);
      const expected = isDeadlyByDefinition(board, pattern);
      expect([pattern, isDeadly(board, pattern.cells, pattern.sets)]).toEqual([pattern, expected]);
      counts[expected ? 1 : 0]!++;
    }
    expect(Math.min(...counts)).toBeGreaterThan(15);
  });
});

/** Rectangles of two rows and two columns in two boxes each, in the upper half of a 16×16 grid, no two of a digit in a house. */
function manyRectangles(): Pattern {
  const places = Array.from({ length: 32 }, (_, index) => [index >> 3, index & 7] as const);
  const cells = places.flatMap(([rows, columns]) => {
    const first = 32 * rows + (columns % 4) + 8 * (columns >> 2);
    return [first, first + 4, first + 16, first + 20];
  });
  const pairs = places.map(([rows, columns]) => 0b11 << (2 * ((columns + 4 * (rows % 2) + (rows >> 1)) % 8)));
  return { cells, sets: pairs.flatMap((pair) => [pair, pair, pair, pair]) };
}

describe('a pattern of too many fillings to try', () => {
  const sixteen = Geometry.ofSize(16);
  const { cells, sets } = manyRectangles();
  const [first] = cells as [Cell];

  /** Makes a board on which the first cell of the pattern and another one differ. */
  const pairedWith = (cell: Cell): Board =>
    new Board(withRules(sixteen, { constraints: [`pairs=${cellsText([first, cell], 16)}`] }));

  test('is deadly if each cell has two digits, and each digit two places in each house', () => {
    const board = new Board(sixteen);
    expect(isDeadly(board, cells, sets)).toBe(true);
    expect(isDeadly(board, cells.slice(1), sets.slice(1))).toBe(false);
    expect(isDeadly(board, cells, sets.with(0, 0b110))).toBe(false);
    expect(isDeadly(board, cells, sets.with(0, 0b111))).toBe(false);
  });

  test('is deadly if cells of it differ that have the same digits, or none in common', () => {
    const others = [...cells.keys()].filter((at) => at > 3 && !sixteen.sees(first, cells[at]!));
    const [alike, apart] = [true, false].map((is) => others.find((at) => (sets[at] === sets[0]) === is)!);
    expect(isDeadly(pairedWith(cells[alike!]!), cells, sets)).toBe(true);
    expect(isDeadly(pairedWith(cells[apart!]!), cells, sets)).toBe(true);
  });

  test('is deadly beside a cell that differs only if it can have none of the digits', () => {
    const beside = (fit: (board: Board, cell: Cell) => void): boolean => {
      const board = pairedWith(255);
      fit(board, 255);
      return isDeadly(board, cells, sets);
    };
    const digits = bitsOf(sets[0]!);
    expect(beside(() => {})).toBe(false);
    expect(beside((board, cell) => board.remove(board.geometry.candidate(cell, digits[0]!)))).toBe(false);
    expect(
      beside((board, cell) => digits.forEach((digit) => void board.remove(board.geometry.candidate(cell, digit)))),
    ).toBe(true);
    expect(beside((board, cell) => board.place(cell, digits[0]!))).toBe(false);
    expect(beside((board, cell) => board.place(cell, 5))).toBe(true);
  });
});

test('two rectangles that share a digit are not deadly where cells that differ leave one filling', () => {
  const rectangles = [0, 1, 12, 13, 9, 10, 33, 34];
  const sets = [0, 0, 0, 0, 1, 1, 1, 1].map((shift) => 0b11 << shift);
  const deadlyWith = (...pairs: string[]): boolean =>
    isDeadly(new Board(withRules(six, { constraints: pairs.map((pair) => `pairs=${pair}`) })), rectangles, sets);
  expect(deadlyWith()).toBe(true);
  expect(deadlyWith('r1c1r2c4')).toBe(true);
  expect(deadlyWith('r1c1r2c4', 'r1c2r2c4', 'r1c1r2c5')).toBe(false);
});

test('a pattern is deadly only where each rule is blind to digits', () => {
  const deadlyIn = (geometry: Geometry): boolean => isDeadly(new Board(geometry), [0, 1, 12, 13], [3, 3, 3, 3]);
  expect(deadlyIn(six)).toBe(true);
  expect(deadlyIn(withRules(six, { variant: ['non-consecutive'] }))).toBe(false);
  expect(deadlyIn(withRules(six, { constraints: ['odd=r6c6'] }))).toBe(false);
  expect(deadlyIn(withRules(six, { constraints: ['sum=7:r6c5r5c1'] }))).toBe(false);
});

test('a pattern is not deadly with a given among its cells, with a cell named twice or without cells', () => {
  const sets = [0b11, 0b11, 0b11, 0b11];
  const cells = [0, 1, 12, 13];
  const given = boardOf(parseLine(`${'.'.repeat(13)}1${'.'.repeat(22)}`));
  expect(isDeadly(given, cells, sets)).toBe(false);
  const board = new Board(six);
  expect(isDeadly(board, [], [])).toBe(false);
  expect(isDeadly(board, [0, 1, 12, 13, 0], [...sets, 0b11])).toBe(false);
  board.place(13, 0);
  expect(isDeadly(board, cells, sets)).toBe(true);
});
