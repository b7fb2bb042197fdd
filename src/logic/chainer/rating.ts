/**
 * How much harder length makes a chain. Which of several chains is kept depends on it, within nested chains too: so
 * this measure, which is Sudoku Explainer's, lives beside the chainer and not with that program's ladder.
 */

const STEP = 0.1;

/** What length adds to a rating: 0.1 at each of 4, 6, 8, 12, 16, 24 ... links more, added up as Sudoku Explainer does. */
export function lengthRating(complexity: number): number {
  let added = 0;
  let threshold = 4;
  for (let odd = false; complexity - 2 > threshold; odd = !odd) {
    added += STEP;
    threshold = odd ? (threshold * 4) / 3 : (threshold * 3) / 2;
  }
  return added;
}
