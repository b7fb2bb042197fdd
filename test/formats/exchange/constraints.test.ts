/** Constraints in the files of other programs: each kind is read back from all that hold it, and told where it is lost. */
import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { constraints } from '../../../constraints/index.js';
import { Geometry } from '../../../src/core/geometry.js';
import type { Puzzle } from '../../../src/core/puzzle.js';
import { HOLDERS, load, readAny, readLoaded, writerNamed } from '../../../src/formats/exchange/any.js';
import { EXCHANGE } from '../../../src/formats/exchange/formats.js';
import { lossesIn, partsOf } from '../../../src/formats/losses.js';
import type { GridRules } from '../../../src/variants/grid-rules.js';
import { rulesOf } from '../../../src/variants/of-grid.js';
import { withRules } from '../../../src/variants/rules.js';
import { sudokuOn } from '../../cli/sudoku.js';

await load([], ...EXCHANGE.map(({ name }) => name));

const puzzleWith = (rules: GridRules, base = Geometry.of(3, 3)): Puzzle => {
  const geometry = withRules(base, rules);
  const values = new Int8Array(geometry.cells).fill(-1);
  values[2] = 3;
  return { geometry, values };
};

const written = (name: string, puzzle: Puzzle): string => writerNamed(name).format(puzzle, [], {});
const lost = (name: string, { geometry }: Puzzle): string[] =>
  lossesIn(writerNamed(name), partsOf(puzzleWith(rulesOf(geometry), geometry)), geometry, HOLDERS);

/** Rules that every kind of constraint is part of. */
const RULES: Readonly<Record<string, GridRules>> = {
  'killer-cage': { constraints: ['killer-cage=17:r1c1r1c2', 'killer-cage=r5c5r5c6r6c6', 'killer-cage=9:r9c9'] },
  sum: { constraints: ['sum=20:r1c1r2c2r3c3'] },
  'white-dot': { constraints: ['white-dot=r1c1r1c2', 'white-dot=r2c2r1c2'] },
  'black-dot': { constraints: ['black-dot=r1c1r1c2', 'black-dot=r2c2r1c2'] },
  xv: { constraints: ['xv=10:r1c1r1c2', 'xv=5:r5c5r6c5'] },
  'greater-than': { constraints: ['greater-than=r1c2r1c1', 'greater-than=r4c4r5c4'] },
  minimum: { constraints: ['minimum=r1c1r5c5'] },
  maximum: { constraints: ['maximum=r1c1r5c5'] },
  odd: { constraints: ['odd=r1c1r5c5'] },
  even: { constraints: ['even=r1c2r5c5'] },
  clone: { constraints: ['clone=r1c1r1c2/r5c5r5c6'] },
  thermometer: { constraints: ['thermometer=r1c1r1c2r1c3/r1c2r2c2', 'thermometer=r9c9r8c8'] },
  'slow-thermometer': { constraints: ['slow-thermometer=r1c1r1c2r1c3/r1c1r2c2'] },
  whisper: { constraints: ['whisper=r1c1r1c2r2c3', 'whisper=4:r5c5r5c6r6c6r6c5r5c5'] },
  palindrome: { constraints: ['palindrome=r1c1r1c2r2c3r2c4'] },
  'parity-line': { constraints: ['parity-line=r1c1r1c2r2c3r2c4'] },
  'modular-line': { constraints: ['modular-line=r1c1r1c2r2c3r2c4', 'modular-line=4:r5c5r5c6r6c6'] },
  'entropic-line': { constraints: ['entropic-line=r1c1r1c2r2c3r2c4'] },
  nabner: { constraints: ['nabner=r1c1r1c2r2c3r2c4'] },
  'numbered-room': { constraints: ['numbered-room=3:r1c0', 'numbered-room=9:r10c3'] },
  'row-indexer': { constraints: ['row-indexer=r1c1r1c2'] },
  'column-indexer': { constraints: ['column-indexer=r1c1r2c1'] },
  'box-indexer': { constraints: ['box-indexer=r1c1r2c1'] },
  arrow: { constraints: ['arrow=r1c1/r1c2r1c3/r2c2r3c2', 'arrow=r5c5r5c6/r6c6r7c7r8c7'] },
  'double-arrow': { constraints: ['double-arrow=r1c1r1c2r2c3r2c4'] },
  'little-killer': { constraints: ['little-killer=12:r0c4r1c3', 'little-killer=30:r10c2r9c3'] },
  'region-sum-line': { constraints: ['region-sum-line=r1c1r1c2r1c3r1c4'] },
  zipper: { constraints: ['zipper=r1c1r1c2r1c3r1c4'] },
  'equal-sums': { constraints: ['equal-sums=r1c1r1c2/r1c3/r5c5r6c6r7c7'] },
  'sum-line': { constraints: ['sum-line=r1c1r1c2r1c3r1c4', 'sum-line=12:r5c5r5c6r6c6r6c5r5c5'] },
  renban: { constraints: ['renban=r1c1r1c2r2c3', 'renban=r5c5r5c6r6c6r6c5'] },
  'between-line': { constraints: ['between-line=r1c1r1c2r2c3'] },
  lockout: { constraints: ['lockout=r1c1r1c2r2c3', 'lockout=5:r5c5r6c6r7c7'] },
  sandwich: { constraints: ['sandwich=0:r1c0', 'sandwich=35:r0c3'] },
  'x-sum': { constraints: ['x-sum=1:r1c0', 'x-sum=45:r10c3'] },
  skyscraper: { constraints: ['skyscraper=3:r1c0', 'skyscraper=4:r1c10', 'skyscraper=9:r10c3'] },
  quadruple: { constraints: ['quadruple=1,1,4:r1c1r1c2r2c1r2c2', 'quadruple=9:r8c8r8c9r9c8r9c9'] },
  contains: { constraints: ['contains=1,1,4:r1c1r1c2r2c2', 'contains=9:r8c8r9c9'] },
  'counting-circles': { constraints: ['counting-circles=r1c1r1c2r2c2'] },
  'global-entropy': { variant: ['global-entropy'] },
  'all-xv': { variant: ['all-xv'], constraints: ['xv=5:r5c5r6c5'] },
  'all-x': { variant: ['all-x'], constraints: ['xv=10:r5c5r6c5'] },
  'all-v': { variant: ['all-v'], constraints: ['xv=5:r5c5r6c5'] },
  'all-black-dots': { variant: ['all-black-dots', 'non-consecutive'], constraints: ['black-dot=r5c5r6c5'] },
  'non-consecutive': { variant: ['non-consecutive'] },
  pairs: { pairs: ['r1c1r2c2r3c3'] },
  regions: { regions: 'AABBBBCCCAAAABBCCCAAABBBCCC'.concat('DDDEEEFFF'.repeat(3), 'GGGHHHIII'.repeat(3)) },
  ...Object.fromEntries(
    constraints
      .filter(({ takes, groups, exchange, tiling }) => !takes && (groups || exchange || tiling === 'none'))
      .filter(({ id }) => !['pairs', 'all-xv', 'all-black-dots'].includes(id))
      .map(({ id }) => [id, { variant: [id] }]),
  ),
};

