/** Puzzles as positions, and positions as puzzles. */
import type { Markup } from './board.js';
import { openTo } from './open-to.js';
import type { Puzzle } from './puzzle.js';
import { EMPTY } from './values.js';

/**
 * Returns the position of a puzzle as formats write it and pictures draw it. Its values may clash, as on a board they may
 * not.
 */
export const shownPosition = ({
  geometry,
  values,
  placed,
  candidates,
}: Puzzle): Pick<Markup, 'geometry' | 'values' | 'givens' | 'digits'> => ({
  geometry,
  values,
  givens: Int32Array.from(values, (value, cell) => (value === EMPTY || placed?.[cell] ? 0 : 1)),
  digits: Int32Array.from(values, (value, cell) =>
    value === EMPTY ? openTo(geometry, values, cell) & (candidates ? candidates[cell]! : -1) : 0,
  ),
});

/** Returns a position as a puzzle: solved cells are marked as placed, and the candidates are those left. */
export const puzzleOf = ({
  geometry,
  values,
  givens,
  digits,
}: Pick<Markup, 'geometry' | 'values' | 'givens' | 'digits'>): Puzzle => ({
  geometry,
  values,
  placed: Uint8Array.from({ length: geometry.cells }, (_, cell) => (values[cell] === EMPTY || givens[cell] ? 0 : 1)),
  candidates: digits,
});
