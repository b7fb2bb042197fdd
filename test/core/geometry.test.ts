import { describe, expect, test } from 'vitest';
import { Geometry, HOUSE_KINDS } from '../../src/core/geometry.js';
import { SHAPES, shapeName } from '../shapes.js';

describe.each(SHAPES.map((geometry) => [shapeName(geometry), geometry] as const))('%s', (_, geometry) => {
  test('every house has each cell once, and every cell is in one house of a kind', () => {
    for (const kind of HOUSE_KINDS) {
      const from = geometry.firstOf(kind) * geometry.size;
      const cells = [...geometry.houseCells.subarray(from, from + geometry.cells)];
      expect(cells.sort((a, b) => a - b)).toEqual(Array.from({ length: geometry.cells }, (_, cell) => cell));
    }
  });

  test('a box is boxRows high and boxColumns wide', () => {
    for (let index = 0; index < geometry.size; index++) {
      const box = geometry.firstOf('box') + index;
      const cells = Array.from({ length: geometry.size }, (_, slot) => geometry.cellAt(box, slot));
      expect(new Set(cells.map((cell) => geometry.rowOf(cell))).size).toBe(geometry.boxRows);
      expect(new Set(cells.map((cell) => geometry.columnOf(cell))).size).toBe(geometry.boxColumns);
    }
  });

  test('cells see each other just where they share a house', () => {
    let wrong = 0;
    for (let a = 0; a < geometry.cells; a += 7)
      for (let b = 0; b < geometry.cells; b++)
        if (geometry.sees(a, b) !== (a !== b && geometry.commonHouses([a, b]).length > 0)) wrong++;
    expect(wrong).toBe(0);
  });

  test('crossings are the slots of one house that lie in another', () => {
    let wrong = 0;
    for (let a = 0; a < geometry.houses; a++)
      for (let b = 0; b < geometry.houses; b += 3)
        for (let slot = 0; slot < geometry.size; slot++) {
          const isShared = (geometry.crossings[a * geometry.houses + b]! & (1 << slot)) !== 0;
          if (isShared !== geometry.commonHouses([geometry.cellAt(a, slot)]).includes(b)) wrong++;
        }
    expect(wrong).toBe(0);
  });
});

test('the usual shape of a size', () => {
  expect([4, 6, 8, 9, 10, 12, 15, 16, 20, 25].map((size) => shapeName(Geometry.ofSize(size)))).toEqual([
    '2x2',
    '2x3',
    '2x4',
    '3x3',
    '2x5',
    '3x4',
    '3x5',
    '4x4',
    '4x5',
    '5x5',
  ]);
});

test('a shape is made once', () => expect(Geometry.of(3, 3)).toBe(Geometry.ofSize(9)));

test('what is no box shape throws', () => {
  for (const [rows, columns] of [
    [0, 3],
    [5, 6],
    [2.5, 2],
    [-3, -3],
  ] as const)
    expect(() => Geometry.of(rows, columns)).toThrow(RangeError);
});
