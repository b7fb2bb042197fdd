import { expect, test } from 'vitest';
import { cellsText } from '../../src/core/cells-text.js';
import { Geometry } from '../../src/core/geometry.js';
import { permutation, type Random, seeded } from '../../src/create/random.js';
import { accepts } from '../../src/definitions/automaton.js';
import { demandedBy } from '../../src/definitions/grid.js';
import { verifyNamed } from '../../src/face/verify-named.js';
import { walk } from '../../src/face/walk.js';
import { readPuzzle } from '../../src/formats/read.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import { search } from '../../src/search/search.js';
import { rulesText } from '../../src/variants/rule-text.js';
import { withRules } from '../../src/variants/rules.js';
import { gridOf } from '../constraints/grids.js';
import { inTier, isSlow } from '../tier.js';
import { randomEither } from './random-eithers.js';
import { expectSameInPython, expectTrue, hasPython, spoilt, walked } from './traces.js';

const four = Geometry.ofSize(4);
const six = Geometry.ofSize(6);
const grids = search({ geometry: four, values: new Int8Array(16).fill(-1) }, { limit: 1000 }).solutions;

/** Lines of three or four cells, no two of which have a cell in common. */
function randomLines(random: Random, size: number, count: number): number[][] {
  const cells = permutation(size * size, random);
  return Array.from({ length: count }, () => cells.splice(0, 3 + Math.floor(random() * 2)));
}

/** Texts that a grid obeys on random lines. */
function* obeyed(grid: ArrayLike<number>, size: number, seed: string) {
  const random = seeded(seed);
  for (;;) {
    const lines = randomLines(random, size, 1 + Math.floor(random() * 3));
    const { text, holds } = randomEither(random, lines.length);
    const obeys = (own: ArrayLike<number>): boolean => holds(lines.map((line) => line.map((cell) => own[cell]! + 1)));
    if (!obeys(grid)) continue;
    yield { obeys, lines, clue: `rule="${text}":${lines.map((line) => cellsText(line, size)).join('/')}` };
  }
}

const TEXTS = inTier({ quick: 30, slow: 100 });

test('texts have as many grids of 4×4 as brute force counts, and definitions accept the same', () => {
  const counts = new Set<number>();
  for (let round = 0; round < TEXTS; round++) {
    const { obeys, clue } = obeyed(grids[(round * 37) % grids.length]!, 4, `either ${round}`).next().value!;
    const geometry = withRules(four, { constraints: [clue] });
    const { solutions } = search({ geometry, values: new Int8Array(16).fill(-1) }, { limit: 1000 });
    const machines = demandedBy(geometry).flatMap(({ demands }) => demands);
    expect(solutions.length, clue).toBe(grids.filter(obeys).length);
    const unlike = grids.filter((grid) => machines.every((machine) => accepts(machine, grid)) !== obeys(grid));
    expect(unlike, clue).toEqual([]);
    counts.add(solutions.length);
  }
  expect(counts.size).toBeGreaterThan(TEXTS / 5);
});

test('narrowing keeps the digits of every filling', () => {
  let narrowed = 0;
  for (let round = 0; round < TEXTS; round++) {
    const random = seeded(`narrow ${round}`);
    const grid = gridOf(six, `either grid ${round % 10}`);
    const { clue } = obeyed(grid, 6, `narrow ${round}`).next().value!;
    for (const { cells, narrow } of withRules(six, { constraints: [clue] }).rules) {
      const digits = cells.map((cell) => (1 << grid[cell]!) | (Math.floor(random() * 64) & Math.floor(random() * 64)));
      const before = [...digits];
      expect(narrow(digits), clue).toBe(true);
      for (const [at, cell] of cells.entries()) {
        expect(digits[at]! & (1 << grid[cell]!), clue).not.toBe(0);
        expect(digits[at]! & ~before[at]!).toBe(0);
      }
      if (digits.join() !== before.join()) narrowed++;
    }
  }
  expect(narrowed).toBeGreaterThan(0.3 * TEXTS);
});

const PATHS = inTier({ quick: 4, slow: 10 });
const paths = Array.from({ length: PATHS }, (_, round) =>
  walked(`eithers ${round}`, 5, (grid) => obeyed(grid, 6, `either puzzle ${round}`)),
);
const right = paths.map(({ trace }) => trace);
const wrong = paths.map(spoilt);

test('each step is true of the grid behind the puzzle, and is proved', () => {
  expect(paths.map(expectTrue).reduce((sum, steps) => sum + steps)).toBeGreaterThan(8 * PATHS);
});

test('spoilt steps are refused', () => {
  const refused = wrong.flatMap((trace) => verifyNamed(trace, {}).refutedSteps ?? []);
  expect(refused.length).toBeGreaterThan(2 * PATHS);
});

test.runIf(hasPython && isSlow)('the checker in Python says the same', () => expectSameInPython(right, wrong));

