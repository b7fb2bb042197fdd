/** No strategy contradicts a rule between cells: what it finds agrees with the solution and is proved. */
import { expect, test } from 'vitest';
import { braids, whips } from '../../src/solver/berthier/ladders.js';
import { full } from '../../src/solver/full.js';
import { hodoku } from '../../src/solver/hodoku/ladder.js';
import { inTier } from '../tier.js';
import { faultsOf } from './finds.js';
import { puzzleWith } from './puzzles.js';

/** Each way in which rules speak: sums, exclusions, and both. */
const SMALL = inTier({ quick: ['mixed'], slow: ['killer-cage', 'dots', 'mixed', 'lines'] });

test.each(SMALL)('%s: what each ladder finds is true', (kind) => {
  const solved = puzzleWith(kind, 4, 'steps');
  // The others take most of their steps from the same engines.
  for (const ladder of inTier({ quick: [full], slow: [full, hodoku, whips, braids] }))
    expect(faultsOf(solved, ladder, 1), ladder.id).toEqual([]);
});
