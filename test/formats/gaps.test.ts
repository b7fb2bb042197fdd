/** Grids of any size are read with blank lines between all their rows, or between bands, in digits and in letters. */
import { expect, test } from 'vitest';
import { usualShape } from '../../src/formats/format.js';
import { alphabetOf } from '../../src/formats/symbols.js';
import { sudokuOn } from '../cli/sudoku.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** The rows of a grid of a size by a pattern, with every third cell empty. */
const rowsOf = (size: number, symbols: readonly string[]): string[] => {
  const { boxRows, boxColumns } = usualShape(size)!;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) =>
      (row + column) % 3 === 0
        ? '.'
        : symbols[((row % boxRows) * boxColumns + Math.floor(row / boxRows) + column) % size]!,
    ).join(''),
  );
};

const SIZES = [6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25];

test.each(SIZES)('size %i', async (size) => {
  const { boxRows } = usualShape(size)!;
  for (const symbols of [alphabetOf(size), [...LETTERS.slice(0, size)], [...LETTERS.slice(0, size).toLowerCase()]]) {
    const rows = rowsOf(size, symbols);
    const asked = ['convert', '--to', 'line', '--box', `${boxRows}x${size / boxRows}`];
    const line = (await sudokuOn(`${rows.join('\n')}\n`, ...asked)).out;
    expect(line.trim()).toHaveLength(size * size);
    const spread = rows.map((row) => [...row].join(' '));
    for (const lines of [rows, spread]) {
      const apart = lines.join('\n\n');
      const bands = lines.map((row, at) => ((at + 1) % boxRows === 0 ? `${row}\n` : row)).join('\n');
      for (const text of [`${apart}\n`, bands, `${apart}\n\n\n${apart}\n`]) {
        const { out, notes } = await sudokuOn(text, ...asked);
        expect([out, notes]).toEqual([text.length > bands.length + size ? line + line : line, '']);
      }
    }
  }
});

test.each(['Dec-2013', 'Faded', 'BAD 1', 'A big face', 'Medium', 'hard'])('a title: %s', async (title) => {
  const rows = rowsOf(9, alphabetOf(9));
  const { out } = await sudokuOn(`${title}\n\n${rows.join('\n')}\n`, 'convert', '--to', 'line');
  expect(out).toBe(`${rows.join('')}\n`);
});
