/** Whether a move of the grid takes the givens to themselves, each digit to the one named for it. */
import type { Markup } from '../core/board.js';
import type { Digit } from '../core/geometry.js';
import { type Move, moved } from '../core/moves.js';

export function isSymmetry({ geometry, values, givens }: Markup, move: Move, digits: readonly Digit[]): boolean {
  const { size, cells, houses } = geometry;
  const arePermutations = [digits, move.rows, move.columns].every(
    (list) => list.length === size && new Set(list).size === size && list.every((to) => to >= 0 && to < size),
  );
  if (!arePermutations) return false;
  for (let house = 0; house < houses; house++) {
    const image = Array.from({ length: size }, (_, slot) => moved(geometry, move, geometry.cellAt(house, slot)));
    if (geometry.commonHouses(image).length === 0) return false;
  }
  for (let cell = 0; cell < cells; cell++) {
    const image = moved(geometry, move, cell);
    if (givens[cell] && !(givens[image] && values[image] === digits[values[cell]!])) return false;
  }
  return true;
}
