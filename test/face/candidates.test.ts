/** Puzzles that are made of candidates alone (Sukaku). The ratings are those of Sukaku Explainer. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explain, grade, hint, ladder, solve, verify } from '../../src/face/index.js';
import { read } from '../read-text.js';

const RATED = readFileSync(new URL('../../fixtures/grades/sukaku.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([text, ...ratings]) => [read(text!), ...ratings] as const);

/** Those that are rated in a moment. */
const QUICK = RATED.filter(([, er]) => Number(er) < 9);

test('their ratings are those of Sukaku Explainer', () => {
  expect(QUICK.length).toBeGreaterThan(15);
  for (const [puzzle, ...ratings] of QUICK) {
    const { er, ep, ed } = grade(puzzle, { scale: 'se' }).se!;
    expect([er, ep, ed]).toEqual(ratings.map(Number));
  }
});

test("HoDoKu's scale grades them by their steps", () => {
  const { level, score } = grade(QUICK[0]![0]).hodoku!;
  expect([level, score]).toEqual(['easy', 354]);
});

describe('their paths lead to the solution, and each step is proved', () => {
  for (const [turn, id] of (['full', 'hodoku', 'se'] as const).entries())
    test(id, () => {
      for (const [puzzle] of QUICK.filter((_, index) => index % 3 === turn)) {
        const trace = explain(puzzle, { ladder: ladder(id) });
        expect(trace.ended).toBe('solved');
        expect(trace.solution).toBe(solve(puzzle).solution);
        expect(verify(trace)).toEqual({ steps: trace.steps.length, proved: trace.steps.length, refuted: 0 });
      }
    });
});

test('hint knows their one solution', () => {
  expect(hint(QUICK[0]![0])).toMatchObject({ solutions: 1, mistakes: [], step: { strategy: 'hidden-single' } });
});

test('a rectangle is no argument where a corner lacked one of its digits', () => {
  const trace = explain(QUICK.at(-1)![0]);
  const { size } = trace;
  // The corners r1c1, r1c4, r2c1 and r2c4 take 1 and 2; r1c1 never had 2.
  const cells = [
    [1, 1],
    [1, 4],
    [2, 1],
    [2, 4],
  ].map(([row, column]) => ({ row: row!, column: column!, digits: [1, 2] }));
  const step = { ...trace.steps[0]!, truths: [{ kind: 'deadly' as const, cells }] };
  expect(size).toBe(9);
  expect(verify({ ...trace, steps: [step] })).toMatchObject({ proved: 0, refuted: 1 });
});
