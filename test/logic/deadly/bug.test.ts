import { describe, expect, test } from 'vitest';
import { countBits } from '../../../src/core/bits.js';
import { EMPTY, type Markup } from '../../../src/core/board.js';
import { boardOf } from '../../../src/core/board-of.js';
import { Geometry } from '../../../src/core/geometry.js';
import { fillerOf } from '../../../src/create/fill.js';
import { seeded } from '../../../src/create/random.js';
import { searchBoard } from '../../../src/search/search.js';
import { inTier } from '../../tier.js';

const ROUNDS = inTier({ quick: 1000, slow: 5000 });

/** True if each open cell has two candidates, and each digit two places in each house, or none. */
const isBug = ({ values, digits, slots }: Markup): boolean =>
  Array.from(values).every((value, cell) => value !== EMPTY || countBits(digits[cell]!) === 2) &&
  Array.from(slots).every((places) => places === 0 || countBits(places) === 2);

/** Returns the number of solutions, up to three, of each BUG among grids without two digits and a share of other cells. */
function bugsOn(geometry: Geometry, left: number): number[] {
  const random = seeded('bug');
  const { size } = geometry;
  const counts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const full = fillerOf(geometry, 'random')(random);
    const [one, other] = [Math.floor(random() * size), Math.floor(random() * size)];
    const values = full.map((digit) => (digit === one || digit === other || random() < left ? EMPTY : digit));
    const board = boardOf({ geometry, values });
    if (board.unsolved > 0 && isBug(board)) counts.push(searchBoard(board, { limit: 3 }).solutions.length);
  }
  return counts;
}

describe.each([
  ['4x4', Geometry.of(2, 2), 0.3],
  ['6x6', Geometry.of(2, 3), 0],
] as const)('on %s', (_, geometry, left) => {
  test('a BUG has no solution, or more than one, and not always two', () => {
    const counts = bugsOn(geometry, left);
    expect(counts.length).toBeGreaterThan(ROUNDS / 50);
    expect(counts).not.toContain(1);
    expect(counts).toContain(2);
    expect(counts).toContain(3);
  });
});
