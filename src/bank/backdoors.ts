/**
 * Backdoors: sets of cells whose values, once placed, leave only singles, or only steps of a level (Williams, Gomes and
 * Selman, "Backdoors to Typical Case Complexity", IJCAI 2003). The size of the smallest ones measures how deep a puzzle
 * is.
 */
import type { Board } from '../core/board.js';
import { boardOf } from '../core/board-of.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Cell } from '../core/geometry.js';
import { givensOf, type Puzzle } from '../core/puzzle.js';
import { EMPTY, type Numbers } from '../core/values.js';
import type { Level } from '../logic/step/strategy.js';
import { onlySolution } from '../search/check.js';
import { afterSingles } from '../search/singles.js';
import { full } from '../solver/full.js';
import { walk } from '../solver/walk.js';

/** The smallest sets of cells after which easy steps suffice. */
export interface Backdoors {
  /** The number of cells in the smallest sets; 0 if none is needed. */
  readonly size: number;
  /** The smallest sets, each in ascending order. */
  readonly sets: readonly (readonly Cell[])[];
}

/** What counts as solved after a backdoor, and limits. */
export interface BackdoorSettings {
  /** The highest level of the steps after the backdoor; singles alone by default. */
  readonly level?: Level;
  /** The most cells of a set, by default 3. */
  readonly most?: number;
  readonly clock?: Clock;
}

/** Positions, each after all allowed steps. */
interface Course<Position> {
  readonly start: Position;
  /** Returns the position after the solution's digit of a cell. */
  after(position: Position, cell: Cell): Position;
  valuesOf(position: Position): Int32Array;
}

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
  return level === undefined
    ? smallest(bySingles(givens, solution), most, clock)
    : smallest(byLevel(givens, solution, level, clock), most, clock);
}

/** Positions of the engine, as copies of what is left, in which singles are followed. */
function bySingles(givens: Puzzle, solution: Numbers): Course<Int32Array> {
  const state = afterSingles(givens);
  return {
    start: state.left.slice(),
    after: (left, cell) => {
      state.restore(left);
      state.settle(givens.geometry.candidate(cell, solution[cell]!));
      state.settleAll();
      return state.left.slice();
    },
    valuesOf: (left) => left.subarray(state.cover.constraints),
  };
}

/** Boards, on which steps up to a level are taken. */
function byLevel(givens: Puzzle, solution: Numbers, level: Level, clock: Clock): Course<Board> {
  const taken = (board: Board): Board => {
    for (const _ of walk(board, full, { maxLevel: level, guess: false }, clock));
    return board;
  };
  return {
    start: taken(boardOf(givens)),
    after: (board, cell) => {
      const after = board.copy();
      after.place(cell, solution[cell]!);
      return taken(after);
    },
    valuesOf: ({ values }) => values,
  };
}

/** Returns the smallest sets, if they have at most `most` cells. */
function smallest<Position>(course: Course<Position>, most: number, clock: Clock): Backdoors | undefined {
  if (isFull(course.valuesOf(course.start))) return { size: 0, sets: [[]] };
  for (let size = 1; size <= most; size++) {
    const sets = setsOf(size, course, course.start, clock);
    if (sets.length > 0) return { size, sets };
  }
  return undefined;
}

/**
 * Returns the sets of `size` open cells that solve the rest, if no smaller set does. Cells that follow from others are
 * skipped.
 */
function setsOf<Position>(
  size: number,
  course: Course<Position>,
  position: Position,
  clock: Clock,
  first = 0,
): Cell[][] {
  const sets: Cell[][] = [];
  const values = course.valuesOf(position);
  for (let cell = first; cell < values.length; cell++) {
    if (values[cell] !== EMPTY) continue;
    clock();
    const after = course.after(position, cell);
    if (size === 1) {
      if (isFull(course.valuesOf(after))) sets.push([cell]);
    } else for (const rest of setsOf(size - 1, course, after, clock, cell + 1)) sets.push([cell, ...rest]);
  }
  return sets;
}

const isFull = (values: Int32Array): boolean => values.indexOf(EMPTY) < 0;
