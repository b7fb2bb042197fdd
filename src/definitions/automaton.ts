/** Machines that read the digits of some cells one by one and accept them or not: what a demand comes to. */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Cell, Digit } from '../core/geometry.js';
import type { Equation } from '../core/rule.js';

/** What a machine has made of the digits so far: a small number from zero. */
export type MachineState = number;

export interface Automaton {
  /** The cells in the order in which it reads them, each once. */
  readonly cells: readonly Cell[];
  /** It is enough that one of these states leads to an end. */
  readonly starts: readonly MachineState[];
  /** Returns the state after the digit, from zero, of the cell with an index. */
  next(state: MachineState, index: number, digit: Digit): MachineState;
  accepts(end: MachineState): boolean;
  /** What digits add up to, if that is all it minds. */
  readonly equation?: Equation;
  /** True if it is a relation of up to three cells. */
  readonly isRelation?: true;
}

/** True if the machine accepts full cells. */
export const accepts = ({ cells, starts, next, accepts }: Automaton, values: ArrayLike<Digit>): boolean =>
  starts.some((start) => accepts(cells.reduce((state, cell, index) => next(state, index, values[cell]!), start)));

/**
 * Returns the digits of each cell with which the machine comes to an end, state by state; undefined if there are none.
 * `digits[i]` are those that `cells[i]` can have.
 */
export function support({ cells, starts, next, accepts }: Automaton, digits: readonly Bits[]): Bits[] | undefined {
  /** The last number of cells after which each state was reached, and before which it was found to lead to an end. */
  const reachedAfter: number[] = [];
  const leadsAfter: number[] = [];
  const reached: MachineState[][] = [[...starts]];
  for (const [index, set] of digits.entries()) {
    const after: MachineState[] = [];
    for (const state of reached[index]!)
      for (let rest = set; rest; rest &= rest - 1) {
        const to = next(state, index, lowestBit(rest));
        if (reachedAfter[to] === index + 1) continue;
        reachedAfter[to] = index + 1;
        after.push(to);
      }
    reached.push(after);
  }
  const { length } = cells;
  let leading = reached[length]!.filter(accepts);
  for (const state of leading) leadsAfter[state] = length;
  const found = digits.map(() => 0);
  for (let index = length - 1; index >= 0 && leading.length > 0; index--) {
    leading = [];
    for (const state of reached[index]!) {
      let own = 0;
      for (let rest = digits[index]!; rest; rest &= rest - 1)
        if (leadsAfter[next(state, index, lowestBit(rest))] === index + 1) own |= rest & -rest;
      found[index]! |= own;
      if (own) leading.push(state);
    }
    for (const state of leading) leadsAfter[state] = index;
  }
  return leading.length === 0 ? undefined : found;
}

/** Makes the machine that adds up digits, from one, each times its factor. */
export function adding(cells: readonly Cell[], equation: Equation, size: number): Automaton {
  const { factors, total } = equation;
  // States are no less than zero.
  const least = factors.reduce((sum, factor) => sum + Math.min(0, factor * size), 0);
  return {
    cells,
    starts: [-least],
    next: (sum, index, digit) => sum + factors[index]! * (digit + 1),
    accepts: (sum) => sum === total - least,
    equation,
  };
}

/** Makes the machine that counts a digit in cells, each times its weight. The count is to be zero. */
export function balancing(cells: readonly Cell[], weights: readonly number[], digit: Digit): Automaton {
  const least = weights.reduce((sum, weight) => sum + Math.min(0, weight), 0);
  return {
    cells,
    starts: [-least],
    next: (count, index, own) => (own === digit ? count + weights[index]! : count),
    accepts: (count) => count === -least,
  };
}
