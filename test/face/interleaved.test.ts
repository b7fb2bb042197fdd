/** Walks and lists that are taken in turns give the same steps as each does alone. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LADDERS, type LadderId, walk } from '../../src/index.js';
import { read } from '../read-text.js';

const PUZZLES = [
  '89.....72..6...3..5.......6....5....32.4.6.91...7.2.......6.....87.3.12..3.1.8.4.',
  read('....4..2.....1........3.4.......2.5. variant=x'),
  readFileSync(new URL('../../fixtures/puzzles/16x16.txt', import.meta.url), 'utf8'),
];

const MOST = 12;

/** Returns the first steps of a walk. */
function firstOf(steps: Iterable<unknown>): unknown[] {
  const first: unknown[] = [];
  for (const step of steps) if (first.push(step) === MOST) break;
  return first;
}

test.each(LADDERS)('walks on the ladder %s', (ladder: LadderId) => {
  const walks = [...PUZZLES, ...PUZZLES].map((puzzle) => walk(puzzle, { ladder }));
  const inTurns = walks.map((): unknown[] => []);
  for (let count = 0; count < MOST; count++)
    for (const [index, steps] of walks.entries()) {
      const { done, value } = steps.next();
      if (!done) inTurns[index]!.push(value);
    }
  const alone = PUZZLES.map((puzzle) => firstOf(walk(puzzle, { ladder })));
  expect(inTurns).toEqual([...alone, ...alone]);
});
