import { bitsOf, countBits } from '../../src/core/bits.js';
import { EMPTY, type Markup } from '../../src/core/board.js';
import { type Clock, OutOfTime, unlimited } from '../../src/core/clock.js';
import type { Cell, Digit } from '../../src/core/geometry.js';
import { truthsAgainst } from '../../src/logic/forcing/refutation.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, say } from '../../src/logic/step/message.js';
import { placing, type Strategy } from '../../src/logic/step/strategy.js';
import { type SearchResult, searchBoard } from '../../src/search/search.js';

interface Guess {
  readonly cell: Cell;
  readonly digit: Digit;
  /** Digits that were tried before and led to contradictions. */
  readonly wrong: readonly Digit[];
  /** Another digit that leads to a solution; absent if there is none, which proves the guess. */
  readonly other?: Digit;
  /** The position before the guess. */
  readonly before: Markup;
}

/** Tries the digits of the cell with the fewest candidates, one after another, until one leads to a solution. */
export const backtracking: Strategy<Guess> = {
  id: 'backtracking',
  name: 'Backtracking',
  aliases: ['brute force', 'guessing', 'trial and error'],
  learnAfter: ['bowmans-bingo'],
  family: 'last-resort',
  level: 'extreme',
  score: 10000,

  *find(board, { clock = unlimited } = {}) {
    const { solutions, ended } = searched(board, 2, clock);
    const [solution] = solutions;
    if (!solution) return;
    const isOnly = ended === 'all' && solutions.length === 1;
    const { geometry } = board;
    const before = board.copy();
    for (const cell of tightestFirst(board)) {
      const tried = digitsLeft(board, cell);
      const right = isOnly ? [solution[cell]!] : leadingDigits(board, cell, tried, clock);
      const [digit, other] = right as [Digit, Digit?];
      const wrong = tried.slice(0, tried.indexOf(digit));
      const pattern = { cell, digit, wrong, before, ...(other !== undefined && { other }) };
      yield placing(pattern, geometry.candidate(cell, digit));
    }
  },

  explain({ place, remove, pattern: { cell, digit, wrong, other, before } }, geometry) {
    const terms = { digit: digits(digit), cell: cells([cell]), conclusion: conclusion({ place, remove }) };
    const marks = markCandidates('on', place);
    if (other === undefined)
      return {
        message:
          wrong.length > 0
            ? say(
                'This is a guess, followed to the end. In {cell}, {wrong} led to a contradiction and {digit} to a solution: {conclusion}.',
                { ...terms, wrong: digits(...wrong) },
              )
            : say(
                'This is a guess, followed to the end. In {cell}, {digit} was tried first and led to a solution: {conclusion}.',
                terms,
              ),
        marks,
        truths: truthsAgainst(before, geometry.candidate(cell, digit), false),
      };
    const several = { ...terms, other: digits(other) };
    return {
      message:
        wrong.length > 0
          ? say(
              'This is a guess, which leads to one of several solutions. In {cell}, {wrong} led to a contradiction, but {digit} and {other} each lead to a solution. The guess is {digit}: {conclusion}.',
              { ...several, wrong: digits(...wrong) },
            )
          : say(
              'This is a guess, which leads to one of several solutions. In {cell}, {digit} and {other} each lead to a solution. The guess is {digit}: {conclusion}.',
              several,
            ),
      marks,
      truths: [],
      assumed: true,
    };
  },
};

/** Searches for solutions of a position. Throws OutOfTime if the clock ends the search. */
function searched(board: Markup, limit: number, clock: Clock): SearchResult {
  const result = searchBoard(board, { limit, clock });
  if (result.ended === 'cut') throw new OutOfTime();
  return result;
}

const digitsLeft = ({ digits: left }: Markup, cell: Cell): Digit[] => bitsOf(left[cell]!);

/** Returns the first two digits of a cell that lead to a solution, or the only one. */
function leadingDigits(board: Markup, cell: Cell, tried: readonly Digit[], clock: Clock): Digit[] {
  const leading: Digit[] = [];
  for (const digit of tried) {
    if (leading.length === 2) break;
    const assumed = board.copy();
    assumed.place(cell, digit);
    if (searched(assumed, 1, clock).solutions.length > 0) leading.push(digit);
  }
  return leading;
}

/** Returns unsolved cells, those with the fewest candidates first. */
function tightestFirst({ geometry, digits: left, values }: Markup): Cell[] {
  const open: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) if (values[cell] === EMPTY) open.push(cell);
  return open.sort((a, b) => countBits(left[a]!) - countBits(left[b]!) || a - b);
}
