/** Clues outside the grid: their places, and the cells that they see. */
import { describe, expect, test } from 'vitest';
import { isSeenWhole, seenFrom } from '../../src/variants/outside.js';
import { placeText } from '../../src/variants/statement-text.js';

describe.each([1, 2, 4, 6, 9, 16, 25])('at size %i', (size) => {
  const places = Array.from({ length: size + 2 }, (_, row) =>
    Array.from({ length: size + 2 }, (_, column) => [row, column] as const),
  ).flat();

  test('each place at the end of a line sees all of it, and is written as it is read', () => {
    const seen = places.flatMap(([row, column]) => {
      const cells = seenFrom(`r${row}c${column}`, 'line', size);
      if (!cells) return [];
      expect(cells).toHaveLength(size);
      // A line of one cell has four places, of which one is written.
      if (size > 1) expect(placeText(cells, 'line', size)).toBe(`r${row}c${column}`);
      expect(isSeenWhole(cells, 'line', size)).toBe(true);
      return [cells];
    });
    expect(seen).toHaveLength(4 * size);
  });

  test('each place beside the end of a diagonal sees all of it, and is written as it is read', () => {
    let count = 0;
    for (const [row, column] of places)
      for (const down of [-1, 1])
        for (const right of [-1, 1]) {
          const text = `r${row}c${column}r${row + down}c${column + right}`;
          const cells = seenFrom(text, 'diagonal', size);
          if (!cells?.length) continue;
          count++;
          if (cells.length > 1) expect(placeText(cells, 'diagonal', size)).toBe(text);
          expect(isSeenWhole(cells, 'diagonal', size)).toBe(true);
        }
    // Each cell on a side begins two diagonals, a corner one more: that which crosses the grid.
    expect(count).toBe(size === 1 ? 4 : 8 * (size - 1) + 4);
  });
});

test.each(['r1c1', 'r0c0', 'r0c4r2c4', 'r1c2r2c3', 'r0c4r1c4', '', 'row 1'])('%j is no place', (text) => {
  expect(seenFrom(text, 'line', 9)).toBeUndefined();
  expect(seenFrom(text, 'diagonal', 9)).toBeUndefined();
});
