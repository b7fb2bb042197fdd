/** The limits of a search: solutions, guesses, time. */
import { describe, expect, test } from 'vitest';
import { type Clock, OutOfTime, unlimited } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { parseLine } from '../../src/formats/text/line.js';
import { GUESSES_PER_CHECK, isUnique, search } from '../../src/search/search.js';
import { withRules } from '../../src/variants/rules.js';

const EASY = parseLine('7..8.2.1....9..6.7.9..6...2.3.5....82.53..1.44....67........84.3.41..5.9.18.7.3.6');
/** A puzzle that a search guesses at. */
const GUESSED = parseLine('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
/** A shape without a grid, which takes far more guesses than lie between two looks at a clock. */
const NONE: Puzzle = (() => {
  const geometry = withRules(Geometry.of(3, 3), { variant: ['windoku', 'anti-king', 'anti-knight'] });
  return { geometry, values: new Int8Array(81).fill(-1) };
})();

/** Makes a clock that runs out at a look, and counts its looks. */
function runningOut(at: number): { clock: Clock; looks: () => number } {
  let looks = 0;
  const clock = (): void => {
    if (++looks >= at) throw new OutOfTime();
  };
  return { clock, looks: () => looks };
}

describe('search', () => {
  test('ends with all solutions if it needs no further guess', () => {
    expect(search(EASY, { nodes: 0 })).toMatchObject({ ended: 'all', nodes: 0 });
    expect(search(EASY, { nodes: 0 }).solutions).toHaveLength(1);
  });

  test('is cut where it would make one guess more', () => {
    const { nodes } = search(GUESSED);
    expect(nodes).toBeGreaterThan(1);
    expect(search(GUESSED, { nodes })).toMatchObject({ ended: 'all', nodes });
    expect(search(GUESSED, { nodes: nodes - 1 })).toMatchObject({ ended: 'cut', nodes: nodes - 1 });
  });

  test('ends by its limit rather than by the time if it has as many solutions', () => {
    expect(search(EASY, { clock: runningOut(1).clock, limit: 1 }).ended).toBe('limit');
    expect(search(EASY, { clock: runningOut(1).clock, limit: 2 })).toMatchObject({ ended: 'cut' });
  });

  test('goes on after each look at a clock that has time', () => {
    const { clock, looks } = runningOut(Infinity);
    const timed = search(NONE, { clock });
    expect(timed).toEqual(search(NONE));
    expect(timed).toMatchObject({ ended: 'all', solutions: [] });
    expect(timed.nodes).toBeGreaterThan(2 * GUESSES_PER_CHECK);
    expect(looks()).toBe(Math.floor(timed.nodes / GUESSES_PER_CHECK));
  });

  test('is cut at the look at which the time is up', () => {
    expect(search(NONE, { clock: runningOut(2).clock })).toEqual({
      solutions: [],
      ended: 'cut',
      nodes: 2 * GUESSES_PER_CHECK,
    });
  });
});

describe('isUnique', () => {
  test('says the same with a clock that has time', () => {
    for (const clock of [unlimited, runningOut(Infinity).clock]) {
      expect(isUnique(EASY, Infinity, clock)).toBe(true);
      expect(isUnique(GUESSED, Infinity, clock)).toBe(true);
      expect(isUnique({ ...EASY, values: new Int8Array(81).fill(-1) }, Infinity, clock)).toBe(false);
      expect(isUnique(NONE, Infinity, clock)).toBe(false);
    }
  });

  test('is false where the guesses do not decide it', () => {
    const { nodes } = search(GUESSED);
    for (const clock of [unlimited, runningOut(Infinity).clock]) {
      expect(isUnique(GUESSED, nodes, clock)).toBe(true);
      expect(isUnique(GUESSED, nodes - 1, clock)).toBe(false);
      expect(isUnique(GUESSED, 0, clock)).toBe(false);
    }
  });

  test('throws when its clock does, however many guesses it may make', () => {
    const { clock, looks } = runningOut(3);
    expect(() => isUnique(NONE, Infinity, clock)).toThrow(OutOfTime);
    expect(looks()).toBe(3);
    expect(isUnique(NONE, GUESSES_PER_CHECK + 1, runningOut(3).clock)).toBe(false);
  });
});
