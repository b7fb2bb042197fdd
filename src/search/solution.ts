/** The last check of a search: nobody is shown a grid with holes or with broken rules. */
import type { Numbers } from '../core/board.js';
import type { Geometry } from '../core/geometry.js';

/** Throws an Error unless each house holds every digit no two digits exclude each other, and every rule holds. */
export function assertSolution(geometry: Geometry, values: Numbers): void {
  const { size, all, houses, houseCells, cells, hasPairs, apart, allowed, rules } = geometry;
  let isSound = true;
  for (let house = 0; house < houses; house++) {
    let digits = 0;
    // An empty cell, -1, sets a bit that no digit has.
    for (let at = house * size; at < (house + 1) * size; at++) digits |= 1 << values[houseCells[at]!]!;
    isSound &&= digits === all;
  }
  if (hasPairs && isSound)
    for (let cell = 0; cell < cells; cell++) {
      const candidate = cell * size + values[cell]!;
      for (let at = apart.start[candidate]!; at < apart.start[candidate + 1]!; at++)
        isSound &&= (apart.digits[at]! & (1 << values[apart.cells[at]!]!)) === 0;
    }
  for (let cell = 0; isSound && cell < cells; cell++) isSound = (allowed[cell]! & (1 << values[cell]!)) !== 0;
  isSound &&= rules.every((rule) => rule.narrow(rule.cells.map((cell) => 1 << values[cell]!)));
  if (!isSound) throw new Error('a fault of the search: the grid it found breaks the rules');
}
