import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { formatLine, parseLine } from '../../src/formats/text/line.js';
import { ShapeEngine } from '../../src/search/any-shape.js';
import { CUT, DONE, type Engine, FOUND } from '../../src/search/engine.js';
import { engineOf } from '../../src/search/engines.js';
import { loadSimd } from '../../src/search/nine/simd.js';
import { isUnique, type SearchStart, searchWith } from '../../src/search/search.js';
import { bands } from './bands/engine.js';
import { fullGrid, position } from './puzzles.js';

const nine = Geometry.of(3, 3);
const general = new ShapeEngine(nine);
const simd = loadSimd()!;
const engines: [string, Engine][] = [
  ['bands', bands],
  ['simd', simd],
  ['any shape', new ShapeEngine(nine)],
];

const solutionsOf = (engine: Engine, puzzle: SearchStart, limit: number): string[] =>
  searchWith(engine, puzzle, { limit })
    .solutions.map((values) => formatLine({ geometry: nine, values }))
    .sort();

describe.each(engines)('%s', (_, engine) => {
  test.each([0.2, 0.3, 0.4, 0.6])(
    'finds the same solutions as the general engine, with %d of the cells given',
    (share) => {
      fc.assert(
        fc.property(position(nine, share), (puzzle) => {
          const found = solutionsOf(engine, puzzle, 100);
          const expected = solutionsOf(general, puzzle, 100);
          expect(found.length).toBe(expected.length);
          if (found.length < 100) expect(found).toEqual(expected);
        }),
        { numRuns: 60 },
      );
    },
  );

  test('stops at a limit of guesses and resumes from there', () => {
    const empty = new Int8Array(81).fill(-1);
    engine.start(empty);
    expect(engine.next(3)).toBe(CUT);
    expect(engine.guesses).toBe(3);
    expect(engine.next(Infinity)).toBe(FOUND);
    const first = new Int8Array(81);
    engine.write(first, 0, 0);
    engine.start(empty);
    engine.next(Infinity);
    const again = new Uint8Array(83);
    engine.write(again, 2, '1'.charCodeAt(0));
    expect(Buffer.from(again.subarray(2)).toString()).toBe(formatLine({ geometry: nine, values: first }));
    engine.start(first);
    expect([engine.next(0), engine.next(0), engine.next(0)]).toEqual([FOUND, DONE, DONE]);
  });

  test('starts on a puzzle before another is finished, without the candidates of the other', () => {
    const empty = new Int8Array(81).fill(-1);
    const [solution] = searchWith(engine, { geometry: nine, values: empty }, { limit: 1 }).solutions;
    const others = Array.from(solution!, (digit) => 511 & ~(1 << digit));
    engine.start(empty, others);
    expect(engine.next(Infinity)).toBe(FOUND);
    const other = new Int8Array(81);
    engine.write(other, 0, 0);
    expect(other.every((digit, cell) => digit !== solution![cell])).toBe(true);
    expect(solutionsOf(engine, { geometry: nine, values: empty }, 1)).toEqual([
      formatLine({ geometry: nine, values: solution! }),
    ]);
  });
});

test.each(['levels', 'mixed'])('both engines for 9x9 find the same solutions of fixtures/puzzles/%s.txt', (name) => {
  const lines = readFileSync(`fixtures/puzzles/${name}.txt`, 'utf8').match(/^[1-9.0]{81}(?=\s|$)/gm)!;
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const puzzle = parseLine(line, nine);
    expect(solutionsOf(simd, puzzle, 2)).toEqual(solutionsOf(bands, puzzle, 2));
  }
});

describe('the engine for 9x9', () => {
  // Other files of this worker would get the modules that were loaded without WebAssembly.
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test('is the WebAssembly kernel', () => {
    expect(engineOf(nine)).not.toBeInstanceOf(ShapeEngine);
  });

  test('is the general engine unless kernels are registered', async () => {
    vi.resetModules();
    const afresh = {
      ...(await import('../../src/core/geometry.js')),
      ...(await import('../../src/search/any-shape.js')),
      ...(await import('../../src/search/engines.js')),
    };
    const geometry = afresh.Geometry.of(3, 3);
    expect(afresh.engineOf(geometry)).toBeInstanceOf(afresh.ShapeEngine);
    await import('../../src/search/fast.js');
    expect(afresh.engineOf(geometry)).not.toBeInstanceOf(afresh.ShapeEngine);
  });

  test('is the general engine without WebAssembly', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    vi.resetModules();
    await import('../../src/search/fast.js');
    const afresh = {
      ...(await import('../../src/core/geometry.js')),
      ...(await import('../../src/search/any-shape.js')),
      ...(await import('../../src/search/engines.js')),
    };
    expect(afresh.engineOf(afresh.Geometry.of(3, 3))).toBeInstanceOf(afresh.ShapeEngine);
  });
});

test('isUnique agrees with a search for two solutions', () => {
  fc.assert(
    fc.property(position(nine, 0.35), (puzzle) => {
      expect(isUnique(puzzle)).toBe(solutionsOf(general, puzzle, 2).length === 1);
    }),
  );
  fc.assert(
    fc.property(fullGrid(nine), (values) => {
      expect(isUnique({ geometry: nine, values })).toBe(true);
    }),
    { numRuns: 10 },
  );
});
