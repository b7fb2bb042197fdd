import { expect, test } from 'vitest';
import { Board } from '../../../src/core/board.js';
import { boardOf } from '../../../src/core/board-of.js';
import { parseLine } from '../../../src/formats/text/line.js';
import { bugs } from '../../../src/solver/se/bug.js';
import { se } from '../../../src/solver/se/ladder.js';
import { walk } from '../../../src/solver/walk.js';

/** The only cell of the BUG with three candidates, and its extra digit. */
const WIDE = 68;
const ITS_OWN = 7;

/** Returns a BUG except for one candidate, with an additional digit in that cell. */
function bugWith(digit: number): Board {
  const board = boardOf(parseLine('.7.2...611..9.4..89.....4.3..2......639.7........4....76......4......3...8.3..62.'));
  for (const { strategy } of walk(board, se)) if (strategy.id === 'bug-plus-1') break;
  const digits = Int32Array.from(board.digits);
  digits[WIDE]! |= 1 << digit;
  const wider = new Board(board.geometry);
  wider.load(Int32Array.from(board.values), digits);
  return wider;
}

const searchBug = (board: Board) => [...bugs.search(board)];

test.each([0, 4])('a cell with two candidates beyond the BUG keeps both, with digit %i', (digit) => {
  const [step, ...others] = searchBug(bugWith(digit));
  const [plain] = searchBug(bugWith(ITS_OWN));
  expect([plain?.strategy.id, step?.strategy.id, step?.rating]).toEqual(['bug-plus-1', 'bug-plus-n', 5.6]);
  expect(step!.hit.remove).toEqual(plain!.hit.remove);
  expect(others).toEqual([]);
});