test('each kind that another program has is among the rules above', () => {
  expect(constraints.filter(({ id, exchange }) => exchange && !(id in RULES)).map(({ id }) => id)).toEqual([]);
});

/** Formats of other programs that hold rules. */
const HOLDING = EXCHANGE.filter(({ holds, isReadOnly }) => holds.includes('rules') && !isReadOnly).map(
  ({ name }) => name,
);

describe.each(Object.keys(RULES))('%s', (kind) => {
  test.each(HOLDING)('is read back from %s, or the loss is told', (name) => {
    const puzzle = puzzleWith(RULES[kind]!);
    const { rules } = EXCHANGE.find((format) => format.name === name)!;
    if (name === 'solo' && kind === 'killer-cage')
      expect(() => written(name, puzzle)).toThrow('killer cages that overlap or have no sum');
    else if (!rules!.includes(kind))
      expect(lost(name, puzzle)[0]).toMatch(new RegExp(`^${name} cannot hold the rules .*\\b${kind}\\b`));
    else {
      const { puzzle: again, exchange } = readLoaded(written(name, puzzle));
      expect([exchange, again.geometry]).toEqual([name, puzzle.geometry]);
      expect(Array.from(again.values)).toEqual(Array.from(puzzle.values));
    }
  });
});

test.each([
  ['f-puzzles', 'fPuzzles'],
  ['iss', 'iss'],
] as const)('all kinds that %s holds are read back together', (name, program) => {
  const held = constraints.filter(({ exchange, takes }) => takes && exchange?.[program]);
  const variant = ['x', 'all-xv', 'non-consecutive', 'all-black-dots', 'anti-king'];
  const puzzle = puzzleWith({ constraints: held.flatMap(({ id }) => RULES[id]!.constraints!), variant });
  const again = rulesOf(readLoaded(written(name, puzzle)).puzzle.geometry);
  expect(again.variant).toEqual(rulesOf(puzzle.geometry).variant);
  expect(new Set(again.constraints)).toEqual(new Set(rulesOf(puzzle.geometry).constraints));
});

