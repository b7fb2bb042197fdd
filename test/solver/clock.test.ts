/** Searches hear time limits and interrupts on open boards, which have far more patterns than puzzles have. */
import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/core/board.js';
import { type Clock, clock, OutOfTime } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { ladderOf } from '../../src/solver/ladders.js';
import type { Rung } from '../../src/solver/rung.js';
import { catalogue, strategyOf } from '../../strategies/index.js';
import { openBoard } from '../open-board.js';
import { ticking } from '../ticking.js';

const board = openBoard(Geometry.of(3, 3), 0.35, 'open board');
const large = openBoard(Geometry.of(4, 4), 0.4, 'open board');

const rungOn = (ladder: 'hodoku' | 'se', id: string): Rung =>
  ladderOf(ladder).rungs.find(({ strategies }) => strategies.some((strategy) => strategy.id === id))!;

/** A guess whose solution is found before the first check counts, whatever the clock says then. */
const isGuess = ({ strategies }: Pick<Rung, 'strategies'>): boolean => strategies.includes(strategyOf('backtracking')!);

/** Checks that a search either never asks the clock or ends as soon as the clock throws. */
function expectToHear(search: (time: Clock) => Iterable<unknown>): void {
  let checks = 0;
  const out = (): void => {
    checks++;
    throw new OutOfTime();
  };
  let isHeard = false;
  try {
    for (const _ of search(out));
  } catch (error) {
    expect(error).toBeInstanceOf(OutOfTime);
    isHeard = true;
  }
  expect(isHeard).toBe(checks > 0);
}

const strategies = catalogue.filter((strategy) => !isGuess({ strategies: [strategy] }));

test.each(strategies.map((strategy) => [strategy.id, strategy] as const))(
  '%s: a search passes on that its clock has run out, if it asks one',
  (_, strategy) => expectToHear((time) => strategy.find(board, { clock: time })),
);

describe.each(['hodoku', 'se'] as const)('on the ladder %s', (id) => {
  const rungs = ladderOf(id).rungs.filter((rung) => !isGuess(rung));

  test.each(rungs.map((rung) => [rung.strategies.map(({ id }) => id).join(), rung] as const))(
    '%s: a search passes on that its clock has run out, if it asks one',
    (_, rung) => expectToHear((time) => rung.search(board.copy(), { clock: time })),
  );
});

const found =
  (id: string) =>
  (on: Board, time: Clock): Iterable<unknown> =>
    strategyOf(id)!.find(on, { clock: time });

const climbed =
  (ladder: 'hodoku' | 'se', id: string) =>
  (on: Board, time: Clock): Iterable<unknown> =>
    rungOn(ladder, id).search(on.copy(), { clock: time });

test.each([
  ['death-blossom', 1000, found('death-blossom'), board],
  ['region-death-blossom', 1000, found('region-death-blossom'), board],
  ['sue-de-coq', 40, found('sue-de-coq'), board],
  ['forcing-chain', 10, found('forcing-chain'), board],
  ['backtracking', 10, found('backtracking'), large],
  ["HoDoKu's nice loops", 100, climbed('hodoku', 'aic'), board],
  ["HoDoKu's grouped nice loops", 100, climbed('hodoku', 'grouped-aic'), board],
  ["HoDoKu's guess", 10, climbed('hodoku', 'backtracking'), large],
  ["Sudoku Explainer's chains of single links", 10, climbed('se', 'forcing-chain'), board],
])('%s: asks the clock more than %i times', (_, checks, search, on) => {
  ticking();
  expect(() => [...search(on, clock(checks))]).toThrow(OutOfTime);
});
