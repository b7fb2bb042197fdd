import { expect, test } from 'vitest';
import { cellsText } from '../../src/core/cells-text.js';
import { Geometry } from '../../src/core/geometry.js';
import { permutation, seeded } from '../../src/create/random.js';
import { verifyNamed } from '../../src/face/verify-named.js';
import { search } from '../../src/search/search.js';
import { withRules } from '../../src/variants/rules.js';
import { inTier } from '../tier.js';
import { randomNamed, randomText } from './random-texts.js';
import { expectSameInPython, expectTrue, hasPython, spoilt, walked } from './traces.js';

const four = Geometry.ofSize(4);
const grids = search({ geometry: four, values: new Int8Array(16).fill(-1) }, { limit: 1000 }).solutions;

/** Texts that a grid obeys on some of its cells, with their meanings. */
function* obeyed(grid: ArrayLike<number>, size: number, seed: string) {
  const random = seeded(seed);
  for (;;) {
    const length = 2 + Math.floor(random() * 4);
    const cells = permutation(size * size, random).slice(0, length);
    const { text, holds } = (random() < 0.3 ? randomNamed : randomText)(random, length);
    if (text.length > 200 || !holds(cells.map((cell) => grid[cell]! + 1))) continue;
    yield { holds, cells, clue: `rule="${text}":${cellsText(cells, size)}` };
  }
}

const PAIRS = inTier({ quick: 30, slow: 100 });

test('pairs of texts have as many grids of 4×4 as brute force counts', () => {
  const counts = new Set<number>();
  for (let round = 0; round < PAIRS; round++) {
    const texts = obeyed(grids[(round * 37) % grids.length]!, 4, `counts ${round}`);
    const own = [texts.next().value!, texts.next().value!];
    const geometry = withRules(four, { constraints: own.map(({ clue }) => clue) });
    const { solutions } = search({ geometry, values: new Int8Array(16).fill(-1) }, { limit: 1000 });
    const expected = grids.filter((grid) =>
      own.every(({ holds, cells }) => holds(cells.map((cell) => grid[cell]! + 1))),
    );
    expect(solutions.length, own.map(({ clue }) => clue).join(' ')).toBe(expected.length);
    counts.add(expected.length);
  }
  expect(counts.size).toBeGreaterThan(PAIRS / 5);
});

const PATHS = inTier({ quick: 4, slow: 12 });
const paths = Array.from({ length: PATHS }, (_, round) =>
  walked(`texts ${round}`, 10, (grid) => obeyed(grid, 6, `puzzle ${round}`)),
);

/** The sum of each row with the cell below its first, and of both halves of two rows. */
function* sumsOfRows(grid: ArrayLike<number>): Generator<{ clue: string }, never> {
  for (let row = 0; ; row = (row + 1) % 5) {
    const cells = Array.from({ length: 7 }, (_, at) => row * 6 + at);
    const sum = cells.reduce((total, cell) => total + grid[cell]! + 1, 0);
    yield { clue: `rule="whole: sum() = ${sum}":${cellsText(cells, 6)}` };
    const [half, other] = [cells.slice(0, 3), cells.slice(3, 6)].map((own) =>
      own.reduce((total, cell) => total + grid[cell]! + 1, 0),
    );
    yield {
      clue: `rule="whole: sum(d[1..half]) - sum(d[-half..-1]) = ${half! - other!}":${cellsText(cells.slice(0, 6), 6)}`,
    };
  }
}
const sums = walked('sums of rows', 10, sumsOfRows);

test('texts about one sum are added to the sums of houses', () => {
  expect(sums.trace.steps.map(({ strategy }) => strategy)).toContain('innies-and-outies');
  expect(sums.trace.steps.map(({ text }) => text).join()).not.toContain('hidden');
});

paths.push(sums);
const right = paths.map(({ trace }) => trace);
const wrong = paths.map(spoilt);

test('each step is true of every solution, and is proved', () => {
  expect(paths.map(expectTrue).reduce((sum, steps) => sum + steps)).toBeGreaterThan(8 * PATHS);
});

test('spoilt steps are refused', () => {
  const refused = wrong.flatMap((trace) => verifyNamed(trace, {}).refutedSteps ?? []);
  expect(refused.length).toBeGreaterThan(1.5 * PATHS);
});

test.skipIf(!hasPython)('the checker in Python, which reads the texts itself, says the same', () =>
  expectSameInPython(right, wrong),
);