test.each([
  ['f-puzzles', { constraints: ['xv=7:r1c1r1c2'] }, 'f-puzzles holds no xv with the number 7'],
  ['iss', { constraints: ['xv=7:r1c1r1c2'] }, 'iss holds no xv with the number 7'],
  ['iss', { constraints: ['white-dot=2:r1c1r1c2'] }, 'iss holds no white-dot with the number 2'],
  ['iss', { variant: ['all-black-dots'] }, 'iss holds all-black-dots only together with non-consecutive'],
  ['f-puzzles', { constraints: ['arrow=r5c6r5c5/r6c6r7c6'] }, 'reads the circle of an arrow from left to right'],
  ['iss', { constraints: ['arrow=r5c6r5c5/r6c6r7c6'] }, 'reads the circle of an arrow row by row'],
  [
    'iss',
    { variant: ['non-consecutive'], constraints: ['black-dot=r1c1r1c2'] },
    'only without white-dot and black-dot',
  ],
])('what %s cannot write of its kinds is refused: %j', (name, rules, message) => {
  expect(() => written(name, puzzleWith(rules))).toThrow(message);
});

test('iss, which closes no renban, has its cells', () => {
  const closed = puzzleWith({ constraints: ['renban=r5c5r5c6r6c6r6c5r5c5'] });
  expect(written('iss', closed)).toContain('.Renban~R5C5~R5C6~R6C6~R6C5.');
  const again = readLoaded(written('iss', closed)).puzzle.geometry;
  expect(rulesOf(again)).toEqual(rulesOf(puzzleWith({ constraints: ['renban=r5c5r5c6r6c6r6c5'] }).geometry));
});

test('iss has entropic lines in grids of size 9 only', async () => {
  const six = puzzleWith({ constraints: ['entropic-line=r1c1r1c2r2c2'] }, Geometry.of(2, 3));
  expect(() => written('iss', six)).toThrow('iss holds entropic-line in grids of size 9 only, and this one has size 6');
  await expect(readAny('.Shape~6x6.Entropic~R1C1~R1C2~R2C2')).rejects.toThrow(
    'not supported: Entropic in a grid of size 6',
  );
});

test('iss, of which it is not known what thirds are with other digits, neither states nor is read with them', async () => {
  const zero = puzzleWith({ digits: '0-8', constraints: ['entropic-line=r1c1r1c2r2c2'] });
  expect(() => written('iss', zero)).toThrow('iss holds entropic-line only with the digits 1-9, and these are 0-8');
  await expect(readAny('.Shape~9x9~0-8.GlobalEntropy')).rejects.toThrow('read only with the digits 1-9');
  const heights = puzzleWith({ digits: '0-8', constraints: ['skyscraper=3:r1c0'] });
  expect(rulesOf(readLoaded(written('iss', heights)).puzzle.geometry)).toEqual(rulesOf(heights.geometry));
});

test.each([
  [4, { constraints: ['killer-cage=7:r1c1r1c2r2c2'] }],
  [5, { variant: ['latin'], constraints: ['greater-than=r1c1r1c2'] }],
  [6, { regions: 'AAAABBAACBBBCCCCBDCEDDDDEEEEDFEFFFFF', constraints: ['xv=5:r1c1r1c2'] }],
  [6, { constraints: ['lockout=r2c1r3c1r4c1', 'whisper=r1c1r1c2', 'little-killer=9:r0c3r1c2'] }],
  [16, { constraints: ['killer-cage=31:r10c16r16c16'], variant: ['x'] }],
])('iss holds size %i with %j', (size, rules) => {
  const puzzle = puzzleWith(rules, Geometry.ofSize(size));
  const text = written('iss', puzzle);
  expect(text).toContain(`?q=.Shape~${size}x${size}.`);
  expect(readLoaded(text).puzzle).toMatchObject(puzzle);
});

test('numbers that a program means without saying so are written where ours differ, and read as the usual ones', () => {
  const puzzle = puzzleWith(
    { constraints: ['whisper=r1c1r1c2', 'whisper=5:r5c5r6c6', 'lockout=r2c1r3c1r4c1'] },
    Geometry.ofSize(6),
  );
  const again = readLoaded(written('f-puzzles', puzzle)).puzzle.geometry;
  expect(rulesOf(again).constraints).toEqual([
    { kind: 'lockout', cells: ['r2c1', 'r3c1', 'r4c1'] },
    { kind: 'whisper', cells: ['r1c1', 'r1c2'] },
    { kind: 'whisper', difference: 5, cells: ['r5c5', 'r6c6'] },
  ]);
});

test('convert refuses a puzzle whose rules would be lost, and writes the rest with --lossy', async () => {
  const puzzle = `${'.'.repeat(81)} sum=3:r1c1r1c2`;
  const refused = await sudokuOn(puzzle, 'convert', '--to', 'f-puzzles');
  expect([refused.status, refused.out]).toEqual([2, expect.not.stringContaining('https')]);
  expect(refused.notes).toContain('f-puzzles cannot hold the rules sum');
  const rest = await sudokuOn(puzzle, 'convert', '--to', 'f-puzzles', '--lossy');
  expect([rest.status, rest.out]).toEqual([0, expect.stringContaining('https')]);
  expect(rest.notes).toContain('cannot hold the rules sum');
});

