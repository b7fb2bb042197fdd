import { expect, test } from 'vitest';
import { OutOfTime } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { clashes } from '../../src/core/puzzle.js';
import { create } from '../../src/create/create.js';
import { NoGrid } from '../../src/create/fill.js';
import { seeded } from '../../src/create/random.js';
import { specOf } from '../../src/create/spec.js';
import { misfitOf, variantOf } from '../../src/create/variant.js';
import { rulesOf } from '../../src/variants/of-grid.js';
import { isSlow } from '../tier.js';

const drawn = (base: Geometry, variant: readonly string[], seed = 'layout') =>
  variantOf(base, { variant }, seeded(seed));

const nine = Geometry.of(3, 3);
/** Returns the number of connected pieces of regions, given as letters. */
function piecesOf(letters: string, wraps: boolean): number {
  const size = Math.sqrt(letters.length);
  const left = new Set(letters.split('').keys());
  let pieces = 0;
  for (const first of left) {
    pieces++;
    const open = [first];
    left.delete(first);
    for (const cell of open)
      for (const [down, aside] of [
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
      ] as const) {
        let row = Math.floor(cell / size) + down;
        let column = (cell % size) + aside;
        if (wraps) [row, column] = [(row + size) % size, (column + size) % size];
        const next = row * size + column;
        if (Math.min(row, column) < 0 || Math.max(row, column) >= size) continue;
        if (letters[next] === letters[cell] && left.delete(next)) open.push(next);
      }
  }
  return pieces;
}

test.each<[shape: [number, number], variant: string[]]>([
  [[2, 2], ['jigsaw']],
  [[1, 5], ['jigsaw']],
  [
    [2, 3],
    ['x', 'jigsaw'],
  ],
  [[1, 7], ['toroidal']],
  [[3, 3], ['jigsaw']],
  [
    [3, 3],
    ['x', 'jigsaw'],
  ],
  [
    [3, 3],
    ['anti-king', 'jigsaw'],
  ],
  [
    [3, 3],
    ['anti-knight', 'jigsaw'],
  ],
  [
    [3, 3],
    ['windoku', 'jigsaw'],
  ],
  [
    [3, 3],
    ['anti-king', 'toroidal'],
  ],
  [[3, 4], ['jigsaw']],
])('with boxes of %j and %j draws connected regions, with a grid that keeps all the rules', (shape, variant) => {
  const base = Geometry.of(...shape);
  for (const seed of base.size > 6 || !isSlow ? ['one'] : ['one', 'two', 'three']) {
    const { geometry, grid } = drawn(base, variant, seed);
    expect(clashes({ geometry, values: grid! })).toEqual([]);
    expect(grid!.every((digit) => digit >= 0)).toBe(true);
    expect(piecesOf(rulesOf(geometry).regions!, variant.includes('toroidal'))).toBe(base.size);
  }
});

test('draws other regions each time, and the same for the same seed', () => {
  const drawings = (isSlow ? ['one', 'two', 'three', 'three'] : ['one', 'two', 'two']).map(
    (seed) => rulesOf(drawn(nine, ['jigsaw'], seed).geometry).regions,
  );
  expect(new Set(drawings).size).toBe(drawings.length - 1);
  expect(drawings.at(-1)).toBe(drawings.at(-2));
});

test('checks the clock while cells change their regions', () => {
  let checks = 0;
  const clock = (): void => {
    if (++checks > 500) throw new OutOfTime();
  };
  // Without regions to draw, the clock is checked a few times for the first grid and for each one after.
  expect(() => variantOf(Geometry.of(4, 4), { variant: ['jigsaw'] }, seeded('clock'), clock)).toThrow(OutOfTime);
  expect(checks).toBe(501);
});

test('digs the first puzzle from the grid that was found with the regions', () => {
  const { geometry, grid } = drawn(nine, ['anti-king', 'jigsaw']);
  const { made } = create(specOf(geometry, { level: 'easy' }, { grid: grid! }), seeded('dig'));
  expect([...made!.puzzle.solution]).toEqual([...grid!]);
});

test('reports that no grid satisfies the rules with any regions', () => {
  const four = Geometry.of(2, 2);
  expect(() => drawn(four, ['x', 'jigsaw', 'anti-knight'])).toThrow(NoGrid);
});

// A SAT solver confirms this.
test('reports that no 6×6 grid satisfies x and anti-knight', () => {
  const { geometry } = drawn(Geometry.of(2, 3), ['x', 'anti-knight']);
  expect(() => create(specOf(geometry), seeded('none'))).toThrow('no grid keeps all these rules');
});

test('a grid of one cell has no irregular regions', () => {
  expect(() => drawn(Geometry.of(1, 1), ['jigsaw'])).toThrow(NoGrid);
});

test.each([
  ['entropic-line', Geometry.of(2, 2), 'entropic-line needs a number of digits that 3 divides'],
  ['entropic-line', Geometry.of(2, 3), undefined],
])('clues that are left to the generator fit the shape: %s', (kind, base, misfit) => {
  expect(misfitOf(base, { constraints: [kind] })).toBe(misfit);
});
