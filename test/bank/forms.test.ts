import { describe, expect, test } from 'vitest';
import { formsOf, keepsRules, measureForms, ruleKeepingTransform } from '../../src/bank/forms.js';
import { leastForm } from '../../src/canon/least.js';
import { randomTransform, transformed } from '../../src/canon/transform.js';
import { type Clock, OutOfTime } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { seeded } from '../../src/create/random.js';
import { isUnique } from '../../src/search/search.js';
import { withRules } from '../../src/variants/rules.js';
import { sudoku } from '../cli/sudoku.js';
import { read } from '../read-text.js';

const PUZZLE = '24.7....8....8......5..6.3...7...2595..26.4....9...683..4..8.9.....1....36.9....1';
const randomAt = (index: number) => seeded(`forms ${index}`);
const formsIn = (puzzle: Puzzle, count: number): Puzzle[] => [...formsOf(puzzle, count, randomAt)];

test('forms begin with the puzzle as it lies, differ, and are equivalent', () => {
  const puzzle = read(PUZZLE);
  const forms = formsIn(puzzle, 8);
  expect(forms[0]).toBe(puzzle);
  expect(new Set(forms.map(({ values }) => String(values))).size).toBe(8);
  const least = forms.map(({ values, geometry }) => String(leastForm(geometry, values).values));
  expect(new Set(least).size).toBe(1);
});

test('there are no more forms than differ', () => {
  expect(formsIn(read('.'.repeat(16)), 8)).toHaveLength(1);
});

/** Returns a clock that runs out when it is asked for the last time of so many. */
function runningOutAfter(looks: number): Clock {
  let left = looks;
  return () => {
    if (--left <= 0) throw new OutOfTime();
  };
}

test('the clock is checked for each form that is tried, also where none differs', () => {
  const empty = read('.'.repeat(625));
  expect(() => [...formsOf(empty, 100, randomAt, runningOutAfter(50))]).toThrow(OutOfTime);
});

test('the forms that were measured are kept when the time runs out', () => {
  const measured = measureForms([read(PUZZLE), 8, randomAt], 'first', runningOutAfter(6), () => 'other');
  expect(measured).toEqual({ forms: ['first', 'other', 'other'], isCut: true });
});

describe('on variants', () => {
  test.each([['x'], ['windoku'], ['anti-knight'], ['x', 'anti-king'], ['latin']])(
    'turns and reflections keep the rules of %s',
    (...variant) => {
      const geometry = withRules(Geometry.ofSize(9), { variant });
      const random = seeded('turns');
      for (let i = 0; i < 20; i++) {
        const transform = ruleKeepingTransform(geometry, random);
        expect(transform.to).toBe(geometry);
        expect(keepsRules(geometry, transform)).toBe(true);
      }
    },
  );

  test('a diagonal is not kept when rows are exchanged', () => {
    const geometry = withRules(Geometry.ofSize(9), { variant: ['x'] });
    const random = seeded('rows');
    const kept = Array.from({ length: 50 }, () => keepsRules(geometry, randomTransform(Geometry.ofSize(9), random)));
    expect(kept).toContain(false);
  });

  test('forms of a jigsaw have one solution each, as the puzzle has', async () => {
    const { out } = await sudoku('create', 'easy', '6', '--constraint', 'jigsaw', '--seed', 'tea', '--to', 'line');
    const forms = formsIn(read(out.trim()), 6);
    expect(forms).toHaveLength(6);
    expect(forms.map((form) => isUnique(form))).toEqual(forms.map(() => true));
  });
});

test('a turned grid that is not square in its boxes keeps no rules of the other shape', () => {
  const geometry = Geometry.of(2, 3);
  expect(keepsRules(geometry, { to: Geometry.of(3, 2), from: [...Array(36).keys()], digits: [0, 1, 2, 3, 4, 5] })).toBe(
    false,
  );
  expect(
    transformed(
      Int8Array.from({ length: 36 }, () => -1),
      ruleKeepingTransform(geometry, seeded('a')),
    ),
  ).toHaveLength(36);
});
