import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { Draft } from '../../src/create/draft.js';
import { fillerOf } from '../../src/create/fill.js';
import { seeded, shuffle } from '../../src/create/random.js';
import { UnavoidableSets } from '../../src/create/unavoidable.js';
import { isUnique } from '../../src/search/search.js';

test.each([
  [2, 2],
  [2, 3],
  [3, 3],
])('the collected sets of a grid with boxes of %ix%i agree with exact search and are kept', (rows, columns) => {
  const geometry = Geometry.of(rows, columns);
  const random = seeded('unavoidable');
  const grid = fillerOf(geometry, 'random')(random);
  const sets = new UnavoidableSets(geometry, grid);
  let known = 0;
  for (let round = 0; round < 20; round++) {
    const draft = new Draft(geometry, grid);
    for (const cell of shuffle([...grid.keys()], random)) {
      draft.takeOut([cell]);
      const isMissed = sets.losesLastGiven(draft, [cell]);
      if (isMissed) known++;
      expect(isMissed && isUnique(draft)).toBe(false);
      expect(sets.isUnique(draft)).toBe(isUnique(draft));
      if (isUnique(draft)) continue;
      expect(sets.losesLastGiven(draft, [cell])).toBe(true);
      draft.putBack([cell]);
    }
  }
  expect(known).toBeGreaterThan(0);
});
