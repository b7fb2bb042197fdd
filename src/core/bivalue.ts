/** Cells with two candidates. */
import { isPair } from './bits.js';
import type { Markup, Stamp } from './board.js';
import { perPosition } from './caches.js';
import type { Cell } from './geometry.js';

/** All of them, ascending. */
export const bivalueCells: (board: Markup) => readonly Cell[] = perPosition(({ geometry, digits }) => {
  const found: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) if (isPair(digits[cell]!)) found.push(cell);
  return found;
});

/** True if a cell became bivalue after the stamp: if none did, there is no new pattern of bivalue cells alone. */
export function anyNewBivalueCell(board: Markup, since: Stamp = -1): boolean {
  for (const cell of bivalueCells(board)) if (board.cellStamps[cell]! > since) return true;
  return false;
}
