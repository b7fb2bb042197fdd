/** Constraints hold what their definitions say: rules beside brute force, additions beside full grids. */

import { describe, expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { bitsFrom, bitsOf } from '../../src/core/bits.js';
import { Geometry } from '../../src/core/geometry.js';
import { usualNumbers } from '../../src/core/numbers.js';
import type { Rule } from '../../src/core/rule.js';
import { seeded } from '../../src/create/random.js';
import { definedGrid } from '../../src/definitions/grid.js';
import { differentSum } from '../../src/rules/different-sum.js';
import { plainSum } from '../../src/rules/plain-sum.js';
import { search } from '../../src/search/search.js';
import { withRules } from '../../src/variants/rules.js';
import { inTier } from '../tier.js';
import { DEFINITIONS, TEXTS } from './definitions.js';
import { gridOf } from './grids.js';

const below = (random: () => number, most: number): number => Math.floor(random() * most);

/** All ways to choose a digit for each cell. */
function* fillings(digits: readonly number[], chosen: number[] = []): Generator<number[]> {
  if (chosen.length === digits.length) yield chosen;
  else for (const digit of bitsOf(digits[chosen.length]!)) yield* fillings(digits, [...chosen, digit]);
}

/** Sums of cells, of which the last so many are subtracted. */
describe.each([
  ['different digits', 0, true],
  ['digits that may repeat', 0, false],
  ['digits of which the last is subtracted', 1, false],
  ['digits of which the last two are subtracted', 2, false],
] as const)('a sum of %s', (_, subtracted, differ) => {
  const make = (cells: readonly number[], total: number, size: number): Rule =>
    differ
      ? differentSum(cells, total, usualNumbers(size))
      : plainSum(
          cells.slice(0, cells.length - subtracted),
          cells.slice(cells.length - subtracted),
          total,
          usualNumbers(size),
        );

  test('keeps exactly the digits of its fillings, as brute force finds them', () => {
    const random = seeded(`sums ${differ} ${subtracted}`);
    let kept = 0;
    let without = 0;
    for (let round = 0; round < inTier({ quick: 80, slow: 200 }); round++) {
      const size = 4 + below(random, 6);
      const count = 1 + subtracted + below(random, Math.min(size, 5) - subtracted);
      const cells = Array.from({ length: count }, (_, cell) => cell);
      const total = count - subtracted * (size + 1) + below(random, count * size);
      const digits = cells.map(() => 1 + below(random, (1 << size) - 1));
      const expected = cells.map(() => 0);
      for (const filling of fillings(digits)) {
        const sum = filling.reduce((all, digit, at) => all + (at < count - subtracted ? 1 : -1) * (digit + 1), 0);
        if (sum !== total || (differ && new Set(filling).size < count)) continue;
        for (const cell of cells) expected[cell]! |= bitsFrom([filling[cell]!]);
      }
      const narrowed = [...digits];
      const isPossible = make(cells, total, size).narrow(narrowed);
      expect(isPossible, `${digits} ${total}`).toBe(expected[0] !== 0);
      if (isPossible) {
        expect(narrowed, `${digits} ${total}`).toEqual(expected);
        kept++;
      } else without++;
    }
    expect(Math.min(kept, without)).toBeGreaterThan(inTier({ quick: 8, slow: 20 }));
  });
});

test('a sum of wide numbers keeps exactly the digits of its fillings', () => {
  const random = seeded('wide sums');
  for (let round = 0; round < 20; round++) {
    const digits = Array.from({ length: 8 }, () => bitsFrom([below(random, 4), 6 + below(random, 9), 24]));
    const total = 70 + below(random, 40);
    const expected = digits.map(() => 0);
    for (const filling of fillings(digits))
      if (filling.slice(0, 6).reduce((all, digit) => all + digit + 1, 0) - filling[6]! - filling[7]! - 2 === total)
        for (const [at, digit] of filling.entries()) expected[at]! |= 1 << digit;
    const narrowed = [...digits];
    const isPossible = plainSum([0, 1, 2, 3, 4, 5], [6, 7], total, usualNumbers(25)).narrow(narrowed);
    expect(isPossible).toBe(expected[0] !== 0);
    if (isPossible) expect(narrowed).toEqual(expected);
  }
});

const six = Geometry.ofSize(6);
const nameOf = (cell: number): string => `r${six.rowOf(cell) + 1}c${six.columnOf(cell) + 1}`;
const namesOf = (...cells: readonly number[]): string => cells.map(nameOf).join('');

const sumOf = (grid: readonly number[], ...cells: number[]): number =>
  cells.reduce((sum, cell) => sum + grid[cell]! + 1, 0);

/** Returns the sum of cells, or a limit near to it. */
function limited(grid: readonly number[], ...cells: number[]): string {
  const sum = sumOf(grid, ...cells);
  return [`${sum}`, `<=${sum}`, `>=${sum}`, `<${sum + 1}`, `>${sum - 1}`, `%${sum}`][sum % 6]!;
}

/** Returns another pair of cells with the sum of two cells, if there is one. */
function likePair(grid: readonly number[], cell: number, other: number): string {
  for (let a = cell + 7; a < cell + 36; a++)
    for (let b = a + 1; b < cell + 36; b++) {
      const pair = [a % 36, b % 36] as const;
      if (!pair.includes(other) && sumOf(grid, ...pair) === sumOf(grid, cell, other)) return pair.map(nameOf).join('');
    }
  return nameOf((cell + 20) % 36) + nameOf((cell + 21) % 36);
}

/** Returns a cell that follows two cells by their difference, in one of some directions, if there is one. */
function alikeCell(grid: readonly number[], cell: number, other: number, signs: readonly number[]): number {
  const by = grid[other]! - grid[cell]!;
  const own = grid.findIndex(
    (digit, at) => at !== cell && at !== other && signs.some((sign) => digit === grid[other]! + sign * by),
  );
  return own >= 0 ? own : (other + 20) % 36;
}

/** Returns a cell that has the sum of two cells, of another box than the second, if there is one. */
function cellWithSum(grid: readonly number[], cell: number, other: number): string {
  const box = (of: number): number => six.houseOf('box', of);
  const own = grid.findIndex((_, of) => box(of) !== box(other) && sumOf(grid, of) === sumOf(grid, cell, other));
  return nameOf(own >= 0 ? own : (other + 20) % 36);
}

/** Statements of each kind that some cells of a 6×6 grid may have: the clue in text. */
/** Texts of rules that three cells may have. */
const OF_THREE = Object.keys(TEXTS).filter((text) => !text.includes('d[3..4]'));

const CLUES: Readonly<Record<string, (grid: readonly number[], cell: number, other: number) => string>> = {
  'killer-cage': (grid, cell, other) => `${limited(grid, cell, other)}:${nameOf(cell)}${nameOf(other)}`,
  sum: (grid, cell, other) =>
    `${limited(grid, cell, other, (other + 7) % 36)}:${namesOf(cell, other, (other + 7) % 36)}`,
  product(grid, cell, other) {
    const cells = [cell, other, (other + 7) % 36];
    return `${cells.reduce((product, at) => product * (grid[at]! + 1), 1)}:${namesOf(...cells)}`;
  },
  'white-dot': (_, cell, other) => `${nameOf(cell)}${nameOf(other)}`,
  'black-dot': (_, cell, other) => `${nameOf(cell)}${nameOf(other)}`,
  'grey-dot': (_, cell, other) => `${['', '2:', '3:'][cell % 3]}${nameOf(cell)}${nameOf(other)}`,
  xv: (grid, cell, other) => `${grid[cell]! + grid[other]! + 2}:${nameOf(cell)}${nameOf(other)}`,
  'greater-than': (_, cell, other) => `${nameOf(cell)}${nameOf(other)}`,
  relation: (grid, cell, other) =>
    `${['difference>=3', 'product=12', 'sum<=6', 'ratio=2', 'ratio>=2', 'difference!=1'][(cell + grid[cell]!) % 6]}:${nameOf(cell)}${nameOf(other)}`,
  rule: (grid, cell, other) =>
    `"${OF_THREE[(cell + grid[cell]!) % OF_THREE.length]}":${namesOf(cell, other, (other + 13) % 36)}`,
  minimum: (_, cell) => nameOf(cell),
  maximum: (_, cell) => nameOf(cell),
  odd: (_, cell) => nameOf(cell),
  even: (_, cell) => nameOf(cell),
  clone: (_, cell, other) => `${nameOf(cell)}/${nameOf((other + 13) % 36)}`,
  renban: (_, cell, other) => namesOf(cell, other, (other + 7) % 36),
  'between-line': (_, cell, other) => namesOf(cell, (other + 7) % 36, other),
  lockout: (_, cell, other) => `${['', '2:', '3:'][cell % 3]}${namesOf(cell, (other + 7) % 36, other)}`,
  sandwich: (grid, cell) => `${sandwichOf(lineAt(grid, cell))}:${placeAt(cell)}`,
  'x-sum': (grid, cell) => `${total(lineAt(grid, cell).slice(0, lineAt(grid, cell)[0]))}:${placeAt(cell)}`,
  skyscraper: (grid, cell) => `${skyline(lineAt(grid, cell))}:${placeAt(cell)}`,
  quadruple(grid, cell, other) {
    const corner = Math.min(six.rowOf(cell), 4) * 6 + Math.min(six.columnOf(cell), 4);
    const cells = [corner, corner + 1, corner + 6, corner + 7];
    const digits = cells.slice(0, 1 + (other % 4)).map((at) => grid[at]! + 1);
    return `${digits}:${namesOf(...cells)}`;
  },
  contains: (grid, cell, other) => `${grid[cell]! + 1}${grid[other]! + 1}:${namesOf(cell, other, (other + 7) % 36)}`,
  letters: (_, cell, other) => `AB:${namesOf(cell, (cell + 13) % 36)}/${nameOf(other)}`,
  'look-and-say': (grid, cell, other) => {
    const [digit, cells] = [grid[cell]!, [cell, other, (other + 7) % 36]];
    return `${cells.filter((at) => grid[at] === digit).length}x${digit + 1}:${namesOf(...cells)}`;
  },
  'counting-circles'(grid, cell) {
    const digits = [cell % 3, 3 + (cell % 2)].slice(0, 1 + (cell % 2));
    return digits.map((digit) => namesOf(...cellsWith(grid, digit).slice(0, digit + 1))).join('');
  },
  // Every other thermometer has a branch.
  thermometer: (_, cell, other) =>
    `${nameOf(cell)}${nameOf(other)}${cell % 2 ? '' : `/${nameOf(cell)}${nameOf((other + 13) % 36)}`}`,
  'slow-thermometer': (_, cell, other) => `${nameOf(cell)}${nameOf(other)}${nameOf((other + 14) % 36)}`,
  whisper: (_, cell, other) => `${['', '2:'][cell % 2]}${nameOf(cell)}${nameOf(other)}${nameOf((other + 13) % 36)}`,
  palindrome: (_, cell, other) => `${nameOf(cell)}${nameOf(other)}${nameOf((other + 13) % 36)}`,
  'parity-line': (_, cell, other) => `${nameOf(cell)}${nameOf(other)}${nameOf((other + 13) % 36)}`,
  // Every other line is closed, so that its ends are neighbours too.
  'modular-line': (_, cell, other) =>
    `${['', '2:', '4:'][cell % 3]}${nameOf(cell)}${nameOf(other)}${nameOf((other + 13) % 36)}${other % 2 ? nameOf(cell) : ''}`,
  'entropic-line': (_, cell, other) =>
    `${nameOf(cell)}${nameOf(other)}${nameOf((other + 13) % 36)}${other % 2 ? nameOf(cell) : ''}`,
  nabner: (_, cell, other) => `${nameOf(cell)}${nameOf(other)}${other % 2 ? nameOf((other + 13) % 36) : ''}`,
  'numbered-room': (grid, cell, other) => {
    const [line, first] = [Math.floor(cell / 6), grid[cell - (cell % 6)]!];
    return `${grid[6 * line + first]! + 1}:r${line + 1}c${other === cell + 1 ? 0 : 7}`;
  },
  'row-indexer': (_, cell) => nameOf(cell),
  'column-indexer': (_, cell) => nameOf(cell),
  'box-indexer': (_, cell) => nameOf(cell),
  arrow: (grid, cell, other) => `${cellWithSum(grid, cell, other)}/${nameOf(cell)}${nameOf(other)}`,
  'double-arrow': (grid, cell, other) => {
    const [a, b] = likePair(grid, cell, other).match(/r.c./g)!;
    return `${a}${nameOf(cell)}${nameOf(other)}${b}`;
  },
  'little-killer': (grid, cell) => {
    const cells = grid.flatMap((_, at) => (six.columnOf(at) - six.rowOf(at) === (cell % 4) + 1 ? at : []));
    return `${limited(grid, ...cells)}:r0c${(cell % 4) + 1}r1c${(cell % 4) + 2}`;
  },
  'region-sum-line': (grid, cell, other) => `${nameOf(cell)}${nameOf(other)}${cellWithSum(grid, cell, other)}`,
  zipper: (grid, cell, other) => `${nameOf(cell)}${cellWithSum(grid, cell, other)}${nameOf(other)}`,
  'equal-sums': (grid, cell, other) => `${nameOf(cell)}${nameOf(other)}/${likePair(grid, cell, other)}`,
  'same-difference': (grid, cell, other) => namesOf(cell, other, alikeCell(grid, cell, other, [1, -1])),
  sequence: (grid, cell, other) => namesOf(cell, other, alikeCell(grid, cell, other, [1])),
  'index-line': (grid, cell) => {
    const [one, two, three] = [0, 1, 2].map(
      (digit) => grid.flatMap((each, at) => (each === digit ? at : []))[cell % 6]!,
    );
    return cell % 2 ? namesOf(one!, two!, three!) : namesOf(two!, one!, three!);
  },
  'sum-line': (grid, cell, other) =>
    `${sumOf(grid, cell, other)}:${nameOf(cell)}${nameOf(other)}${likePair(grid, cell, other)}`,
};

/** The digits of a row, or of a column upwards, from one, as a clue at its place outside sees them. */
const lineAt = (grid: readonly number[], cell: number): number[] =>
  Array.from(
    { length: 6 },
    (_, at) => grid[cell % 2 ? six.rowOf(cell) * 6 + at : six.columnOf(cell) + 30 - 6 * at]! + 1,
  );
const placeAt = (cell: number): string => (cell % 2 ? `r${six.rowOf(cell) + 1}c0` : `r7c${six.columnOf(cell) + 1}`);
const total = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0);
const sandwichOf = (digits: readonly number[]): number =>
  total(/1(.*)6|6(.*)1/.exec(digits.join(''))!.slice(1).join('').split('').map(Number));
