import { expect, test } from 'vitest';
import { Board } from '../../src/core/board.js';
import { PAUSE_DUE } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { answerOf } from '../../src/core/pausing.js';
import { type Puzzle, puzzleOf } from '../../src/core/puzzle.js';
import { parseLine } from '../../src/formats/line.js';
import { searching } from '../../src/search/pausing.js';
import { search } from '../../src/search/search.js';
import { ticking } from '../ticking.js';

const HARD = '6..9..32...36..8...2...4.......6.2.3..6.8..7....4.2...4.8..369.9..........7...58.';

const empty = (size: number): Puzzle => puzzleOf(new Board(Geometry.ofSize(size)));

test('finds the same solutions as search, however often it pauses', () => {
  let pauses = 0;
  for (const puzzle of [parseLine(HARD), parseLine(`66${HARD.slice(2)}`), empty(9), empty(16)])
    for (const limit of [1, 2, 300])
      for (const nodes of [0, 20, 64, 1000]) {
        const work = searching(puzzle, { limit, nodes, clock: () => PAUSE_DUE });
        let step = work.next();
        for (; !step.done; step = work.next()) pauses++;
        expect(step.value, `${puzzle.geometry.size} ${limit} ${nodes}`).toEqual(search(puzzle, { limit, nodes }));
      }
  expect(pauses).toBeGreaterThan(100);
});

test('a search of few guesses does not pause', () => {
  expect(searching(parseLine(HARD), { limit: 1, clock: () => PAUSE_DUE }).next().done).toBe(true);
});

test.each([9, 16, 25])('a time limit cuts the search of an empty grid of size %i short', (size) => {
  const looks = ticking();
  expect(answerOf(searching(empty(size), { limit: Infinity, milliseconds: 30 })).ended).toBe('cut');
  expect(looks()).toBeLessThan(40);
});
