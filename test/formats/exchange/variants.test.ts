/** Variants in the links and IDs of other programs: round trips, the texts themselves, and the losses. */
import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { Geometry } from '../../../src/core/geometry.js';
import type { Puzzle } from '../../../src/core/puzzle.js';
import { HOLDERS, load, readLoaded, writerNamed } from '../../../src/formats/exchange/any.js';
import { lossesIn, partsOf } from '../../../src/formats/losses.js';
import { Misread } from '../../../src/formats/misread.js';
import { alphabetOf } from '../../../src/formats/symbols.js';
import { rulesOf } from '../../../src/variants/of-grid.js';
import { withRules } from '../../../src/variants/rules.js';
import { variantPuzzles } from '../../variants/puzzles.js';

await load([], 'f-puzzles', 'sudokupad', 'solo');

const FORMATS = ['f-puzzles', 'sudokupad', 'solo'] as const;

const written = (name: string, puzzle: Puzzle): string =>
  writerNamed(name).format(puzzle, alphabetOf(puzzle.geometry.size), {});

const lost = (name: string, puzzle: Puzzle): string[] =>
  lossesIn(writerNamed(name), partsOf(puzzle), puzzle.geometry, HOLDERS);

/** SudokuPad's own JSON of a puzzle, as its editors write it: rules by name, diagonals and other sets as cages. */
function sclOf({ geometry, values }: Puzzle): string {
  const { size, layout } = geometry;
  const placeOf = (cell: number): [number, number] => [geometry.rowOf(cell), geometry.columnOf(cell)];
  const sets = layout.groups.filter(({ word }) => word !== 'group' && word !== 'hidden window');
  const json = JSON.stringify({
    cells: Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => {
        const value = values[row * size + column]!;
        return value < 0 ? {} : { value: String(value + 1) };
      }),
    ),
    regions: geometry.housesOf('box').map((house) => geometry.cellsOf(house).map(placeOf)),
    cages: [
      { value: 'title: one of ours' },
      ...sets.map(({ cells }) => ({ cells: cells.map(placeOf), unique: true, hidden: true })),
    ],
    lines: layout.names.includes('x')
      ? [
          {
            wayPoints: [
              [0, 0],
              [size, size],
            ],
            color: '#34bbe6',
            thickness: 2,
          },
          {
            wayPoints: [
              [0, size],
              [size, 0],
            ],
            color: '#34bbe6',
            thickness: 2,
          },
        ]
      : [],
    global: ['anti-knight', 'anti-king', 'disjoint-groups'].flatMap((name) =>
      layout.names.includes(name) ? [name.replace('-', '')] : [],
    ),
  });
  return `scl${LZString.compressToBase64(json)}`;
}

/** Thirty puzzles of twelve kinds. */
const THIRTY = variantPuzzles()
  .filter(({ kind }) => kind !== 'latin')
  .filter(({ kind }, index, all) => {
    const before = all.slice(0, index).filter((other) => other.kind === kind).length;
    return before < (kind === 'jigsaw' ? 6 : kind === 'x' || kind === 'jigsaw+x' ? 3 : 2);
  })
  .slice(0, 30);

const sameAs = (puzzle: Puzzle) => ({ geometry: puzzle.geometry, values: Array.from(puzzle.values) });

describe('thirty puzzles of our own', () => {
  test('have twelve kinds of rules', () => {
    expect([THIRTY.length, new Set(THIRTY.map(({ kind }) => kind)).size]).toEqual([30, 12]);
  });

  test.each(FORMATS)('are read back from %s, or the loss is reported', (name) => {
    let held = 0;
    for (const puzzle of THIRTY) {
      if (lost(name, puzzle).length > 0) continue;
      held++;
      const text = written(name, puzzle);
      const { puzzle: again, exchange } = readLoaded(text);
      expect([puzzle.kind, exchange]).toEqual([puzzle.kind, name]);
      expect(sameAs(again)).toEqual(sameAs(puzzle));
      expect(readLoaded(text, puzzle.geometry).puzzle.geometry).toBe(puzzle.geometry);
    }
    expect(held).toBe(name === 'solo' ? 12 : 30);
  });

  test("are read from SudokuPad's own JSON", () => {
    for (const puzzle of THIRTY) expect(sameAs(readLoaded(sclOf(puzzle)).puzzle)).toEqual(sameAs(puzzle));
  });
});

const SIX = 'AAAABBAACBBBCCCCBDCEDDDDEEEEDFEFFFFF';

