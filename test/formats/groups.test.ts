/** Numbers are not read as candidates, nor candidates as numbers; ambiguous texts are rejected or reported. */
import { describe, expect, test } from 'vitest';
import { readPuzzle } from '../../src/formats/read.js';
import { formatLine } from '../../src/formats/text/line.js';
import { sudokuOn } from '../cli/sudoku.js';

const PUZZLE = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....';

/** Makes rows with blanks between cells, `empty` in empty cells, and a text in the first cell. */
const grid = (first: string, empty: string): string =>
  [first, ...PUZZLE.slice(1).replaceAll('.', empty)]
    .map((cell, index) => (index % 9 === 8 ? `${cell}\n` : `${cell} `))
    .join('');

describe('numbers above N are refused', () => {
  test.each([
    ['12', '0', 'row 1, column 1: 12 is more than 9: a grid of size 9 has 1-9'],
    ['10', '.', 'row 1, column 1: 10 is more than 9'],
    ['99', '.', 'row 1, column 1: 99 is more than 9'],
    ['21', '_', 'row 1, column 1: 21 is more than 9'],
    ['-1', '.', 'row 1, column 1: -1 is not a number that a cell can hold'],
    ['379', '0', 'row 1, column 1: 379 is more than 9'],
    ['12', '.', 'row 1, column 1: 12 is more than 9; if these are candidates, write them in the empty cells too'],
  ])('%s among %s', async (first, empty, says) => {
    const { status, out, notes } = await sudokuOn(grid(first, empty), 'convert', '--to', 'line');
    expect([status, out.replace(/^ERROR: .*\n/, '')]).toEqual([2, '']);
    expect(notes).toContain(`line 1: ${says}`);
  });

  test('names a number above the size in a grid of 16×16', () => {
    const cells = Array.from({ length: 256 }, (_, cell) => (cell === 17 ? '17' : cell === 40 ? '10' : '.'));
    const rows = Array.from({ length: 16 }, (_, row) => cells.slice(16 * row, 16 * row + 16).join(' '));
    expect(() => readPuzzle(rows.join('\n'))).toThrow('row 2, column 2: 17 is more than 16');
    expect(() => readPuzzle(rows.join('\n').replace('10', '3'))).toThrow('if these are candidates');
    expect(readPuzzle(rows.join('\n').replace('17', '16')).puzzle.values[17]).toBe(15);
  });
});

describe('candidates', () => {
  const SOLVED = '1234341221434321';
  const rowsOf = (cells: readonly string[]): string =>
    [0, 4, 8, 12].map((start) => cells.slice(start, start + 4).join(' ')).join('\n');

  test('pairs are candidates if every cell has some, and a remark says so', async () => {
    const text = rowsOf(['12', '12', ...SOLVED.slice(2)]);
    expect(readPuzzle(text)).toMatchObject({
      format: 'pencilmarks',
      remark: 'numbers above 4 are read as candidates, as 12 in row 1, column 1',
    });
    expect((await sudokuOn(text, 'check')).notes).toMatch(/^line 1: numbers above 4 are read as candidates/);
    expect(readPuzzle(rowsOf(['123', '12', ...SOLVED.slice(2)])).remark).toBeUndefined();
  });

  test('a single digit is a value if other cells are blank', () => {
    const { puzzle } = readPuzzle(grid('379', '.'));
    expect(formatLine(puzzle)).toBe(PUZZLE);
    expect([puzzle.candidates![0], puzzle.candidates![1]]).toEqual([0b101000100, 0b111111111]);
  });

  test('a cell without any candidate left is not a blank cell', () => {
    const { puzzle } = readPuzzle(rowsOf(['-', '123', ...SOLVED.slice(2)]));
    expect(puzzle.candidates![0]).toBe(0);
  });

  test('the sign of an empty cell is not a candidate', () => {
    expect(() => readPuzzle(grid('1X', '.'))).toThrow("'X' in '1X' is not a candidate");
  });
});

test('ignores the signs and letters with which HoDoKu marks a step', () => {
  const rows = [
    '+-------+-------+',
    '| *12 A34 | 1-234 34B |',
    '| #3-4 1   | 2   C34    |',
    '+-------+-------+',
    '| 4  D23  | 134E  -12  |',
    '| 13 *24  | 34   12F    |',
    '+-------+-------+',
  ].join('\n');
  const bare = rows.replaceAll(/[A-F*#]|-(?=\d)/g, '');
  const [marked, plain] = [rows, bare].map((text) => readPuzzle(text).puzzle);
  expect(bare).not.toBe(rows);
  expect(marked).toEqual(plain);
});
