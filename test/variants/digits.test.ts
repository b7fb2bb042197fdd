/** Puzzles whose digits are other numbers than those from 1 on. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { Geometry } from '../../src/core/geometry.js';
import { areConsecutive, digitsText } from '../../src/core/numbers.js';
import { below, seeded } from '../../src/create/random.js';
import { definedGrid } from '../../src/definitions/grid.js';
import { search } from '../../src/search/search.js';
import { listedNumbers } from '../../src/variants/digits.js';
import { rulesOf } from '../../src/variants/of-grid.js';
import { withRules } from '../../src/variants/rules.js';
import { DEFINITIONS } from '../constraints/definitions.js';
import { inTier } from '../tier.js';
import { walked } from './walked.js';

const four = Geometry.ofSize(4);
const EMPTY_GRID = new Int8Array(16).fill(-1);

/** All 288 full grids of 4×4, digits from zero. */
const grids = search({ geometry: four, values: EMPTY_GRID }, { limit: 300 }).solutions;

/** A full grid as its clues are made: the numbers of some cells, and their names. */
interface Source {
  number(cell: number): number;
  cells(...list: readonly number[]): string;
}

const total = ({ number }: Source, ...cells: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + number(cell), 0);

/** Returns the sum of cells, or a limit near to it. */
function limited(from: Source, ...cells: readonly number[]): string {
  const sum = total(from, ...cells);
  return [`${sum}`, `<=${Math.max(1, sum)}`, `>=${Math.max(1, sum)}`, `%${Math.max(1, sum)}`][sum % 4]!;
}

/** The clues that three cells of a line, of which the first two are neighbours, may have: cell, other and a third. */
const CLUES: Readonly<Record<string, (from: Source, a: number, b: number, c: number) => string>> = {
  'killer-cage': (from, a, b) => `${limited(from, a, b)}:${from.cells(a, b)}`,
  sum: (from, a, b, c) => `${limited(from, a, b, c)}:${from.cells(a, b, c)}`,
  product: ({ number, cells }, a, b, c) => `${number(a) * number(b) * number(c)}:${cells(a, b, c)}`,
  'white-dot': ({ number, cells }, a, b) => `${Math.abs(number(a) - number(b))}:${cells(a, b)}`,
  'black-dot': ({ cells }, a, b) => cells(a, b),
  'grey-dot': ({ cells }, a, b) => cells(a, b),
  xv: (from, a, b) => `${total(from, a, b)}:${from.cells(a, b)}`,
  'greater-than': ({ cells }, a, b) => cells(a, b),
  relation: ({ number, cells }, a, b) =>
    `${[`product=${number(a) * number(b)}`, 'difference>=2', 'ratio>=2', 'sum<=5'][(a + b) % 4]}:${cells(a, b)}`,
  minimum: ({ cells }, a) => cells(a),
  maximum: ({ cells }, a) => cells(a),
  odd: ({ cells }, a) => cells(a),
  even: ({ cells }, a) => cells(a),
  clone: ({ cells }, a, b, c) => `${cells(a)}/${cells(c === b ? a : c)}`,
  renban: ({ cells }, a, b, c) => cells(a, b, c),
  'between-line': ({ cells }, a, b, c) => cells(a, b, c),
  lockout: ({ cells }, a, b, c) => `2:${cells(a, b, c)}`,
  quadruple: ({ number, cells }, a) => `${number(a)},:${cells(a, a + 1, a + 4, a + 5)}`,
  contains: ({ number, cells }, a, b, c) => `${number(a)},${number(c)}:${cells(a, b, c)}`,
  letters: ({ cells }, a, b, c) => `AB:${cells(a, c)}/${cells(b)}`,
  'look-and-say': ({ number, cells }, a, b, c) =>
    `${[a, b, c].filter((at) => number(at) === number(a)).length}x${number(a)}:${cells(a, b, c)}`,
  'counting-circles': ({ cells }, a, b, c) => cells(...new Set([a, b, c, (a + 6) % 16, (b + 9) % 16])),
  skyscraper: ({ number }, a) => `${seenIn(number, a)}:r${four.rowOf(a) + 1}c0`,
  thermometer: ({ cells }, a, b, c) => cells(a, b, c),
  'slow-thermometer': ({ cells }, a, b, c) => cells(a, b, c),
  whisper: ({ cells }, a, b, c) => `2:${cells(a, b, c)}`,
  palindrome: ({ cells }, a, b, c) => cells(a, b, c),
  'parity-line': ({ cells }, a, b, c) => cells(a, b, c),
  'modular-line': ({ cells }, a, b, c) => cells(a, b, c),
  nabner: ({ cells }, a, b) => cells(a, b),
  arrow: ({ cells }, a, b, c) => `${cells(c)}/${cells(a, b)}`,
  'double-arrow': ({ cells }, a, b, c) => cells(a, b, c),
  'little-killer': (from) => `${limited(from, 1, 6, 11)}:r0c1r1c2`,
  'region-sum-line': ({ cells }, a, b, c) => cells(a, b, c),
  zipper: ({ cells }, a, b, c) => cells(a, b, c),
  'equal-sums': ({ cells }, a, b, c) => `${cells(a, b)}/${cells(c)}`,
  'same-difference': ({ cells }, a, b, c) => cells(a, b, c),
  sequence: ({ cells }, a, b, c) => cells(a, b, c),
  'sum-line': (from, a, b, c) => `${total(from, a, b)}:${from.cells(a, b, c)}`,
};

