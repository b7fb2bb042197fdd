/** Puzzles of lisudoku, SudokuStudio and f-puzzles, made here by their form: each list is read, what is not known refused by name. */
import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { readShared } from '../../../src/formats/drawn/index.js';
import { readAny } from '../../../src/formats/exchange/any.js';
import type { Reading } from '../../../src/formats/format.js';
import { Misread } from '../../../src/formats/misread.js';
import { statedIn } from './shared-puzzle.js';

const statementsOf = ({ puzzle: { geometry } }: Reading): readonly object[] => geometry.layout.statements ?? [];
const namesOf = ({ puzzle: { geometry } }: Reading): readonly string[] => geometry.layout.names;
const groupsOf = ({ puzzle: { geometry } }: Reading): readonly (readonly number[])[] =>
  geometry.layout.groups.map(({ cells }) => cells);

const refusalOf = (object: object): string => {
  try {
    readShared(JSON.stringify(object));
  } catch (error) {
    expect(error).toBeInstanceOf(Misread);
    return (error as Misread).message;
  }
  throw new Error('nothing was thrown');
};

describe('lisudoku', () => {
  const at = (cell: number): object => ({ row: Math.floor(cell / 9), col: cell % 9 });
  const all = (...cells: readonly number[]): object[] => cells.map(at);
  const read = (lists: object): Reading =>
    readShared(JSON.stringify({ gridSize: 9, regions: undefined, thermos: [], ...lists }));

  test.each<[string, object, object[]]>([
    ['thermometers', { thermos: [all(0, 1, 11)] }, [{ kind: 'thermometer', lists: [[0, 1, 11]] }]],
    ['arrows', { arrows: [{ circleCells: all(0), arrowCells: all(1, 2) }] }, [{ kind: 'arrow', lists: [[0], [1, 2]] }]],
    [
      'cages with and without a sum',
      {
        killerCages: [
          { sum: 12, region: all(0, 1) },
          { sum: null, region: all(30, 31) },
        ],
      },
      [
        { kind: 'killer-cage', value: 12, lists: [[0, 1]] },
        { kind: 'killer-cage', lists: [[30, 31]] },
      ],
    ],
    [
      'dots',
      {
        kropkiDots: [
          { dotType: 'Consecutive', cell1: at(0), cell2: at(1) },
          { dotType: 'Double', cell1: at(30), cell2: at(39) },
        ],
      },
      [
        { kind: 'white-dot', lists: [[0, 1]] },
        { kind: 'black-dot', lists: [[30, 39]] },
      ],
    ],
    ['odd cells', { oddCells: all(3) }, [{ kind: 'odd', lists: [[3]] }]],
    ['even cells', { evenCells: all(3) }, [{ kind: 'even', lists: [[3]] }]],
    ['renbans', { renbans: [all(0, 1)] }, [{ kind: 'renban', lists: [[0, 1]] }]],
    ['palindromes', { palindromes: [all(0, 1, 2)] }, [{ kind: 'palindrome', lists: [[0, 1, 2]] }]],
  ])('has %s', (_, lists, statements) => {
    expect(statementsOf(read(lists))).toEqual(statements);
  });

  test('has rules of the grid', () => {
    expect(namesOf(read({ antiKnight: true, antiKing: true })).toSorted()).toEqual(['anti-king', 'anti-knight']);
    expect(namesOf(read({ primaryDiagonal: true, secondaryDiagonal: true }))).toEqual(['x']);
    expect(groupsOf(read({ primaryDiagonal: true }))).toContainEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
    expect(groupsOf(read({ extraRegions: [all(0, 12, 24)] }))).toContainEqual([0, 12, 24]);
    expect(namesOf(read({ kropkiNegative: true })).toSorted()).toEqual(['all-black-dots', 'non-consecutive']);
  });

  test('has givens and regions, also under names with an underscore', () => {
    const columns = Array.from({ length: 4 }, (_, col) => Array.from({ length: 4 }, (_, row) => ({ row, col })));
    const { puzzle } = readShared(
      JSON.stringify({
        grid_size: 4,
        fixed_numbers: [{ position: { row: 0, col: 1 }, value: 2 }],
        regions: columns.map((cells, index) =>
          cells
            .map(({ row, col }) => (row < 2 ? { row, col } : { row, col: (col + 1) % 4 }))
            .map((cell) => ({ ...cell, index })),
        ),
      }),
    );
    expect(Array.from(puzzle.values).slice(0, 2)).toEqual([-1, 1]);
    expect(puzzle.geometry.tiling).toBe('regions');
  });

  test.each<[string, object, string]>([
    ['a rule that is not known', { gridSize: 9, thermos: [], topBottom: true }, 'topBottom'],
    [
      'dots of another kind',
      { gridSize: 9, thermos: [], kropkiDots: [{ dotType: 'Triple' }] },
      "dots that are 'Triple'",
    ],
    ['a cell outside', { gridSize: 9, thermos: [[{ row: -1, col: 3 }]] }, 'row -1, 3 from 0 is no cell'],
    ['a cell that is none', { gridSize: 9, thermos: [[null, 7]] }, 'row undefined, undefined from 0 is no cell'],
    ['a grid that is too large', { gridSize: 1000, thermos: [] }, 'a grid of 1000 rows'],
    ['a long list', { gridSize: 9, thermos: Array.from({ length: 20_000 }, () => []) }, 'a list of 20,000 entries'],
    ['a given that is no digit', { gridSize: 4, fixedNumbers: [{ position: at(0), value: 7 }] }, '7 is not a digit'],
  ])('is refused for %s', (_, object, message) => {
    expect(refusalOf(object)).toContain(message);
  });

  test('is read from links', async () => {
    const code = encodeURIComponent(
      LZString.compressToBase64(JSON.stringify({ gridSize: 9, antiKing: true, thermos: [] })),
    );
    const reading = await readAny(`https://lisudoku.xyz/solver?import=${code}`);
    expect([reading.exchange, namesOf(reading)]).toEqual(['lisudoku', ['anti-king']]);
  });
});

