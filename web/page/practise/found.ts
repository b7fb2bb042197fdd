/** Detects that a player has found the step of a practice task. */

import { EMPTY, openTo } from '../../../src/core/index.js';
import { drawnOf } from '../../../src/render/index.js';
import type { Requests, StepView } from '../engine/protocol.js';
import type { Play } from '../play/play.js';

/**
 * True if the player has taken one of the steps of a task. Compares the grids too, because the board still shows the
 * last task for a moment.
 */
export const isFound = (play: Play, { grid, steps }: Requests['practise']['result']): boolean =>
  grid.values.length === play.values.length &&
  grid.values.every((value, cell) => value === EMPTY || value === play.values[cell]) &&
  steps.some((step) => isDone(play, step));

/** True if the player has made all placements of a step; for a step without placements, one of its removals. */
function isDone({ geometry, values, centre }: Play, step: StepView): boolean {
  const { place, remove } = drawnOf(geometry, { ...step, marks: [] });
  const own = Int8Array.from(values);
  const isGone = (candidate: number): boolean => {
    const cell = geometry.cellOf(candidate);
    const bit = 1 << geometry.digitOf(candidate);
    return (
      values[cell] === EMPTY &&
      centre[cell] !== 0 &&
      !(centre[cell]! & bit) &&
      (openTo(geometry, own, cell) & bit) !== 0
    );
  };
  const isPlaced = (candidate: number): boolean => values[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
  return place.length > 0 ? place.every(isPlaced) : remove.some(isGone);
}
