/**
 * What patterns of one digit can take: candidates that have no part in any way to place the digit in all its houses.
 * Most digits have none, and whoever looks for such patterns need not look at these. They are worked out once for
 * each state of a digit: what became of the other digits does not matter.
 */
import { allBits, type Bits, countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Digit, Geometry } from '../../core/geometry.js';
import { perPosition } from '../../core/per-position.js';
import { perShape } from '../../core/per-shape.js';

/** Candidates tried before a search is cut short: then it counts as vain, and the candidate as doomed. */
const MOST_TRIES = 1000;

/** The digits that have doomed candidates. */
export const doomedDigits: (board: Markup) => Bits = perPosition((board) => {
  const doom = doomIn(board.geometry);
  let digits = 0;
  for (let digit = 0; digit < board.geometry.size; digit++) if (doom.has(board, digit)) digits |= 1 << digit;
  return digits;
});

/** Whether any candidate of the digit is doomed. */
export const hasDoomed = (board: Markup, digit: Digit): boolean => (doomedDigits(board) & (1 << digit)) !== 0;

/** The doomed candidates of a digit, ascending. */
export function doomedOf(board: Markup, digit: Digit): Candidate[] {
  const { geometry } = board;
  const doomed: Candidate[] = [];
  const doom = doomIn(geometry);
  if (!doom.has(board, digit)) return doomed;
  for (const [row, columns] of doom.columns[digit]!.entries())
    for (let rest = columns; rest; rest &= rest - 1)
      doomed.push(geometry.candidate(geometry.cellAt(row, lowestBit(rest)), digit));
  return doomed;
}

const doomIn = perShape((geometry) => new Doom(geometry));

/** What is known of each digit on one shape of grid, and the search for its placings: row by row, bits of columns. */
class Doom {
  /** By digit: its columns by row when it was last looked at, those of doomed candidates, whether there are any. */
  private readonly places: readonly Int32Array[];
  readonly columns: readonly Int32Array[];
  private readonly any: Uint8Array;
  /** The digit looked at: its places, what is in no placing found so far, and the placing under way. */
  private rows: Int32Array;
  private left: Int32Array;
  private readonly chosen: Int32Array;
  /** By band of boxes, the columns of the boxes that have the digit; by column, those of its box. */
  private readonly taken: Int32Array;
  private readonly boxColumns: Int32Array;
  private tries = 0;

  constructor(readonly geometry: Geometry) {
    const { size, boxColumns } = geometry;
    const rowsOfDigits = (): Int32Array[] => Array.from({ length: size }, () => new Int32Array(size));
    this.places = rowsOfDigits();
    this.columns = rowsOfDigits();
    this.any = new Uint8Array(size);
    this.rows = this.places[0]!;
    this.left = this.columns[0]!;
    this.chosen = new Int32Array(size);
    this.taken = new Int32Array(size);
    this.boxColumns = Int32Array.from(
      { length: size },
      (_, column) => allBits(boxColumns) << (column - (column % boxColumns)),
    );
  }

  has(board: Markup, digit: Digit): boolean {
    if (this.takeOver(board, digit)) this.update(board, digit);
    return this.any[digit] === 1;
  }

  private update(board: Markup, digit: Digit): void {
    const { rows, left } = this;
    let open = 0;
    for (let row = 0; row < rows.length; row++) {
      left[row] = rows[row]!;
      if (rows[row]) open |= 1 << row;
    }
    this.any[digit] = 0;
    const isPlaceable = this.evenHouses(board, digit, countBits(open));
    for (let row = 0; row < rows.length; row++)
      for (let rest = left[row]!; rest; rest = left[row]! & rest & (rest - 1)) {
        this.tries = 0;
        if (isPlaceable && this.place(open, row, rest & -rest, 0)) this.keepChosen(open);
        else this.any[digit] = 1;
      }
  }

  /** Takes over where the digit can go; false if that is as it was. */
  private takeOver({ geometry, slots }: Markup, digit: Digit): boolean {
    const { size } = geometry;
    const rows = this.places[digit]!;
    let changed = 0;
    for (let row = 0; row < size; row++) {
      const places = slots[row * size + digit]!;
      changed |= places ^ rows[row]!;
      rows[row] = places;
    }
    this.rows = rows;
    this.left = this.columns[digit]!;
    return changed !== 0;
  }

  /** Whether there are as many columns and boxes with places as rows: otherwise some house would be left empty. */
  private evenHouses({ geometry, slots }: Markup, digit: Digit, rows: number): boolean {
    const { size, houses } = geometry;
    for (let house = size; house < houses; house += size) {
      let count = 0;
      for (let other = house; other < house + size; other++) if (slots[other * size + digit]) count++;
      if (count !== rows) return false;
    }
    return true;
  }

  /** Puts the digit in a row, then in the other open ones, where it may go least first; false if it cannot be. */
  private place(open: Bits, row: number, column: Bits, columns: Bits): boolean {
    const { rows, left, taken, boxColumns } = this;
    const { boxRows } = this.geometry;
    const band = (row / boxRows) | 0;
    const before = taken[band]!;
    taken[band] = before | boxColumns[lowestBit(column)]!;
    this.chosen[row] = column;
    const used = columns | column;
    const others = open & ~(1 << row);
    let fewest = rows.length + 1;
    let tightest = -1;
    for (let rest = others; rest && fewest > 1; rest &= rest - 1) {
      const other = lowestBit(rest);
      const count = countBits(rows[other]! & ~used & ~taken[(other / boxRows) | 0]!);
      if (count >= fewest) continue;
      fewest = count;
      tightest = other;
    }
    let isPlaced = tightest < 0;
    if (tightest >= 0) {
      const may = rows[tightest]! & ~used & ~taken[(tightest / boxRows) | 0]!;
      isPlaced =
        this.placeIn(others, tightest, may & left[tightest]!, used) ||
        this.placeIn(others, tightest, may & ~left[tightest]!, used);
    }
    taken[band] = before;
    return isPlaced;
  }

  private placeIn(open: Bits, row: number, may: Bits, columns: Bits): boolean {
    for (let rest = may; rest; rest &= rest - 1)
      if (this.tries++ < MOST_TRIES && this.place(open, row, rest & -rest, columns)) return true;
    return false;
  }

  private keepChosen(open: Bits): void {
    for (let rest = open; rest; rest &= rest - 1) {
      const row = lowestBit(rest);
      this.left[row]! &= ~this.chosen[row]!;
    }
  }
}
