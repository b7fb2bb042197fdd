/** Sentences match the outcomes, for the hits of all strategies along paths. */
import { expect, test } from 'vitest';
import type { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { parseLine } from '../../src/formats/text/line.js';
import { full } from '../../src/solver/full.js';
import { walk } from '../../src/solver/walk.js';
import { catalogue } from '../../strategies/index.js';
import { expectSaid } from './said.js';

/** Puzzles made by `create`, one of each level. */
const PUZZLES = [
  '.....3..6....2683..3.8479..7.1.....9.....4..7....594.1.6..7.25.1952....482.4.....',
  '..4.5..7.6..24.9..5..3.7.2...2...6.7...8......8...5..14...8....39.7.......5..9...',
  '........6....26835....4.9...4.3.....9...1..8....7...21.6.......19.....7.....65..3',
  '........6..724....5.9..7......1.......6..2.39...69..4.4...8.79...8..61...7.4...6.',
];

/**
 * Strategies that are searched in every position. Those that are slow when they find nothing are tested only on their
 * cases.
 */
const everywhere = catalogue.filter(({ laborious, score }) => !laborious && score < 10_000);

const checkAll = (board: Board): void => {
  for (const strategy of everywhere) for (const hit of strategy.find(board)) expectSaid(strategy, hit, board.geometry);
};

test.each(PUZZLES)('every strategy explains its steps along the path of %s', (line) => {
  const board = boardOf(parseLine(line));
  let steps = 0;
  for (const step of walk(board, full)) {
    expectSaid(step.strategy, step.hit, board.geometry);
    if (steps++ % 50 === 0) checkAll(board);
  }
  expect(board.unsolved).toBe(0);
});