describe('SudokuStudio', () => {
  const board = (elements: readonly object[], more: object = {}): object => ({
    grid: { width: 9, height: 9 },
    elements: Object.fromEntries(
      [{ type: 'grid' }, { type: 'box', value: { width: 3, height: 3 } }, ...elements].map((each, id) => [id, each]),
    ),
    meta: {},
    ...more,
  });
  const read = (...elements: readonly object[]): Reading => readShared(JSON.stringify(board(elements)));

  test.each<[string, object, object[]]>([
    ['thermometers', { type: 'thermo', value: { a: [0, 1, 11] } }, [{ kind: 'thermometer', lists: [[0, 1, 11]] }]],
    ['lines as objects', { type: 'renban', value: { a: { 0: 5, 1: 6 } } }, [{ kind: 'renban', lists: [[5, 6]] }]],
    ['whispers', { type: 'whisper', value: { a: [0, 1] } }, [{ kind: 'whisper', lists: [[0, 1]] }]],
    ['palindromes', { type: 'palindrome', value: { a: [0, 1] } }, [{ kind: 'palindrome', lists: [[0, 1]] }]],
    ['between lines', { type: 'between', value: { a: [0, 1, 2] } }, [{ kind: 'between-line', lists: [[0, 1, 2]] }]],
    [
      'cages',
      { type: 'killer', value: { a: { sum: 12, cells: { 0: true, 1: true, 2: false } } } },
      [{ kind: 'killer-cage', value: 12, lists: [[0, 1]] }],
    ],
    [
      'clones',
      { type: 'clone', value: { a: { a: [0, 1], b: [30, 31] } } },
      [
        {
          kind: 'clone',
          lists: [
            [0, 1],
            [30, 31],
          ],
        },
      ],
    ],
    [
      'arrows',
      { type: 'arrow', value: { a: { bulb: [0], body: [0, 1, 2] } } },
      [{ kind: 'arrow', lists: [[0], [1, 2]] }],
    ],
    ['odd cells', { type: 'odd', value: { 3: true } }, [{ kind: 'odd', lists: [[3]] }]],
    ['minima', { type: 'min', value: { 3: true } }, [{ kind: 'minimum', lists: [[3]] }]],
  ])('has %s', (_, element, statements) => {
    expect(statementsOf(read(element))).toEqual(statements);
  });

  test('has rules of the grid, givens and marks', () => {
    expect(namesOf(read({ type: 'knight', value: true }, { type: 'king', value: false }))).toEqual(['anti-knight']);
    expect(namesOf(read({ type: 'consecutive', value: { orth: true } }))).toEqual(['non-consecutive']);
    expect(groupsOf(read({ type: 'diagonal', value: { positive: true } }))).toContainEqual([
      8, 16, 24, 32, 40, 48, 56, 64, 72,
    ]);
    const { puzzle } = read(
      { type: 'givens', value: { 4: 3 } },
      { type: 'filled', value: { 5: 8 } },
      { type: 'center', value: { 6: { 1: true, 2: true } } },
    );
    expect([puzzle.values[4], puzzle.values[5], puzzle.placed![4], puzzle.placed![5]]).toEqual([2, 7, 0, 1]);
    expect(puzzle.candidates![6]).toBe(3);
  });

  test.each<[string, object, string]>([
    [
      'sides, whose numbers are not documented',
      board([{ type: 'difference', value: { 5: 1 } }]),
      'difference of SudokuStudio',
    ],
    ['diagonal neighbours', board([{ type: 'consecutive', value: { diag: true } }]), 'consecutive of SudokuStudio'],
    ['a toggle of another form', board([{ type: 'king', value: { positive: true } }]), 'king of SudokuStudio'],
    ['a cell beyond the grid', board([{ type: 'odd', value: { 81: true } }]), 'is no cell of a grid of size 9'],
    ['a cell that is no number', board([{ type: 'odd', value: { x: true } }]), 'is no cell of a grid of size 9'],
    [
      'boxes that do not fit',
      board([{ type: 'x' }], { elements: { a: { type: 'box', value: { width: 4, height: 2 } } } }),
      'no boxes of 4',
    ],
    ['a grid that is not square', board([], { grid: { width: 9, height: 8 } }), 'not square'],
  ])('is refused for %s', (_, object, message) => {
    expect(refusalOf(object)).toContain(message);
  });
});

test('a line of f-puzzles that crosses itself states what its cells are as a set, or is refused as one', () => {
  const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
  const lines = [['R2C2', 'R2C3', 'R2C4', 'R3C4', 'R3C3', 'R2C3', 'R1C3']];
  const read = (key: string): Reading => readShared(JSON.stringify({ size: 9, grid, [key]: [{ lines }] }));
  expect(statedIn(read('renban'))).toEqual(['renban r2c2r2c3r3c3r1c3r2c4r3c4']);
  expect(statedIn(read('regionsumline'))).toEqual(['region-sum-line r2c2r2c3r3c3r1c3r2c4r3c4']);
  expect(statedIn(read('whispers'))).toEqual(['whisper r2c2r2c3r2c4r3c4r3c3r2c3r1c3']);
  expect(() => read('thermometer')).toThrow('names a cell twice');
  expect(() => read('betweenline')).toThrow('names a cell twice');
});
