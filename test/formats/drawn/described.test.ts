/** Descriptions beside a puzzle are no rules of it in links that keep a setter's words. */
import { expect, test } from 'vitest';
import { Geometry } from '../../../src/core/geometry.js';
import { readAny, writeAny } from '../../../src/formats/exchange/index.js';

const geometry = Geometry.of(2, 2);
const puzzle = { geometry, values: new Int8Array(geometry.cells).fill(-1) };

test.each(['made for this', 'Anti-knight', 'Normal sudoku rules apply.'])(
  'f-puzzles keeps the description %j and the puzzle',
  async (description) => {
    const { puzzle: again, metadata } = await readAny(await writeAny(puzzle, 'f-puzzles', { description }));
    expect([again.geometry, metadata]).toEqual([geometry, { description }]);
  },
);
