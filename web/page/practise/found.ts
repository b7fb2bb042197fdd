/** Whether somebody who practises has found what there is to find. */
import { drawnOf, EMPTY, openTo } from '../../../src/face/index.js';
import type { Questions, ToldStep } from '../engine/protocol.js';
import type { Play } from '../play/play.js';

/** Whether one of the steps was done, on the task's own grid: a moment long the last one is still on the board. */
export const isFound = (play: Play, { grid, steps }: Questions['practise']['done']): boolean =>
  grid.values.length === play.values.length &&
  grid.values.every((value, cell) => value === EMPTY || value === play.values[cell]) &&
  steps.some((step) => isDone(play, step));

/** Whether the player has done what a step says: all of it, or, of what it removes, something. */
function isDone({ geometry, values, centre }: Play, step: ToldStep): boolean {
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
