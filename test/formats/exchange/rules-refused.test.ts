/** Rules in the files of other programs: those that are read, and those that are refused by their names. */
import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { Geometry } from '../../../src/core/geometry.js';
import type { Puzzle } from '../../../src/core/puzzle.js';
import { readAny, writerNamed } from '../../../src/formats/exchange/any.js';
import type { Reading } from '../../../src/formats/format.js';
import { rulesOf } from '../../../src/variants/of-grid.js';
import { withRules } from '../../../src/variants/rules.js';
import { sudokuOn } from '../../cli/sudoku.js';
import { LINE, SOLUTION } from './example.js';
import { numbersOf, penpaOf } from './penpa-link.js';

const DIGITS = [...LINE].map((digit) => (digit === '.' ? {} : { value: Number(digit), given: true }));
const rowsOf = <Item>(cells: readonly Item[]): Item[][] =>
  Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9));

const fPuzzles = (rules: object, cell: object = {}): Promise<Reading> => {
  const grid = rowsOf(DIGITS.map((each) => ({ ...each, ...cell })));
  return readAny(
    `https://www.f-puzzles.com/?load=${LZString.compressToBase64(JSON.stringify({ size: 9, grid, ...rules }))}`,
  );
};
const scl = (rules: object): Promise<Reading> =>
  readAny(`scl${LZString.compressToBase64(JSON.stringify({ cells: rowsOf(DIGITS), ...rules }))}`);

/** The boxes as SudokuPad lists them. */
const BOXES = Array.from({ length: 9 }, (_, box) =>
  Array.from({ length: 9 }, (_, at) => [Math.floor(box / 3) * 3 + Math.floor(at / 3), (box % 3) * 3 + (at % 3)]),
);

describe('a grid without boxes', () => {
  test('is read from cells that lie in no region, and from an empty list of regions', async () => {
    for (const { puzzle } of [await fPuzzles({}, { region: null }), await scl({ regions: [] })])
      expect(rulesOf(puzzle.geometry)).toEqual({ variant: ['latin'] });
    expect((await scl({})).puzzle.geometry).toBe(Geometry.of(3, 3));
  });

  test.each(['f-puzzles', 'sudokupad'])('is written to %s without boxes', async (name) => {
    for (const size of [5, 9]) {
      const geometry = withRules(Geometry.of(1, size), { variant: ['latin'] });
      const puzzle: Puzzle = { geometry, values: new Int8Array(geometry.cells).fill(-1) };
      await readAny('', undefined, name).catch(() => {});
      expect((await readAny(writerNamed(name).format(puzzle, [], {}))).puzzle.geometry).toBe(geometry);
    }
  });

  test('is refused where a grid of another size is expected', async () => {
    const geometry = withRules(Geometry.of(1, 5), { variant: ['latin'] });
    const text = writerNamed('f-puzzles').format({ geometry, values: new Int8Array(25).fill(-1) }, [], {});
    await expect(readAny(text, Geometry.of(2, 3))).rejects.toThrow('size 5, but 6 is expected');
  });

  test('is no reading of one cell that lies in no region', async () => {
    const regions = BOXES.map((box, index) => (index === 0 ? box.slice(1) : box));
    await expect(scl({ regions })).rejects.toThrow('row 1, column 1 lies in no region');
  });
});

test('flags that say false are false', async () => {
  const { puzzle } = await fPuzzles({
    antiknight: 'false',
    antiking: false,
    'diagonal+': 'no',
    nonconsecutive: 'false',
  });
  expect(puzzle.geometry).toBe(Geometry.of(3, 3));
  expect(rulesOf((await fPuzzles({ antiknight: 'true' })).puzzle.geometry)).toEqual({ variant: ['anti-knight'] });
});

test.each([
  [() => fPuzzles({}, { parity: 'Prime' }), "parity 'Prime'"],
  [() => fPuzzles({ killercage: [{ cells: ['R1C1', 'R1C2'], value: '<10' }] }), "killercage '<10'"],
  [() => fPuzzles({ xv: [{ cells: ['R1C1', 'R1C2'], value: '7' }] }), "xv '7'"],
  [() => fPuzzles({ negative: ['ratio', 'sums'] }), 'negative sums'],
  [() => fPuzzles({ anticamel: true, odd: [{ cell: 'R1C1' }] }), 'anticamel'],
  [() => scl({ metadata: { antibishop: true } }), 'antibishop'],
  [() => readAny(JSON.stringify({ puzzle: LINE, cages: [{ sum: 3 }] })), 'cages of an unknown kind'],
  [() => readAny(JSON.stringify({ puzzle: LINE, killer: true })), 'killer (here killer-cage)'],
  [() => readAny(`${LINE} killer=17:r1c1r1c2`), 'killer (here killer-cage)'],
  [() => readAny(`${LINE} variant=x thermals=r1c1r1c2`), 'thermals'],
  [() => readAny(`${LINE} littlekillers=r1c1r1c2`), 'little killer sums (here little-killer)'],
  [() => readAny(`${LINE} strange=r1c1`), 'strange'],
  [() => readAny(`# killer: 17 r1c12\n${LINE.match(/.{9}/g)!.join('\n')}`), 'killer (here killer-cage)'],
])('refuses a rule by its name: %#', async (reading, name) => {
  await expect(reading()).rejects.toThrow(`rules that are not supported: ${name}`);
});

