/** Grading as HoDoKu does it: along its own path, the points of all steps and the level of the hardest. */
import { Board, EMPTY } from '../../core/board.js';
import { perShape } from '../../core/per-shape.js';
import { countValues, type Puzzle } from '../../core/puzzle.js';
import { QueuedBoard } from '../../core/queued-board.js';
import { type Looked, searchRows } from './climb.js';
import { isTooEmpty } from './levels.js';
import { carryOut, follow, load, show } from './position.js';
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
  const desk = deskOf(geometry);
  const queued = load(desk.queued.clear(), puzzle);
  const { board } = desk;
  let isShown = false;
  const looked: Looked = [];
  const active = tally.within(rows);
  while (queued.unsolved > 0) {
    const single = nextSingle(queued);
    if (single) {
      queued.place(geometry.cellOf(single.candidate), geometry.digitOf(single.candidate));
      tally.singles[single.kind]!++;
      continue;
    }
    const agrees = isShown ? follow(board, queued) : show(withGivens(board, puzzle), queued);
    isShown = true;
    const affordable = tally.affordable(active, queued.unsolved);
    const found = agrees ? searchRows(board, affordable, looked) : undefined;
    if (!found && affordable.length < active.length) return tally.overspend(queued.unsolved);
    if (!found) return active.length < rows.length ? tally.goBeyond(queued.unsolved) : tally.giveUp(queued.unsolved);
    tally.add(found.rung);
    if (tally.isBeyond) return tally.grade(queued.unsolved);
    if (tally.isOverspent(queued.unsolved)) return tally.overspend(queued.unsolved);
    carryOut(queued, found.hit);
  }
  return tally.grade(0);
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
