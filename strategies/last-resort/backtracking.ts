import { countBits } from '../../src/core/bits.js';
import { EMPTY, type Markup } from '../../src/core/board.js';
import type { Candidate, Cell, Digit, House } from '../../src/core/geometry.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, say } from '../../src/logic/step/message.js';
import { placing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths, houseTruths } from '../../src/logic/step/truths.js';
import { searchBoard } from '../../src/search/search.js';

interface Guess {
  readonly cell: Cell;
  readonly digit: Digit;
  /** The digits that were guessed before it and led nowhere. */
  readonly wrong: readonly Digit[];
  /** What the cell, and all that is left of the puzzle, takes after it. */
  readonly followed: readonly Candidate[];
}

/** Tries the digits of the tightest cell, one after another, until one can be carried through to a solution. */
export const backtracking: Strategy<Guess> = {
  id: 'backtracking',
  name: 'Backtracking',
  aliases: ['brute force', 'guessing', 'trial and error'],
  family: 'last-resort',
  level: 'extreme',
  score: 10000,

  *find(board) {
    const [solution] = searchBoard(board, { limit: 1 }).solutions;
    if (!solution) return;
    const { geometry } = board;
    for (const cell of tightestFirst(board)) {
      const digit = solution[cell]!;
      const wrong: Digit[] = [];
      for (let other = 0; other < digit; other++) if (board.has(geometry.candidate(cell, other))) wrong.push(other);
      const followed: Candidate[] = [];
      for (let later = 0; later < geometry.cells; later++)
        if (board.values[later] === EMPTY && later !== cell) followed.push(geometry.candidate(later, solution[later]!));
      yield placing({ cell, digit, wrong, followed }, geometry.candidate(cell, digit));
    }
  },

  explain({ place, remove, pattern: { cell, digit, wrong, followed } }, geometry) {
    const terms = { digit: digits(digit), cell: cells([cell]), conclusion: conclusion({ place, remove }) };
    const open = [cell, ...followed.map((candidate) => geometry.cellOf(candidate))];
    const every = Array.from({ length: geometry.houses }, (_, house: House) => house);
    return {
      message:
        wrong.length > 0
          ? say(
              'No strategy helps any further, so this is a guess, tried out to the end. In {cell}, {wrong} led to a contradiction and {digit} to a solution: {conclusion}.',
              { ...terms, wrong: digits(...wrong) },
            )
          : say(
              'No strategy helps any further, so this is a guess, tried out to the end. In {cell}, {digit} was tried first and led to a solution: {conclusion}.',
              terms,
            ),
      marks: markCandidates('on', place),
      truths: [...cellTruths(open), ...houseTruths(every, ...Array(geometry.size).keys())],
    };
  },
};

/** Unsolved cells, those with the fewest candidates first. */
function tightestFirst({ geometry, digits: left, values }: Markup): Cell[] {
  const open: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) if (values[cell] === EMPTY) open.push(cell);
  return open.sort((a, b) => countBits(left[a]!) - countBits(left[b]!) || a - b);
}