test.each([
  [() => fPuzzles({ cage: [{ cells: ['R1C1'], value: '17' }] }), 'cage "17" at r1c1'],
  [() => scl({ cages: [{ cells: [[0, 0]], value: 'A' }] }), 'cage "A" at r1c1'],
  [
    () =>
      scl({
        lines: [
          {
            wayPoints: [
              [0.5, 0.5],
              [2.5, 2.5],
            ],
            color: '#cfcfcf',
          },
        ],
      }),
    'grey line at r1c1 to r3c3',
  ],
])('refuses a drawing that no sentence explains: %#', async (reading, name) => {
  await expect(reading()).rejects.toThrow(`no sentence says what this ${name} means`);
});

test.each([`${LINE} ED=7.2/1.2/1.2`, `${LINE} level=hard rating=3`, `${LINE} # killer=17`, `${LINE} ; strange=rule`])(
  'reads what is no rule after a puzzle: %s',
  async (text) => {
    expect((await readAny(text)).puzzle.geometry).toBe(Geometry.of(3, 3));
  },
);

test('reads flags of variants in JSON', async () => {
  const { puzzle } = await readAny(JSON.stringify({ puzzle: LINE, antiknight: true, diagonal: false }));
  expect(rulesOf(puzzle.geometry)).toEqual({ variant: ['anti-knight'] });
});

test('reads cages that hold text, fog, and diagonals drawn as lines', async () => {
  const cages = ['title: One', 'author: Ann', 'msgcorrect: Well done', 'rules: Normal sudoku rules apply.', 'FOGLIGHT'];
  const { metadata, remark } = await fPuzzles({ cage: cages.map((value) => ({ value })), foglight: ['R1C1'] });
  expect([metadata, remark]).toEqual([
    { title: 'One', author: 'Ann', description: 'Normal sudoku rules apply.' },
    undefined,
  ]);
  const lines = [
    {
      wayPoints: [
        [0, 0],
        [9, 9],
      ],
      color: '#34BBE6',
      thickness: 2,
    },
    {
      wayPoints: [
        [0, 9],
        [9, 0],
      ],
      color: '#34BBE6ff',
      thickness: 2,
    },
  ];
  expect(rulesOf((await scl({ lines, foglight: [[0, 0]] })).puzzle.geometry)).toEqual({ variant: ['x'] });
});

describe('what a puzzle says beyond its rules', () => {
  test.each([
    ['Normal sudoku rules apply. Digits along a thermometer increase.', 'nothing is drawn for "Digits along a ther'],
    [
      'Normal sudoku rules apply, and no two neighbours are friends.',
      'not understood: "Normal sudoku rules apply, and',
    ],
  ])('is refused: %s', async (ruleset, message) => {
    await expect(fPuzzles({ ruleset })).rejects.toThrow(message);
    await expect(scl({ metadata: { rules: ruleset } })).rejects.toThrow(message);
  });

  test('is read where words alone state it', async () => {
    const ruleset = "Normal sudoku rules apply. Cells a knight's move apart may not hold the same digit.";
    for (const { puzzle } of [await fPuzzles({ ruleset }), await scl({ metadata: { rules: ruleset } })])
      expect(rulesOf(puzzle.geometry)).toEqual({ variant: ['anti-knight'] });
  });

  test.each([
    'Normal sudoku rules apply.',
    'Place 1-9 in each row, column and box.',
    'Classic sudoku. Have fun!',
    'Digits can repeat on a line. Not all dots are given.',
    '',
  ])('is nothing in the usual rules: %s', async (ruleset) => {
    expect((await fPuzzles({ ruleset })).remark).toBeUndefined();
  });

  test('is nothing in rules that are read', async () => {
    const ruleset = "Normal sudoku rules apply. Cells a knight's move apart may not be the same.";
    expect((await fPuzzles({ ruleset, antiknight: true })).remark).toBeUndefined();
  });

  test('is a stated solution that breaks what was read', async () => {
    const other = `${SOLUTION[1]}${SOLUTION[0]}${SOLUTION.slice(2)}`;
    for (const reading of [fPuzzles({ solution: [...other].map(Number) }), scl({ metadata: { solution: other } })])
      await expect(reading).rejects.toThrow('the stated solution breaks what was read: it has');
  });

  test('is told of a stated solution that is none, by the library and on standard error', async () => {
    const other = `${SOLUTION[1]}${SOLUTION[0]}${SOLUTION.slice(2)}`;
    const told = 'its stated solution differs from ours, a rule may be missing: it has';
    expect((await readAny(JSON.stringify({ puzzle: LINE, solution: other }))).remark).toContain(told);
    const { notes, out } = await sudokuOn(JSON.stringify({ puzzle: LINE, solution: other }), 'solve');
    expect([notes, out]).toEqual([expect.stringContaining(told), `${SOLUTION}\n`]);
    expect((await fPuzzles({ solution: SOLUTION })).remark).toBeUndefined();
    expect((await readAny(JSON.stringify({ puzzle: LINE, solution: SOLUTION }))).remark).toBeUndefined();
  });
});

