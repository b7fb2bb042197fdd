import { expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { moved } from '../../src/core/moves.js';
import { create } from '../../src/create/create.js';
import { seeded } from '../../src/create/random.js';
import { specOf } from '../../src/create/spec.js';
import { kindOf } from './kind.js';

const geometry = Geometry.of(3, 3);
const { puzzle } = create(specOf(geometry, { level: 'easy' }), seeded('kind')).made!;
const kind = kindOf(geometry, puzzle.values, puzzle.solution);

test.each([false, true])('exchanges keep the kind of a puzzle; the grid is transposed as well: %s', (transposed) => {
  const move = { transposed, rows: [3, 5, 4, 2, 0, 1, 8, 7, 6], columns: [7, 6, 8, 0, 1, 2, 5, 4, 3] };
  const [values, solution] = [puzzle.values, puzzle.solution].map((grid) => {
    const changed = new Int8Array(geometry.cells);
    for (const [cell, digit] of grid.entries())
      changed[moved(geometry, move, cell)] = digit === EMPTY ? EMPTY : (digit + 4) % geometry.size;
    return changed;
  });
  expect(String(values)).not.toBe(String(puzzle.values));
  expect(kindOf(geometry, values!, solution!)).toBe(kind);
});

test('a further given changes the kind', () => {
  const cell = puzzle.values.indexOf(EMPTY);
  expect(kindOf(geometry, puzzle.values.with(cell, puzzle.solution[cell]!), puzzle.solution)).not.toBe(kind);
});
