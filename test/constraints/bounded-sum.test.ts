/** Sums with a limit in place of their number: exact rules, their texts, pictures, formats and readings of drawings. */

import { describe, expect, test } from 'vitest';
import { killerCage } from '../../constraints/killer-cage.js';
import { bitsFrom, bitsOf } from '../../src/core/bits.js';
import { Geometry } from '../../src/core/geometry.js';
import { usualNumbers } from '../../src/core/numbers.js';
import { seeded } from '../../src/create/random.js';
import { read } from '../../src/face/index.js';
import { readAny } from '../../src/formats/exchange/index.js';
import { readPuzzle } from '../../src/formats/read.js';
import { boundedSum } from '../../src/rules/bounded-sum.js';
import { rulesOf } from '../../src/variants/of-grid.js';
import { signsFor } from '../../src/variants/own-hooks.js';
import { rulesText } from '../../src/variants/rule-text.js';
import { withRules } from '../../src/variants/rules.js';
import { withClues } from '../../src/variants/with-clues.js';
import { sudokuOn } from '../cli/sudoku.js';
import { cage, readSaid, statedIn } from '../formats/drawn/shared-puzzle.js';

const below = (random: () => number, most: number): number => Math.floor(random() * most);

/** All ways to choose a digit for each cell. */
function* fillings(digits: readonly number[], chosen: number[] = []): Generator<number[]> {
  if (chosen.length === digits.length) yield chosen;
  else for (const digit of bitsOf(digits[chosen.length]!)) yield* fillings(digits, [...chosen, digit]);
}

const HOLDS: Readonly<Record<string, (sum: number, number: number) => boolean>> = {
  '<': (sum, number) => sum < number,
  '<=': (sum, number) => sum <= number,
  '>': (sum, number) => sum > number,
  '>=': (sum, number) => sum >= number,
  '%': (sum, number) => sum % number === 0,
};