describe('killer games of Solo', () => {
  const CAGES = [
    '3:r1c1r1c2',
    '4:r1c3r2c3',
    '6:r1c4r2c4',
    '7:r2c1r2c2',
    '6:r3c1r4c1',
    '4:r3c2r4c2',
    '10:r3c3r3c4r4c3r4c4',
  ];
  const cages = CAGES.map((cage) => `killer-cage=${cage}`);

  test('have the borders of cages and the sum of each in its first cell', () => {
    const { geometry } = puzzleWith({ constraints: cages, variant: ['x'] }, Geometry.of(2, 2));
    const puzzle = { geometry, values: new Int8Array(16).fill(-1) };
    expect(written('solo', puzzle)).toBe('2x2xk:p,a_a___a_a_a_bba,3a4_6_7c6_4_10e');
  });

  test.each([
    ['usual', {}],
    ['irregular', { regions: 'AAABABBBCCDDCCDD' }],
  ])('are read back with %s regions', (_, rules) => {
    const puzzle = puzzleWith({ ...rules, constraints: cages }, Geometry.of(2, 2));
    expect(readLoaded(written('solo', puzzle)).puzzle.geometry).toBe(puzzle.geometry);
  });

  test.each([
    [['killer-cage=3:r1c1r1c2'], 'only if each cell lies in one'],
    [[...cages, 'killer-cage=3:r1c1r1c2'], ''],
    [[...cages, 'killer-cage=3:r1c2r1c3'], 'overlap'],
    [
      ['killer-cage=3:r1c1r1c3', 'killer-cage=6:r1c2r1c4', ...cages.slice(3), 'killer-cage=6:r2c3r2c4'],
      'in several pieces',
    ],
    [[...cages.slice(1), 'killer-cage=r1c1r1c2'], 'have no sum'],
  ])('hold cages without overlap, each with its sum: %#', (constraints, message) => {
    const puzzle = puzzleWith({ constraints }, Geometry.of(2, 2));
    if (message) expect(() => written('solo', puzzle)).toThrow(message);
    else expect(written('solo', puzzle)).toContain('2x2k:');
  });

  test.each([
    ['2x2k:p,a', 'their borders or their sums are missing'],
    ['2x2k:p,a_a___a_a_a_bba,3_4_4_6_7c6_4_10e', 'several sums: 3, 4'],
    ['2x2k:p,a_a___a_a_a_bba,99o', '99 is not a sum of a grid of size 4'],
  ])('%s is refused', (id, message) => {
    expect(() => readLoaded(id)).toThrow(message);
  });
});

