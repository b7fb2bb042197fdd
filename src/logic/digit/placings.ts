/**
 * Placings: ways to place a digit in all of its houses at once. Each row that still needs the digit has one candidate,
 * no two of them see each other, and no house is left without one. Sets of candidates are columns by row.
 *
 * The room `digit` holds everything about one digit: its placings, the candidates that none of them uses, its
 * templates, and in `fish/` the search for fish. It may import `core`, `step` and `sets`.
 */
import { allBits, type Bits, countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Cell, Digit, Geometry } from '../../core/geometry.js';

/** Candidates tried before a search for one placing is cut short. */
const MOST_TRIED = 1000;

/** Returns the columns of a digit's places in each row. */
export const rowsOf = ({ geometry: { size }, slots }: Markup, digit: Digit): Int32Array =>
  Int32Array.from({ length: size }, (_, row) => slots[row * size + digit]!);

const always = (): boolean => true;

interface OtherHouses {
  /** Words of 32 bits in a set of them; zero if there are only rows, columns and boxes. */
  readonly words: number;
  /** The set of cell c at `c * words`. */
  readonly at: Int32Array;
}

/** Regions and extra houses, which bands of rows do not separate. */
function otherHousesOf(geometry: Geometry): OtherHouses {
  const houses = geometry.tiling === 'regions' ? geometry.housesOf('box', 'extra') : geometry.housesOf('extra');
  const words = Math.ceil(houses.length / 32);
  const at = new Int32Array(geometry.cells * words);
  for (const [index, house] of houses.entries())
    for (const cell of geometry.cellsOf(house)) at[cell * words + (index >> 5)]! |= 1 << (index & 31);
  return { words, at };
}

/** The search for placings of one digit at a time. Each caller keeps an instance and loads digit after digit. */
export class Placings {
  /** The last placing found; during a search, the candidates chosen so far. */
  readonly found: Int32Array;
  /**
   * Rows that still need the digit; then true if as many columns and boxes need it, since otherwise some house would
   * stay empty.
   */
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
  /** Regions and extra houses as sets: those of each cell, those that still need the digit, and those that have it. */
  private readonly others: OtherHouses;
  private readonly needing: Int32Array;
  private readonly having: Int32Array;
  /** The number of candidates that may still be tried; then the test of a placing. */
  private left = 0;
  private test: () => boolean = always;

  constructor(private readonly geometry: Geometry) {
    const { size, boxColumns } = geometry;
    this.others = geometry.memo(otherHousesOf);
    this.needing = new Int32Array(this.others.words);
    this.having = new Int32Array(this.others.words);
    this.found = new Int32Array(size);
    this.masked = new Int32Array(size);
    this.rows = this.allowed = this.preferred = this.masked;
    this.taken = new Int32Array(size);
    this.boxColumns = Int32Array.from(
      { length: size },
      (_, column) => allBits(boxColumns) << (column - (column % boxColumns)),
    );
  }

  /** Loads a digit. The rows must not change while its placings are sought. */
  load(rows: Int32Array): void {
    const { boxRows, size } = this.geometry;
    const { words, at } = this.others;
    this.rows = rows;
    this.found.fill(0);
    this.open = 0;
    this.needing.fill(0);
    let columns = 0;
    let boxes = 0;
    for (let row = 0; row < rows.length; ) {
      let band = 0;
      for (const end = row + boxRows; row < end; row++) {
        band |= rows[row]!;
        if (rows[row]) this.open |= 1 << row;
        for (let rest = words > 0 ? rows[row]! : 0; rest; rest &= rest - 1)
          for (let word = 0; word < words; word++)
            this.needing[word]! |= at[(row * size + lowestBit(rest)) * words + word]!;
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

  /** Finds a placing without some candidates; false if there is none, or the search is cut short. */
  findWithout(excluded: Int32Array): boolean {
    for (let row = 0; row < excluded.length; row++) this.masked[row] = this.rows[row]! & ~excluded[row]!;
    this.begin(this.masked, this.masked, MOST_TRIED, always);
    return this.isEven && this.extend(this.open, 0);
  }

  /** Calls the test with every placing until one passes. Returns true if one does. */
  some(test: () => boolean): boolean {
    this.begin(this.rows, this.rows, Infinity, test);
    return this.isEven && this.extend(this.open, 0);
  }

  private begin(allowed: Int32Array, preferred: Int32Array, most: number, test: () => boolean): void {
    this.allowed = allowed;
    this.preferred = preferred;
    this.left = most;
    this.test = test;
    this.having.fill(0);
  }

  /** Puts the digit in a row, then in the other open ones. Returns false if that is impossible. */
  private put(open: Bits, row: number, column: Bits, columns: Bits): boolean {
    const { taken, geometry } = this;
    const cell = row * geometry.size + lowestBit(column);
    if (!this.enter(cell)) return false;
    if (geometry.hasPairs && this.differsFromFound(cell, open & ~(1 << row))) {
      this.leave(cell);
      return false;
    }
    const band = (row / geometry.boxRows) | 0;
    const before = taken[band]!;
    taken[band] = before | this.boxColumns[lowestBit(column)]!;
    this.found[row] = column;
    const isPlaced = this.extend(open & ~(1 << row), columns | column);
    taken[band] = before;
    this.leave(cell);
    return isPlaced;
  }

  /**
   * Records that the other houses of a cell have the digit. Returns false, and records nothing, if one has it already.
   */
  private enter(cell: Cell): boolean {
    const { having, others } = this;
    const { words, at } = others;
    for (let word = 0; word < words; word++) if (at[cell * words + word]! & having[word]!) return false;
    for (let word = 0; word < words; word++) having[word]! |= at[cell * words + word]!;
    return true;
  }

  private leave(cell: Cell): void {
    const { having, others } = this;
    const { words, at } = others;
    for (let word = 0; word < words; word++) having[word]! &= ~at[cell * words + word]!;
  }

  /** True if the cell differs, as a pair, from a cell with the digit in a closed row. */
  private differsFromFound(cell: Cell, open: Bits): boolean {
    const { pairStart, pairPeers, size } = this.geometry;
    const filled = this.open & ~open;
    for (let at = pairStart[cell]!; at < pairStart[cell + 1]!; at++) {
      const row = (pairPeers[at]! / size) | 0;
      if (filled & (1 << row) && this.found[row] === 1 << (pairPeers[at]! % size)) return true;
    }
    return false;
  }

  /** True if every other house that needs the digit has it. */
  private isEverywhere(): boolean {
    for (let word = 0; word < this.needing.length; word++) if (this.needing[word] !== this.having[word]) return false;
    return true;
  }

  /** Puts the digit in the open rows, the row with the fewest places first. */
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
    if (tightest < 0) return this.isEverywhere() && this.test();
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
