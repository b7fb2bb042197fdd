/**
 * Ways to place a digit in all of its houses at once: in each row that still needs it one candidate, no two of them in
 * one column, box or extra region, and none of these left without. Sets of candidates are columns by row.
 *
 * The room `digit` looks at one digit by itself: its placings, what they leave unused, its templates, and in `fish/`
 * the search for fish. It may import `core`, `step` and `sets`.
 */
import { allBits, type Bits, countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Digit, Geometry } from '../../core/geometry.js';

/** Candidates tried before a search for one placing is cut short. */
const MOST_TRIED = 1000;

/** The columns that each row has for a digit. */
export const rowsOf = ({ geometry: { size }, slots }: Markup, digit: Digit): Int32Array =>
  Int32Array.from({ length: size }, (_, row) => slots[row * size + digit]!);

const always = (): boolean => true;

/** The search for placings. Whoever searches has one of their own, and loads it with digit after digit. */
export class Placings {
  /** The placing found last, and while one is sought, the candidates chosen so far. */
  readonly found: Int32Array;
  /** Rows that still need the digit, and whether as many columns and boxes do: otherwise some house would be left empty. */
  open: Bits = 0;
  private isEven = false;
  /** The digit's places, the places allowed in this placing, and the places tried first. */
  private rows: Int32Array;
  private allowed: Int32Array;
  private preferred: Int32Array;
  private readonly masked: Int32Array;
  /** By band of boxes, the columns of the boxes that have the digit; by column, those of its box. */
  private readonly taken: Int32Array;
  private readonly boxColumns: Int32Array;
  /** Regions that still need the digit, and those that have it. */
  private openRegions: Bits = 0;
  private inRegions: Bits = 0;
  /** Candidates that may still be tried; whether a placing will do. */
  private left = 0;
  private test: () => boolean = always;

  constructor(private readonly geometry: Geometry) {
    const { size, boxColumns } = geometry;
    this.found = new Int32Array(size);
    this.masked = new Int32Array(size);
    this.rows = this.allowed = this.preferred = this.masked;
    this.taken = new Int32Array(size);
    this.boxColumns = Int32Array.from(
      { length: size },
      (_, column) => allBits(boxColumns) << (column - (column % boxColumns)),
    );
  }

  /** Turns to a digit. The rows must stay as they are while its placings are sought. */
  load(rows: Int32Array): void {
    const { boxRows, regionsAt, size } = this.geometry;
    this.rows = rows;
    this.found.fill(0);
    this.open = 0;
    this.openRegions = 0;
    let columns = 0;
    let boxes = 0;
    for (let row = 0; row < rows.length; ) {
      let band = 0;
      for (const end = row + boxRows; row < end; row++) {
        band |= rows[row]!;
        if (rows[row]) this.open |= 1 << row;
        for (let rest = rows[row]!; rest; rest &= rest - 1)
          this.openRegions |= regionsAt[row * size + lowestBit(rest)]!;
      }
      columns |= band;
      for (let rest = band; rest; rest &= ~this.boxColumns[lowestBit(rest)]!) boxes++;
    }
    const count = countBits(this.open);
    this.isEven = countBits(columns) === count && boxes === count;
  }

  /** Finds a placing with one candidate; false if there is none, or the search is cut short. */
  findWith(row: number, column: Bits, preferred: Int32Array): boolean {
    this.begin(this.rows, preferred, MOST_TRIED, always);
    return this.isEven && this.put(this.open, row, column, 0);
  }

  /** Finds a placing without some candidates; false alike. */
  findWithout(excluded: Int32Array, preferred: Int32Array): boolean {
    for (let row = 0; row < excluded.length; row++) this.masked[row] = this.rows[row]! & ~excluded[row]!;
    this.begin(this.masked, preferred, MOST_TRIED, always);
    return this.isEven && this.extend(this.open, 0);
  }

  /** Puts every placing to a test, until one passes; whether any does. */
  some(test: () => boolean): boolean {
    this.begin(this.rows, this.rows, Infinity, test);
    return this.isEven && this.extend(this.open, 0);
  }

  private begin(allowed: Int32Array, preferred: Int32Array, most: number, test: () => boolean): void {
    this.allowed = allowed;
    this.preferred = preferred;
    this.left = most;
    this.test = test;
    this.inRegions = 0;
  }

  /** Puts the digit in a row, then in the other open ones; false if it cannot be. */
  private put(open: Bits, row: number, column: Bits, columns: Bits): boolean {
    const { taken, geometry } = this;
    const regions = geometry.regionsAt[row * geometry.size + lowestBit(column)]!;
    if (regions & this.inRegions) return false;
    const band = (row / geometry.boxRows) | 0;
    const before = taken[band]!;
    taken[band] = before | this.boxColumns[lowestBit(column)]!;
    this.found[row] = column;
    this.inRegions |= regions;
    const isPlaced = this.extend(open & ~(1 << row), columns | column);
    taken[band] = before;
    this.inRegions &= ~regions;
    return isPlaced;
  }

  /** Puts the digit in the open rows, first where there are the fewest places for it. */
  private extend(open: Bits, columns: Bits): boolean {
    const { allowed, taken } = this;
    const { boxRows } = this.geometry;
    let fewest = allowed.length + 1;
    let tightest = -1;
    for (let rest = open; rest && fewest > 1; rest &= rest - 1) {
      const row = lowestBit(rest);
      const count = countBits(allowed[row]! & ~columns & ~taken[(row / boxRows) | 0]!);
      if (count >= fewest) continue;
      fewest = count;
      tightest = row;
    }
    if (tightest < 0) return this.inRegions === this.openRegions && this.test();
    const may = allowed[tightest]! & ~columns & ~taken[(tightest / boxRows) | 0]!;
    const first = may & this.preferred[tightest]!;
    return this.putIn(open, tightest, first, columns) || this.putIn(open, tightest, may & ~first, columns);
  }

  private putIn(open: Bits, row: number, may: Bits, columns: Bits): boolean {
    for (let rest = may; rest; rest &= rest - 1)
      if (this.left-- > 0 && this.put(open, row, rest & -rest, columns)) return true;
    return false;
  }
}