describe('the JSON of f-puzzles', () => {
  const read = (rules: object, cell: (row: number, column: number) => object = () => ({})) => {
    const grid = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, column) => cell(row, column)));
    return readAny(
      `https://www.f-puzzles.com/?load=${LZString.compressToBase64(JSON.stringify({ size: 9, grid, ...rules }))}`,
    );
  };
  const rulesRead = async (...given: Parameters<typeof read>): Promise<GridRules> =>
    rulesOf((await read(...given)).puzzle.geometry);
  const sameRules = (rules: GridRules): GridRules => rulesOf(puzzleWith(rules).geometry);
  const cells = ['R1C1', 'R1C2'];

  test.each([
    [{ killercage: [{ cells, value: '' }] }, { constraints: ['killer-cage=r1c1r1c2'] }],
    [{ killercage: [{ cells, value: 0 }] }, { constraints: ['killer-cage=r1c1r1c2'] }],
    [{ killercage: [{ cells: [], value: '' }] }, {}],
    [{ difference: [{ cells, value: '3' }] }, { constraints: ['white-dot=3:r1c1r1c2'] }],
    [
      { ratio: [{ cells, value: '' }], negative: ['ratio'] },
      { variant: ['all-black-dots'], constraints: ['black-dot=r1c1r1c2'] },
    ],
    [{ xv: [{ cells, value: 'v' }] }, { constraints: ['xv=5:r1c1r1c2'] }],
    [
      { renban: [{ lines: [cells, ['R5C5']] }, { lines: [['R2C1', 'R3C1']] }] },
      { constraints: ['renban=r1c1r1c2', 'renban=r2c1r3c1'] },
    ],
    [{ betweenline: [{ lines: [cells] }] }, {}],
    [
      { arrow: [{ cells: ['R5C5'], lines: [['R5C5', 'R6C6', 'R7C6'], ['R5C5', 'R4C5'], ['R5C5']] }] },
      { constraints: ['arrow=r5c5/r6c6r7c6/r4c5'] },
    ],
    [
      { arrow: [{ cells: ['R5C6', 'R5C5'], lines: [['R5C6', 'R6C6', 'R7C6']] }] },
      { constraints: ['arrow=r5c5r5c6/r6c6r7c6'] },
    ],
    [
      {
        littlekillersum: [
          { cell: 'R0C4', direction: 'DL', value: '12' },
          { cell: 'R0C5', direction: 'DL', value: '' },
        ],
      },
      { constraints: ['little-killer=12:r0c4r1c3'] },
    ],
    [
      { whispers: [{ lines: [cells] }, { lines: [['R5C5', 'R6C6']], value: '4' }] },
      { constraints: ['whisper=r1c1r1c2', 'whisper=4:r5c5r6c6'] },
    ],
    [
      {
        thermometer: [
          {
            lines: [
              ['R1C1', 'R2C1', 'R3C1'],
              ['R2C1', 'R2C2'],
            ],
          },
        ],
      },
      { constraints: ['thermometer=r1c1r2c1r3c1/r2c1r2c2'] },
    ],
    [
      {
        sandwichsum: [
          { cell: 'R0C4', value: '12' },
          { cell: 'R3C10', value: '5' },
          { cell: 'R1C0', value: '' },
        ],
      },
      { constraints: ['sandwich=12:r0c4', 'sandwich=5:r3c10'] },
    ],
    [
      {
        quadruple: [
          { cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [4, 1, 1] },
          { cells: [], values: [] },
        ],
      },
      { constraints: ['quadruple=1,1,4:r1c1r1c2r2c1r2c2'] },
    ],
    [{ odd: [{ cell: 'R1C1' }, { cell: 'R1C2' }, { cell: 'R1C1' }] }, { constraints: ['odd=r1c1r1c2'] }],
  ])('%j is read', async (rules, expected) => {
    expect(await rulesRead(rules)).toEqual(sameRules(expected));
  });

  test('older files mark odd and even cells in the grid', async () => {
    const parity = (row: number, column: number): object =>
      row > 0 ? {} : column === 0 ? { parity: 'Odd' } : column === 1 ? { parity: 'Even' } : {};
    expect(await rulesRead({ odd: [{ cell: 'R3C3' }] }, parity)).toEqual(
      sameRules({ constraints: ['odd=r3c3r1c1', 'even=r1c2'] }),
    );
  });

  test('a drawing of a rule that is read is no rule, and one of its own is refused', async () => {
    const killercage = [{ cells, value: '5' }];
    const told = { killercage, line: [{ lines: [cells], fromConstraint: 'Killer Cage' }] };
    const untold = { killercage, cage: [{ cells: ['R1C2', 'R1C1'], value: '5' }] };
    for (const rules of [told, untold])
      expect(await rulesRead(rules)).toEqual(sameRules({ constraints: ['killer-cage=5:r1c1r1c2'] }));
    const rowsumline = [{ lines: [cells] }];
    await expect(read({ rowsumline, line: [{ lines: [['R1C2', 'R1C1']] }] })).rejects.toThrow(
      /not supported: rowsumline$/,
    );
    await expect(read({ killercage, cage: [{ cells, value: '6' }] })).rejects.toThrow(
      'what this cage "6" at r1c1 means',
    );
    await expect(read({ renban: [{ cells }] })).rejects.toThrow('not supported: renban without a list of lines');
    await expect(read({ thermometer: [{ lines: 'R1C1R1C2' }] })).rejects.toThrow('thermometer without a list of lines');
    await expect(read({ line: [{ lines: [cells], fromConstraint: 'Renban' }] })).rejects.toThrow(
      'no sentence says what this',
    );
    await expect(
      read({
        odd: [{ cell: 'R1C1' }],
        circle: [{ cells: ['R1C1'], width: 0.8, height: 0.8 }],
        ruleset: 'Normal sudoku rules apply. Circles.',
      }),
    ).rejects.toThrow('Circles');
  });
});

