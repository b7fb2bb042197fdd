/** Two cells of which rules exclude different digits, and which digits they leave beside each other. */
import type { Bits } from '../core/bits.js';
import type { Cell, Digit, Geometry } from '../core/geometry.js';
import { joinedPairs } from './pair-relations.js';

/** Two cells and, for each digit of the first, the digits that it allows in the second. */
export interface JoinedCells {
  readonly first: Cell;
  readonly second: Cell;
  readonly allowed: readonly Bits[];
}

/** Returns each two cells of a grid of which rules exclude different digits, once. */
export const joinedCells = (geometry: Geometry): readonly JoinedCells[] => geometry.memo(findJoined);

const findJoined = (geometry: Geometry): JoinedCells[] =>
  joinedPairs(geometry).map(([first, second]) => ({
    first,
    second,
    allowed: allowedBeside(geometry, first, second),
  }));

function allowedBeside(geometry: Geometry, first: Cell, second: Cell): Bits[] {
  const { size } = geometry;
  const isAllowed = (digit: Digit, other: Digit): boolean =>
    (geometry.allowed[first]! & (1 << digit)) !== 0 &&
    (geometry.allowed[second]! & (1 << other)) !== 0 &&
    !geometry.conflict(geometry.candidate(first, digit), geometry.candidate(second, other));
  return Array.from({ length: size }, (_, digit) => {
    let set = 0;
    for (let other = 0; other < size; other++) if (isAllowed(digit, other)) set |= 1 << other;
    return set;
  });
}
