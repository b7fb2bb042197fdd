/** Documents of SudokuMaker, made here by their form: each kind of block is read. */
import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { constraints } from '../../../constraints/index.js';
import { EMPTY } from '../../../src/core/board.js';
import { readShared } from '../../../src/formats/drawn/index.js';
import { readAny } from '../../../src/formats/exchange/any.js';
import { SOLUTION } from '../exchange/example.js';
import {
  BOXES,
  BY_THREE,
  document,
  EMPTY_CELLS,
  groupsOf,
  namesOf,
  ODD_EVEN,
  read,
  statementsOf,
  THIRDS,
  thrown,
} from './sudokumaker-document.js';

describe('a block of SudokuMaker states', () => {
  test.each<[string, object, object[]]>([
    ['even cells', { type: 100, cells: [3, 5] }, [{ kind: 'even', lists: [[3, 5]] }]],
    ['odd cells', { type: 101, cells: [3] }, [{ kind: 'odd', lists: [[3]] }]],
    ['maxima', { type: 102, cells: [30] }, [{ kind: 'maximum', lists: [[30]] }]],
    ['minima', { type: 103, cells: [30] }, [{ kind: 'minimum', lists: [[30]] }]],
    [
      'differences at the left and at the lower side of a cell',
      {
        type: 200,
        clues: [
          { value: 1, edge: 19 },
          { value: 3, edge: 27 },
        ],
        negative: [],
      },
      [
        { kind: 'white-dot', value: 1, lists: [[9, 10]] },
        { kind: 'white-dot', value: 3, lists: [[9, 18]] },
      ],
    ],
    [
      'ratios',
      { type: 201, clues: [{ value: 2, edge: 1 }], negative: [] },
      [{ kind: 'black-dot', value: 2, lists: [[0, 1]] }],
    ],
    [
      'X, V and another sum',
      {
        type: 202,
        clues: [
          { value: 10, edge: 70 },
          { value: 7, edge: 103 },
        ],
      },
      [
        { kind: 'xv', value: 10, lists: [[34, 43]] },
        { kind: 'xv', value: 7, lists: [[49, 58]] },
      ],
    ],
    [
      'thermometers',
      { type: 300, slow: false, thermometers: [[0, 1, 11], [7]] },
      [{ kind: 'thermometer', lists: [[0, 1, 11]] }],
    ],
    [
      'slow thermometers',
      { type: 300, slow: true, thermometers: [[0, 1]] },
      [{ kind: 'slow-thermometer', lists: [[0, 1]] }],
    ],
    [
      'cages with and without a sum',
      {
        type: 301,
        cages: [
          { value: 12, cells: [0, 1] },
          { value: 0, cells: [3, 12] },
        ],
      },
      [
        { kind: 'killer-cage', value: 12, lists: [[0, 1]] },
        { kind: 'killer-cage', lists: [[3, 12]] },
      ],
    ],
    [
      'clones, as lists of equal cells',
      {
        type: 302,
        groups: [
          [0, 30, 60],
          [1, 31],
        ],
      },
      [
        {
          kind: 'clone',
          lists: [
            [0, 1],
            [30, 31],
          ],
        },
        { kind: 'clone', lists: [[0], [60]] },
      ],
    ],
    [
      'quadruples at the lower right corner of a cell, for ten corners a row',
      { type: 303, clues: [{ corner: 11, digits: [3, 4, 7] }], style: { singleLine: false } },
      [{ kind: 'quadruple', text: '3,4,7', lists: [[0, 1, 9, 10]] }],
    ],
    ['renbans', { type: 400, lines: [[0, 1, 2]] }, [{ kind: 'renban', lists: [[0, 1, 2]] }]],
    [
      'whispers',
      { type: 401, minDifference: 4, lines: [[0, 1, 2]] },
      [{ kind: 'whisper', value: 4, lists: [[0, 1, 2]] }],
    ],
    ['palindromes', { type: 402, lines: [[0, 10, 20]] }, [{ kind: 'palindrome', lists: [[0, 10, 20]] }]],
    ['between lines', { type: 403, lines: [[0, 10, 20]] }, [{ kind: 'between-line', lists: [[0, 10, 20]] }]],
    [
      'region sum lines',
      { type: 404, singleRegionTotals: false, lines: [[2, 3, 4]] },
      [{ kind: 'region-sum-line', lists: [[2, 3, 4]] }],
    ],
    [
      'entropic lines',
      { type: 406, groups: THIRDS, lines: [[0, 1, 2]] },
      [{ kind: 'entropic-line', lists: [[0, 1, 2]] }],
    ],
    [
      'modular lines',
      { type: 406, groups: BY_THREE, lines: [[0, 1, 2]] },
      [{ kind: 'modular-line', lists: [[0, 1, 2]] }],
    ],
    ['parity lines', { type: 406, groups: ODD_EVEN, lines: [[0, 1]] }, [{ kind: 'parity-line', lists: [[0, 1]] }]],
    ['lockout lines', { type: 407, lines: [[0, 1, 2]] }, [{ kind: 'lockout', lists: [[0, 1, 2]] }]],
    [
      'arrows, the bulb from its last figure on',
      {
        type: 408,
        bulbsWithArrows: [
          {
            bulbCells: [1, 0],
            arrows: [
              [1, 2, 3, 4],
              [0, 10],
            ],
          },
        ],
      },
      [{ kind: 'arrow', lists: [[0, 1], [2, 3, 4], [10]] }],
    ],
    ['double arrows', { type: 409, lines: [[0, 1, 2]] }, [{ kind: 'double-arrow', lists: [[0, 1, 2]] }]],
    [
      'little killers from a corner and from each side',
      {
        type: 500,
        clues: [
          { value: 72, outerCell: 0, diagonal: -1 },
          { value: 7, outerCell: 77, diagonal: -1 },
          { value: 5, outerCell: 117, diagonal: 1 },
          { value: 15, outerCell: 43, diagonal: -1 },
          { value: 11, outerCell: 3, diagonal: 1 },
        ],
      },
      [
        { kind: 'little-killer', value: 72, lists: [[0, 10, 20, 30, 40, 50, 60, 70, 80]] },
        { kind: 'little-killer', value: 7, lists: [[63, 73]] },
        { kind: 'little-killer', value: 5, lists: [[79, 71]] },
        { kind: 'little-killer', value: 15, lists: [[17, 7]] },
        { kind: 'little-killer', value: 11, lists: [[1, 9]] },
      ],
    ],
    [
      'sandwiches',
      { type: 501, clues: [{ value: 8, outerCell: 1 }] },
      [{ kind: 'sandwich', value: 8, lists: [[0, 9, 18, 27, 36, 45, 54, 63, 72]] }],
    ],
    [
      'X-sums; none where a clue has no number',
      {
        type: 502,
        clues: [{ value: 20, outerCell: 44 }, { outerCell: 55 }],
      },
      [{ kind: 'x-sum', value: 20, lists: [[27, 28, 29, 30, 31, 32, 33, 34, 35]] }],
    ],
    [
      'skyscrapers',
      { type: 503, clues: [{ value: 4, outerCell: 109 }] },
      [{ kind: 'skyscraper', value: 4, lists: [[80, 79, 78, 77, 76, 75, 74, 73, 72]] }],
    ],
    [
      'numbered rooms',
      { type: 504, clues: [{ value: 4, outerCell: 111 }] },
      [{ kind: 'numbered-room', value: 4, lists: [[72, 63, 54, 45, 36, 27, 18, 9, 0]] }],
    ],
    ['row indexers', { type: 600, cells: [0, 9] }, [{ kind: 'row-indexer', lists: [[0, 9]] }]],
    ['column indexers', { type: 601, cells: [0, 9] }, [{ kind: 'column-indexer', lists: [[0, 9]] }]],
  ])('%s', (_, block, statements) => {
    const reading = read([block]);
    expect(statementsOf(reading)).toHaveLength(statements.length);
    expect(statementsOf(reading)).toEqual(expect.arrayContaining(statements));
    expect(reading.rules).toEqual({ told: [] });
  });

  test.each<[string, object, string]>([
    ['anti-king', { type: 12 }, 'anti-king'],
    ['anti-knight', { type: 13 }, 'anti-knight'],
    ['disjoint groups', { type: 14 }, 'disjoint-groups'],
    ['non-consecutive', { type: 15 }, 'non-consecutive'],
    ['global entropy', { type: 16, groups: THIRDS }, 'global-entropy'],
    ['consecutive neighbours all marked', { type: 200, clues: [], negative: [1] }, 'non-consecutive'],
    ['ratios of two all marked', { type: 201, clues: [], negative: [2] }, 'all-black-dots'],
    ['X all marked', { type: 202, clues: [], negative: [10] }, 'all-x'],
    ['V all marked', { type: 202, clues: [], negative: [5] }, 'all-v'],
    ['X and V all marked', { type: 202, clues: [], negative: [10, 5] }, 'all-xv'],
  ])('%s', (_, block, name) => {
    expect(namesOf(read([block]))).toEqual([name]);
  });

  test('both rules for dots, if each leaves alone the other dots', () => {
    const dots = [
      { type: 201, clues: [{ value: 2, edge: 30 }], negative: [2], overrideNegativeDifferences: true },
      { type: 200, clues: [{ value: 1, edge: 9 + 18 }], negative: [1], overrideNegativeRatios: true },
    ];
    expect(namesOf(read(dots)).toSorted()).toEqual(['all-black-dots', 'non-consecutive']);
    const [ratios, differences] = dots as [object, object];
    for (const blocks of [
      [{ ...ratios, overrideNegativeDifferences: false }, differences],
      [ratios, { ...differences, overrideNegativeRatios: false }],
    ])
      expect(thrown(() => read(blocks)).message).toMatch(/neighbours without a clue of SudokuMaker's type 20[01]/);
  });

  test('one diagonal, both, and cells that differ', () => {
    expect(groupsOf(read([{ type: 10 }]))).toContainEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
    expect(groupsOf(read([{ type: 11 }]))).toContainEqual([8, 16, 24, 32, 40, 48, 56, 64, 72]);
    expect(namesOf(read([{ type: 10 }, { type: 11 }]))).toEqual(['x']);
    expect(groupsOf(read([{ type: 305, cells: [0, 12, 24] }]))).toContainEqual([0, 12, 24]);
  });

  test('nothing where it is switched off, has no clue, or clears fog', () => {
    const blocks = [
      { type: 13, disabled: true },
      { type: 1000, disabled: true },
      { type: 400, lines: [] },
      { type: 405, lines: [] },
      { type: 4000, lightCells: [3] },
      { type: 4001, triggers: [] },
      { type: 2003 },
    ];
    expect(read(blocks).puzzle.geometry.isPlain).toBe(true);
  });
});

describe('a grid of SudokuMaker', () => {
  test('has no boxes without a block of regions, and regions of any form', () => {
    expect(namesOf(readShared(JSON.stringify(document([], { constraints: [] }))))).toEqual(['latin']);
    const swapped = BOXES.map((box, cell) => (cell === 2 ? 1 : cell === 12 ? 0 : box));
    const { geometry } = readShared(
      JSON.stringify(document([], { constraints: [{ type: 1, regions: swapped }] })),
    ).puzzle;
    expect(geometry.tiling).toBe('regions');
    const small = { cells: Array.from({ length: 16 }, () => ({})), size: 4 };
    const sides = { type: 200, clues: [{ value: 1, edge: 1 + 8 }] };
    const regions = { type: 1, regions: [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3] };
    expect(statementsOf(readShared(JSON.stringify(document([], { ...small, constraints: [regions, sides] }))))).toEqual(
      [{ kind: 'white-dot', value: 1, lists: [[4, 5]] }],
    );
  });

  test('has givens, values that were placed, and candidates', () => {
    const cells: object[] = [...EMPTY_CELLS];
    cells[0] = { given: true, value: 5 };
    cells[1] = { value: 3 };
    cells[2] = { candidates: 2 ** 1 + 2 ** 9, cornerPencilMarks: 4 };
    const { puzzle, remark } = read([], { cells });
    expect(Array.from(puzzle.values).slice(0, 3)).toEqual([4, 2, EMPTY]);
    expect(Array.from(puzzle.placed!).slice(0, 3)).toEqual([0, 1, 0]);
    expect(puzzle.candidates![2]).toBe(1 + 2 ** 8);
    expect(remark).toContain('marks in corners are left out');
  });

  test('states its solution if it is filled, and keeps the givens alone', () => {
    const cells = [...SOLUTION].map((digit, cell) => ({
      value: Number(digit),
      ...(cell % 9 === 0 && { given: true }),
    }));
    const { puzzle } = read([], { cells });
    expect(Array.from(puzzle.values).filter((value) => value !== EMPTY)).toHaveLength(9);
    expect(thrown(() => read([{ type: 13 }], { cells })).message).toContain('the stated solution breaks what was read');
  });

  test('has a title, an author and rules; words that name a rule it has are no rule more', () => {
    const reading = read([{ type: 13 }], {
      name: 'Jump',
      author: 'Own',
      comment: "Cells a knight's move apart cannot contain the same digit.",
    });
    expect(reading.metadata).toMatchObject({ title: 'Jump', author: 'Own' });
    expect(namesOf(reading)).toEqual(['anti-knight']);
    expect(thrown(() => read([], { comment: 'Digits on the snake are prime.' })).message).toContain('snake');
  });

  test('may be drawn on: lines, cages and symbols are what the words say of them', () => {
    const blocks = [
      {
        type: 2000,
        lines: [
          [
            { x: 0.5, y: 0.5 },
            { x: 2.5, y: 0.5 },
          ],
        ],
        style: { color: '#67f067', thickness: 0.15 },
      },
      { type: 2001, cages: [{ value: '12', cells: [30, 31] }], style: { cage: { color: '#000000' } } },
      {
        type: 2002,
        params: [{ type: 'ellipse', rx: 0.17, ry: 0.17, fill: '#ffffff', stroke: '#000000', angle: 0 }],
        symbols: [[5, 4.5]],
      },
      {
        type: 2002,
        symbols: [{ position: { x: 1, y: 8.5 }, params: { type: 'text', text: 'X', size: 0.3, angle: 0 } }],
      },
    ];
    const comment = [
      'Adjacent digits along a green line differ by at least 5.',
      'Digits in cages sum to the number in the corner and cannot repeat.',
      'Digits separated by a white dot are consecutive.',
      'Digits separated by an X sum to 10.',
    ].join('\n');
    expect(statementsOf(read(blocks, { comment }))).toEqual(
      expect.arrayContaining([
        { kind: 'whisper', lists: [[0, 1, 2]] },
        { kind: 'killer-cage', value: 12, lists: [[30, 31]] },
        { kind: 'white-dot', lists: [[40, 41]] },
        { kind: 'xv', value: 10, lists: [[72, 73]] },
      ]),
    );
  });

  test('is read from links and JSON, and told by its format', async () => {
    const json = JSON.stringify(document([{ type: 13 }]));
    const link = `https://sudokumaker.app/?puzzle=${LZString.compressToEncodedURIComponent(json)}`;
    for (const text of [link, `see ${link}`, json]) {
      const reading = await readAny(text);
      expect([reading.exchange, namesOf(reading)]).toEqual(['sudokumaker', ['anti-knight']]);
    }
  });
});

test('every number of a type belongs to one constraint, or a field tells its constraints apart', () => {
  const keys = constraints.flatMap(({ id, exchange }) =>
    exchange?.sudokuMaker ? [{ id, ...exchange.sudokuMaker }] : [],
  );
  const told = keys.flatMap(({ type, where, groups }) =>
    type === undefined ? [] : [`${type} ${JSON.stringify(where) ?? ''} ${groups ?? ''}`],
  );
  expect(new Set(told).size).toBe(told.length);
  expect(keys.length).toBeGreaterThan(30);
});
