import { expect, test } from 'vitest';
import { type Profile, profileOf } from '../../src/bank/profile.js';
import { profiledLadders, profilesOf } from '../../src/bank/profiles.js';
import { EMPTY } from '../../src/core/board.js';
import { clock, OutOfTime } from '../../src/core/clock.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { readPuzzle } from '../../src/formats/read.js';
import { uniqueSolution } from '../../src/search/search.js';
import { full } from '../../src/solver/full.js';
import { ladderOf } from '../../src/solver/ladders.js';
import { withRules } from '../../src/variants/rules.js';
import { EASY, HARD, LEVELS } from './levels.js';

const SMALL = readPuzzle('.3.1...2....1...').puzzle;

const withGiven = (puzzle: Puzzle, cell: number): Puzzle => ({
  ...puzzle,
  values: Int8Array.from(puzzle.values, (value, at) => (at === cell ? uniqueSolution(puzzle)![cell]! : value)) as never,
});

test('figures of a 4x4 puzzle of singles equal those counted by hand', () => {
  const profile = profileOf(SMALL, full);
  expect(profile.steps).toBe(SMALL.values.length - 4);
  expect(profile).toMatchObject({ solved: true, beforeFirst: 0, longestRun: 0 });
  expect([...profile.ratings.values()].reduce((sum, count) => sum + count)).toBe(profile.steps);
  expect(profile.widths.at(-1)).toBe(1);
});

test('figures are consistent with each other', () => {
  for (const puzzle of LEVELS.slice(0, 3)) {
    const profile: Profile = profileOf(puzzle, full);
    expect(profile.widths).toHaveLength(profile.steps);
    expect(profile.bottlenecks).toBe(profile.widths.filter((width) => width === 1).length);
    expect(profile.hardest).toBe([...profile.ratings.keys()].at(-1));
    expect(profile.rounds).toBeLessThanOrEqual(profile.steps);
    expect(profile.hardestShare).toBeGreaterThan(0.09);
    expect(profile.hardestShare).toBeLessThanOrEqual(1);
  }
});

test('any further given adds no round to a puzzle of singles', () => {
  const { rounds } = profileOf(EASY, full);
  const open = Array.from(EASY.values, (_, cell) => cell).filter((cell) => EASY.values[cell] === EMPTY);
  for (const cell of open.filter((_, index) => index % 4 === 0))
    expect(profileOf(withGiven(EASY, cell), full).rounds).toBeLessThanOrEqual(rounds);
});

test('distinguishes two puzzles that Sudoku Explainer rates 4.2 / 1.2 / 1.2', () => {
  const [light, heavy] = [
    '6....2.1.........3.....468......984......87.12..6...39.9..1..6.17.9....2.62..7...',
    '.87.......6.129.4.......5..........625.......4...7.....4.7.86.2...9....1....65.94',
  ].map((line) => profileOf(readPuzzle(line).puzzle, ladderOf('se')));
  expect(light).toMatchObject({ hardest: 4.2, rounds: 14, longestRun: 3 });
  expect(heavy).toMatchObject({ hardest: 4.2, rounds: 24, longestRun: 13 });
});

test('profiledLadders returns our own ladder, then those of the scales', () => {
  expect(profiledLadders(['se', 'w', 'gw', 'te'])).toEqual(['full', 'se', 'whips']);
  expect([...profilesOf(SMALL, ['hodoku']).keys()]).toEqual(['full', 'hodoku']);
});

test('a variant has no profile along ladders of programs that know no variants', () => {
  const { geometry, values } = readPuzzle('.3.1...2....1...').puzzle;
  const variant = { geometry: withRules(geometry, { variant: ['anti-knight'] }), values };
  expect([...profilesOf(variant, ['hodoku', 'se', 'w']).keys()]).toEqual(['full', 'whips']);
});

test('throws when its clock runs out', () => {
  expect(() => profileOf(HARD, ladderOf('se'), clock(0))).toThrow(OutOfTime);
});