test.each([
  [6, { regions: SIX, variant: ['x'] }],
  [7, { regions: 'AAAAAAABBBBBBBCCCCCCCDDDDDDDEEEEEEEFFFFFFGGGGGGGF' }],
  [6, { variant: ['anti-king'], pairs: ['r1c1r2c3', 'r1c1r2c2r3c4r4c3r5c5r6c6'] }],
  [16, { variant: ['x', 'windoku'] }],
])('links hold size %i with %j', (size, rules) => {
  const base = size === 7 ? Geometry.of(1, 7) : Geometry.ofSize(size);
  const geometry = withRules(base, rules);
  const puzzle = { geometry, values: new Int8Array(geometry.cells).fill(-1) };
  puzzle.values[3] = 2;
  for (const name of ['f-puzzles', 'sudokupad']) {
    expect(lost(name, puzzle)).toEqual([]);
    expect(sameAs(readLoaded(written(name, puzzle)).puzzle)).toEqual(sameAs(puzzle));
  }
});

const fPuzzles = (rules: object): string =>
  LZString.compressToBase64(
    JSON.stringify({ size: 9, grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))), ...rules }),
  );

const geometryIn = (rules: object): Geometry =>
  readLoaded(`https://www.f-puzzles.com/?load=${fPuzzles(rules)}`).puzzle.geometry;

test('reads one diagonal, and extra regions of no known variant, as sets of cells', () => {
  expect(rulesOf(geometryIn({ 'diagonal+': true }))).toEqual({ pairs: ['r1c9r2c8r3c7r4c6r5c5r6c4r7c3r8c2r9c1'] });
  expect(rulesOf(geometryIn({ extraregion: [{ cells: ['R1C1', 'R2C2'] }] }))).toEqual({ pairs: ['r1c1r2c2'] });
  const window = (top: number, left: number) => ({
    cells: [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => `R${top + row}C${left + column}`)),
  });
  const four = [window(2, 2), window(2, 6), window(6, 2), window(6, 6)];
  expect(rulesOf(geometryIn({ extraregion: four, antiknight: true }))).toEqual({ variant: ['windoku', 'anti-knight'] });
  expect(rulesOf(geometryIn({ extraregion: four.slice(1) })).pairs).toHaveLength(3);
});

test.each([
  [{ killercage: [{ cells: ['R1C1'], value: '30' }], antiknight: true }, 'its sum is a whole number from 1 to 9'],
  [{ killercage: [{ cells: ['R1C1', 'R1C10'] }] }, '"R1C10" is no cell of a grid of size 9'],
  [{ extraregion: [{ cells: ['R1C1'] }] }, 'a set has from 2 to 9 cells'],
])('f-puzzles with %j is refused', (rules, message) => {
  expect(() => geometryIn(rules)).toThrow(Misread);
  expect(() => geometryIn(rules)).toThrow(message);
});

test('puts a cell without a region into its box, and rejects regions of the wrong size', () => {
  const grid = (change: (row: number, column: number) => number | undefined) =>
    Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 9 }, (_, column) => {
        const region = change(row, column);
        return region === undefined ? {} : { region };
      }),
    );
  const swapped = grid((row, column) => (row > 0 ? undefined : column === 2 ? 1 : column === 3 ? 0 : undefined));
  expect(rulesOf(geometryIn({ grid: swapped })).regions).toMatch(/^AABABBCCCAAABBB/);
  const odd = grid((row, column) => (row + column === 0 ? 1 : undefined));
  expect(() => geometryIn({ grid: odd })).toThrow('each region has 9 cells');
});

describe("Solo's IDs", () => {
  test('have x for diagonals and borders for regions', () => {
    const x = {
      geometry: withRules(Geometry.of(2, 2), { variant: ['x'] }),
      values: Int8Array.of(0, ...Array(15).fill(-1)),
    };
    expect(written('solo', x)).toBe('2x2x:1o');
    expect(readLoaded('2x2xdt:1o').puzzle.geometry).toBe(x.geometry);
    const two = readLoaded('2j:d,b__').puzzle.geometry;
    expect(two).toBe(Geometry.of(1, 2));
  });

  test.each([
    ['9j:zzzc', 'their borders, which follow a comma, are missing'],
    ['4j:p,aa', 'are for 3 pairs of cells, not for 24'],
    ['9:zzzc', 'has no box shape: write it as in 3x3'],
  ])('%s is refused', (id, message) => {
    expect(() => readLoaded(id, undefined, 'solo')).toThrow(message);
  });

  test('cannot hold regions in pieces or other rules', () => {
    const wrapped = withRules(Geometry.of(1, 4), { regions: 'ABBACBBCCDDCADDA', variant: ['toroidal'] });
    const puzzle = { geometry: wrapped, values: new Int8Array(16).fill(-1) };
    expect(() => written('solo', puzzle)).toThrow('solo holds no regions in several pieces');
    const both = withRules(Geometry.of(3, 3), { variant: ['x', 'anti-knight'] });
    expect(lost('solo', { geometry: both, values: new Int8Array(81).fill(-1) })).toEqual([
      'solo cannot hold the rules anti-knight, but line, rows, framed, bars can',
    ]);
    const latin = withRules(Geometry.of(3, 3), { variant: ['latin'] });
    expect(lost('solo', { geometry: latin, values: new Int8Array(81).fill(-1) })[0]).toContain('the rules latin');
  });
});