/** How many digits of the row of a cell are larger than all before them. */
function seenIn(number: Source['number'], cell: number): number {
  const row = [0, 1, 2, 3].map((column) => number(4 * four.rowOf(cell) + column));
  return row.filter((digit, at) => row.slice(0, at).every((other) => other < digit)).length;
}

const TEXTS: Readonly<Record<string, (digits: readonly number[]) => boolean>> = {
  'whole: least() * 2 <= most()': (digits) => Math.min(...digits) * 2 <= Math.max(...digits),
  'whole: sum() is prime': (digits) =>
    [2, 3, 5, 7, 11, 13, 17, 19].includes(digits.reduce((sum, digit) => sum + digit, 0)),
  'whole: product(d[1..2]) = d[3] or distinct() = 2': ([a = 0, b = 0, c = 0]) =>
    a * b === c || new Set([a, b, c]).size === 2,
  'pairs: |a - b| != 1': (digits) => digits.every((digit, at) => at === 0 || Math.abs(digit - digits[at - 1]!) !== 1),
  'all: a + b > 3': ([a = 0, b = 0, c = 0]) => a + b > 3 && a + c > 3 && b + c > 3,
  'triples: a + b != c': ([a = 0, b = 0, c = 0]) => a + b !== c,
  'whole: count(a = 0) = 1 or least() is odd': (digits) =>
    digits.filter((digit) => digit === 0).length === 1 || Math.min(...digits) % 2 === 1,
};

const STATED = ['0-3', '2-5', '1,2,4,8', '0,1,3,9'];

/** The kinds with clues of their own that are clear with some numbers. */
const kindsFor = (numbers: readonly number[]): string[] =>
  constraints
    .filter(({ id, digits, takes }) => takes && id !== 'rule' && id !== 'pairs' && digits !== undefined)
    .filter(({ digits }) => digits === 'any' || areConsecutive(numbers))
    .map(({ id }) => id)
    .filter((id) => id !== 'sum-line' || numbers[0]! > 0)
    // Thirds need other sizes.
    .filter((id) => id !== 'entropic-line');

const ROUNDS = inTier({ quick: 1, slow: 12 });

