/**
 * The easy part of Sudoku Explainer's scale on 9×9, up to locked candidates, in WebAssembly (AssemblyScript), which needs
 * no warm-up: puzzles that ask for no more are graded here alone.
 */
import { clear, digitsOf, place, ROWS, remove, slotsIn } from './slots';
import { CANDIDATES, NONE, nextStep, PLAIN_POINTING } from './steps';

/** A position: a value a cell (negative: none), and the digits that the others may take. */
export const values = memory.data(81);
export const candidates = memory.data(4 * 81, 4);
/** The steps taken, each its kind times 1024 and the candidate that it places, if it does. */
export const steps = memory.data(2 * 810, 2);

/** Takes up the position and takes steps while there are any; tells how many. Negative where values clash. */
export function take(): i32 {
  clear();
  for (let cell = 0; cell < 81; cell++) {
    const digit = <i32>load<i8>(values + cell);
    if (digit < 0) continue;
    if (!((slotsIn(ROWS + cell / 9, digit) >> (cell % 9)) & 1)) return -1;
    place(cell, digit);
  }
  keep();
  let count = 0;
  for (let step = nextStep(); step !== NONE; step = nextStep()) {
    i32.store16(steps + 2 * count++, step);
    if (step >= PLAIN_POINTING * CANDIDATES) continue;
    const cell = (step % CANDIDATES) / 9;
    const digit = (step % CANDIDATES) % 9;
    store<i8>(values + cell, digit);
    place(cell, digit);
  }
  keep();
  return count;
}

/** Leaves no more candidates than are here and there. */
function keep(): void {
  for (let cell = 0; cell < 81; cell++) {
    const before = load<i8>(values + cell) < 0 ? digitsOf(cell) : 0;
    const kept = before & load<i32>(candidates + 4 * cell);
    for (let gone = before ^ kept; gone; gone &= gone - 1) remove(cell, ctz(gone));
    store<i32>(candidates + 4 * cell, kept);
  }
}