const skyline = (digits: readonly number[]): number =>
  digits.filter((digit, at) => digits.slice(0, at).every((other) => other < digit)).length;
const cellsWith = (grid: readonly number[], digit: number): number[] =>
  grid.flatMap((other, cell) => (other === digit ? cell : []));

test('each constraint with clues has a definition and an example here', () => {
  const kinds = constraints.filter(({ takes }) => takes).map(({ id }) => id);
  expect(Object.keys(DEFINITIONS).sort()).toEqual([...kinds].sort());
  expect(Object.keys(CLUES).sort()).toEqual([...kinds].sort());
});

const ROUNDS = inTier({ quick: 16, slow: 150 });

test.each(Object.keys(DEFINITIONS))('%s: search accepts a full grid exactly if the definition does', (kind) => {
  const random = seeded(kind);
  const counts = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const grid = gridOf(six, `${kind} ${round % 10}`);
    const cell = below(random, 35);
    const other = cell % 6 === 5 || random() < 0.5 ? (cell + 6) % 36 : cell + 1;
    if (Math.abs(other - cell) > 6) continue;
    const clue = CLUES[kind]!(grid, cell, other);
    // A clue of another grid is often wrong in this one.
    const values = random() < 0.5 ? grid : gridOf(six, `${kind} ${(round + 1) % 10}`);
    const geometry = withRules(six, { constraints: [`${kind}=${clue}`] });
    const [statement] = geometry.layout.statements!;
    const obeys = DEFINITIONS[kind]!(
      {
        ...statement!,
        lists: statement!.lists.map((list) => list.map((at) => [six.rowOf(at) + 1, six.columnOf(at) + 1])),
      },
      (row, column) => values[(row - 1) * 6 + column - 1]! + 1,
      6,
    );
    expect(search({ geometry, values }).solutions.length, `${clue} ${values}`).toBe(obeys ? 1 : 0);
    expect(definedGrid(geometry).broken(values).length, `${clue} ${values}`).toBe(obeys ? 0 : 1);
    counts[obeys ? 1 : 0]!++;
  }
  expect(Math.min(...counts)).toBeGreaterThan(ROUNDS / 30);
});