describe('constraints of Interactive Sudoku Solver', () => {
  const rulesRead = async (text: string): Promise<GridRules> => rulesOf((await readAny(text)).puzzle.geometry);
  const sameRules = (rules: GridRules): GridRules => rulesOf(puzzleWith(rules).geometry);

  test('name a diagonal of one cell by its sum: a corner names the diagonal across the grid', async () => {
    const text = written(
      'iss',
      puzzleWith({ constraints: ['little-killer=9:r10c2r9c1', 'little-killer=30:r0c0r1c1'] }),
    );
    expect(await rulesRead(text)).toEqual(sameRules({ constraints: ['sum=9:r9c1', 'little-killer=30:r0c0r1c1'] }));
  });

  test('are written as its page writes them', () => {
    const rules = { variant: ['x'], constraints: ['killer-cage=17:r1c1r1c2', 'xv=5:r5c5r6c5', 'killer-cage=r2c2r3c3'] };
    expect(written('iss', puzzleWith(rules)).split('?q=')[1]).toBe(
      '.Diagonal~-1.Diagonal~1.Cage~17~R1C1~R1C2.V~R5C5~R6C5.Cage~0~R2C2~R3C3.~R1C3_4',
    );
  });

  test.each([
    ['.Cage~17~R1C1~R1C2', { constraints: ['killer-cage=17:r1c1r1c2'] }],
    ['.Cage~0~R1C1~R1C2 .Cage~~R2C1~R2C2', { constraints: ['killer-cage=r1c1r1c2', 'killer-cage=r2c1r2c2'] }],
    [
      '.WhiteDot~R1C1~R1C2~R2C2~R5C5~R6C5',
      { constraints: ['white-dot=r1c1r1c2', 'white-dot=r1c2r2c2', 'white-dot=r5c5r6c5'] },
    ],
    ['.GreaterThan~R2C2~R2C1~R1C2', { constraints: ['greater-than=r2c2r2c1', 'greater-than=r2c2r1c2'] }],
    [
      '.StrictKropki.BlackDot~R1C1~R1C2',
      { variant: ['all-black-dots', 'non-consecutive'], constraints: ['black-dot=r1c1r1c2'] },
    ],
    ['https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Sum%7E9%7ER1C1%7ER2C1', { constraints: ['sum=9:r1c1r2c1'] }],
    ['.AntiKnight.~R1C1_5', { variant: ['anti-knight'] }],
    ['.Arrow~R1C1~R1C2~R1C3.Arrow~R1C1~R2C2~R3C3', { constraints: ['arrow=r1c1/r1c2r1c3/r2c2r3c3'] }],
    ['.PillArrow~2~R1C2~R1C1~R2C2~R3C3', { constraints: ['arrow=r1c1r1c2/r2c2r3c3'] }],
    ['.Thermo~R1C1~R1C2.Thermo~R1C1~R2C1', { constraints: ['thermometer=r1c1r1c2/r1c1r2c1'] }],
    ['.Whisper~R1C1~R1C2.Whisper~4~R5C5~R6C6', { constraints: ['whisper=r1c1r1c2', 'whisper=4:r5c5r6c6'] }],
    ['.SumLine~10~R4C5~R5C6~R6C5~R5C4~LOOP', { constraints: ['sum-line=r4c5r5c6r6c5r5c4r4c5'] }],
    [
      '.LittleKiller~13~R1C3.LittleKiller~50~R9C9',
      { constraints: ['little-killer=13:r0c4r1c3', 'little-killer=50:r10c10r9c9'] },
    ],
    ['.XSum~C2~27~26.Skyscraper~R3~~4', { constraints: ['x-sum=27:r0c2', 'x-sum=26:r10c2', 'skyscraper=4:r3c10'] }],
    ['.Sandwich~12~R3', { constraints: ['sandwich=12:r3c0'] }],
    ['.Quad~R1C8~1~1~9', { constraints: ['quadruple=1,1,9:r1c8r1c9r2c8r2c9'] }],
    ['.Indexing~R~R1C1~R1C2.Indexing~C~R5C5', { constraints: ['row-indexer=r1c1r1c2', 'column-indexer=r5c5'] }],
    ['.Modular~2~R1C1~R1C2.Modular~3~R2C1~R2C2', { constraints: ['parity-line=r1c1r1c2', 'modular-line=r2c1r2c2'] }],
    ['.SameValues~2~R3C3~R6C6.SameValues~2~R3C4~R6C7', { constraints: ['clone=r3c3r3c4/r6c6r6c7'] }],
    ['.NoBoxes.~R1C1_5', { variant: ['latin'] }],
  ])('%s is read', async (text, expected) => {
    expect(await rulesRead(text)).toEqual(sameRules(expected));
  });

  test('have givens, and candidates that are left', async () => {
    const { puzzle } = await readAny('.~R1C1_5~R1C2_1_2_9.~R1C2_2_9_8');
    expect([puzzle.values[0], puzzle.values[1], puzzle.candidates![1]]).toEqual([4, -1, 0b100000010]);
    expect(written('iss', puzzle)).toContain('.~R1C1_5~R1C2_2_9~');
  });

  test('strike from black dots what is consecutive, where nothing exempts them', async () => {
    const { puzzle } = await readAny('.AntiConsecutive.BlackDot~R1C1~R1C2');
    expect(rulesOf(puzzle.geometry)).toEqual(
      sameRules({ variant: ['non-consecutive'], constraints: ['black-dot=r1c1r1c2'] }),
    );
    expect(Array.from({ length: 3 }, (_, cell) => puzzle.candidates![cell])).toEqual([0b111111110, 0b111111110, 511]);
    expect((await readAny('.StrictKropki.BlackDot~R1C1~R1C2')).puzzle.candidates).toBeUndefined();
  });

  test('keep the usual boxes beside a jigsaw, unless there are none', async () => {
    const columns = '012345678'.repeat(9);
    expect((await rulesRead(`.Jigsaw~${columns}`)).pairs).toHaveLength(9);
    expect(await rulesRead(`.Jigsaw~${columns}.NoBoxes`)).toEqual({});
  });

  test.each([
    ['.Pair~R1C1~R1C2.Cage~3~R1C1~R1C2.NFA~x', 'rules that are not supported: Pair, NFA'],
    ['.Shape~9x9~0-8.NFA~x', 'not supported: NFA'],
    ['.Shape~4x7.~R1C1_1', 'a grid of 4×7 with the digits from 1 to 4'],
    ['.Shape~99x99.~R1C1_1', 'size 99 is too large'],
    ['.Cage~17~R1C1~R1C0', "'R1C0' is no cell of a grid of size 9"],
    ['.Cage~99~R1C1~R1C2', 'its sum is a whole number from 3 to 17'],
    ['.Cage~x~R1C1~R1C2', "not supported: Cage 'x'"],
    ['.Whisper~x~R1C1~R1C2', "not supported: Whisper 'x'"],
    ['.LittleKiller~13~R3C3', 'no cell at the edge'],
    ['.Sandwich~13~D3', "'D3' is no row or column"],
    ['.Quad~R9C8~1', 'no four cells'],
    ['.Indexing~B~R1C1', "not supported: Indexing 'B'"],
    ['.SameValues~2~R1C1~R1C2~R2C1~R2C2', "not supported: SameValues '2'"],
    ['.X~R1C1~R3C3', 'X has no neighbour of R1C1'],
    ['.~R1C1_12', "'12' is not a digit"],
    ['.~R1C1_1.~R1C1_2', 'no value is left for R1C1'],
    ['.AntiConsecutive.WhiteDot~R1C1~R1C2', 'no value is left for R1C2'],
  ])('%s is refused', async (text, message) => {
    await expect(readAny(text)).rejects.toThrow(message);
  });

  test('are a puzzle among others, and an argument', async () => {
    const full = '.Shape~4x4.~R1C1_1~R1C2_2~R2C1_3~R3C2_1.Cage~3~R1C1~R1C2';
    expect((await sudokuOn(`${full}\n${full}\n`, 'convert', '--to', 'line')).out.split('\n')).toHaveLength(3);
    expect((await sudokuOn('', 'convert', '--to', 'line', full)).out).toBe('12..3....1...... killer-cage=3:r1c1r1c2\n');
  });
});

