/** As `steps.test`, on larger grids, and with more kinds. */
import { expect, test } from 'vitest';
import { braids, whips } from '../../src/solver/berthier/ladders.js';
import { full } from '../../src/solver/full.js';
import { hodoku } from '../../src/solver/hodoku/ladder.js';
import { se } from '../../src/solver/se/ladder.js';
import { faultsOf } from './finds.js';
import { KINDS, puzzleWith } from './puzzles.js';
import './steps.test.js';

const OTHERS = [hodoku, se, whips, braids];

test.each(KINDS)('%s: what our own ladder finds is true on 6×6', (kind) => {
  expect(faultsOf(puzzleWith(kind, 6, 'steps'), full, 1)).toEqual([]);
});

test.each(['killer-cage', 'dots', 'mixed'])('%s: what the other ladders find is true on 9×9', (kind) => {
  const solved = puzzleWith(kind, 9, 'steps');
  for (const ladder of OTHERS) expect(faultsOf(solved, ladder, 1), ladder.id).toEqual([]);
});
