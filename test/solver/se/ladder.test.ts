import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prove } from '../../../src/check/prove.js';
import { boardOf } from '../../../src/core/board-of.js';
import { Geometry } from '../../../src/core/geometry.js';
import { parseLine } from '../../../src/formats/text/line.js';
import { outcomeOf } from '../../../src/logic/step/outcome.js';
import { gradeSe } from '../../../src/solver/se/grade.js';
import { se } from '../../../src/solver/se/ladder.js';
import { walk } from '../../../src/solver/walk.js';
import { inTier } from '../../tier.js';

const EVERY = inTier({ quick: 24, slow: 12 });
const puzzles = readFileSync(new URL('../../../fixtures/grades/se.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .filter((_, i) => i % EVERY === 0)
  .map((line) => parseLine(line.split('\t')[0]!));

test('every step of a path is proved, and the hardest gives the rating', () => {
  for (const puzzle of puzzles) {
    const board = boardOf(puzzle);
    let hardest = 0;
    for (const step of walk(board, se)) {
      const { truths } = step.explanation;
      expect(prove(board, { place: step.place, remove: step.remove, truths })).toEqual({ verdict: 'proved' });
      const { rating: least } = se.rungs.find(({ strategies }) => strategies.includes(step.strategy))!;
      expect(step.rating).toBeGreaterThanOrEqual(least - 1e-9);
      hardest = Math.max(hardest, step.rating);
    }
    expect(board.unsolved).toBe(0);
    expect(hardest).toBeCloseTo(gradeSe(puzzle).er, 6);
  }
});

test('caches between steps change no step', () => {
  for (const puzzle of puzzles) {
    const board = boardOf(puzzle);
    for (const { strategy, hit, rating } of walk(board, se))
      expect({ strategy, hit, rating }).toEqual(se.begin(board, se.rungs).next());
  }
});

test('each of all steps has the rating of the same step on a path', () => {
  const compared = new Set<string>();
  for (const puzzle of puzzles) {
    const board = boardOf(puzzle);
    for (const { strategy, hit, rating } of walk(board, se)) {
      const rung = se.rungs.find(({ strategies }) => strategies.includes(strategy))!;
      if (compared.has(`${strategy.id} ${rating}`) || strategy.laborious) continue;
      const wanted = outcomeOf(hit);
      const alike = [...rung.all!(board)].filter(
        (other) => other.strategy === strategy && outcomeOf(other.hit) === wanted,
      );
      if (alike.length === 0) continue;
      expect([strategy.id, Math.min(...alike.map((other) => Math.abs(other.rating - rating)))]).toEqual([
        strategy.id,
        expect.closeTo(0, 6),
      ]);
      compared.add(`${strategy.id} ${rating}`);
    }
  }
  for (const id of ['hidden-single', 'forcing-chain'])
    expect([...compared].filter((each) => each.startsWith(`${id} `)).length).toBeGreaterThan(1);
});

test('excludes strategies that are not allowed', () => {
  const [puzzle] = puzzles.filter((one) => gradeSe(one).counts.has(4.5));
  const ids = (unique: boolean): string[] =>
    [...walk(boardOf(puzzle!), se, { unique })].map((step) => step.strategy.id);
  expect(ids(true).some((id) => id.startsWith('unique-'))).toBe(true);
  expect(ids(false).some((id) => id.startsWith('unique-'))).toBe(false);
});

test.each([
  [2, 2, '.....41..14..3..'],
  [2, 3, '....56...1...1..343......4......52..'],
])('rates boxes of %i by %i', (rows, columns, line) => {
  const { er, ended } = gradeSe(parseLine(line, Geometry.of(rows, columns)));
  expect([er, ended]).toEqual([1.2, 'solved']);
});
