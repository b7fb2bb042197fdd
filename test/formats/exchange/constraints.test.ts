/** Constraints in the files of other programs: each kind is read back from all that hold it, and told where it is lost. */
import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { constraints } from '../../../constraints/index.js';
import { Geometry } from '../../../src/core/geometry.js';
import type { Puzzle } from '../../../src/core/puzzle.js';
import { HOLDERS, load, readAny, readLoaded, writerNamed } from '../../../src/formats/exchange/any.js';
import { EXCHANGE } from '../../../src/formats/exchange/formats.js';
import { lossesIn, partsOf } from '../../../src/formats/losses.js';
import { type GridRules, rulesOf, withRules } from '../../../src/variants/rules.js';
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
  'all-xv': { variant: ['all-xv'], constraints: ['xv=5:r5c5r6c5'] },
  'all-black-dots': { variant: ['all-black-dots'], constraints: ['black-dot=r5c5r6c5'] },
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

/** Formats of other programs that hold rules. */
const HOLDING = EXCHANGE.filter(({ holds, isReadOnly }) => holds.includes('rules') && !isReadOnly).map(
  ({ name }) => name,
);

describe.each(Object.keys(RULES))('%s', (kind) => {
  test.each(HOLDING)('is read back from %s, or the loss is told', (name) => {
    const puzzle = puzzleWith(RULES[kind]!);
    const { rules } = EXCHANGE.find((format) => format.name === name)!;
    if (!rules!.includes(kind)) expect(lost(name, puzzle)[0]).toContain(`${name} cannot hold the rules ${kind}`);
    else {
      const { puzzle: again, exchange } = readLoaded(written(name, puzzle));
      expect([exchange, again.geometry]).toEqual([name, puzzle.geometry]);
      expect(Array.from(again.values)).toEqual(Array.from(puzzle.values));
    }
  });
});

test('all kinds together are read back', () => {
  const kinds = (program: 'fPuzzles') =>
    constraints
      .filter(({ exchange, takes }) => takes && exchange?.[program])
      .flatMap(({ id }) => RULES[id]!.constraints!);
  const puzzle = puzzleWith({
    constraints: kinds('fPuzzles'),
    variant: ['x', 'all-xv', 'all-black-dots', 'anti-king'],
  });
  const again = readLoaded(written('f-puzzles', puzzle)).puzzle;
  expect(new Set(rulesOf(again.geometry).constraints)).toEqual(new Set(rulesOf(puzzle.geometry).constraints));
  expect(rulesOf(again.geometry).variant).toEqual(rulesOf(puzzle.geometry).variant);
});

test('a number that a format has no sign for is refused by its kind', () => {
  const seven = puzzleWith({ constraints: ['xv=7:r1c1r1c2'] });
  expect(() => written('f-puzzles', seven)).toThrow('f-puzzles holds no xv with the number 7');
});

test('--strict refuses a puzzle whose rules would be lost', async () => {
  const puzzle = `${'.'.repeat(81)} sum=3:r1c1r1c2`;
  const strict = await sudokuOn(puzzle, 'convert', '--to', 'f-puzzles', '--strict');
  expect([strict.status, strict.out]).toEqual([2, expect.not.stringContaining('https')]);
  expect(strict.out + strict.notes).toContain('f-puzzles cannot hold the rules sum');
  expect((await sudokuOn(puzzle, 'convert', '--to', 'f-puzzles')).notes).toContain('cannot hold the rules sum');
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
    await expect(read({ killercage, cage: [{ cells, value: '6' }] })).rejects.toThrow('cages of an unknown kind');
    await expect(read({ line: [{ lines: [cells], fromConstraint: 'Renban' }] })).rejects.toThrow('not supported: line');
    await expect(read({ odd: [{ cell: 'R1C1' }], circle: [{ cells: ['R1C1'] }] })).rejects.toThrow('circle');
  });
});
