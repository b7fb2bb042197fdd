import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { seeded } from '../../src/create/random.js';
import { ShapeEngine } from '../../src/search/any-shape.js';
import { type Engine, FOUND } from '../../src/search/engine.js';
import type { SearchStart } from '../../src/search/search.js';
import { loadWithoutRules } from '../../src/search/without-rules/kernel.js';
import { withRules } from '../../src/variants/rules.js';
import { randomLayout } from './layouts.js';
import { position, solves } from './puzzles.js';

/** The results of a search up to some solutions or guesses, each with the guesses made and the solution. */
function course(engine: Engine, start: SearchStart): string[] {
  const told: string[] = [];
  const solution = new Int8Array(start.geometry.cells);
  engine.start(start.values, start.candidates);
  for (let count = 0; count < 8; count++) {
    const outcome = engine.next(1500);
    if (outcome === FOUND) engine.write(solution, 0, 0);
    told.push(`${outcome} after ${engine.guesses}: ${outcome === FOUND ? solution : ''}`);
    if (outcome !== FOUND) break;
  }
  return told;
}

const plain = ([[2, 2], [2, 3], [3, 2], [3, 3], [2, 4], [3, 4], [4, 4], [5, 5]] as const).map(([rows, columns]) => Geometry.of(rows, columns)); // biome-ignore format: a list

test.each(plain)('both engines search $boxRows x $boxColumns boxes alike', (geometry) => {
  const [expected, kernel] = [new ShapeEngine(geometry), loadWithoutRules(geometry)!];
  fc.assert(
    fc.property(
      fc.constantFrom(0.2, 0.4, 0.6).chain((share) => position(geometry, share)),
      (start) => {
        expect(course(kernel, start)).toEqual(course(expected, start));
      },
    ),
    { numRuns: geometry.size > 9 ? 6 : 30 },
  );
});

test.each([
  ['x'],
  ['windoku'],
  ['anti-knight'],
  ['anti-king', 'anti-knight'],
  ['centre-dot'],
  ['latin'],
  // No grid keeps these rules: the search restarts.
  ['windoku', 'anti-king', 'anti-knight'],
])('both engines search %s alike', (...variant) => {
  const geometry = withRules(Geometry.of(3, 3), { variant });
  const [expected, kernel] = [new ShapeEngine(geometry), loadWithoutRules(geometry)!];
  for (const share of [0, 0, 3, 9]) {
    const values = new Int8Array(81).fill(-1);
    for (let cell = share; cell < share * 9; cell += 10) values[cell] = cell % 9;
    const candidates = Int32Array.from(values, (_, cell) => geometry.all & ~(1 << ((cell * share) % 9)));
    for (const start of [
      { geometry, values },
      { geometry, values, candidates },
    ])
      expect(course(kernel, start)).toEqual(course(expected, start));
  }
});

test('both engines search random layouts alike, with leftovers after a restart', () => {
  const random = seeded('without rules');
  let restarted = 0;
  for (let count = 0; count < 40; count++) {
    const geometry = randomLayout(5 + (count % 4), random);
    const [expected, kernel] = [new ShapeEngine(geometry), loadWithoutRules(geometry)!];
    const start = { geometry, values: new Int8Array(geometry.cells).fill(-1) };
    expect(course(kernel, start)).toEqual(course(expected, start));
    if (expected.guesses > 400) restarted++;
  }
  expect(restarted).toBeGreaterThan(0);
});

test('finds solutions that keep the rules, by the candidates of a geometry too', () => {
  const geometry = withRules(Geometry.of(4, 4), { variant: ['x'] });
  const kernel = loadWithoutRules(geometry)!;
  const start = { geometry, values: new Int8Array(geometry.cells).fill(-1) };
  kernel.start(start.values);
  expect(kernel.next(Infinity)).toBe(FOUND);
  const solution = new Int8Array(geometry.cells);
  kernel.write(solution, 0, 0);
  expect(solves(solution, start)).toBe(true);
});

test('leaves shapes with rules to the engine in TypeScript', () => {
  expect(loadWithoutRules(withRules(Geometry.of(3, 3), { constraints: ['killer-cage=3:r1c12'] }))).toBeUndefined();
});
