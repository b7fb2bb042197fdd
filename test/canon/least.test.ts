import { readFileSync } from 'node:fs';
import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { TooManyAlike } from '../../src/canon/arrangements.js';
import { leastForm, leastValues, sameness } from '../../src/canon/least.js';
import { morph, type Transform, transformBy, transformed } from '../../src/canon/transform.js';
import { EMPTY, type Numbers } from '../../src/core/board.js';
import { OutOfTime } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { canonicalGrid } from '../../src/create/fill.js';
import { readPuzzle } from '../../src/formats/read.js';
import { formatLine } from '../../src/formats/text/line.js';
import { uniqueSolution } from '../../src/search/search.js';

const nine = Geometry.ofSize(9);
const valuesOf = (line: string) => readPuzzle(line).puzzle.values;
const lineOf = (geometry: Geometry, values: Int8Array) => formatLine({ geometry, values });
const known = readFileSync('fixtures/canon/least-forms.tsv', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string]);

/** Returns every order of lines that keeps bands together. */
function orders(bands: number, inBand: number): number[][] {
  const all = permutations(bands).map((order) => order.map((band) => [band]));
  const inside = permutations(inBand);
  return all.flatMap((order) =>
    order.reduce<number[][]>(
      (lines, [band]) =>
        lines.flatMap((before) => inside.map((slots) => [...before, ...slots.map((slot) => band! * inBand + slot)])),
      [[]],
    ),
  );
}

const permutations = (count: number): number[][] =>
  count === 0
    ? [[]]
    : permutations(count - 1).flatMap((order) =>
        Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
      );

/** Renames digits in the order in which they occur. */
function renamed(values: Int8Array): string {
  const names = new Map<number, number>();
  return Array.from(values, (digit) => {
    if (digit === EMPTY) return '.';
    if (!names.has(digit)) names.set(digit, names.size + 1);
    return names.get(digit)!.toString(36);
  }).join('');
}

/** Returns the least form by brute force, and the number of arrangements that lead to it. */
function byTryingAll(geometry: Geometry, values: Int8Array): { least: string; automorphisms: bigint } {
  const { size, boxRows, boxColumns } = geometry;
  const same = Array.from({ length: size }, (_, digit) => digit);
  let least = '~';
  let automorphisms = 0n;
  for (const isTurned of boxRows === boxColumns ? [false, true] : [false])
    for (const rows of orders(size / boxRows, boxRows))
      for (const columns of orders(size / boxColumns, boxColumns)) {
        const text = renamed(transformed(values, transformBy(geometry, isTurned, rows, columns, same)));
        if (text === renamed(values)) automorphisms++;
        if (text < least) least = text;
      }
  return { least, automorphisms };
}

test('agrees with least forms found by exhaustive search', () => {
  expect(known.length).toBeGreaterThan(150);
  for (const [puzzle, least] of known) expect(lineOf(nine, leastForm(nine, valuesOf(puzzle)).values)).toBe(least);
});

test('the transform leads to the least form', () => {
  for (const [puzzle] of known.slice(0, 50)) {
    const { values, transform } = leastForm(nine, valuesOf(puzzle));
    expect(transformed(valuesOf(puzzle), transform)).toEqual(values);
  }
});

test('all morphs of a puzzle have the same form, and all morphs of its solution', () => {
  const random = seedrandom('morphs');
  for (const [line] of known.slice(0, 30)) {
    const { puzzle } = readPuzzle(line);
    const solution = { geometry: nine, values: uniqueSolution(puzzle)! };
    for (const grid of [puzzle, solution]) {
      const least = leastValues(nine, grid.values);
      for (let round = 0; round < 5; round++) expect(leastValues(nine, morph(grid, random).values)).toEqual(least);
    }
  }
});

describe.each([
  ['4x4', Geometry.of(2, 2), 60],
  ['6x6', Geometry.of(2, 3), 6],
  ['6x6 with boxes of three rows', Geometry.of(3, 2), 6],
  ['4x4 with rows as boxes', Geometry.of(1, 4), 12],
])('%s', (_, geometry, rounds) => {
  const random = seedrandom('all arrangements');
  const solution = canonicalGrid(geometry);
  const grids = Array.from({ length: rounds }, (_, round) => {
    const share = round % 6 === 0 ? 1 : (round % 6) / 6;
    const { values } = morph({ geometry, values: solution }, random);
    return Int8Array.from(values, (value) => (random() < share ? value : EMPTY));
  });

  test('form and automorphisms agree with exhaustive search', () => {
    for (const values of grids) {
      const { least, automorphisms } = byTryingAll(geometry, values);
      const found = leastForm(geometry, values);
      expect(renamed(found.values)).toBe(least);
      expect(lineOf(geometry, found.values).toLowerCase()).toBe(least);
      expect(found.automorphisms).toBe(automorphisms);
    }
  });
});

