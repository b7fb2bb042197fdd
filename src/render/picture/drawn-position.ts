/** The position of a puzzle as pictures show it. */
import { EMPTY } from '../../core/board.js';
import { openTo, type Puzzle } from '../../core/puzzle.js';
import type { DrawnPosition } from './grid-picture.js';

/** Returns what is drawn of a puzzle. Its values may clash, as those on a board may not. */
export const drawnPosition = ({ geometry, values, placed, candidates }: Puzzle): DrawnPosition => ({
  geometry,
  values,
  givens: Int32Array.from(values, (value, cell) => (value === EMPTY || placed?.[cell] ? 0 : 1)),
  digits: Int32Array.from(values, (value, cell) =>
    value === EMPTY ? openTo(geometry, values, cell) & (candidates?.[cell] ?? geometry.all) : 0,
  ),
});
