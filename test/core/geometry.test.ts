import { describe, expect, test } from 'vitest';
import { Board } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import type { GridLayout } from '../../src/core/layout.js';
import { clashes } from '../../src/core/puzzle.js';
import { SHAPES, shapeName } from '../shapes.js';

describe.each(SHAPES.map((geometry) => [shapeName(geometry), geometry] as const))('%s', (_, geometry) => {
  test('every house has each cell once, and every cell is in one row, column and box', () => {
    for (const kind of ['row', 'column', 'box'] as const) {
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

  test('cells see each other exactly if they share a house', () => {
    let wrong = 0;
    for (let a = 0; a < geometry.cells; a += 7)
      for (let b = 0; b < geometry.cells; b++)
        if (geometry.sees(a, b) !== (a !== b && geometry.commonHouses([a, b]).length > 0)) wrong++;
    expect(wrong).toBe(0);
  });

  test('crossings holds the slots of one house that lie in another', () => {
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

test('ofSize returns the shape with the squarest boxes', () => {
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

test('the same boxes return the same instance', () => expect(Geometry.of(3, 3)).toBe(Geometry.ofSize(9)));

test('an invalid box shape throws a RangeError', () => {
  for (const [rows, columns] of [
    [0, 3],
    [5, 6],
    [2.5, 2],
    [-3, -3],
  ] as const)
    expect(() => Geometry.of(rows, columns)).toThrow(RangeError);
});

describe('cells that differ', () => {
  const layout: GridLayout = {
    boxRows: 2,
    boxColumns: 2,
    tiling: 'boxes',
    groups: [{ word: 'set', number: 1, cells: [0, 6, 15] }],
    pairs: [
      [3, 8],
      [0, 1],
    ],
    names: [],
  };
  const geometry = Geometry.from(layout);
  const pairsOf = (cell: number): number[] => [
    ...geometry.pairPeers.subarray(geometry.pairStart[cell], geometry.pairStart[cell + 1]),
  ];

  test('see each other, by a pair or by a set too small for a house', () => {
    expect(geometry.houses).toBe(12);
    expect([0, 6, 15, 3, 8].map(pairsOf)).toEqual([[6, 15], [0, 15], [0, 6], [8], [3]]);
    expect([geometry.sees(0, 15), geometry.sees(8, 3), geometry.sees(0, 7)]).toEqual([true, true, false]);
    expect([geometry.isPlain, geometry.hasPairs, Geometry.of(2, 2).isPlain]).toEqual([false, true, true]);
  });

  test('are not listed as a pair if a house holds both', () => expect(pairsOf(1)).toEqual([]));

  test('lose a digit that the other takes, and clash with equal values', () => {
    const board = new Board(geometry);
    board.place(0, 2);
    expect([6, 15, 8].map((cell) => board.has(geometry.candidate(cell, 2)))).toEqual([false, false, false]);
    expect(board.has(geometry.candidate(7, 2))).toBe(true);
    const values = Int8Array.from({ length: 16 }, (_, cell) => (cell === 3 || cell === 8 ? 1 : -1));
    expect(clashes({ geometry, values })).toEqual([{ digit: 1, cells: [3, 8] }]);
  });

  test('make a shape of their own, which is cached', () => {
    expect(Geometry.from({ ...layout })).toBe(geometry);
    expect(Geometry.from({ ...layout, pairs: [] })).not.toBe(geometry);
  });
});

test('a grid has regions in place of boxes, or neither', () => {
  const tiles = { boxRows: 1, boxColumns: 4, groups: [{ word: 'set', number: 1, cells: [0, 5, 10, 15] }] } as const;
  const regions = [...'0001022131213323'].map(Number);
  const jigsaw = Geometry.from({ ...tiles, tiling: 'regions', regions, pairs: [], names: [] });
  expect(jigsaw.cellsOf(jigsaw.firstOf('box'))).toEqual([0, 1, 2, 4]);
  expect(jigsaw.houseOf('box', 14)).toBe(jigsaw.firstOf('box') + 2);
  const latin = Geometry.from({ ...tiles, tiling: 'none', pairs: [], names: [] });
  expect([latin.houses, latin.countOf('box'), latin.firstOf('extra'), latin.housesOf('box')]).toEqual([9, 0, 8, []]);
  expect(latin.sees(0, 15)).toBe(true);
  expect(latin.sees(0, 5)).toBe(true);
  expect(latin.sees(1, 4)).toBe(false);
});

describe('extra houses', () => {
  const line = (from: number, step: number): number[] => Array.from({ length: 9 }, (_, index) => from + index * step);
  const crossed = Geometry.of(3, 3, [line(0, 10), line(8, 8)]);

  test('come after all other houses', () => {
    expect(crossed.houses).toBe(29);
    expect(crossed.housesOf('extra')).toEqual([27, 28]);
    expect(crossed.cellsOf(28)).toEqual(line(8, 8));
    expect(crossed.commonHouses([40])).toEqual([4, 13, 22, 27, 28]);
    expect(crossed.crossings[27 * crossed.houses + crossed.firstOf('box')]).toBe(0b111);
  });

  test('make their cells peers', () => {
    expect(crossed.sees(0, 80)).toBe(true);
    expect(Geometry.of(3, 3).sees(0, 80)).toBe(false);
    expect(crossed.peerStart[41]! - crossed.peerStart[40]!).toBe(32);
  });

  test('make a shape of their own, which is cached for any order of their cells', () => {
    expect(Geometry.of(3, 3, [line(0, 10).reverse(), line(8, 8)])).toBe(crossed);
    expect(Geometry.of(3, 3, [])).toBe(Geometry.of(3, 3));
    expect(Geometry.of(3, 3, [line(0, 10)])).not.toBe(crossed);
  });

  test('must have different cells of the grid, no more than there are digits', () => {
    for (const region of [[0], [...line(0, 1), 9], line(0, 0), line(9, 9), line(0.5, 1)])
      expect(() => Geometry.of(3, 3, [region])).toThrow(RangeError);
    expect(() => Geometry.of(3, 3, Array(229).fill(line(0, 10)))).toThrow(RangeError);
  });
});

test('memo makes one thing for each shape', () => {
  const cellsAndHouses = ({ cells, houses }: Geometry): readonly number[] => [cells, houses];
  const made = Geometry.ofSize(4).memo(cellsAndHouses);
  expect(made).toEqual([16, 12]);
  expect(Geometry.ofSize(4).memo(cellsAndHouses)).toBe(made);
  expect(Geometry.ofSize(6).memo(cellsAndHouses)).toEqual([36, 18]);
});

test('a layout has one shape as long as somebody has it, however many others there are', () => {
  const pairOf = (cell: number) => Geometry.of(3, 3, [[0, cell]]);
  const used = pairOf(10);
  for (let cell = 11; cell < 81; cell++) pairOf(cell);
  for (let cell = 12; cell < 81; cell++) Geometry.of(3, 3, [[1, cell]]);
  expect(pairOf(10)).toBe(used);
});

test('the tables of a shape, which all its puzzles share, have no method that changes them', () => {
  const geometry = Geometry.of(2, 2);
  const before = Array.from(geometry.houseCells);
  for (const table of [
    geometry.houseCells,
    geometry.peers,
    geometry.allowed,
    geometry.apart.start,
  ] as never as Int32Array[])
    for (const spoil of [() => table.sort(), () => table.fill(0), () => table.reverse(), () => table.set([0])])
      expect(spoil).toThrow('this table is shared');
  expect(Array.from(geometry.houseCells)).toEqual(before);
});
