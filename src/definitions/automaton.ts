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

/** Makes the machine that adds up the numbers of digits, each times its factor. */
export function adding(cells: readonly Cell[], equation: Equation, numbers: readonly number[]): Automaton {
  const { factors, total } = equation;
  // States are no less than zero.
  const least = factors.reduce((sum, factor) => sum + Math.min(0, factor * numbers.at(-1)!), 0);
  return {
    cells,
    starts: [-least],
    next: (sum, index, digit) => sum + factors[index]! * numbers[digit]!,
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
  numbers: readonly number[],
  differ: (a: Cell, b: Cell) => boolean,
): Automaton {
  const size = numbers.length;
  const order = piecesOf(cells, differ, mostDifferent(size)).flat();
  const own = order.map((cell) => factors[cells.indexOf(cell)]!);
  return readingDifferent(adding(order, { factors: own, total }, numbers), size, differ);
}

/** The most cells of which a machine remembers that they differ. */
const mostDifferent = (size: number): number => (size > MOST_DIFFERENT ? FEW_DIFFERENT : MOST_DIFFERENT);

/**
 * Makes a machine that accepts what another one does if no digit occurs twice in cells that follow each other and all differ.
 * It forgets their digits after the last of them.
 */
export function readingDifferent(machine: Automaton, size: number, differ: (a: Cell, b: Cell) => boolean): Automaton {
  const isLast = lastOfPieces(machine.cells, differ, mostDifferent(size));
  // State 0 is that of a digit read twice. A state is after one number of cells alone, so that all are close together.
  const owns: MachineState[] = [0];
  const reads: Bits[] = [0];
  const known: MachineState[] = Array<number>(size).fill(0);
  const numbers = [...isLast, true].map(() => new Map<number, MachineState>());
  const stateOf = (index: number, own: MachineState, read: Bits): MachineState => {
    const key = own * 2 ** size + read;
    const before = numbers[index]!.get(key);
    if (before !== undefined) return before;
    const state = owns.push(own) - 1;
    reads.push(read);
    for (let digit = 0; digit < size; digit++) known.push(-1);
    numbers[index]!.set(key, state);
    return state;
  };
  return {
    cells: machine.cells,
    starts: machine.starts.map((start) => stateOf(0, start, 0)),
    next(state, index, digit) {
      const before = known[state * size + digit]!;
      if (before >= 0) return before;
      const read = reads[state]!;
      const bit = 1 << digit;
      const after =
        read & bit ? 0 : stateOf(index + 1, machine.next(owns[state]!, index, digit), isLast[index] ? 0 : read | bit);
      known[state * size + digit] = after;
      return after;
    },
    accepts: (state) => state > 0 && machine.accepts(owns[state]!),
    ...(machine.equation && { equation: machine.equation }),
  };
}

/** Tells the cells after which a piece ends: some that follow each other and all differ. */
function lastOfPieces(cells: readonly Cell[], differ: (a: Cell, b: Cell) => boolean, most: number): readonly boolean[] {
  let piece: Cell[] = [];
  return cells.map((cell, at) => {
    piece.push(cell);
    const next = cells[at + 1];
    if (next !== undefined && piece.length < most && piece.every((each) => differ(each, next))) return false;
    piece = [];
    return true;
  });
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
