import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { SYMMETRIES, type Symmetry } from '../../src/create/symmetries.js';
import { type Orbit, orbitsOf, symmetryOf } from '../../src/create/symmetry.js';

const square = Geometry.of(2, 2);

const orbitOf = (symmetry: Symmetry, row: number, column: number): number[][] => {
  const cell = row * square.size + column;
  const orbit: Orbit = orbitsOf(square, symmetry).find((cells) => cells.includes(cell))!;
  return orbit.toSorted((a, b) => a - b).map((member) => [square.rowOf(member), square.columnOf(member)]);
};

test.each<[Symmetry, number[][]]>([
  ['none', [[0, 1]]],
  [
    'rotational',
    [
      [0, 1],
      [3, 2],
    ],
  ],
  [
    'quarter',
    [
      [0, 1],
      [1, 3],
      [2, 0],
      [3, 2],
    ],
  ],
  [
    'horizontal',
    [
      [0, 1],
      [3, 1],
    ],
  ],
  [
    'vertical',
    [
      [0, 1],
      [0, 2],
    ],
  ],
  [
    'diagonal',
    [
      [0, 1],
      [1, 0],
    ],
  ],
  [
    'antidiagonal',
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    'full',
    [
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 3],
      [2, 0],
      [2, 3],
      [3, 1],
      [3, 2],
    ],
  ],
])('%s moves the second cell of the first row to', (symmetry, cells) => {
  expect(orbitOf(symmetry, 0, 1)).toEqual(cells);
});

test.each(SYMMETRIES)('each cell is in exactly one orbit of %s', (symmetry) => {
  const geometry = Geometry.of(2, 3);
  const cells = orbitsOf(geometry, symmetry).flat();
  expect(cells.toSorted((a, b) => a - b)).toEqual([...Array(geometry.cells).keys()]);
});

test('a grid without givens has no symmetry', () => {
  expect(symmetryOf(Geometry.of(3, 3), () => false)).toBe('none');
});

test.each(SYMMETRIES)('symmetryOf recognises a set made of orbits of %s', (symmetry) => {
  const geometry = Geometry.of(3, 3);
  const cells = new Set(
    orbitsOf(geometry, symmetry)
      .filter((_, index) => index % 5 === 1 || index % 7 === 2)
      .flat(),
  );
  expect(symmetryOf(geometry, (cell) => cells.has(cell))).toBe(symmetry);
});
