/** Machines that read the digits of some cells one by one and accept them or not: what a demand comes to. */
import { type Bits, countBits, lowestBit } from '../core/bits.js';
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

/** What may still be done. */
export interface Effort {
  /** Transitions of machines from one state to the next. */
  transitions: number;
}

/**
 * Returns the digits of each cell with which the machine comes to an end, state by state; undefined if there are none.
 * `digits[i]` are those that `cells[i]` can have. Takes its transitions off the effort.
 */
export function support(
  { cells, starts, next, accepts }: Automaton,
  digits: readonly Bits[] | Int32Array,
  effort: Effort,
): Bits[] | undefined {
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
    effort.transitions -= reached[index]!.length * countBits(set);
  }
  const { length } = cells;
  let leading = reached[length]!.filter(accepts);
  for (const state of leading) leadsAfter[state] = length;
  const found = cells.map(() => 0);
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

/** Makes the machine that counts some digits in cells, each times its weight. The count is to be zero. */
export function balancing(cells: readonly Cell[], weights: readonly number[], digits: Bits): Automaton {
  const least = weights.reduce((sum, weight) => sum + Math.min(0, weight), 0);
  return {
    cells,
    starts: [-least],
    next: (count, index, own) => (digits & (1 << own) ? count + weights[index]! : count),
    accepts: (count) => count === -least,
  };
}

/** The most cells that differ of which the digits are remembered: 2⁹ sets at most. */
const MOST_DIFFERENT = 9;
/** The same in larger grids. */
const FEW_DIFFERENT = 4;

/**
 * Makes the machine that adds up digits as another one does, and remembers which digits it has read from cells that all
 * differ, piece by piece: without it a search would have to try them.
 */
export function addingDifferent(
  cells: readonly Cell[],
  { factors, total }: Equation,
  size: number,
  differ: (a: Cell, b: Cell) => boolean,
): Automaton {
  const pieces = piecesOf(cells, differ, size > MOST_DIFFERENT ? FEW_DIFFERENT : MOST_DIFFERENT);
  const order = pieces.flat();
  const own = order.map((cell) => factors[cells.indexOf(cell)]!);
  const isFirst = pieces.flatMap((piece) => piece.map((_, at) => at === 0));
  // State 0 is that of a digit read twice.
  const states: { readonly sum: number; readonly read: Bits }[] = [{ sum: Number.NaN, read: 0 }];
  const numberOf = new Map<string, MachineState>();
  const stateOf = (sum: number, read: Bits): MachineState => {
    const key = `${sum} ${read}`;
    const known = numberOf.get(key) ?? states.push({ sum, read }) - 1;
    numberOf.set(key, known);
    return known;
  };
  const known = order.map((): MachineState[] => []);
  return {
    cells: order,
    starts: [stateOf(0, 0)],
    next(state, index, digit) {
      const key = state * size + digit;
      const { sum, read } = states[state]!;
      return (known[index]![key] ??=
        state === 0 || (!isFirst[index] && read & (1 << digit))
          ? 0
          : stateOf(sum + own[index]! * (digit + 1), (isFirst[index] ? 0 : read) | (1 << digit)));
    },
    accepts: (state) => states[state]!.sum === total,
    equation: { factors: own, total },
  };
}

/** Cuts cells into pieces in which all differ, each as large as may be. */
function piecesOf(cells: readonly Cell[], differ: (a: Cell, b: Cell) => boolean, most: number): Cell[][] {
  const pieces: Cell[][] = [];
  for (const cell of cells) {
    const piece = pieces.find((own) => own.length < most && own.every((other) => differ(cell, other)));
    if (piece) piece.push(cell);
    else pieces.push([cell]);
  }
  return pieces;
}