describe("SudokuPad's own JSON", () => {
  const CELLS = `[${Array(9).fill('[{},{},{},{},{},{},{},{},{}]').join()}]`;
  const rulesRead = async (parts: string): Promise<GridRules> => {
    const link = `https://sudokupad.app/scl${LZString.compressToBase64(`{cells:${CELLS},${parts}}`)}`;
    return rulesOf((await readAny(link)).puzzle.geometry);
  };
  const dot = "rounded:true,width:.3,height:.3,borderColor:'#000'".replaceAll('.3', '0.3');

  test.each([
    ['cages:[{cells:[[0,0],[0,1]],value:"17",unique:true}]', ['killer-cage=17:r1c1r1c2']],
    ['cages:[{cells:[[0,0],[0,1]],sum:17}]', ['killer-cage=17:r1c1r1c2']],
    ['cages:[{cells:[[0,0],[0,1]],value:"7",sum:7,unique:false}]', ['sum=7:r1c1r1c2']],
    ['ca:[{ce:[[0,0],[0,1]],v:17}]', ['killer-cage=17:r1c1r1c2']],
    [`overlays:[{center:[0.5,1],${dot},backgroundColor:'#FFFFFF'}]`, ['white-dot=r1c1r1c2']],
    [`overlays:[{center:[1,0.5],${dot},backgroundColor:'#000000ff',text:'3'}]`, ['black-dot=3:r1c1r2c1']],
    ['o:[{ct:[8.5,8],r:t,w:0.3,h:0.3,c1:#000,c2:#ffffff}]', ['white-dot=r9c8r9c9']],
    [
      "overlays:[{center:[0.5,1],width:.25,height:.25,backgroundColor:'#fff'},{center:[0.5,1],text:'X',fontSize:21}]".replaceAll(
        ':.',
        ':0.',
      ),
      ['xv=10:r1c1r1c2'],
    ],
  ])('%s is read', async (parts, expected) => {
    expect(await rulesRead(parts)).toEqual(rulesOf(puzzleWith({ constraints: expected }).geometry));
  });

  const told = (rules: string): string => `metadata:{rules:"Normal sudoku rules apply. ${rules}"}`;
  const disc = (at: string, size = 0.85): string =>
    `{center:${at},width:${size},height:${size},rounded:true,backgroundColor:"#FFF"}`;

  test.each([
    [
      'overlays:[{center:[1,1],width:0.7,height:0.7,rounded:true,text:"1 4\\n9"}]',
      ['quadruple=1,4,9:r1c1r1c2r2c1r2c2'],
    ],
    [
      'arrows:[{wayPoints:[[-0.2,3.2],[-0.02,3.02]]}],overlays:[{center:[-0.5,3.5],text:"17",width:1,height:1}]',
      ['little-killer=17:r0c4r1c3'],
    ],
    [
      `arrows:[{wayPoints:[[0.5,0.8],[0.5,2.5]]},{wayPoints:[[0.7,0.7],[2.5,2.5]]}],overlays:[${disc('[0.5,0.5]', 0.75)}]`,
      ['arrow=r1c1/r1c2r1c3/r2c2r3c3'],
    ],
    [
      'arrows:[{wayPoints:[[0.8,1.5],[3.5,1.5]]}],overlays:[{center:[0.5,1],width:1.75,height:0.75,rounded:true}]',
      ['arrow=r1c1r1c2/r2c2r3c2r4c2'],
    ],
    [
      `lines:[{wayPoints:[[0.5,0.5],[2.5,2.5]],color:"#CFCFCF"},{wayPoints:[[0.5,4.5],[0.5,8.5]],color:"#cfcfcfff"}],underlays:[${disc('[0.5,0.5]')}],${told('Digits increase along thermometers. A palindrome reads the same in both directions.')}`,
      ['thermometer=r1c1r2c2r3c3', 'palindrome=r1c5r1c6r1c7r1c8r1c9'],
    ],
    [
      `lines:[{wayPoints:[[0.9,0.5],[2.1,0.5]],color:"#CFCFCF"}],overlays:[${disc('[0.5,0.5]')},${disc('[2.5,0.5]')}],${told('Digits on a line lie between those in the circles.')}`,
      ['between-line=r1c1r2c1r3c1'],
    ],
    [
      `lines:[{wayPoints:[[0.5,0.5],[2.5,0.5]],color:"#FF9A00"},{wayPoints:[[0.5,1.5],[2.5,1.5]],color:"#67F067"}],${told('Adjacent digits on an orange line differ by at least 4, and those on a green line differ by at least 5.')}`,
      ['whisper=4:r1c1r2c1r3c1', 'whisper=r1c2r2c2r3c2'],
    ],
    [
      `underlays:[{center:[0.5,0.5],width:0.7,height:0.7,rounded:true,backgroundColor:"#CFCFCF"}],overlays:[{center:[-0.5,2.5],text:"12",width:1,height:1}],${told('Grey circles are odd. A clue outside the grid is the sum of the digits between 1 and 9.')}`,
      ['odd=r1c1', 'sandwich=12:r0c3'],
    ],
  ])('%s is read, in places with the words of the rules', async (parts, expected) => {
    expect(await rulesRead(parts)).toEqual(rulesOf(puzzleWith({ constraints: expected }).geometry));
  });

  test.each([
    ['overlays:[{center:[-0.5,2.5],text:"12",width:1,height:1}]', 'number outside "12" at r0c3'],
    [`lines:[{wayPoints:[[0.5,0.5],[2.5,2.5]],color:"#CFCFCF"}],underlays:[${disc('[0.5,0.5]')}]`, 'grey line at r1c1'],
    [
      `lines:[{wayPoints:[[0.5,0.5],[2.5,2.5]],color:"#00F"}],${told('Green lines are whispers.')}`,
      'blue line at r1c1',
    ],
    ['arrows:[{wayPoints:[[0.5,0.8],[0.5,2.5]]}]', 'black line at r1c1'],
    ['cages:[{cells:[[0,0],[0,1]],value:"<9"}]', 'cage "<9" at r1c1'],
    ['cages:[{cells:[[0,0],[0,1]],value:"9",sum:10}]', 'cage "9, 10" at r1c1'],
    [`overlays:[{center:[0.5,0.5],${dot},backgroundColor:'#fff'}]`, 'white mark in a cell at r1c1'],
    [`overlays:[{center:[0.5,1],${dot},backgroundColor:'#888'}]`, 'grey dot on an edge at r1c1r1c2'],
    [`overlays:[{center:[0.5,1],${dot},backgroundColor:'#fff',text:'?'}]`, 'white dot on an edge "?" at r1c1r1c2'],
    [`overlays:[{center:[1,1],${dot},backgroundColor:'#fff',text:'A'}]`, 'white disc at a corner "A" at r1c1'],
    [`overlays:[{center:[0.5,1],width:0.25,height:0.25,backgroundColor:'#fff'}]`, 'white drawing at r1c1r1c2'],
    ["overlays:[{center:[0.5,1],text:'7'}]", 'drawing "7" at r1c1r1c2'],
  ])('%s is refused, since neither look nor words tell what it is', async (parts, name) => {
    await expect(rulesRead(parts)).rejects.toThrow(`no sentence says what this ${name}`);
  });
});
