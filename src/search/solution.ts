/** The last check of a search: nobody is shown a grid with holes or with broken rules. */
import type { Numbers } from '../core/board.js';
import type { Geometry } from '../core/geometry.js';

/** Throws an Error unless each house holds every digit and the cells of each pair differ. */
export function assertSolution(geometry: Geometry, values: Numbers): void {
  const { size, all, houses, houseCells, cells, pairStart, pairPeers } = geometry;
  let isSound = true;
  for (let house = 0; house < houses; house++) {
    let digits = 0;
    // An empty cell, -1, sets a bit that no digit has.
    for (let at = house * size; at < (house + 1) * size; at++) digits |= 1 << values[houseCells[at]!]!;
    isSound &&= digits === all;
  }
  if (pairPeers.length > 0)
    for (let cell = 0; cell < cells; cell++)
      for (let at = pairStart[cell]!; at < pairStart[cell + 1]!; at++)
        isSound &&= values[cell] !== values[pairPeers[at]!];
  if (!isSound) throw new Error('a fault of the search: the grid it found breaks the rules');
}
