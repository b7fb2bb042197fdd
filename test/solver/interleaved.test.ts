/** Searches that give their results one by one may run in turns: each gives what it gives alone. */
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { readPuzzle } from '../../src/formats/read.js';
import { outcomeOf } from '../../src/logic/step/outcome.js';
import { everyStep, outcomes } from '../../src/solver/all-steps.js';
import { full } from '../../src/solver/full.js';
import { grade } from '../../src/solver/grade.js';
import { LADDERS } from '../../src/solver/ladder-names.js';
import { ladderOf } from '../../src/solver/ladders.js';
import type { FoundStep } from '../../src/solver/step.js';
import { rungsOf, walk } from '../../src/solver/walk.js';
import { catalogue } from '../../strategies/index.js';
import { inTier, shareOf } from '../tier.js';

/** Two puzzles that need chains, and their positions where easier steps end. */
const puzzles = [
  '24.7....8....8......5..6.3...7...2595..26.4....9...683..4..8.9.....1....36.9....1',
  '....2......46197....5...9...98...34..2.....5...68.52....9...6..8..4.1..77...6...3',
].map((line) => readPuzzle(line).puzzle);
const boards = puzzles.map((puzzle) => {
  const board = boardOf(puzzle);
  for (const _ of walk(board, full, { maxLevel: 'medium' }));
  return board;
});

test('the positions have steps left', () => {
  for (const board of boards) expect(board.unsolved).toBeGreaterThan(0);
});

/** The most results that are compared. */
const MOST = inTier({ quick: 4, slow: 20 });

/** Takes results of two searches in turns. `describeResult` is called as each arrives. */
function inTurns<Result>(
  searches: readonly Iterator<Result>[],
  describeResult: (result: Result) => string,
): readonly string[][] {
  const lists = searches.map((): string[] => []);
  const open = new Set(searches.keys());
  while (open.size > 0)
    for (const index of [...open]) {
      const { done, value } = searches[index]!.next();
      if (done || lists[index]!.length === MOST) open.delete(index);
      else lists[index]!.push(describeResult(value));
    }
  return lists;
}

/** Checks that two searches in turns give what they give one after the other. */
function expectAsAlone<Result>(
  searches: readonly (() => Iterator<Result>)[],
  describeResult: (result: Result) => string,
): void {
  const alone = searches.map((search) => inTurns([search()], describeResult)[0]);
  expect(
    inTurns(
      searches.map((search) => search()),
      describeResult,
    ),
  ).toEqual(alone);
}

const described = (step: FoundStep): string =>
  `${step.strategy.id} ${outcomeOf(step)} ${JSON.stringify(step.explanation)}`;

test.each(shareOf(catalogue, 3).map((strategy) => [strategy.id, strategy] as const))(
  '%s finds the same on two boards in turns',
  (_, strategy) =>
    expectAsAlone(
      boards.map((board) => () => strategy.find(board)),
      (hit) => `${outcomeOf(hit)} ${JSON.stringify(strategy.explain(hit, boards[0]!.geometry))}`,
    ),
);

describe.each(LADDERS)('on the ladder %s', (id) => {
  test('two walks in turns give the steps of each alone', () =>
    expectAsAlone(
      puzzles.map((puzzle) => () => walk(boardOf(puzzle), ladderOf(id))),
      described,
    ));

  test('walks in turns on one puzzle are the same', () =>
    expectAsAlone(
      [puzzles[0]!, puzzles[0]!].map((puzzle) => () => walk(boardOf(puzzle), ladderOf(id))),
      described,
    ));
});

test.each([
  ['every step', everyStep],
  ['all outcomes', outcomes],
])('two lists of %s in turns are those of each alone', (_, list) => {
  const rungs = rungsOf(full, { maxLevel: 'unfair' });
  expectAsAlone(
    boards.map((board) => () => list(board.copy(), rungs)),
    described,
  );
});

test('a grade that hears of a step may start another grade', () => {
  const alone = grade(puzzles[0]!, ['se']);
  let steps = 0;
  const onStep = (): void => {
    if (steps++ % 10 === 0) grade(puzzles[1]!);
  };
  expect(grade(puzzles[0]!, ['se'], { onStep })).toEqual(alone);
  expect(steps).toBeGreaterThan(10);
});
