import { expect, test } from 'vitest';
import type { Board } from '../../../src/core/board.js';
import { type Clock, clock, OutOfTime, unlimited } from '../../../src/core/clock.js';
import { Geometry } from '../../../src/core/geometry.js';
import { rungs } from '../../../src/solver/hodoku/rungs.js';
import { alsChain } from '../../../strategies/als/als-chain.js';
import { openBoard } from '../../open-board.js';
import { ticking } from '../../ticking.js';

const rung = rungs.find(({ strategies }) => strategies[0] === alsChain)!;

test.each([
  ['the strategy', (board: Board, time: Clock) => alsChain.find(board, { clock: time })],
  ["HoDoKu's rung", (board: Board, time: Clock) => rung.search(board, { clock: time })],
  ["every find of HoDoKu's rung", (board: Board, time: Clock) => rung.all!(board, { clock: time })],
])('%s: a time limit ends a search for chains of sets', (_, search) => {
  const board = openBoard(Geometry.of(3, 3), 0.35, 'set chains');
  // The second search has the sets and the refuted candidates of the first one, so only walks check the clock.
  expect([...search(board, unlimited)].length).toBeGreaterThan(0);
  ticking();
  expect(() => [...search(board, clock(50))]).toThrow(OutOfTime);
});
