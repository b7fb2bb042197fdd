import '../../../src/solver/nine/fast.js';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Geometry } from '../../../src/core/geometry.js';
import { parseLine } from '../../../src/formats/text/line.js';
import { gradeSe } from '../../../src/solver/se/grade.js';
import { easyEngineOf } from '../../../src/solver/se/nine/easy.js';
import { inTier } from '../../tier.js';
import { easyParts, tryEasySteps } from '../../trust/try-kernel.js';

const nine = Geometry.of(3, 3);
/** Our own puzzles rated 3.0 and 1.5. */
const rated = readFileSync(new URL('../../../fixtures/grades/se.tsv', import.meta.url), 'utf8').split('\n');
const [puzzle, other] = ['3.0', '1.5'].map((er) =>
  parseLine(/^\S+/.exec(rated.find((line) => line.includes(`\t${er}\t`))!)![0]),
);
const engine = easyEngineOf(nine)!;

describe('the engine for easy steps takes the same steps as the rungs, in the same order', () => {
  test('on any position, and past loops', () => {
    const { faults, steps, pastLoops } = tryEasySteps(inTier({ quick: 200, slow: 600 }), 'easy');
    expect(faults).toEqual([]);
    expect(steps).toBeGreaterThan(inTier({ quick: 3000, slow: 10_000 }));
    expect(pastLoops).toBeGreaterThan(inTier({ quick: 30, slow: 100 }));
  });

  test('on our own puzzles, which need most of its steps', () => {
    for (const line of rated.slice(1, -1)) {
      const { found, expected } = easyParts(parseLine(/^\S+/.exec(line)![0]));
      expect(found).toEqual(expected);
    }
  });
});

test('reports clashing values', () => {
  const values = Int8Array.from({ length: 81 }, (_, cell) => (cell === 3 || cell === 75 ? 8 : -1));
  expect(engine.take(values)).toBeUndefined();
  expect(() => gradeSe({ geometry: nine, values })).toThrow(RangeError);
});

test('is absent for other shapes and without WebAssembly', () => {
  expect(easyEngineOf(Geometry.of(2, 3))).toBe(null);
});

test('a step callback may start another grade', () => {
  expect(gradeSe(puzzle!, { onStep: () => void gradeSe(other!) })).toEqual(gradeSe(puzzle!));
});
