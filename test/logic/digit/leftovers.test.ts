/** The law of leftovers on positions with wrong values. */
import { expect, test } from 'vitest';
import { prove } from '../../../src/check/prove.js';
import { Board } from '../../../src/core/board.js';
import { Geometry } from '../../../src/core/geometry.js';
import { withRules } from '../../../src/variants/rules.js';
import { lawOfLeftovers } from '../../../strategies/intersections/law-of-leftovers.js';

test('a house that has lost all places of a digit is among the grounds', () => {
  const geometry = withRules(Geometry.of(2, 3), { regions: 'ABCDEFDAAEFDBBABCCFDACFFDBEFBDCCEAEE' });
  const board = new Board(geometry);
  // Row 3 has no place for 5.
  for (const cell of geometry.cellsOf(2)) board.remove(geometry.candidate(cell, 4));
  const hits = [...lawOfLeftovers.find(board)];
  expect(hits.length).toBeGreaterThan(2);
  for (const hit of hits)
    expect(prove(board, { ...hit, truths: lawOfLeftovers.explain(hit, geometry).truths }).verdict).toBe('proved');
});
