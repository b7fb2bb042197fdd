import { expect, test } from 'vitest';
import { lowestBit } from '../../src/core/bits.js';
import { Geometry } from '../../src/core/geometry.js';
import { below, type Random, seeded, shuffle } from '../../src/create/random.js';
import { ShapeEngine } from '../../src/search/any-shape.js';
import { CUT, FOUND } from '../../src/search/engine.js';
import { type SearchStart, searchWith } from '../../src/search/search.js';
import { withRules } from '../../src/variants/rules.js';
import { randomLayout } from './layouts.js';
import { solves } from './puzzles.js';

/** An engine that keeps to plain propagation, and so searches for long. */
const plainEngine = (geometry: Geometry): ShapeEngine => new ShapeEngine(geometry, lowestBit);

/** A puzzle with a few values that do not clash. */
function someGivens(geometry: Geometry, random: Random): SearchStart {
  const values = new Int8Array(geometry.cells).fill(-1);
  for (let count = below(random, 6); count > 0; count--) {
    const cell = below(random, geometry.cells);
    const digit = below(random, geometry.size);
    if (values.every((value, other) => value !== digit || !geometry.sees(cell, other))) values[cell] = digit;
  }
  return { geometry, values };
}

// After 270,000 guesses in the first of these all weights of some constraints have been scaled down four times.
test.each([
  [3, 3, ['windoku', 'anti-king', 'anti-knight'], 300_000],
  [3, 4, ['x', 'anti-king', 'anti-knight'], 60_000],
  [4, 4, ['x', 'anti-king', 'anti-knight'], 60_000],
] as const)('a long search of %dx%d boxes with %s reports no grid with holes', (rows, columns, variant, most) => {
  const geometry = withRules(Geometry.of(rows, columns), { variant });
  const engine = plainEngine(geometry);
  const values = new Int8Array(geometry.cells).fill(-1);
  engine.start(values);
  let outcome = engine.next(most);
  for (let count = 0; outcome === FOUND && count < 100; count++) {
    const grid = new Int8Array(geometry.cells);
    engine.write(grid, 0, 0);
    expect(solves(grid, { geometry, values })).toBe(true);
    outcome = engine.next(most);
  }
  expect([CUT, FOUND]).toContain(outcome);
});

test('leftovers and the exchange of digits lose no solution of random layouts', () => {
  const random = seeded('layouts');
  let unsolvable = 0;
  for (let count = 0; count < 400; count++) {
    const geometry = randomLayout(5 + (count % 4), random);
    const puzzle = someGivens(geometry, random);
    const plain = searchWith(plainEngine(geometry), puzzle, { limit: 30, nodes: 20_000 });
    const strong = searchWith(new ShapeEngine(geometry), puzzle, { limit: 30, nodes: 20_000 });
    for (const solution of strong.solutions) expect(solves(solution, puzzle)).toBe(true);
    if (plain.ended === 'cut' || strong.ended === 'cut') continue;
    expect(strong.solutions.length).toBe(plain.solutions.length);
    expect(strong.ended).toBe(plain.ended);
    if (plain.ended === 'all' && plain.solutions.length === 0) unsolvable++;
  }
  expect(unsolvable).toBeGreaterThan(20);
});

test('random variants keep their rules in every solution', () => {
  const random = seeded('variants');
  const names = ['x', 'anti-king', 'anti-knight', 'disjoint-groups', 'windoku', 'centre-dot'];
  for (let count = 0; count < 150; count++) {
    const base = [Geometry.of(3, 3), Geometry.of(4, 4), Geometry.of(2, 3), Geometry.of(3, 4)][count % 4]!;
    const variant = shuffle([...names], random).slice(0, 1 + below(random, 3));
    let geometry: Geometry;
    try {
      geometry = withRules(base, { variant });
    } catch {
      continue; // Some variants need square boxes.
    }
    const puzzle = someGivens(geometry, random);
    const { solutions } = searchWith(new ShapeEngine(geometry), puzzle, { limit: 5, nodes: 8000 });
    for (const solution of solutions) expect(solves(solution, puzzle)).toBe(true);
  }
});
