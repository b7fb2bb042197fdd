/**
 * Sudoku Explainer's scale on 9×9 up to large subsets and fish, but for what unique loops come to, in WebAssembly
 * (AssemblyScript), which needs no warm-up: puzzles that ask for no more are graded here alone.
 */
import { KIND_SHIFT, Kind } from '../../kinds';
import { hasLoop } from './loops';
import { clear, digits, digitsAt, digitsOf, lookAtCells, NONE, place, ROWS, remove, slotsIn } from './slots';
import { largeStep, nextStep } from './steps';

/** A position: a value a cell (negative: none), and the digits that the others may take. */
export const values = memory.data(81);
export const candidates = digits;
/** The steps taken, each its kind and the candidate that it places, if it does. */
export const steps = memory.data(2 * 810, 2);

/** Whether loops are to be looked for next, and not what comes after large subsets and fish. */
export let areLoopsNext: bool = false;

/**
 * Takes up the position, all candidates that its values leave or, where that is said, only those that are told. Takes steps
 * while there are any, the first of them one that comes after loops if these are done with; tells how many. Negative
 * where values clash.
 */
export function take(isBounded: bool, isPastLoops: bool): i32 {
  clear();
  let open = 81;
  for (let cell = 0; cell < 81; cell++) {
    const digit = <i32>load<i8>(values + cell);
    if (digit < 0) continue;
    if (!((slotsIn(ROWS + cell / 9, digit) >> (cell % 9)) & 1)) return -1;
    place(cell, digit);
    open--;
  }
  if (isBounded)
    for (let cell = 0; cell < 81; cell++)
      for (let gone = digitsOf(cell) & ~digitsAt(cell); gone; gone &= gone - 1) remove(cell, ctz(gone));
  let count = 0;
  areLoopsNext = false;
  if (isPastLoops) lookAtCells();
  while (open) {
    const isFirst = isPastLoops && !count;
    let step = isFirst ? NONE : nextStep();
    if (step === NONE) {
      areLoopsNext = !isFirst && hasLoop();
      if (!areLoopsNext) step = largeStep();
    }
    if (step === NONE) break;
    i32.store16(steps + 2 * count++, step);
    if (step >> KIND_SHIFT >= Kind.Pointing) continue;
    const candidate = step & ((1 << KIND_SHIFT) - 1);
    const cell = candidate / 9;
    const digit = candidate % 9;
    store<i8>(values + cell, digit);
    place(cell, digit);
    open--;
  }
  if (open) lookAtCells();
  return count;
}
