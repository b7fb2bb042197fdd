/** Random transformations that keep the symmetry of the givens. */
import { lines, shuffled, type Transform, transformBy } from '../canon/transform.js';
import type { Geometry } from '../core/geometry.js';
import type { Symmetry } from '../create/symmetries.js';

/** The orders of rows and columns that a symmetry allows. */
interface Freedom {
  readonly rows: 'free' | 'mirrored';
  readonly columns: 'free' | 'mirrored' | 'as rows' | 'as rows reversed';
  /** True if rows and columns may be exchanged. */
  readonly turns: boolean;
}

const FREEDOMS: Readonly<Record<Symmetry, Freedom>> = {
  none: { rows: 'free', columns: 'free', turns: true },
  rotational: { rows: 'mirrored', columns: 'mirrored', turns: true },
  quarter: { rows: 'mirrored', columns: 'as rows', turns: true },
  horizontal: { rows: 'mirrored', columns: 'free', turns: false },
  vertical: { rows: 'free', columns: 'mirrored', turns: false },
  diagonal: { rows: 'free', columns: 'as rows', turns: true },
  antidiagonal: { rows: 'free', columns: 'as rows reversed', turns: true },
  full: { rows: 'mirrored', columns: 'as rows', turns: true },
};

/**
 * Returns a random transform that keeps the symmetry of a set of cells.
 *
 * @example dressed(puzzle, symmetricTransform(puzzle.geometry, 'rotational', Math.random))
 */
export function symmetricTransform(geometry: Geometry, symmetry: Symmetry, random: () => number): Transform {
  const { size, boxRows, boxColumns } = geometry;
  const isSquare = boxRows === boxColumns;
  const freedom = FREEDOMS[symmetry];
  const orderOf = (how: Freedom['rows'], inBand: number): number[] =>
    (how === 'free' ? lines : mirroredLines)(size / inBand, inBand, random);
  const isTied = freedom.columns === 'as rows' || freedom.columns === 'as rows reversed';
  const usual = Array.from({ length: size }, (_, index) => index);
  const rows = isTied && !isSquare ? usual : orderOf(freedom.rows, boxRows);
  const columns = isTied
    ? freedom.columns === 'as rows'
      ? rows
      : rows.map((_, i) => size - 1 - rows[size - 1 - i]!)
    : orderOf(freedom.columns as Freedom['rows'], boxColumns);
  const isTurned = freedom.turns && isSquare && random() < 0.5;
  return transformBy(geometry, isTurned, rows, columns, shuffled(size, random));
}

/** Returns lines in a random order that keeps bands together, and keeps opposite lines opposite. */
const mirroredLines = (bands: number, inBand: number, random: () => number): number[] => {
  const order = new Array<number>(bands * inBand);
  const last = order.length - 1;
  for (const [place, band] of mirrored(bands, random).entries()) {
    if (place > bands - 1 - place) break;
    const within = place === bands - 1 - place ? mirrored(inBand, random) : shuffled(inBand, random);
    for (const [slot, line] of within.entries()) {
      order[place * inBand + slot] = band * inBand + line;
      order[last - place * inBand - slot] = last - band * inBand - line;
    }
  }
  return order;
};

/** Returns the numbers below `count` in a random order that keeps opposite numbers opposite. */
function mirrored(count: number, random: () => number): number[] {
  const order = new Array<number>(count).fill((count - 1) / 2);
  for (const [place, low] of shuffled(Math.floor(count / 2), random).entries()) {
    const number = random() < 0.5 ? low : count - 1 - low;
    order[place] = number;
    order[count - 1 - place] = count - 1 - number;
  }
  return order;
}