test.each([
  ['all', () => true],
  ['no', () => false],
  ['some', (a: number, b: number) => (a + b) % 2 === 1],
])('keeps exactly the digits of its fillings where %s cells see each other', (_, sees) => {
  const random = seeded(`bounded ${_}`);
  const counts = { kept: 0, without: 0 };
  for (let round = 0; round < 400; round++) {
    const size = 4 + below(random, 4);
    const cells = Array.from({ length: 1 + below(random, 4) }, (_, cell) => cell);
    const digits = cells.map(() => 1 + below(random, (1 << size) - 1));
    const sign = Object.keys(HOLDS)[below(random, 5)]!;
    const number = 1 + below(random, cells.length * size + 1);
    const expected = cells.map(() => 0);
    for (const filling of fillings(digits)) {
      const isDifferent = cells.every((a) => cells.every((b) => b <= a || !sees(a, b) || filling[a] !== filling[b]));
      const sum = filling.reduce((all, digit) => all + digit + 1, 0);
      if (isDifferent && HOLDS[sign]!(sum, number))
        for (const cell of cells) expected[cell]! |= bitsFrom([filling[cell]!]);
    }
    const narrowed = [...digits];
    const isPossible = boundedSum(cells, `${sign}${number}`, { numbers: usualNumbers(size), sees }).narrow(narrowed);
    expect([digits, sign, number, isPossible]).toEqual([digits, sign, number, expected[0] !== 0]);
    if (isPossible) expect([digits, sign, number, narrowed]).toEqual([digits, sign, number, expected]);
    counts[isPossible ? 'kept' : 'without']++;
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(20);
});

const FOUR = '................';
const stated = (text: string): string => rulesText(readPuzzle(`${FOUR} ${text}`).puzzle.geometry);

describe('the text of a limit', () => {
  test.each([
    ['killer-cage=<12:r1c123', 'killer-cage=<12:r1c1r1c2r1c3'],
    ['killer-cage=≤6:r1c12;≥4:r1c12', 'killer-cage=<=6:r1c1r1c2;>=4:r1c1r1c2'],
    ['sum=>6:r1c1r2c2 little-killer=%3:r0c1r1c2', 'sum=>6:r1c1r2c2 little-killer=%3:r0c1r1c2'],
    ['sum=3n:r1c1r2c2', 'sum=%3:r1c1r2c2'],
    ['killer-cage=r1c12', 'killer-cage=r1c1r1c2'],
  ])('%s is read', (text, usual) => {
    expect(stated(text)).toBe(usual);
  });

  test('may stand before a blank above a grid', () => {
    const { puzzle } = readPuzzle(`# killer-cage: <= 6 r1c12\n# sum: 7 r3c12\n${FOUR.match(/..../g)!.join('\n')}`);
    expect(rulesText(puzzle.geometry)).toBe('killer-cage=<=6:r1c1r1c2 sum=7:r3c1r3c2');
  });

  test.each([
    ['killer-cage=<3:r1c12', 'its sum is from 3 to 7, so not less than 3'],
    ['sum=>8:r1c12', 'its sum is from 2 to 8, so not more than 8'],
    ['sum=%9:r1c12', 'its sum is from 2 to 8, so not a multiple of 9'],
    ['killer-cage==7:r1c12', 'needs its sum'],
    ['sum=%0:r1c12', 'needs its sum'],
    ['sum=r1c12', 'needs its sum'],
    ['xv=<5:r1c12', 'cells are written as'],
  ])('%s is refused', (text, message) => {
    expect(() => stated(text)).toThrow(message);
  });

  test('is the sum in JSON', async () => {
    const geometry = withRules(Geometry.ofSize(4), { constraints: [{ kind: 'sum', sum: '≤ 6', cells: 'r1c12' }] });
    expect(rulesOf(geometry).constraints).toEqual([{ kind: 'sum', sum: '<=6', cells: ['r1c1', 'r1c2'] }]);
    const { puzzle } = await read(FOUR, { constraints: [{ kind: 'killer-cage', sum: '%5', cells: ['r1c1', 'r1c2'] }] });
    expect(rulesText(puzzle.geometry)).toBe('killer-cage=%5:r1c1r1c2');
    expect(rulesText(withClues(puzzle, [{ kind: killerCage, sum: '>4', cells: 'r2c12' }]).geometry)).toContain(
      '>4:r2c1r2c2',
    );
    expect(() => withRules(Geometry.ofSize(4), { constraints: [{ kind: 'sum', sum: '~6', cells: 'r1c12' }] })).toThrow(
      'sum takes its sum as in',
    );
  });

  test.each([
    ['<7', '<7'],
    ['<=7', '≤7'],
    ['>=4', '≥4'],
    ['%5', '5n'],
  ])('%s is drawn as %s', (text, shown) => {
    const { geometry } = readPuzzle(`${FOUR} killer-cage=${text}:r1c12`).puzzle;
    expect(signsFor(killerCage, geometry.layout.statements![0]!, 4)).toMatchObject([{ kind: 'outline', text: shown }]);
  });
});

test('the rule of cages tells of signs where one has a sign', async () => {
  const told = async (text: string): Promise<string> =>
    (await sudokuOn(`${FOUR} killer-cage=${text}:r1c12`, 'convert', '--to', 'svg')).out;
  expect(await told('5')).toContain('add up to its number.');
  expect(await told('<=5')).toContain('at least (≥) it');
});

test('many cages with limits are no letters above a grid', async () => {
  const clues = ['<=5:r1c12', '7:r1c34', '>4:r2c12', '%5:r2c34', '4:r3c12'].join(';');
  const { out } = await sudokuOn(`${FOUR} killer-cage=${clues}`, 'convert', '--to', 'framed');
  expect(out).toContain('<=5');
  expect(stated(`killer-cage=${clues}`)).toBe(rulesText(readPuzzle(out).puzzle.geometry));
});

test.each(['f-puzzles', 'iss', 'solo'])('%s, which has no limits, refuses them', async (format) => {
  const nine = '.'.repeat(81);
  const { status, out, notes } = await sudokuOn(`${nine} killer-cage=<=5:r1c12`, 'convert', '--to', format);
  expect([status, out]).toEqual([2, expect.not.stringContaining('http')]);
  expect(notes).toContain(`${format} cannot hold the rules killer-cage with limits, but`);
});

test.each(['f-puzzles', 'iss'])('%s with --lossy keeps the cages with numbers', async (format) => {
  const puzzle = `${'.'.repeat(81)} killer-cage=<=5:r1c12;12:r2c12`;
  const { status, out, notes } = await sudokuOn(puzzle, 'convert', '--to', format, '--lossy');
  expect([status, notes]).toEqual([0, expect.stringContaining('killer-cage with limits')]);
  expect(rulesText((await readAny(out)).puzzle.geometry)).toBe('killer-cage=12:r2c1r2c2');
});

describe('a cage that is drawn with a sign before its number', () => {
  const RULES = 'Normal sudoku rules apply. Digits in a cage do not repeat and sum to the small number in the corner.';
  test.each([
    ['<12', '<12'],
    ['≥ 20', '>=20'],
    ['5n', '%5'],
  ])('%s is read', (label, text) => {
    const drawn = { cages: [cage('r2c2r2c3r2c4', label)] };
    expect(statedIn(readSaid(RULES, [drawn]))).toEqual([`killer-cage=${text} r2c2r2c3r2c4`]);
  });

  test('A is not', () => {
    expect(() => readSaid(RULES, [{ cages: [cage('r2c2r2c3r2c4', 'A')] }])).toThrow();
  });
});