test('global-entropy: search finds grids in which each square has three classes, and accepts no others', () => {
  const geometry = withRules(six, { variant: ['global-entropy'] });
  const obeys = (values: ArrayLike<number>): boolean =>
    Array.from({ length: 36 }, (_, cell) => cell)
      .filter((cell) => cell % 6 < 5 && cell < 30)
      .every((cell) => new Set([0, 1, 6, 7].map((step) => values[cell + step]! >> 1)).size === 3);
  const { solutions } = search({ geometry, values: new Int8Array(36).fill(-1) }, { limit: 50 });
  expect(solutions.length).toBe(50);
  for (const solution of solutions) expect(obeys(solution)).toBe(true);
  for (let round = 0; round < 20; round++) {
    const values = gridOf(six, `entropy ${round}`);
    expect(search({ geometry, values }).solutions.length).toBe(obeys(values) ? 1 : 0);
  }
});

test('a grid is found again from the clues that are read off it', () => {
  for (let round = 0; round < inTier({ quick: 3, slow: 10 }); round++) {
    const grid = gridOf(six, `again ${round}`);
    const clues = Array.from({ length: 18 }, (_, index) => {
      const [cell, other] = [index * 2, index * 2 + 1];
      return `killer-cage=${grid[cell]! + grid[other]! + 2}:${nameOf(cell)}${nameOf(other)}`;
    });
    const geometry = withRules(six, { constraints: clues });
    const { solutions, ended } = search({ geometry, values: new Int8Array(36).fill(-1) }, { limit: 1000 });
    expect(ended === 'all' || solutions.length === 1000).toBe(true);
    if (ended === 'all') expect(solutions.map(String)).toContain(String(grid));
    for (const solution of solutions.slice(0, 50))
      for (let cell = 0; cell < 36; cell += 2)
        expect(solution[cell]! + solution[cell + 1]!).toBe(grid[cell]! + grid[cell + 1]!);
  }
});
