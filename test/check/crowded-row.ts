import { prove, type Verdict } from '../../src/check/prove.js';
import { Board } from '../../src/core/board.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Geometry } from '../../src/core/geometry.js';
import { cellTruths } from '../../src/logic/step/truths.js';

/** Proves a row in which all cells share one digit fewer than cells: a contradiction after many choices. */
export function crowdedRow(geometry: Geometry, clock: Clock = unlimited): Verdict {
  const board = new Board(geometry);
  const cells = geometry.cellsOf(0);
  for (const cell of cells) board.remove(geometry.candidate(cell, 0));
  return prove(board, { place: [], remove: [geometry.candidates - 1], truths: cellTruths(cells) }, clock);
}
