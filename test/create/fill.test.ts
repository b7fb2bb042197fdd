import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { clashes } from '../../src/core/puzzle.js';
import { FILLS, fillerOf } from '../../src/create/fill.js';
import { seeded } from '../../src/create/random.js';

const SHAPES = [
  [1, 1],
  [2, 2],
  [2, 3],
  [3, 2],
  [1, 7],
  [2, 4],
  [3, 3],
  [2, 5],
  [3, 5],
  [4, 4],
  [4, 5],
  [5, 5],
] as const;

for (const kind of FILLS)
  test.each(SHAPES)(`a ${kind} grid with boxes of %ix%i is full and clashes nowhere`, (boxRows, boxColumns) => {
    const geometry = Geometry.of(boxRows, boxColumns);
    const filler = fillerOf(geometry, kind);
    const random = seeded('fill');
    for (let i = 0; i < 3; i++) {
      const values = filler(random);
      expect(values.every((digit) => digit >= 0 && digit < geometry.size)).toBe(true);
      expect(clashes({ geometry, values })).toEqual([]);
    }
  });

test.each(FILLS)('%s grids differ each time, and are the same for the same seed', (kind) => {
  const filler = fillerOf(Geometry.of(3, 3), kind);
  const twenty = (seed: string): string[] => {
    const random = seeded(seed);
    return Array.from({ length: 20 }, () => filler(random).join());
  };
  expect(new Set(twenty('one')).size).toBe(20);
  expect(twenty('one')).toEqual(twenty('one'));
  expect(twenty('one')).not.toEqual(twenty('two'));
});
