/** The paths of a medium puzzle and of a hard one; `conflicts.slow` has those of all levels. */
import { expect, test } from 'vitest';
import { expectConflicts, puzzles } from './try-conflicts.js';

test('tell exactly which candidates refute themselves and which strong links have a common conflict, and skip no forcing chain', () => {
  const [, medium, hard] = puzzles;
  expect(Math.min(...Object.values(expectConflicts([medium!, hard!])))).toBeGreaterThan(0);
});
