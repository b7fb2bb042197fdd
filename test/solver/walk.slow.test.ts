import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groupBy } from '../../src/core/arrays.js';
import { boardOf } from '../../src/core/board-of.js';
import { type Clock, OutOfTime, runsOut } from '../../src/core/clock.js';
import { parseLine } from '../../src/formats/text/line.js';
import { outcomeOf } from '../../src/logic/step/outcome.js';
import { LEVELS } from '../../src/logic/step/strategy.js';
import { allSteps, cheapestSteps } from '../../src/solver/all-steps.js';
import { full } from '../../src/solver/full.js';
import { applyHit, type Ladder } from '../../src/solver/ladder.js';
import type { Rung } from '../../src/solver/rung.js';
import type { FoundStep } from '../../src/solver/step.js';
import { rungsOf, walk } from '../../src/solver/walk.js';
import { catalogue } from '../../strategies/index.js';
import { survey } from './survey.js';

const puzzles = readFileSync(new URL('../../fixtures/puzzles/mixed.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => parseLine(line));

const TWO_SOLUTIONS = parseLine('12..34..........');

test('every step of the path, and every other step at its positions, is correct and proved', () => {
  const tallies = survey(puzzles, full, (position) => [catalogue[(position * 7) % catalogue.length]!]);
  expect([...tallies.values()].flatMap(({ wrong }) => wrong)).toEqual([]);
  for (const { taken, asked, proved, undecided } of tallies.values()) expect(proved + undecided).toBe(taken + asked);
  expect(tallies.size).toBeGreaterThan(20);
});

test('a ladder with stamps takes the same path as one without', () => {
  const forgetful: Ladder = {
    ...full,
    rungs: full.rungs.map((rung) => ({
      ...rung,
      search: (board, limits) => rung.search(board, { ...limits, since: undefined }),
    })),
  };
  const path = (ladder: Ladder): string[] =>
    puzzles.flatMap((puzzle) =>
      [...walk(boardOf(puzzle), ladder)].map(({ strategy, place, remove }) => `${strategy.id} ${place} ${remove}`),
    );
  expect(path(full)).toEqual(path(forgetful));
});

describe('rules', () => {
  const usedBy = (rules: Parameters<typeof walk>[2], lines = puzzles): Set<string> =>
    new Set(lines.flatMap((puzzle) => [...walk(boardOf(puzzle), full, rules)].map(({ strategy }) => strategy.id)));

  test.each(LEVELS)('a walk up to %s uses nothing above', (level) => {
    const used = usedBy({ maxLevel: level });
    for (const { id, level: own } of catalogue)
      if (used.has(id)) expect(LEVELS.indexOf(own)).toBeLessThanOrEqual(LEVELS.indexOf(level));
    expect(used.size).toBeGreaterThan(0);
  });

  test('a walk without guesses ends where logic ends', () => {
    const board = boardOf(TWO_SOLUTIONS);
    for (const step of walk(board, full, { unique: false, guess: false }))
      expect(step.strategy.id).not.toBe('backtracking');
    expect(board.unsolved).toBeGreaterThan(0);
  });

  test('a walk with several solutions uses no strategy that assumes uniqueness', () => {
    const used = usedBy({ unique: false }, [TWO_SOLUTIONS]);
    for (const { id, assumes, laborious } of catalogue) if (assumes || laborious) expect(used).not.toContain(id);
    expect(used).toContain('backtracking');
  });
});

describe('out of time', () => {
  /** Returns a clock that runs out after a number of checks. */
  const clockOf = (looks: number): Clock => {
    let left = looks;
    return () => {
      if (left-- === 0) throw new OutOfTime();
    };
  };

  test('a walk ends between two steps and keeps those before', () => {
    const board = boardOf(puzzles[0]!);
    const steps: FoundStep[] = [];
    const isCut = runsOut(() => {
      for (const step of walk(board, full, {}, clockOf(100))) steps.push(step);
    });
    expect(isCut).toBe(true);
    const again = boardOf(puzzles[0]!);
    for (const { hit } of steps) applyHit(again, hit);
    expect(again.digits).toEqual(board.digits);
    expect(steps.length).toBeGreaterThan(0);
    expect(board.unsolved).toBeGreaterThan(0);
  });

  test('a search for all steps keeps those found so far', () => {
    const board = boardOf(puzzles[0]!);
    const easy = full.rungs.slice(0, 12);
    const all = allSteps(board, easy);
    const some = allSteps(board, easy, clockOf(8));
    expect([all.ended, some.ended]).toEqual(['all', 'time']);
    expect(some.steps.length).toBeGreaterThan(0);
    expect(all.steps.map(outcomeOf)).toEqual(expect.arrayContaining(some.steps.map(outcomeOf)));
    expect(some.steps.length).toBeLessThan(all.steps.length);
  });

  test.each([
    'nested-forcing-chain',
    'nishio',
    'whip',
    'braid',
    'forcing-net-verity',
    'finned-mutant-whale',
    'multi-sector-locked-sets',
  ])('a search for %s ends within its time', (id) => {
    const { find } = catalogue.find((strategy) => strategy.id === id)!;
    const board = boardOf(puzzles[0]!);
    expect(runsOut(() => [...find(board, { clock: clockOf(1) })])).toBe(true);
  });
});

test('skipping known outcomes loses no other outcome', () => {
  const rungs = rungsOf(full, { joins: false, guess: false });
  for (const puzzle of [puzzles[0]!, puzzles[7]!]) {
    const board = boardOf(puzzle);
    for (const step of walk(board, full)) if (step.strategy.level !== 'easy') break;
    const every = groupBy(allSteps(board, rungs).steps, outcomeOf);
    const { steps } = cheapestSteps(board, rungs);
    expect(steps.map(outcomeOf).sort()).toEqual([...every.keys()].sort());
    expect(steps.map(({ rating }) => rating)).toEqual(steps.map((step) => every.get(outcomeOf(step))![0]!.rating));
    expect(steps.every(({ rating }, i) => i === 0 || steps[i - 1]!.rating <= rating)).toBe(true);
  }
});

test('a limit ends the search for all steps as soon as that many outcomes are final', () => {
  const board = boardOf(puzzles[0]!);
  const rungs = rungsOf(full, { maxLevel: 'medium' });
  const { steps } = allSteps(board, rungs);
  const firsts = [...groupBy(steps, outcomeOf).values()].map(([step]) => step!);
  const lines = (list: readonly FoundStep[]) => list.map((step) => `${step.strategy.id} ${outcomeOf(step)}`);
  for (let limit = 1; limit <= firsts.length + 1; limit++) {
    const some = cheapestSteps(board, rungs, limit);
    expect(lines(some.steps)).toEqual(lines(firsts.slice(0, limit)));
    expect(some.ended).toBe(limit <= firsts.length ? 'limit' : 'all');
  }
  const never: Rung = {
    ...full.rungs.at(-1)!,
    rating: Infinity,
    search() {
      throw new Error('asked');
    },
  };
  expect(cheapestSteps(board, [never, ...rungs], firsts.length).steps).toHaveLength(firsts.length);
  expect(() => cheapestSteps(board, [never, ...rungs], firsts.length + 1)).toThrow('asked');
});

test('an explanation is built once, when first read', () => {
  const [step] = walk(boardOf(puzzles[0]!), full);
  expect(step!.explanation).toBe(step!.explanation);
});
