import { countBits } from '../../src/core/bits.js';
import { EMPTY, type Markup } from '../../src/core/board.js';
import { OutOfTime, unlimited } from '../../src/core/clock.js';
import type { Cell, Digit } from '../../src/core/geometry.js';
import { truthsAgainst } from '../../src/logic/forcing/refutation.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, say } from '../../src/logic/step/message.js';
import { placing, type Strategy } from '../../src/logic/step/strategy.js';
import { searchBoard } from '../../src/search/search.js';

interface Guess {
  readonly cell: Cell;
  readonly digit: Digit;
  /** Digits that were guessed before and led to contradictions. */
  readonly wrong: readonly Digit[];
  /** The position before the guess. */
  readonly before: Markup;
}

/** Tries the digits of the cell with the fewest candidates, one after another, until one leads to a solution. */
export const backtracking: Strategy<Guess> = {
  id: 'backtracking',
  name: 'Backtracking',
  aliases: ['brute force', 'guessing', 'trial and error'],
  family: 'last-resort',
  level: 'extreme',
  score: 10000,

  *find(board, _, clock = unlimited) {
    const { solutions, ended } = searchBoard(board, { limit: 1, clock });
    if (ended === 'cut') throw new OutOfTime();
    const [solution] = solutions;
    if (!solution) return;
    const { geometry } = board;
    const before = board.copy();
    for (const cell of tightestFirst(board)) {
      const digit = solution[cell]!;
      const wrong: Digit[] = [];
      for (let other = 0; other < digit; other++) if (board.has(geometry.candidate(cell, other))) wrong.push(other);
      yield placing({ cell, digit, wrong, before }, geometry.candidate(cell, digit));
    }
  },

  explain({ place, remove, pattern: { cell, digit, wrong, before } }, geometry) {
    const terms = { digit: digits(digit), cell: cells([cell]), conclusion: conclusion({ place, remove }) };
    return {
      message:
        wrong.length > 0
          ? say(
              'No strategy finds another step, so this is a guess, followed to the end. In {cell}, {wrong} led to a contradiction and {digit} to a solution: {conclusion}.',
              { ...terms, wrong: digits(...wrong) },
            )
          : say(
              'No strategy finds another step, so this is a guess, followed to the end. In {cell}, {digit} was tried first and led to a solution: {conclusion}.',
              terms,
            ),
      marks: markCandidates('on', place),
      truths: truthsAgainst(before, geometry.candidate(cell, digit), false),
    };
  },
};

/** Returns unsolved cells, those with the fewest candidates first. */
function tightestFirst({ geometry, digits: left, values }: Markup): Cell[] {
  const open: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) if (values[cell] === EMPTY) open.push(cell);
  return open.sort((a, b) => countBits(left[a]!) - countBits(left[b]!) || a - b);
}
