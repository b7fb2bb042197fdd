/** Values that may be the one wrong entry in a grid that does not tell entries from givens. */
import { EMPTY } from '../core/board.js';
import { type Clock, runsOut } from '../core/clock.js';
import type { Candidate } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { isUnique } from '../search/search.js';

/** More suspects than these tell a player nothing. */
const MOST = 5;

/**
 * The single values that leave exactly one solution when they are taken away, the first few by cell. Marks are not looked
 * at. When the clock runs out, those found by then.
 */
export function suspects({ geometry, values }: Puzzle, clock: Clock): readonly Candidate[] {
  const found: Candidate[] = [];
  const rest = Int8Array.from(values as ArrayLike<number>);
  runsOut(() => {
    for (let cell = 0; cell < geometry.cells && found.length < MOST; cell++) {
      const digit = values[cell]!;
      if (digit === EMPTY) continue;
      rest[cell] = EMPTY;
      if (isUnique({ geometry, values: rest }, Infinity, clock)) found.push(geometry.candidate(cell, digit));
      rest[cell] = digit;
    }
  });
  return found;
}
