/** As `steps.test`, on larger grids, with more kinds, and with more finds of each rung. */
import { expect, test } from 'vitest';
import { braids, whips } from '../../src/solver/berthier/ladders.js';
import { full } from '../../src/solver/full.js';
import { hodoku } from '../../src/solver/hodoku/ladder.js';
import { se } from '../../src/solver/se/ladder.js';
import { faultsOf } from './finds.js';
import { KINDS, puzzleWith } from './puzzles.js';

const LADDERS = [full, hodoku, se, whips, braids];

test.each(KINDS)('%s: what each ladder finds is true on 6×6', (kind) => {
  const solved = puzzleWith(kind, 6, 'steps');
  for (const ladder of LADDERS) expect(faultsOf(solved, ladder, 2), ladder.id).toEqual([]);
});

test.each(['killer-cage', 'mixed'])('%s: what each ladder finds is true on 9×9', (kind) => {
  const solved = puzzleWith(kind, 9, 'steps');
  for (const ladder of LADDERS) expect(faultsOf(solved, ladder, 1), ladder.id).toEqual([]);
});
