import { expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { puzzleJson } from '../../src/render/json/puzzle.js';
import { sudokuOn } from './sudoku.js';

test('verify names a step whose proof takes too many choices', async () => {
  const geometry = Geometry.of(4, 5);
  const row = geometry.cellsOf(0);
  const candidates = new Int32Array(geometry.cells).fill(geometry.all);
  for (const cell of row) candidates[cell]! &= ~1;
  const step = {
    strategy: 'naked-single',
    name: 'A Crowded Row',
    place: [],
    remove: [{ row: 20, column: 20, digit: 20 }],
    truths: row.map((_, index) => ({ kind: 'cell', row: 1, column: index + 1 })),
  };
  const values = new Int8Array(geometry.cells).fill(EMPTY);
  const trace = { ...puzzleJson({ geometry, values, candidates }), steps: [step] };
  const { out, notes } = await sudokuOn(JSON.stringify(trace), 'verify');
  expect(notes).toContain('step 1, A Crowded Row: undecided: a proof takes too many choices');
  expect(out).toContain('undecided 1');
});
