/**
 * Tridagons: four boxes in a rectangle, each with a diagonal of three cells, an odd number of them turned the other
 * way. Three digits cannot fill these twelve cells. So one of the other candidates in them, the guardians, is true.
 */
import { type Bits, countBits } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { candidatesAmong } from '../../core/candidates.js';
import type { Candidate, Cell, Geometry, House } from '../../core/geometry.js';

export interface Tridagon {
  readonly trio: Bits;
  readonly boxes: readonly House[];
  /** Cells in ascending order, like the guardians. */
  readonly cells: readonly Cell[];
  readonly guardians: readonly Candidate[];
}

const SIDE = 3;
/** The column of the cell in each row of a box, and true for an odd arrangement. */
const DIAGONALS = [
  { columns: [0, 1, 2], odd: 0 },
  { columns: [1, 2, 0], odd: 0 },
  { columns: [2, 0, 1], odd: 0 },
  { columns: [0, 2, 1], odd: 1 },
  { columns: [1, 0, 2], odd: 1 },
  { columns: [2, 1, 0], odd: 1 },
] as const;
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
/** The most guardians. A person cannot keep more in view. */
const MOST_GUARDIANS = 6;

/**
 * Yields all tridagons with few enough guardians. `isUseful`: true if the guardians, of some of the boxes or of all,
 * are worth a further search.
 */
export function* tridagonsOf(
  board: Markup,
  isUseful: (guardians: readonly Candidate[]) => boolean,
): Generator<Tridagon, void, void> {
  const { geometry } = board;
  if (geometry.boxRows !== SIDE || geometry.boxColumns !== SIDE || geometry.tiling !== 'boxes') return;
  const firstBox = geometry.firstOf('box');
  for (const trio of triosOf(board))
    for (const [top, bottom] of PAIRS)
      for (const [left, right] of PAIRS) {
        const boxes = [top * SIDE + left, top * SIDE + right, bottom * SIDE + left, bottom * SIDE + right].map(
          (index) => firstBox + index,
        );
        yield* inBoxes(board, trio, boxes, isUseful);
      }
}

/** Yields sets of three digits that occur together often enough for a tridagon. */
function* triosOf({ geometry, digits }: Markup): Generator<Bits, void, void> {
  const seen = new Map<Bits, number>();
  for (let cell = 0; cell < geometry.cells; cell++) {
    const set = digits[cell]!;
    if (countBits(set) <= SIDE && set) seen.set(set, (seen.get(set) ?? 0) + 1);
  }
  for (let a = 0; a < geometry.size; a++)
    for (let b = a + 1; b < geometry.size; b++)
      for (let c = b + 1; c < geometry.size; c++) {
        const trio = (1 << a) | (1 << b) | (1 << c);
        let cellsOfTrio = 0;
        for (const [set, count] of seen) if ((set & ~trio) === 0) cellsOfTrio += count;
        if (cellsOfTrio >= 2 * SIDE) yield trio;
      }
}

function* inBoxes(
  board: Markup,
  trio: Bits,
  boxes: readonly House[],
  isUseful: (guardians: readonly Candidate[]) => boolean,
): Generator<Tridagon, void, void> {
  const choices = boxes.map((box) =>
    DIAGONALS.flatMap(({ columns, odd }) => {
      const diagonal = cellsOn(board.geometry, box, columns);
      const guardians = guardiansOn(board, diagonal, trio);
      return guardians ? [{ diagonal, odd, guardians }] : [];
    }),
  );
  if (choices.some(({ length }) => length === 0)) return;
  for (const a of choices[0]!)
    for (const b of choices[1]!)
      for (const c of choices[2]!) {
        const three = [...a.guardians, ...b.guardians, ...c.guardians];
        if (three.length > MOST_GUARDIANS || !isUseful(three)) continue;
        for (const d of choices[3]!) {
          if (((a.odd + b.odd + c.odd + d.odd) & 1) === 0) continue;
          const guardians = [...three, ...d.guardians].sort((x, y) => x - y);
          if (guardians.length > MOST_GUARDIANS || !isUseful(guardians)) continue;
          const cells = [a, b, c, d].flatMap(({ diagonal }) => diagonal).sort((x, y) => x - y);
          yield { trio, boxes, cells, guardians };
        }
      }
}

/** Returns the cells of a diagonal in a box. */
const cellsOn = (geometry: Geometry, box: House, columns: readonly number[]): Cell[] =>
  columns.map((column, row) => geometry.cellAt(box, row * SIDE + column));

/**
 * Returns the guardians on a diagonal: candidates outside the trio. Undefined if a cell has no digit of the trio, or if
 * there are too many.
 */
function guardiansOn(board: Markup, diagonal: readonly Cell[], trio: Bits): Candidate[] | undefined {
  if (diagonal.some((cell) => !(board.digits[cell]! & trio))) return undefined;
  const found = candidatesAmong(board, diagonal, ~trio);
  return found.length <= MOST_GUARDIANS ? found : undefined;
}