/** Returns three cells: two neighbours, and one beside the second or elsewhere. */
function cellsAt(round: number): readonly [number, number, number] {
  const row = round % 3;
  const a = row * 4 + (round % 3);
  return [a, a + 1, round % 2 ? a + 5 : (a + 11) % 16];
}

describe.each(STATED)('digits=%s', (stated) => {
  const numbers = listedNumbers(stated);
  const base = withRules(four, { digits: stated });

  test.each([...kindsFor(numbers)])('%s counts what is written', (kind) => {
    const random = seeded(`${kind} ${stated}`);
    const faults: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const grid = grids[below(random, grids.length)]!;
      const source: Source = {
        number: (cell) => numbers[grid[cell]!]!,
        cells: (...list) => list.map((cell) => `r${four.rowOf(cell) + 1}c${four.columnOf(cell) + 1}`).join(''),
      };
      const clue = CLUES[kind]!(source, ...cellsAt(round));
      const geometry = withRules(base, { constraints: [`${kind}=${clue}`] });
      const [statement] = geometry.layout.statements!;
      const told = {
        ...statement!,
        lists: statement!.lists.map((list) =>
          list.map((cell) => [four.rowOf(cell) + 1, four.columnOf(cell) + 1] as const),
        ),
      };
      const obeying = grids.filter((full) =>
        DEFINITIONS[kind]!(told, (row, column) => numbers[full[(row - 1) * 4 + column - 1]!]!, 4),
      );
      const { solutions } = search({ geometry, values: EMPTY_GRID }, { limit: 300 });
      if (solutions.map(String).sort().join() !== obeying.map(String).sort().join())
        faults.push(`${clue}: ${solutions.length} solutions, not ${obeying.length}`);
      const { broken } = definedGrid(geometry);
      const accepted = grids.filter((full) => broken(full).length === 0);
      if (accepted.length !== obeying.length)
        faults.push(`${clue}: definitions accept ${accepted.length}, not ${obeying.length}`);
      const [solution] = obeying;
      if (solution) faults.push(...walkedFaults(geometry, solution, `${kind}=${clue}`));
    }
    expect(faults).toEqual([]);
  });

  test('rules as text count what is written', () => {
    const faults = Object.entries(TEXTS).flatMap(([text, holds]) => {
      const geometry = withRules(base, { constraints: [`rule="${text}":r1c1r2c3r3c1`] });
      const obeying = grids.filter((full) => holds([0, 6, 8].map((cell) => numbers[full[cell]!]!)));
      const { solutions } = search({ geometry, values: EMPTY_GRID }, { limit: 300 });
      const { broken } = definedGrid(geometry);
      const accepted = grids.filter((full) => broken(full).length === 0);
      return solutions.length === obeying.length && accepted.length === obeying.length
        ? []
        : [`${text}: ${solutions.length} and ${accepted.length}, not ${obeying.length}`];
    });
    expect(faults).toEqual([]);
  });

  test('the rules of a grid state them again', () => {
    expect(rulesOf(base)).toEqual({ digits: digitsText(numbers) });
    expect(withRules(four, rulesOf(base))).toBe(base);
  });
});

/** Returns the faults of a walk through a puzzle with a clue, and of its givens as few as make it unique. */
function walkedFaults(geometry: Geometry, solution: ArrayLike<number>, kind: string): readonly string[] {
  const values = Int8Array.from(solution);
  for (let cell = 0; cell < 16; cell++) {
    const value = values[cell]!;
    values[cell] = -1;
    if (search({ geometry, values }, { limit: 2 }).solutions.length > 1) values[cell] = value;
  }
  const { faults, isSolved } = walked({ kind, geometry, values, solution: Array.from(solution) });
  return isSolved ? faults : [...faults, `${kind}: not solved`];
}

