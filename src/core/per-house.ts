/** What depends on nothing but the candidates in a house: worked out again only where they are others than before. */
import type { Markup, Numbers } from './board.js';
import type { House } from './geometry.js';
import { perShape } from './per-shape.js';

/** The same function, with its last answer for each house remembered. `slice`: the candidates of a house in some order. */
export function perHouse<Answer>(
  slice: (board: Markup, house: House) => Numbers,
  work: (board: Markup, house: House) => Answer,
): (board: Markup, house: House) => Answer {
  const keptFor = perShape(({ houses, size }) => ({
    slices: new Int32Array(houses * (size + 1)).fill(-1),
    answers: new Array<Answer>(houses),
  }));
  return (board, house) => {
    const { size } = board.geometry;
    const { slices, answers } = keptFor(board.geometry);
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