const stating = (text: string, lists: string): Geometry =>
  withRules(Geometry.ofSize(9), { constraints: [`rule="${text}":${lists}`] });

test('a text is read as people type it, and keeps its lines', () => {
  const written = rulesText(stating('Either Renban or 1 of German whisper = 5', 'r1c1r1c2r1c3/r5c5r6c6'));
  expect(written).toBe('rule="either renban or 1 of whisper=5":r1c1r1c2r1c3/r5c5r6c6');
  const { geometry } = readPuzzle(`${'.'.repeat(81)} ${written}`).puzzle;
  expect(rulesText(geometry)).toBe(written);
  const clue = { kind: 'rule', text: 'either renban or 1 of whisper=5', lists: ['r1c1r1c2r1c3', 'r5c5r6c6'] } as const;
  expect(rulesText(withRules(Geometry.ofSize(9), { constraints: [clue] }))).toBe(written);
});

test.each([
  ['either', 'r1c1r1c2', "has '' for a kind of line"],
  ['either renban or', 'r1c1r1c2', 'for a kind of line'],
  ['either renban or anti-knight', 'r1c1r1c2', "has 'anti-knight', which is no rule of the cells of a line"],
  ['either renban or minimum', 'r1c1r1c2', "has 'minimum', which is no rule of the cells of a line"],
  ['either renban=3 or whisper', 'r1c1r1c2', 'renban takes no number'],
  ['either xv or whisper', 'r1c1r1c2', 'which needs its sum'],
  ['either near or whisper', 'r1c1r1c2', 'needs a number, as in "near=2"'],
  ['either whisper=9 or renban', 'r1c1r1c2', 'a whole number from 1 to 8, not 9'],
  ['either killer-cage=30 or renban', 'r1c12/r2c12', 'a whole number from 3 to 17, not 30'],
  ['either different-digits=3 or renban', 'r1c12/r2c12', 'no digits of 2 cells are different-digits=3'],
  ['either zigzag or renban', 'r1c12/r2c123', "'zigzag' is about 3 or more cells, not 2"],
  ['either between-line or renban', 'r1c1r1c2', 'between-line takes 3 or more cells, not 2'],
  ['either 2 of renban or whisper', 'r1c1r1c2', 'its numbers of lines are not those of the 1 lists'],
  ['either 1 of renban or 1 of whisper', 'r1c1r1c2/r2c1r2c2/r3c1r3c2', 'are not those of the 3 lists'],
  ['either whisper or renban', 'r(1,2,3)c(1,2,3,4,5,6,7)', 'a line has at most 18 cells, not 21'],
  [
    'either multiple-sum=5 or prime-sum',
    Array.from({ length: 9 }, (_, row) => `r${row + 1}c(1,2,3,4,5,6,7,8,9)`).join('/'),
    'about too many cells',
  ],
  ['pairs: a < b', 'r1c1r1c2/r2c1r2c2', 'takes one list of cells'],
])('%s is refused', (text, lists, fault) => {
  expect(() => stating(text, lists)).toThrow(RangeError);
  expect(() => stating(text, lists)).toThrow(fault);
});

test('steps tell why a line is of one kind, and what the kinds leave together', () => {
  const line = `5..4.....3${'.'.repeat(71)} rule="either renban or whisper=5":r1c1r2c1r2c2/r4c4r5c4r5c5r6c5`;
  const [first] = walk(readPuzzle(line).puzzle, { guess: false });
  expect(first!.text).toContain('whisper=5 is ruled out by r1c1, so r1c1 and r2c12 must be renban: r2c2 is 4');
  const [german] = walk(readPuzzle(line).puzzle, { guess: false, language: GERMAN });
  expect(german!.text).toContain('whisper=5 ist durch r1c1 ausgeschlossen, also muss r1c1 und r2c12 renban sein');
});

test.each(['killer-cage=10', 'product=24', 'different-digits=3', 'sum-line=10'])(
  'a line on which no digits are so is of another kind: %s',
  (kind) => {
    const text = (lists: string): string => `rule="either ${kind} or renban":${lists}`;
    const count = (constraints: readonly string[]): number =>
      search({ geometry: withRules(four, { constraints }), values: new Int8Array(16).fill(-1) }, { limit: 1000 })
        .solutions.length;
    const both = withRules(four, { constraints: [text('r1c12/r2c2r2c3r3c3r3c4')] });
    const machines = demandedBy(both).flatMap(({ demands }) => demands);
    const accepted = grids.filter((grid) => machines.every((machine) => accepts(machine, grid)));
    expect(accepted.length).toBe(count([text('r1c12/r2c2r2c3r3c3r3c4')]));
    expect(accepted.length).toBe(count(['renban=r1c12', text('r2c2r2c3r3c3r3c4')]));
    expect(accepted.length).toBeGreaterThan(0);
  },
);
