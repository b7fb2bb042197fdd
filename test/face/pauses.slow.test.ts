/** Nested chains take seconds, and pause during the search. */
import { expect, test } from 'vitest';
import { hinting } from '../../src/face/hint.js';
import { hint } from '../../src/index.js';

/** A puzzle whose next step on Sudoku Explainer's ladder is a nested chain. */
const NESTED = '.5.2..6.......7.3.....9...4....3..9.1..6..5.......4..7..7......21....8...861.....';

test('no stretch between pauses of a search for nested chains exceeds a fiftieth of it', () => {
  let looks = 0;
  const signal = {
    aborted: false,
    get isDue() {
      looks++;
      return true;
    },
  };
  const stretches: number[] = [];
  const task = hinting(NESTED, { ladder: 'se', signal });
  let result = task.next();
  for (; !result.done; result = task.next()) stretches.push(looks);
  expect(result.value).toEqual(hint(NESTED, { ladder: 'se' }));
  expect(result.value.steps[0]!.strategy).toBe('nested-multiple-forcing-chain');
  const longest = Math.max(...stretches.map((end, index) => end - (stretches[index - 1] ?? 0)));
  expect(longest).toBeLessThan(looks / 50);
});
