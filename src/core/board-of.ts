/** The board on which a puzzle starts. */
import { Board } from './board.js';
import { Geometry } from './geometry.js';
import { type Puzzle, puzzleWithin } from './puzzle.js';
import { EMPTY } from './values.js';

/**
 * Returns the board at the start of a puzzle, or of what `read` and `create` return: values placed, candidates limited to
 * those kept. Throws a RangeError if values clash, and for what is no puzzle.
 */
export function boardOf(given: Puzzle | { readonly puzzle: Puzzle }): Board {
  const puzzle = puzzleWithin(given);
  if (!(Object(puzzle).geometry instanceof Geometry))
    throw new RangeError('boardOf takes a puzzle, as parse(text) and `await read(text)` return it');
  const { geometry, values, placed, candidates } = puzzle;
  const board = new Board(geometry);
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] === EMPTY) continue;
    board.place(cell, values[cell]!);
    board.givens[cell] = placed?.[cell] ? 0 : 1;
  }
  if (candidates)
    for (let cell = 0; cell < geometry.cells; cell++)
      for (let digit = 0; digit < geometry.size; digit++)
        if (!(candidates[cell]! & (1 << digit))) board.remove(geometry.candidate(cell, digit));
  return board;
}
