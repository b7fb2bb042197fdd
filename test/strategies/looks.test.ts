/** Long searches check the clock, so that a signal or a time limit ends a single search. */
import { expect, test } from 'vitest';
import type { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { OutOfTime } from '../../src/core/clock.js';
import { candidatesOf } from '../../src/logic/links/graph.js';
import { catalogue } from '../../strategies/index.js';
import { read } from '../read-text.js';

/** One of the hardest puzzles, in which no easy strategy finds a step. */
const HARD = boardOf(read('1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..'));
const ALL = candidatesOf(HARD);
let taken = 0;

/** Returns a position of which nothing is cached. */
function nextPosition(): Board {
  const board = HARD.copy();
  board.remove(ALL[taken++]!);
  return board;
}

/** The fewest checks of the clock. */
const LOOKS = [
  ['als-xz', 10],
  ['als-xy-wing', 15],
  ['als-w-wing', 100],
  ['ahs-xz', 20],
  ['ahs-w-wing', 20],
  ['death-blossom', 20],
  ['region-death-blossom', 20],
  ['grouped-continuous-nice-loop', 100],
  ['aic-with-hidden-sets', 100],
  ['aligned-triple-exclusion', 20],
  ['junior-exocet', 20],
  ['sk-loop', 100],
  ['forcing-net-verity', 100],
  ['whip', 20],
] as const;

test.each(LOOKS)('%s checks the clock at least %i times, and stops when the clock throws', (id, least) => {
  const { find } = catalogue.find((strategy) => strategy.id === id)!;
  let looks = 0;
  for (const _ of find(nextPosition(), { clock: () => void looks++ }));
  expect(looks).toBeGreaterThanOrEqual(least);
  const isOver = (): void => {
    throw new OutOfTime();
  };
  expect(() => find(nextPosition(), { clock: isOver }).next()).toThrow(OutOfTime);
});
