/** A climb of HoDoKu's ladder for a grade. Singles are only counted, since most of a path is made of them. */
import { lowestBit } from '../../core/bits.js';
import { Board, EMPTY } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { QueuedBoard } from '../../core/queued-board.js';
import type { Hit } from '../../logic/step/strategy.js';
import { cubeAt, type ValuesAndDigits } from '../cube.js';
import { type FirstHitSearch, firstHitSearch } from '../ladder.js';
import type { Rung } from '../rung.js';
import { nextSingle } from './singles.js';
import type { CountedStep, Tally } from './tally.js';

/**
 * Loads a puzzle onto an empty board: values in order of their cells, then removed candidates. Throws a RangeError if
 * values clash.
 */
export function load(queued: QueuedBoard, { geometry, values, candidates }: Puzzle): QueuedBoard {
  for (let cell = 0; cell < geometry.cells; cell++) {
    const value = values[cell]!;
    if (value === EMPTY) continue;
    if (!(queued.digits[cell]! & (1 << value)))
      throw new RangeError(
        `the value in row ${geometry.rowOf(cell) + 1}, column ${geometry.columnOf(cell) + 1} clashes with another`,
      );
    queued.place(cell, value);
  }
  if (candidates)
    for (let cell = 0; cell < geometry.cells; cell++)
      for (let removed = geometry.all & ~candidates[cell]!; removed; removed &= removed - 1)
        queued.remove(cell, lowestBit(removed));
  return queued;
}

/** Applies a hit to the queued board: placements first, removals in their order. */
export function applyToQueues(queued: QueuedBoard, { place, remove }: Hit): void {
  const { geometry } = queued;
  for (let i = 0; i < place.length; i++) queued.place(geometry.cellOf(place[i]!), geometry.digitOf(place[i]!));
  for (let i = 0; i < remove.length; i++) queued.remove(geometry.cellOf(remove[i]!), geometry.digitOf(remove[i]!));
}

export interface GradingClimb {
  readonly unsolved: number;
  /** True if the climb cannot continue, and another implementation must start anew. */
  readonly mustRestart?: boolean;
  /** Takes the singles, then one more step with the rungs within the limits; undefined if there is none. */
  next(tally: Tally, rungs: readonly Rung[]): CountedStep | undefined;
}

/** A climb on the queued board and the cube, for any shape. Throws a RangeError if values clash. */
export function gradingClimbOnBoards(puzzle: Puzzle, clock: Clock): GradingClimb {
  const { geometry } = puzzle;
  const queued = geometry.memo(makeQueuedBoard);
  load(queued.clear(), puzzle);
  const cube = cubeOf(puzzle, queued);
  let search: FirstHitSearch | undefined;
  let last: Hit | undefined;
  return {
    get unsolved() {
      return queued.unsolved;
    },
    next(tally, rungs) {
      if (last) applyToQueues(queued, last);
      takeSingles(queued, tally);
      const position = queued.unsolved > 0 ? cube() : undefined;
      const found =
        position && (search ??= firstHitSearch(rungs, clock))(position, tally.rungsWithinScore(rungs, queued.unsolved));
      last = found?.hit;
      return found;
    },
  };
}

function takeSingles(queued: QueuedBoard, { singles }: Tally): void {
  const { geometry } = queued;
  for (let single = nextSingle(queued); single; single = nextSingle(queued)) {
    queued.place(geometry.cellOf(single.candidate), geometry.digitOf(single.candidate));
    singles[single.kind]!++;
  }
}

/** Returns a function that returns the cube of a grading climb, updated to its position. */
export const cubeOf = (puzzle: Puzzle, position: ValuesAndDigits): (() => Board | undefined) =>
  cubeAt(() => withGivens(puzzle), position);

/** The board of the one grading at work, kept for the next puzzle of the shape. */
const makeQueuedBoard = (geometry: Geometry): QueuedBoard => new QueuedBoard(geometry);

/** Returns an empty board with the givens marked. */
function withGivens({ geometry, values, placed }: Puzzle): Board {
  const board = new Board(geometry);
  for (let cell = 0; cell < geometry.cells; cell++)
    board.givens[cell] = values[cell] === EMPTY || placed?.[cell] ? 0 : 1;
  return board;
}
