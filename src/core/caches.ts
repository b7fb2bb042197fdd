/** Caches for expensive results: by box shape, for the last position, or for the last candidates of each house. */
import type { Markup, Numbers } from './board.js';
import { type Clock, unlimited } from './clock.js';
import type { Geometry, House } from './geometry.js';

/** The most shapes in a cache: a stream may hold thousands of grids, each with regions of its own. */
const MOST_SHAPES = 64;

/** Caches a function by shape. */
export const perShape = <Made>(make: (geometry: Geometry) => Made): ((geometry: Geometry) => Made) => {
  const cache = new Map<Geometry, Made>();
  return (geometry) => {
    let made = cache.get(geometry);
    if (made !== undefined) return made;
    made = make(geometry);
    if (cache.size >= MOST_SHAPES) cache.clear();
    cache.set(geometry, made);
    return made;
  };
};

interface Kept<Answer> {
  content: number | undefined;
  answer: Answer | undefined;
}

/** The results for the last position of each function. */
const lastPositions: Kept<unknown>[] = [];

/** Releases the results for last positions. On 25×25 the links and nets of a position take hundreds of megabytes. */
export function forgetPositions(): void {
  for (const kept of lastPositions) kept.content = kept.answer = undefined;
}

/** Caches the last result of a function of a position. The result must not depend on givens, stamps or the clock. */
export function perPosition<Answer>(
  work: (board: Markup, clock: Clock) => Answer,
): (board: Markup, clock?: Clock) => Answer {
  const kept: Kept<Answer> = { content: undefined, answer: undefined };
  lastPositions.push(kept);
  return (board, clock = unlimited) => {
    if (kept.content !== board.content) {
      kept.answer = work(board, clock);
      kept.content = board.content;
    }
    return kept.answer!;
  };
}

/** Caches the last result of a function for each house; `slice` returns the candidates of a house in some order. */
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
