import { expect, test } from 'vitest';
import { expectConflicts, puzzles } from './try-conflicts.js';

test('along the paths of puzzles of all levels, conflicts tell what a walk over the links tells', () => {
  expect(Math.min(...Object.values(expectConflicts(puzzles)))).toBeGreaterThan(0);
});
