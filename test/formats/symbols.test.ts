import { describe, expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { readPasted } from '../../src/formats/stream/solutions.js';
import { digitOf, symbolOf } from '../../src/formats/symbols.js';

test.each([1, 4, 9, 16, 25])('symbols and digits of size %d match', (size) => {
  for (let digit = 0; digit < size; digit++) {
    expect(digitOf(symbolOf(digit, size), size)).toBe(digit);
    expect(digitOf(symbolOf(digit, size).toLowerCase(), size)).toBe(digit);
  }
});

test.each(['', '12', '89', '0', '.', 'A', '٣'])("'%s' is no digit of size 9", (symbol) => {
  expect(digitOf(symbol, 9)).toBe(-1);
});

test.each([-1, 9, 0.5, Number.NaN])('%d has no symbol in size 9', (digit) => {
  expect(() => symbolOf(digit, 9)).toThrow(RangeError);
});

test('a size without an alphabet has no symbols', () => {
  expect(() => symbolOf(0, 26)).toThrow('0 is no digit of size 26');
});

/** A grid of a size with the digits from 0 on, points in empty cells, and without the digit that zero would be else. */
const fromZero = (size: number): string[][] =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const high = Math.floor(Math.sqrt(size));
      const digit = ((size / high) * (row % high) + Math.floor(row / high) + column) % size;
      return (row + digit) % 3 === 0 && digit < size - 1 ? digit.toString(36).toUpperCase() : '.';
    }),
  );

const FORMS: Readonly<Record<string, (cells: string[][]) => string>> = {
  'a line': (cells) => cells.flat().join(''),
  rows: (cells) => cells.map((row) => row.join('')).join('\n'),
  'rows with blanks': (cells) => cells.map((row) => row.join(' ')).join('\n'),
  'a table with nothing in empty cells': (cells) =>
    cells.map((row) => row.map((cell) => cell.replace('.', '')).join(',')).join('\n'),
  'numbers in rows': (cells) =>
    cells.map((row) => row.map((cell) => (cell === '.' ? cell : Number.parseInt(cell, 36))).join(' ')).join('\n'),
  'a list with null': (cells) =>
    JSON.stringify(cells.map((row) => row.map((cell) => (cell === '.' ? null : Number.parseInt(cell, 36))))),
};

describe.each(Object.entries(FORMS))('%s', (name, write) => {
  test.each([4, 6, 9, 16])('reads a zero beside points as a digit, size %d', (size) => {
    const cells = fromZero(size);
    const reading = readPasted(write(cells));
    const wanted = cells.flat().map((cell) => (cell === '.' ? EMPTY : Number.parseInt(cell, 36)));
    expect(Array.from(reading.puzzle.values)).toEqual(wanted);
    const hasLetters = size > 10 && !/numbers|list/.test(name);
    if (!hasLetters) expect(reading.remark).toContain('0 is read as a digit');
  });
});

test('zeros are empty cells beside points where two stand in a row or column', () => {
  for (const grid of ['00.1\n....\n.2..\n....', '0..1\n....\n0.2.\n....'])
    expect(Array.from(readPasted(grid).puzzle.values).filter((value) => value >= 0)).toEqual([0, 1]);
});

test('a zero is an empty cell beside points where the largest digit shows that digits begin with 1', () => {
  const { puzzle, remark } = readPasted('0.2.4...0.1.....');
  expect(Array.from(puzzle.values).slice(0, 5)).toEqual([EMPTY, EMPTY, 1, EMPTY, 3]);
  expect(remark).toBeUndefined();
});
