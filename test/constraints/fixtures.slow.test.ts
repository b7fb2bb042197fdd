/** As `fixtures.test`, with all puzzles of each constraint, which come back from every format too. */
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import './fixtures.test.js';
import { expectKept, linesOf } from './own-puzzles.js';

test.each(constraints.map((constraint) => [constraint.id, constraint] as const))(
  '%s: its other puzzles come back from every format of ours',
  (id, constraint) => {
    const [, ...others] = linesOf(id);
    expect(others).not.toEqual([]);
    for (const line of others) expectKept(constraint, line);
  },
);
