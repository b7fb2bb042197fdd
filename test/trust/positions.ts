/** Random positions for trials: as on a path, arbitrary ones, and contradictory ones. */
import { type Board, EMPTY } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import { fillerOf } from '../../src/create/fill.js';
import { below, permutation, type Random } from '../../src/create/random.js';
import { isUnique } from '../../src/search/search.js';
import { full } from '../../src/solver/full.js';
import { walk } from '../../src/solver/walk.js';
import { rulesText } from '../../src/variants/rule-text.js';

export const TRIED_SHAPES: readonly Geometry[] = (
  [
    [2, 2],
    [2, 3],
    [3, 2],
    [2, 4],
    [3, 3],
    [4, 4],
  ] as const
).map(([rows, columns]) => Geometry.of(rows, columns));

/** Returns givens with one solution, removed at random. */
function uniqueGivens(geometry: Geometry, solution: ArrayLike<number>, random: Random): Int8Array {
  const values = Int8Array.from(solution);
  const most = geometry.cells * (0.4 + 0.6 * random());
  for (const cell of permutation(geometry.cells, random).slice(0, most)) {
    values[cell] = EMPTY;
    if (!isUnique({ geometry, values })) values[cell] = solution[cell]!;
  }
  return values;
}

export interface Position {
  readonly board: Board;
  /** True if the givens have one solution. */
  readonly isOnly: boolean;
  /** True if all values and candidates allow that solution, or the grid from which the position was made. */
  readonly isSound: boolean;
}

const fillers = new Map<Geometry, ReturnType<typeof fillerOf>>();

/** The largest size for which puzzles with one solution are dug. */
export const LARGEST_DUG = 9;

function solutionFrom(geometry: Geometry, random: Random): ArrayLike<number> {
  let filler = fillers.get(geometry);
  if (!filler)
    fillers.set(geometry, (filler = fillerOf(geometry, geometry.size > LARGEST_DUG ? 'canonical' : 'random')));
  return filler(random);
}

export function anyPosition(
  geometry: Geometry,
  random: Random,
  solution: ArrayLike<number> = solutionFrom(geometry, random),
): Position {
  const isOnly = geometry.size <= LARGEST_DUG && random() < 0.7;
  const share = 0.2 + 0.5 * random();
  const values = isOnly
    ? uniqueGivens(geometry, solution, random)
    : Int8Array.from(solution, (digit) => (random() < share ? digit : EMPTY));
  const board = boardOf({ geometry, values });
  const solved = random() < 0.5 ? 0 : random() * 0.6;
  const gone = random() < 0.3 ? 0 : random() * 0.9;
  const isSound = random() < 0.85;
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (board.values[cell] === EMPTY && board.has(geometry.candidate(cell, solution[cell]!)) && random() < solved)
      board.place(cell, solution[cell]!);
    for (let digit = 0; digit < geometry.size; digit++)
      if (digit !== solution[cell] && random() < gone) board.remove(geometry.candidate(cell, digit));
  }
  if (!isSound)
    for (let left = below(random, 6) + 1; left > 0; left--) board.remove(below(random, geometry.candidates));
  return { board, isOnly, isSound };
}

export function soundPositionOf(geometry: Geometry, random: Random): Position {
  for (;;) {
    const position = anyPosition(geometry, random);
    if (position.isSound) return position;
  }
}

/** The most steps of a path before a position is taken, and their highest level. */
const MOST_STEPS = 40;
const PATH_LEVEL = 'hard';

/** Returns a position on the path of a puzzle with one solution. Patterns do occur in such positions. */
export function pathPosition(geometry: Geometry, random: Random): Board {
  const board = boardOf({ geometry, values: uniqueGivens(geometry, solutionFrom(geometry, random), random) });
  let left = below(random, MOST_STEPS);
  for (const step of walk(board, full, { maxLevel: PATH_LEVEL })) if (left-- === 0 || !step) break;
  return board;
}

export const positionOf = (geometry: Geometry, random: Random): Board => anyPosition(geometry, random).board;

/** Returns all data of a board as text, to make it again. */
export const boardText = ({ geometry, digits, values, givens }: Board): string =>
  `${geometry.boxRows}x${geometry.boxColumns} ${rulesText(geometry)}, values ${[...values]}, givens ${[...givens]}, digits ${[...digits]}`;
