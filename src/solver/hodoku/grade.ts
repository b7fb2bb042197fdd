/** Grading as HoDoKu does it: along its own path, the points of all steps and the level of the hardest. */
import { Board, EMPTY } from '../../core/board.js';
import type { Geometry } from '../../core/geometry.js';
import { countValues, type Puzzle } from '../../core/puzzle.js';
import { QueuedBoard } from '../../logic/queued-board.js';
import { type Looked, searchRows } from './climb.js';
import { isTooEmpty } from './levels.js';
import { carryOut, follow, load } from './position.js';
import { rows } from './rows.js';
import { nextSingle } from './singles.js';
import { type GradeLimits, type HodokuGrade, Tally } from './tally.js';

/**
 * Grades a puzzle that has one solution; whether it has is not looked into. One that shows fewer values than HoDoKu
 * accepts (10 of 81 cells, other sizes alike) is given up at once. Throws a RangeError where givens clash.
 */
export function gradeHodoku(puzzle: Puzzle, limits: GradeLimits = {}): HodokuGrade {
  const { geometry } = puzzle;
  const tally = new Tally(geometry, limits);
  if (isTooEmpty(countValues(puzzle), geometry)) return tally.giveUp(geometry.cells);
  const queued = load(scratch(geometry), puzzle);
  let board: Board | undefined;
  const looked: Looked = [];
  const active = tally.within(rows);
  while (queued.unsolved > 0) {
    const single = nextSingle(queued);
    if (single) {
      queued.place(geometry.cellOf(single.candidate), geometry.digitOf(single.candidate));
      tally.singles[single.kind]!++;
      continue;
    }
    board ??= emptyBoard(puzzle);
    const found = follow(board, queued) ? searchRows(board, active, looked) : undefined;
    if (!found) return active.length < rows.length ? tally.goBeyond(queued.unsolved) : tally.giveUp(queued.unsolved);
    tally.add(found.rung);
    if (tally.exceeds) return tally.grade(queued.unsolved);
    carryOut(queued, found.hit);
  }
  return tally.grade(0);
}

/** A board to grade on, one a shape: easy puzzles need no other. */
function scratch(geometry: Geometry): QueuedBoard {
  let board = scratches.get(geometry);
  if (!board) scratches.set(geometry, (board = new QueuedBoard(geometry)));
  return board.clear();
}

const scratches = new Map<Geometry, QueuedBoard>();

/** Knows which values are givens, and nothing else yet. */
function emptyBoard({ geometry, values, placed }: Puzzle): Board {
  const board = new Board(geometry);
  for (let cell = 0; cell < geometry.cells; cell++)
    board.givens[cell] = values[cell] === EMPTY || placed?.[cell] ? 0 : 1;
  return board;
}