/**
 * Returns the least form of a complete grid by all transpositions, orders of columns and first rows, which determine
 * the rest.
 */
function byEveryFirstRow(values: Numbers): { least: string; count: number } {
  const columnOrders = orders(3, 3);
  const inBands = (rows: readonly string[]): string[] =>
    [0, 3, 6].map((band) => [...rows.slice(band, band + 3)].sort().join(''));
  let [least, count] = ['~', 0];
  for (const isTurned of [false, true]) {
    const cellAt = (row: number, column: number) => (isTurned ? column * 9 + row : row * 9 + column);
    for (const columns of columnOrders)
      for (let first = 0; first < 9; first++) {
        const nameOf = new Map(columns.map((column, i) => [values[cellAt(first, column)], i + 1]));
        const rows = Array.from({ length: 9 }, (_, row) =>
          columns.map((column) => nameOf.get(values[cellAt(row, column)])).join(''),
        );
        const text = inBands(rows).sort().join('');
        if (text < least) [least, count] = [text, 0];
        if (text === least) count++;
      }
  }
  return { least, count };
}

test('forms of complete grids agree with a search over all orders of columns', () => {
  const solutions = known.slice(0, 1).map(([line]) => uniqueSolution(readPuzzle(line).puzzle)!);
  for (const values of [canonicalGrid(nine), ...solutions]) {
    const { least, count } = byEveryFirstRow(values);
    const form = leastForm(nine, values);
    expect(lineOf(nine, form.values)).toBe(least);
    expect(form.automorphisms).toBe(BigInt(count));
    expect(transformed(values, form.transform)).toEqual(form.values);
  }
});

test('counts the 648 automorphisms of the most canonical grid (Russell and Jarvis), and those of an empty grid', () => {
  const canonical = '123456789456789123789123456231564897564897231897231564312645978645978312978312645';
  expect(leastForm(nine, valuesOf(canonical)).automorphisms).toBe(648n);
  expect(leastForm(nine, new Int8Array(81).fill(EMPTY)).automorphisms).toBe(BigInt(2 * 6 ** 8));
});

test('a large grid and its morphs have the same form', () => {
  const random = seedrandom('large');
  for (const geometry of [Geometry.ofSize(12), Geometry.ofSize(16)]) {
    const values = canonicalGrid(geometry).map((value) => (random() < 0.4 ? value : EMPTY)) as Int8Array;
    const least = leastValues(geometry, values);
    expect(leastValues(geometry, morph({ geometry, values }, random).values)).toEqual(least);
  }
});

test('sameness returns the transform between two morphs', () => {
  const random = seedrandom('sameness');
  const { puzzle } = readPuzzle(known[0]![0]);
  const other = morph(puzzle, random);
  const transform = sameness(puzzle, other) as Transform;
  expect(transformed(puzzle.values, transform)).toEqual(other.values);
  expect(sameness(puzzle, readPuzzle(known[1]![0]).puzzle)).toBeUndefined();
});

test('throws TooManyAlike for a large, nearly complete grid, and checks its clock meanwhile', () => {
  const geometry = Geometry.ofSize(25);
  const values = canonicalGrid(geometry).map((value, cell) => (cell % 26 === 0 ? EMPTY : value)) as Int8Array;
  expect(() => leastValues(geometry, values)).toThrow(TooManyAlike);
  let looks = 0;
  const short = () => {
    if (++looks > 1000) throw new OutOfTime();
  };
  expect(() => leastValues(geometry, values, short)).toThrow(OutOfTime);
});

test('a search that ran out of time leaves nothing behind for the next one', () => {
  const [line, least] = known.find(([given]) => given.replaceAll('.', '').length < 30)!;
  for (let looks = 1; looks < 40; looks++) {
    let left = looks;
    const short = () => {
      if (--left === 0) throw new OutOfTime();
    };
    try {
      leastValues(nine, valuesOf(line), short);
    } catch (error) {
      expect(error).toBeInstanceOf(OutOfTime);
    }
    expect(lineOf(nine, leastValues(nine, valuesOf(line)))).toBe(least);
  }
});

test('throws when its time is up, and rejects shapes with extra houses', () => {
  const stopped = () => {
    throw new OutOfTime();
  };
  expect(() => leastForm(nine, valuesOf(known[0]![0]), stopped)).toThrow(OutOfTime);
  const diagonal = Array.from({ length: 9 }, (_, i) => i * 10);
  expect(() => leastForm(Geometry.of(3, 3, [diagonal]), valuesOf(known[0]![0]))).toThrow(RangeError);
});