test('the docs list the kinds that need the usual digits, or consecutive ones', () => {
  const docs = readFileSync(new URL('../../docs/variants.md', import.meta.url), 'utf8');
  const [, list = ''] = /<!-- usual digits only -->(.*)<!-- \/usual digits only -->/s.exec(docs) ?? [];
  const named = [...list.matchAll(/`([a-z-]+)`/g)].map(([, id]) => id);
  expect(named.sort()).toEqual(constraints.flatMap(({ id, digits }) => (digits ? [] : id)).sort());
  expect(constraints.flatMap(({ id, digits }) => (digits === 'consecutive' ? id : []))).toEqual([
    ...['global-entropy', 'renban', 'lockout', 'entropic-line'],
  ]);
});

test('the digits from 1 on are the usual ones', () => {
  expect(withRules(four, { digits: '1-4' })).toBe(four);
});

test.each([
  ['0-4', "digits '0-4': these are 5, but a grid of size 4 has 4"],
  ['3,2,1,0', "digits '3,2,1,0': expected different whole numbers"],
  ['0,0,1,2', "digits '0,0,1,2': expected different whole numbers"],
  ['1,2,4,64', 'from 0 to 30'],
  ['a-d', "digits 'a-d': expected different whole numbers"],
])('refuses %s by name', (stated, message) => {
  expect(() => withRules(four, { digits: stated })).toThrow(message);
});

test.each([
  ['numbered-room=2:r1c0', '0-3', 'numbered-room is clear only with the digits 1-4, not with digits=0-3'],
  ['x-sum=3:r1c0', '0-3', 'x-sum is clear only with the digits 1-4'],
  ['renban=r1c1r1c2r1c3', '1,2,4,8', 'renban is clear only with consecutive digits, not with digits=1,2,4,8'],
  ['rule="either renban or whisper":r1c1r1c2r1c3', '1,2,4,8', 'renban is clear only with consecutive digits'],
  ['killer-cage=11:r1c1r1c2', '0-3', 'its sum is a whole number from 1 to 5'],
])('%s is refused with digits %s', (clue, digits, message) => {
  expect(() => withRules(four, { digits, constraints: [clue] })).toThrow(message);
});

test.each([
  ['pairs: a % b = 0', ([a, b]: readonly [number, number]) => (b === 0 ? a === 0 : a % b === 0)],
  ['whole: not d[1] % d[2] is odd', ([a, b]: readonly [number, number]) => (b === 0 ? a : a % b) % 2 === 0],
])('%s: 0 divides 0 alone, and leaves the other numbers as they are', (text, obeys) => {
  const geometry = withRules(four, { digits: '0-3', constraints: [`rule="${text}":r1c1r2c3`] });
  const [one, other] = [0, 6];
  const wrong = grids.slice(0, 60).filter((grid) => {
    const isFit = obeys([grid[one]!, grid[other]!]);
    const found = search({ geometry, values: grid }).solutions.length;
    return found !== Number(isFit) || (definedGrid(geometry).broken(grid).length === 0) !== isFit;
  });
  expect(wrong).toEqual([]);
});

test.each(['global-entropy', 'entropic-line=r1c1r1c2r2c3r3c4r3c5'])(
  'thirds are those of consecutive digits: %s',
  (rule) => {
    const values = Int8Array.from({ length: 36 }, (_, cell) => ({ 0: 4, 20: 1 })[cell] ?? -1);
    const solutionsWith = (digits?: string): string[] => {
      const geometry = withRules(Geometry.ofSize(6), { constraints: [rule], ...(digits && { digits }) });
      const { solutions } = search({ geometry, values }, { limit: 50 });
      const { broken } = definedGrid(geometry);
      expect(solutions.filter((full) => broken(full).length > 0)).toEqual([]);
      return solutions.map(String);
    };
    expect(solutionsWith().length).toBeGreaterThan(0);
    expect(solutionsWith('0-5')).toEqual(solutionsWith());
    expect(solutionsWith('3-8')).toEqual(solutionsWith());
    expect(() => solutionsWith('0,1,2,3,4,6')).toThrow('is clear only with consecutive digits');
  },
);
