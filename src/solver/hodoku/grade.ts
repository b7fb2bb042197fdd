/** Grading as HoDoKu does it: along its own path, the points of all steps and the level of the hardest. */
import { Board, EMPTY } from '../../core/board.js';
import { type Clock, unlimited } from '../../core/clock.js';
import { perShape } from '../../core/per-shape.js';
import { countValues, type Puzzle } from '../../core/puzzle.js';
import { QueuedBoard } from '../../core/queued-board.js';
import { type Climb, firstHit, stepsOf } from '../ladder.js';
import { isTooEmpty } from './levels.js';
import { carryOut, follow, load, show } from './position.js';
import { rungs } from './rungs.js';
import { nextSingle } from './singles.js';
import { type GradeLimits, type HodokuGrade, Tally } from './tally.js';

/**
 * Grades a puzzle that has one solution; whether it has is not looked into. One that shows fewer values than HoDoKu
 * accepts (10 of 81 cells, other sizes alike) is given up at once. Throws a RangeError where givens clash, and
 * OutOfTime when the clock does.
 */
export function gradeHodoku(puzzle: Puzzle, limits: GradeLimits = {}, clock: Clock = unlimited): HodokuGrade {
  const { geometry } = puzzle;
  const tally = new Tally(geometry, limits);
  if (isTooEmpty(countValues(puzzle), geometry)) return tally.giveUp(geometry.cells);
  const desk = deskOf(geometry);
  const queued = load(desk.queued.clear(), puzzle);
  const active = tally.within(rungs);
  const search = firstHit(active, clock);
  const cube = lazily(desk.board, puzzle, queued);
  const climb: Climb = {
    next() {
      takeSingles(queued, tally);
      const board = queued.unsolved > 0 ? cube() : undefined;
      return board && search(board, tally.affordable(active, queued.unsolved));
    },
    apply: (hit) => carryOut(queued, hit),
  };
  for (const found of stepsOf(climb)) {
    tally.add(found);
    if (tally.isBeyond) return tally.grade(queued.unsolved);
    if (tally.isOverspent(queued.unsolved)) return tally.overspend(queued.unsolved);
  }
  if (queued.unsolved === 0) return tally.grade(0);
  if (tally.affordable(active, queued.unsolved) < active.length) return tally.overspend(queued.unsolved);
  return active.length < rungs.length ? tally.goBeyond(queued.unsolved) : tally.giveUp(queued.unsolved);
}

/** Singles are no steps here, only counted: most of a path is made of them. */
function takeSingles(queued: QueuedBoard, { singles }: Tally): void {
  const { geometry } = queued;
  for (let single = nextSingle(queued); single; single = nextSingle(queued)) {
    queued.place(geometry.cellOf(single.candidate), geometry.digitOf(single.candidate));
    singles[single.kind]!++;
  }
}

/** The cube, brought up to where the queued board is only when it is asked for; nothing at a contradiction. */
function lazily(board: Board, puzzle: Puzzle, queued: QueuedBoard): () => Board | undefined {
  let isShown = false;
  return () => {
    const agrees = isShown ? follow(board, queued) : show(withGivens(board, puzzle), queued);
    isShown = true;
    return agrees ? board : undefined;
  };
}

/** Boards to grade on, kept for the next puzzle of a shape. */
interface Desk {
  readonly queued: QueuedBoard;
  readonly board: Board;
}

const deskOf = perShape((geometry): Desk => ({ queued: new QueuedBoard(geometry), board: new Board(geometry) }));

/** Tells a board which values are givens, and nothing else yet. */
function withGivens(board: Board, { geometry, values, placed }: Puzzle): Board {
  for (let cell = 0; cell < geometry.cells; cell++)
    board.givens[cell] = values[cell] === EMPTY || placed?.[cell] ? 0 : 1;
  return board;
}
