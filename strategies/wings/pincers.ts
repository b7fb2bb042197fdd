import type { Cell, Digit } from '../../src/core/geometry.js';
import { cells, digits } from '../../src/logic/step/message.js';

/** A pivot that sees two bivalue cells which have a digit in common. */
export interface Pincers {
  readonly pivot: Cell;
  readonly pincers: readonly [Cell, Cell];
  /** The digit of both pincers, and what each shares with the pivot besides. */
  readonly digit: Digit;
  readonly shared: readonly [Digit, Digit];
}

/** What there is to name: pivot, pincers a and b, their digit z, and what takes z to a or to b. */
export const pincerTerms = ({ pivot, pincers, digit, shared }: Pincers) => ({
  pivot: cells([pivot]),
  a: cells([pincers[0]]),
  b: cells([pincers[1]]),
  x: digits(shared[0]),
  y: digits(shared[1]),
  z: digits(digit),
});
