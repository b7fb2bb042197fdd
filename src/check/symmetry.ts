/** Whether a move of the grid takes the givens to themselves, each digit to the one named for it. */
import type { Markup } from '../core/board.js';
import { type Digit, HOUSE_KINDS } from '../core/geometry.js';
import { keepsHouses, type Move, moved } from '../core/moves.js';

export function isSymmetry({ geometry, values, givens }: Markup, move: Move, digits: readonly Digit[]): boolean {
  const { size, cells } = geometry;
  const arePermutations = [digits, move.rows, move.columns].every(
    (list) => list.length === size && new Set(list).size === size && list.every((to) => to >= 0 && to < size),
  );
  if (!arePermutations) return false;
  if (!keepsHouses(geometry, move, geometry.housesOf(...HOUSE_KINDS))) return false;
  for (let cell = 0; cell < cells; cell++) {
    const image = moved(geometry, move, cell);
    if (givens[cell] && !(givens[image] && values[image] === digits[values[cell]!])) return false;
  }
  return true;
}
