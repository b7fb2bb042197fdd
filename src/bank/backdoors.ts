/**
 * Backdoors: sets of cells whose values, once placed, leave only singles, or only steps of a level (Williams, Gomes and
 * Selman, "Backdoors to Typical Case Complexity", IJCAI 2003). The size of the smallest ones measures how deep a puzzle
 * is.
 */
import { countBits, lowestBit } from '../core/bits.js';
import { type Board, EMPTY, type Numbers } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Cell } from '../core/geometry.js';
import { boardOf, givensOf, type Puzzle } from '../core/puzzle.js';
import type { Level } from '../logic/step/strategy.js';
import { onlySolution } from '../search/check.js';
import { full } from '../solver/full.js';
import { walk } from '../solver/walk.js';

export interface Backdoors {
  /** The number of cells in the smallest sets; 0 if none is needed. */
  readonly size: number;
  /** The smallest sets, each in ascending order. */
  readonly sets: readonly (readonly Cell[])[];
}

export interface BackdoorSettings {
  /** The highest level of the steps after the backdoor; singles alone by default. */
  readonly level?: Level;
  /** The most cells of a set, by default 3. */
  readonly most?: number;
  readonly clock?: Clock;
}

/** Takes all allowed steps on a board. */
type Closure = (board: Board) => void;

/**
 * Returns the smallest backdoors of a puzzle; undefined if it has no unique solution, or no backdoor of at most `most`
 * cells. Steps of a level are those of our own ladder. Throws OutOfTime when the clock does.
 *
 * @example backdoorsOf(puzzle, { most: 2 })?.sets // [[4, 57], ...]
 */
export function backdoorsOf(
  puzzle: Puzzle,
  { level, most = 3, clock = unlimited }: BackdoorSettings = {},
): Backdoors | undefined {
  const givens = givensOf(puzzle);
  const solution = onlySolution(givens, clock);
  if (!solution) return undefined;
  const close: Closure = (board) => {
    if (level === undefined) closeBySingles(board);
    else for (const _ of walk(board, full, { maxLevel: level, guess: false }, clock));
  };
  const start = boardOf(givens);
  close(start);
  if (start.unsolved === 0) return { size: 0, sets: [[]] };
  for (let size = 1; size <= most; size++) {
    const sets = setsOf(size, start, { solution, close, clock });
    if (sets.length > 0) return { size, sets };
  }
  return undefined;
}

interface Search {
  readonly solution: Numbers;
  readonly close: Closure;
  readonly clock: Clock;
}

/**
 * Returns the sets of `size` open cells that solve the rest, if no smaller set does. Cells that follow from others are
 * skipped.
 */
function setsOf(size: number, board: Board, search: Search, first = 0): Cell[][] {
  const sets: Cell[][] = [];
  const { solution, close, clock } = search;
  for (let cell = first; cell < board.geometry.cells; cell++) {
    if (board.values[cell] !== EMPTY) continue;
    clock();
    const after = board.copy();
    after.place(cell, solution[cell]!);
    close(after);
    if (size === 1) {
      if (after.unsolved === 0) sets.push([cell]);
    } else for (const rest of setsOf(size - 1, after, search, cell + 1)) sets.push([cell, ...rest]);
  }
  return sets;
}

/** Places naked and hidden singles until there is none. */
export function closeBySingles(board: Board): void {
  const { geometry, digits, slots } = board;
  const { size, cells, houses } = geometry;
  for (let before = -1; before !== board.unsolved && board.unsolved > 0; ) {
    before = board.unsolved;
    for (let cell = 0; cell < cells; cell++)
      if (countBits(digits[cell]!) === 1) board.place(cell, lowestBit(digits[cell]!));
    for (let house = 0; house < houses; house++)
      for (let digit = 0; digit < size; digit++) {
        const places = slots[house * size + digit]!;
        if (countBits(places) === 1) board.place(geometry.cellAt(house, lowestBit(places)), digit);
      }
  }
}
