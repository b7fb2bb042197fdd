/** Sue de Coq. */
import type { Markup } from '../../../src/core/board.js';
import type { Candidate, Cell, Digit, House } from '../../../src/core/geometry.js';
import { both, candidatesIn, choices, type Definition, digitsOfAll, openIn, upTo, without } from './plain.js';

/** Cells beside the crossing, their digits, and the digits among them that the crossing does not have. */
interface Side {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
  readonly own: readonly Digit[];
}

/**
 * Two or more cells C in the crossing of a line and a box, with digits V, at least two more than cells; other cells L
 * of the line and B of the box. L and B have no digit of V in common, and each has more cells than digits beyond V.
 * Altogether there are as many digits as cells, where the digits of L beyond V and those of B beyond V count
 * separately. So each digit is used up in C and L, or in C and B. The rest of the line loses V without the digits of B,
 * and the digits of L beyond V. The rest of the box loses V without the digits of L, and the digits of B beyond V.
 */
export const sueDeCoq: Definition = function* (board) {
  const { geometry } = board;
  for (const box of geometry.housesOf('box'))
    for (const line of geometry.housesOf('row', 'column')) {
      const crossing = both(openIn(board, line), openIn(board, box));
      for (const middle of upTo(crossing.length).flatMap((size) => [...choices(crossing, size + 1)])) {
        const shared = digitsOfAll(board, middle);
        if (middle.length < 2 || shared.length < middle.length + 2) continue;
        const inBox = sidesOf(board, box, middle, shared);
        for (const left of sidesOf(board, line, middle, shared))
          for (const right of inBox) {
            if (both(left.cells, right.cells).length > 0) continue;
            if (both(both(left.digits, right.digits), shared).length > 0) continue;
            const cells = middle.length + left.cells.length + right.cells.length;
            if (cells !== shared.length + left.own.length + right.own.length) continue;
            const removal = [
              ...lossOf(board, line, [...middle, ...left.cells], [...without(shared, right.digits), ...left.own]),
              ...lossOf(board, box, [...middle, ...right.cells], [...without(shared, left.digits), ...right.own]),
            ];
            yield [...new Set(removal)];
          }
      }
    }
};

function sidesOf(board: Markup, house: House, middle: readonly Cell[], shared: readonly Digit[]): Side[] {
  const others = without(openIn(board, house), middle);
  return upTo(others.length)
    .flatMap((size) => [...choices(others, size + 1)])
    .map((cells) => ({ cells, digits: digitsOfAll(board, cells) }))
    .map(({ cells, digits }) => ({ cells, digits, own: without(digits, shared) }))
    .filter(({ cells, own }) => cells.length > own.length);
}

const lossOf = (board: Markup, house: House, taken: readonly Cell[], digits: readonly Digit[]): Candidate[] =>
  candidatesIn(board, without(openIn(board, house), taken), digits);
