import { type Board, EMPTY } from '../src/core/board.js';
import { boardOf } from '../src/core/board-of.js';
import type { Geometry } from '../src/core/geometry.js';
import { fillerOf } from '../src/create/fill.js';
import { seeded } from '../src/create/random.js';

/**
 * Returns a board without values. Each cell keeps the digit of a random solution, and each other candidate with the
 * probability `share`. Such boards have far more patterns than puzzles have.
 */
export function openBoard(geometry: Geometry, share: number, seed: string): Board {
  const random = seeded(seed);
  const solution = fillerOf(geometry, 'random')(random);
  const candidates = Int32Array.from(solution, (digit) => {
    let digits = 1 << digit;
    for (let other = 0; other < geometry.size; other++) if (random() < share) digits |= 1 << other;
    return digits;
  });
  return boardOf({ geometry, values: new Int8Array(geometry.cells).fill(EMPTY), candidates });
}
