/**
 * A play as data: givens, entered values, marks and colours. It is immutable: an action makes a new play, and undo
 * returns to an earlier one.
 */

import { morph } from '../../../src/canon/index.js';
import { type Bits, type Cell, type Digit, EMPTY, Geometry, openTo } from '../../../src/core/index.js';
import type { Puzzle } from '../../../src/face/index.js';
import { type GamePosition, puzzleAt } from '../../../src/session/index.js';
import { flatSketch, NO_SKETCH, type Sketch } from './sketch.js';

export const LAYERS = ['centre', 'corner', 'colours'] as const;
/**
 * The layers of marks: candidates in the centre of a cell, places of a digit in a box at the corners, and colours. Each
 * layer has a set for each cell.
 */
export type Layer = (typeof LAYERS)[number];

/** Fields of a play with an entry for each cell. */
const CELLS = ['givens', 'values', ...LAYERS] as const;

/** A position as in a game of the library, with more layers of marks and with drawings. */
export interface Play extends Omit<GamePosition, 'marks'> {
  /** The player's candidates in each cell. A set is empty if the player has marked none. */
  readonly centre: readonly Bits[];
  readonly corner: readonly Bits[];
  readonly colours: readonly Bits[];
  /** The player's drawings over candidates. */
  readonly sketch?: Sketch;
}

/** Makes a play of a puzzle. All values and candidates besides the givens count as the player's. */
export function playOf({ geometry, values, placed, candidates }: Puzzle): Play {
  const cells = Array.from({ length: geometry.cells }, (_, cell) => cell);
  const none = cells.map(() => 0);
  return {
    geometry,
    givens: cells.map((cell) => (placed?.[cell] ? EMPTY : values[cell]!)),
    values: Array.from(values),
    centre: candidates ? cells.map((cell) => (values[cell] === EMPTY ? candidates[cell]! : 0)) : none,
    corner: none,
    colours: none,
  };
}

/** Returns the play as it started, with the givens alone. */
export const givensOf = ({ geometry, givens }: Play): Play => playOf({ geometry, values: Int8Array.from(givens) });

/** Returns the values of a play without those of some cells, and without marks and colours. */
export const withoutMarks = (play: Play, cells: ReadonlySet<Cell>): Play => ({
  ...givensOf(play),
  values: play.values.map((value, cell) => (cells.has(cell) ? EMPTY : value)),
});

/** Returns a play as a puzzle for the engine. The centre marks become candidates. */
export const puzzleOf = ({ centre, ...position }: Play): Puzzle =>
  puzzleAt({ ...position, marks: centre.map((set) => (set === 0 ? undefined : set)) });

/** True if two plays have the same content in every cell. */
export const areSame = (a: Play, b: Play): boolean =>
  a.geometry === b.geometry &&
  CELLS.every((layer) => a[layer].every((each, cell) => each === b[layer][cell])) &&
  `${flatSketch(a.sketch ?? NO_SKETCH)}` === `${flatSketch(b.sketch ?? NO_SKETCH)}`;

/** True if data from outside are a play: each field has a number for each cell. */
export const isPlay = (play: Play): boolean =>
  CELLS.every((field) => play[field]?.length === play.geometry.cells && play[field].every(Number.isInteger));

export const isGiven = ({ givens }: Play, cell: Cell): boolean => givens[cell] !== EMPTY;

export const isFull = ({ values }: Play): boolean => !values.includes(EMPTY);

/** True if every cell has its digit of the solution. */
export const isSolvedAs = ({ values }: Play, solution: readonly Digit[]): boolean =>
  values.every((value, cell) => value === solution[cell]);

/** Returns the cells whose value differs from the solution. */
export const wrongIn = ({ values }: Play, solution: readonly Digit[]): ReadonlySet<Cell> =>
  new Set(values.flatMap((value, cell) => (value === EMPTY || value === solution[cell] ? [] : [cell])));

/** Returns the cells whose digit another value excludes, and those of a rule whose values rule out every filling. */
export function clashing({ geometry, values }: Pick<Play, 'geometry' | 'values'>): ReadonlySet<Cell> {
  const found = new Set<Cell>();
  const sets = values.map((value) => (value === EMPTY ? 0 : 1 << value));
  for (const { cells, narrow } of geometry.rules)
    if (!narrow(cells.map((cell) => sets[cell] || geometry.allowed[cell]!)))
      for (const cell of cells) if (values[cell] !== EMPTY) found.add(cell);
  for (const [cell, value] of values.entries())
    if (value !== EMPTY) geometry.eachExcluded(sets, cell, value, () => found.add(cell));
  return found;
}

export const peersOf = ({ peers, peerStart }: Geometry, cell: Cell): readonly Cell[] =>
  Array.from(peers.subarray(peerStart[cell]!, peerStart[cell + 1]!));

/** Returns the open cells, each with its marks; a cell without marks, with the candidates that the values leave. */
export const openFor = ({ geometry, values, centre, corner }: Play): ReadonlyMap<Cell, Bits> => {
  const own = Int8Array.from(values);
  return new Map(
    values.flatMap((value, cell) =>
      value === EMPTY ? [[cell, centre[cell]! | corner[cell]! || openTo(geometry, own, cell)] as const] : [],
    ),
  );
};

/** Returns the cells with a digit; none for EMPTY. */
export const withValue = ({ values }: Play, digit: Digit): ReadonlySet<Cell> =>
  new Set(digit === EMPTY ? [] : values.flatMap((value, cell) => (value === digit ? [cell] : [])));

/** Returns the open cells with a mark of a digit, in the middle or in a corner; none for EMPTY. */
export const withMark = ({ values, centre, corner }: Play, digit: Digit): ReadonlySet<Cell> =>
  new Set(
    digit === EMPTY
      ? []
      : values.flatMap((value, cell) =>
          value === EMPTY && (centre[cell]! | corner[cell]!) & (1 << digit) ? [cell] : [],
        ),
  );

/** Returns the number of cells that still lack each digit. */
export function leftToWrite({ geometry, values }: Play): readonly number[] {
  const left = Array.from({ length: geometry.size }, () => geometry.size);
  for (const value of values) if (value !== EMPTY) left[value]!--;
  return left;
}

/** The puzzle that `sudoku create --difficulty easy --symmetry rotational --seed welcome` makes. */
const WELCOME = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';

/** Returns a morph of the puzzle with which the page begins. It differs for each visitor, and is equally easy. */
export const firstPuzzle = (): Play =>
  playOf(
    morph(
      { geometry: Geometry.of(3, 3), values: Int8Array.from(WELCOME, (digit) => (Number(digit) || 0) - 1) },
      Math.random,
    ),
  );