describe('links of Penpa+', () => {
  const number = numbersOf(LINE);
  test.each([
    [{ lineE: { '40,41': 2 } }, 'lines along edges'],
    [{ symbol: { 28: [1, 'circle_SS', 1] } }, 'what this white mark in a cell at r1c1 means'],
    [{ symbol: { 28: [1, 'inequality', 1] } }, 'symbols that Penpa+ calls inequality'],
    [{ line: { '28,29': 3 } }, 'what this green line at r1c1 to r1c2 means'],
    [{ surface: { 28: 1 } }, 'what this black tinted cell at r1c1 means'],
    [{ thermo: [[28, 29]] }, 'what this grey line at r1c1 to r1c2 means'],
    [{ wall: { '40,41': 2 } }, 'walls'],
    [{ rounded: { 28: 1 } }, 'what Penpa+ calls rounded'],
    [{ number: { ...number, 15: ['12', 1, '1'] } }, 'what this number outside "12" at r0c1 means'],
    [{ number: { ...number, 28: ['12', 1, '5'] } }, 'what this drawing "12" at r1c1 means'],
  ])('refuse a layer that is not understood: %j', async (layer, name) => {
    await expect(readAny(penpaOf({ number, ...layer }))).rejects.toThrow(name);
  });

  test('are recognised on every page that shows Penpa+', async () => {
    const link = penpaOf({ number }, { isToSolve: true });
    for (const page of ['https://swaroopg92.github.io/penpa-edit/#', 'https://example.org/penpa-edit/?'])
      expect((await readAny(link.replace(/.*#/, page))).exchange).toBe('penpa');
  });

  test('have boxes or regions where edges draw them', async () => {
    const edgesOf = (regionAt: (row: number, column: number) => number): object => {
      const corner = (row: number, column: number): number => 169 + column + 2 + (row + 2) * 13;
      const edges: [string, number][] = [];
      for (let row = 0; row < 9; row++)
        for (let column = 0; column < 9; column++) {
          if (column < 8 && regionAt(row, column) !== regionAt(row, column + 1))
            edges.push([`${corner(row - 1, column)},${corner(row, column)}`, 2]);
          if (row < 8 && regionAt(row, column) !== regionAt(row + 1, column))
            edges.push([`${corner(row, column - 1)},${corner(row, column)}`, 2]);
        }
      return Object.fromEntries(edges);
    };
    const boxAt = (row: number, column: number): number => Math.floor(row / 3) * 3 + Math.floor(column / 3);
    const boxes = await readAny(penpaOf({ number, lineE: edgesOf(boxAt) }));
    expect(boxes.puzzle.geometry).toBe(Geometry.of(3, 3));
    const swap = (row: number, column: number): number =>
      row === 0 && column === 2 ? 1 : row === 1 && column === 3 ? 0 : boxAt(row, column);
    const regions = await readAny(penpaOf({ lineE: edgesOf(swap) }));
    expect(rulesOf(regions.puzzle.geometry).regions).toMatch(/^AABBBBCCCAAAABB/);
  });
});

test('an argument with regions is a puzzle, and wrong letters are named', async () => {
  const regions = 'AABBAABBCCDDCCDD';
  const { status } = await sudokuOn('', 'check', `.3.1...2....1... variant=anti-king regions=${regions}`);
  expect(status).not.toBe(2);
  const wrong = await sudokuOn('', 'check', `.3.1...2....1... regions=${regions.replace('A', 'B')}`);
  expect(wrong.notes).toContain('3 are A, 5 are B');
});
