/** Answers about single houses, kept until the candidates of the house change. */
import type { Markup, Numbers } from './board.js';
import type { Geometry, House } from './geometry.js';

/** The last candidates of each house, and the answer for them. */
interface LastAnswers<Answer> {
  /** The slice of each house, then its open slots, at `house * (size + 1)`. */
  readonly slices: Int32Array;
  readonly answers: Answer[];
}

/**
 * Makes a function that returns the last answer for a house if its candidates are the same again, on any board of the
 * shape, with which the answers live; `slice` returns the candidates of a house in some order.
 */
export function perHouse<Answer>(
  slice: (board: Markup, house: House) => Numbers,
  work: (board: Markup, house: House) => Answer,
): (board: Markup, house: House) => Answer {
  const lastAnswers = ({ houses, size }: Geometry): LastAnswers<Answer> => ({
    slices: new Int32Array(houses * (size + 1)).fill(-1),
    answers: new Array<Answer>(houses),
  });
  return (board, house) => {
    const { size } = board.geometry;
    const { slices, answers } = board.geometry.memo(lastAnswers);
    const now = slice(board, house);
    const first = house * (size + 1);
    let isSame = slices[first + size] === board.open[house];
    slices[first + size] = board.open[house]!;
    for (let at = 0; at < size; at++) {
      isSame &&= slices[first + at] === now[at];
      slices[first + at] = now[at]!;
    }
    if (!isSame) answers[house] = work(board, house);
    return answers[house]!;
  };
}
