/**
 * Unique rectangles: four cells in two rows, two columns and two boxes with the same two digits. If they held nothing
 * else, the two digits could be exchanged, and the puzzle would have a second solution. They need lines and boxes;
 * extra houses that take part must hold both digits of the exchange.
 */
import { type Bits, isPair, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Cell, Geometry, House } from '../../core/geometry.js';
import { keepsPairs } from './pattern.js';
import type { UniqueLoop } from './unique-loops.js';

/** A corner may have lost one of the two digits. */
export interface Rectangle extends UniqueLoop {
  /** Corners in ascending order, so that the first and the last are opposite each other. */
  readonly cells: readonly [Cell, Cell, Cell, Cell];
  /** Corners with no other candidates, ascending. */
  readonly bare: readonly Cell[];
}

/**
 * Returns every rectangle with a corner that has exactly its two digits: by the first such corner, its neighbour in the
 * box, then the farther line.
 */
export const rectangles = (board: Markup): readonly Rectangle[] => board.memo(findRectangles);

function findRectangles(board: Markup): readonly Rectangle[] {
  const { geometry, digits } = board;
  const { size } = geometry;
  const found: Rectangle[] = [];
  if (geometry.tiling === 'none') return found;
  /** True if rectangles with the corner are listed from an earlier one, or cannot exist. */
  const isTaken = (corner: Cell, cell: Cell, pair: Bits): boolean =>
    digits[corner] === 0 || (corner < cell && digits[corner] === pair);
  for (let cell = 0; cell < geometry.cells; cell++) {
    const pair = digits[cell]!;
    if (!isPair(pair)) continue;
    const box = geometry.houseOf('box', cell);
    for (let slot = 0; slot < size; slot++) {
      const beside = geometry.cellAt(box, slot);
      if (beside === cell || isTaken(beside, cell, pair)) continue;
      const across = linesAcross(geometry, cell, beside);
      if (!across || !allows(board, beside, pair)) continue;
      for (let at = 0; at < size; at++) {
        const far = geometry.cellAt(across[0], at);
        const farBeside = geometry.cellAt(across[1], at);
        if (isTaken(far, cell, pair) || isTaken(farBeside, cell, pair) || geometry.houseOf('box', far) === box)
          continue;
        if (
          allows(board, far, pair) &&
          allows(board, farBeside, pair) &&
          isExchangeable(board, [cell, beside, far, farBeside], pair)
        )
          found.push(rectangleOf(board, cornersOf(cell, farBeside, beside, far), pair));
      }
    }
  }
  return found;
}

/** Returns only the first rectangle of each four cells, whatever digits a later one has there. */
export const firstOfTheirCells = (board: Markup): readonly Rectangle[] => board.memo(withoutRepeats);

function withoutRepeats(board: Markup): readonly Rectangle[] {
  const seen = new Set<number>();
  const { cells: count } = board.geometry;
  return rectangles(board).filter(({ cells: [first, , , last] }) => seen.size < seen.add(first * count + last).size);
}

/** True if no digit of the pair is placed in a house of the unsolved cell. Eliminations do not matter. */
function allows({ geometry, slots, values }: Markup, cell: Cell, pair: Bits): boolean {
  if (values[cell]! >= 0) return false;
  const { size, houseStart, cellHouses } = geometry;
  const low = lowestBit(pair);
  const high = lowestBit(pair & (pair - 1));
  for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++) {
    const first = cellHouses[i]! * size;
    if (!slots[first + low] || !slots[first + high]) return false;
  }
  return true;
}

/**
 * True if each house holds an even number of the corners, so that the exchange keeps its digits, and no pair of
 * different cells involves a single corner.
 */
export function isExchangeable(board: Markup, corners: Rectangle['cells'], pair: Bits): boolean {
  const { geometry } = board;
  if (geometry.isPlain) return true;
  const odd = new Set<House>();
  for (const cell of corners)
    for (let at = geometry.houseStart[cell]!; at < geometry.houseStart[cell + 1]!; at++)
      if (!odd.delete(geometry.cellHouses[at]!)) odd.add(geometry.cellHouses[at]!);
  return (
    odd.size === 0 &&
    keepsPairs(
      board,
      corners,
      corners.map(() => pair),
    )
  );
}

/** Returns the lines that cross the line through two cells in these cells; undefined if they share no line. */
export function linesAcross(geometry: Geometry, a: Cell, b: Cell): readonly [House, House] | undefined {
  if (geometry.rowOf(a) === geometry.rowOf(b)) return [geometry.houseOf('column', a), geometry.houseOf('column', b)];
  if (geometry.columnOf(a) === geometry.columnOf(b)) return [geometry.houseOf('row', a), geometry.houseOf('row', b)];
  return undefined;
}

function rectangleOf({ digits }: Markup, cells: Rectangle['cells'], pair: Bits): Rectangle {
  const bare: Cell[] = [];
  const extra: Cell[] = [];
  for (let i = 0; i < cells.length; i++) (digits[cells[i]!]! & ~pair ? extra : bare).push(cells[i]!);
  return { cells, pair, sets: [pair, pair, pair, pair], bare, extra };
}

/** Returns the corners of a rectangle, ascending; a and b are opposite, and so are c and d. */
const cornersOf = (a: Cell, b: Cell, c: Cell, d: Cell): Rectangle['cells'] =>
  Math.min(a, b) < Math.min(c, d) ? ascending(a, b, c, d) : ascending(c, d, a, b);

/** Returns the corners, ascending, if `a` or `b` is the lowest. */
const ascending = (a: Cell, b: Cell, c: Cell, d: Cell): Rectangle['cells'] => [
  Math.min(a, b),
  Math.min(c, d),
  Math.max(c, d),
  Math.max(a, b),
];

/** Returns the opposite corner. */
export const opposite = ({ cells }: UniqueLoop, corner: Cell): Cell => cells[3 - cells.indexOf(corner)]!;

/** True if two corners are opposite each other. */
export const areDiagonal = (rectangle: UniqueLoop, a: Cell, b: Cell): boolean => opposite(rectangle, a) === b;

/** True for type 5: the extra digit is in two diagonal corners or in three. */
export const isType5 = (rectangle: UniqueLoop): boolean => {
  const [first, second, third] = rectangle.extra;
  return third !== undefined || (second !== undefined && areDiagonal(rectangle, first!, second));
};

/** True for type 2: the extra digit is in two adjacent corners. */
export const isType2 = (rectangle: UniqueLoop): boolean => !isType5(rectangle);
